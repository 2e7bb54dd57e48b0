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

/** How long something is waited for, in milliseconds; vitest.config.ts has the same for what is polled. It is the limit
    of a wait and measures nothing: what has not come by then does not come. */
const PATIENCE = 40_000

/** With SANDTABLE_SLOW=6 every page has a sixth of the processor, as on a slow machine: what looks too early fails. */
const SLOWNESS = Number(process.env['SANDTABLE_SLOW'] ?? 1)
if (!(SLOWNESS >= 1)) throw new Error(`SANDTABLE_SLOW is a number from 1, not ${process.env['SANDTABLE_SLOW']}`)

export async function openBrowser(): Promise<Browser> {
  const executablePath = execFileSync(join(import.meta.dirname, '../../scripts/chromium'), { encoding: 'utf8' }).trim()
  return chromium.launch({ executablePath, args: FLAGS })
}

export class Person {
  readonly complaints: string[] = []

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly forgives: (text: string) => boolean,
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
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    const person = new Person(
      context,
      page,
      (text) => (mayRefuse && text.includes('status of 422')) || (mayLose && CONNECTION.test(text)),
    )
    await person.#attend(page)
    return person
  }

  /** Another window of the same person. */
  async another(): Promise<Page> {
    const page = await this.context.newPage()
    await this.#attend(page)
    return page
  }

  /** Listens to a page, and slows it down if that is wanted. */
  async #attend(page: Page): Promise<void> {
    const hear = (text: string): void => {
      if (!this.forgives(text)) this.complaints.push(text)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') hear(message.text())
    })
    page.on('pageerror', (error) => hear(String(error)))
    if (SLOWNESS === 1) return
    const session = await this.context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  }

  async leave(): Promise<void> {
    await this.context.close()
    if (this.complaints.length > 0) throw new Error(`the console said: ${this.complaints.join('\n')}`)
  }
}
