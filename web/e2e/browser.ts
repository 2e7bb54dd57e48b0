// A person at a browser: a window of its own, and an ear on its console, which must stay silent.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the browser itself writes when a server it is connected to goes away, and when it counts anew afterwards. */
const CONNECTION = new RegExp(
  [
    'WebSocket connection to',
    'status of 409',
    'net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)',
  ].join('|'),
)

export async function openBrowser(): Promise<Browser> {
  const executablePath = execFileSync(join(import.meta.dirname, '../../scripts/chromium'), { encoding: 'utf8' }).trim()
  return chromium.launch({ executablePath, args: FLAGS })
}

export class Person {
  readonly complaints: string[] = []

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  /** `mayLose` is for those who sit through a crash of the server, `mayRefuse` for those who bring files that the
      server refuses: the browser itself then complains. `briefed` is false for those who are told first what the match
      is about. */
  static async sit(
    browser: Browser,
    url: string,
    options: BrowserContextOptions & { mayLose?: boolean; mayRefuse?: boolean; briefed?: boolean } = {},
  ): Promise<Person> {
    const { mayLose = false, mayRefuse = false, briefed = true, ...rest } = options
    const context = await browser.newContext({
      baseURL: url,
      locale: 'en-GB',
      viewport: { width: 1280, height: 720 },
      reducedMotion: 'reduce',
      ...rest,
    })
    // Most people here know what the match is about and begin at the board.
    if (briefed) await context.addInitScript(() => localStorage.setItem('sandtable.briefing', 'no'))
    const page = await context.newPage()
    const person = new Person(context, page)
    const hear = (text: string): void => {
      if (mayRefuse && text.includes('status of 422')) return
      if (!(mayLose && CONNECTION.test(text))) person.complaints.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') hear(message.text())
    })
    page.on('pageerror', (error) => hear(String(error)))
    page.setDefaultTimeout(40_000)
    return person
  }

  async leave(): Promise<void> {
    await this.context.close()
    if (this.complaints.length > 0) throw new Error(`the console said: ${this.complaints.join('\n')}`)
  }
}
