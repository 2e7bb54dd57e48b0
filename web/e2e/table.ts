// A match to test with: made and driven through the API to where the test begins; and clicks as a person makes them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import type { components } from '../src/api/schema'
import { Refused, type Server } from './server'

type Schemas = components['schemas']
export type Choice = Schemas['Choice']
export type Scene = Schemas['Scene']
type View = { board: Schemas['Board']; now: { version: string; scene: Scene } }

export class Table {
  #commands = 0

  private constructor(
    private readonly server: Server,
    readonly id: string,
    readonly keys: Record<string, string>,
    readonly watch: string,
  ) {}

  static async make(server: Server, scenario = 'debrecen', seats: Record<string, unknown> = {}): Promise<Table> {
    return Table.of(server, { game: 'hungary-1944', scenario }, seats)
  }

  /** Any game, with its options. */
  static async of(
    server: Server,
    scenario: { game: string; scenario: string; options?: Record<string, string>; files?: Record<string, string> },
    seats: Record<string, unknown> = {},
  ): Promise<Table> {
    return Table.#begin(server, { from: { scenario }, seats, listed: false })
  }

  /** Goes on from a record after so many steps. */
  static async goOn(server: Server, record: string, steps: number, listed = false): Promise<Table> {
    return Table.#begin(server, { from: { record: { text: record, steps } }, listed })
  }

  /**
   * Goes on from a golden record of a game, all but its last steps, which these players play. Machines among themselves
   * play at a pace that can be followed, so that a whole game of theirs takes minutes.
   */
  static async end(
    server: Server,
    golden: { game: string; name: string; last: number },
    seats: Record<string, unknown>,
  ): Promise<Table> {
    const folder = join(import.meta.dirname, `../../games/${golden.game}/tests/golden`)
    const record = readFileSync(join(folder, `${golden.name}.sandtable`), 'utf8')
    const steps = record.trim().split('\n').slice(1).length - golden.last
    return Table.#begin(server, { from: { record: { text: record, steps } }, seats, listed: false })
  }

  static async #begin(server: Server, body: unknown): Promise<Table> {
    const made = await server.api<{ id: string; keys: Record<string, string>; watch: string }>('/matches', { body })
    return new Table(server, made.id, made.keys, made.watch)
  }

  view(seat: string): Promise<View> {
    return this.server.api<View>(`/matches/${this.id}`, { key: this.keys[seat]! })
  }

  /** Plays on until a seat sees what the test is about: ends whatever can be ended, unless something is preferred. */
  async until(
    seat: string,
    there: (scene: Scene) => boolean,
    prefer: (choice: Choice) => boolean = () => false,
  ): Promise<void> {
    for (let step = 0; step < 3000;) {
      const seen = await this.view(seat)
      if (there(seen.now.scene)) return
      const acting = await this.#deciding()
      if (!acting) {
        if (seen.now.scene.outcome) throw new Error('the match ended before the test began')
        // A machine is still thinking; the test's own time limit is the limit of that.
        await new Promise((resolve) => setTimeout(resolve, 20))
        continue
      }
      step += 1
      const { choices } = acting.view.now.scene
      const choice = choices.find(prefer) ?? choices.find((c) => c.action === 'done') ?? choices[0]!
      // A machine that decides at the same time may have been quicker: then it is looked at again.
      await this.act(acting.seat, acting.view, choice).catch((error: unknown) => {
        if (!(error instanceof Refused && error.isStale)) throw error
      })
    }
    throw new Error('the match does not get to where the test begins')
  }

  async act(seat: string, view: Pick<View, 'now'>, choice: Choice): Promise<void> {
    this.#commands += 1
    const body = { id: `test-${this.#commands}`, version: view.now.version, do: { act: choice.action } }
    await this.server.api(`/matches/${this.id}/commands`, { key: this.keys[seat]!, body })
  }

  /** Takes the last step of a seat back. */
  async undo(seat: string): Promise<void> {
    const { now } = await this.view(seat)
    this.#commands += 1
    const body = { id: `test-${this.#commands}`, version: now.version, do: 'undo' }
    await this.server.api(`/matches/${this.id}/commands`, { key: this.keys[seat]!, body })
  }

  async #deciding(): Promise<{ seat: string; view: View } | undefined> {
    for (const seat of Object.keys(this.keys)) {
      const view = await this.view(seat)
      // Standing orders can be given by those who need not decide.
      if (view.now.scene.choices.some((c) => !c.group?.folded)) return { seat, view }
    }
    return undefined
  }

  link(seat: string): string {
    return `/match/${this.id}#k=${this.keys[seat]}`
  }

  get watchLink(): string {
    return `/match/${this.id}#k=${this.watch}`
  }
}

/** A chain of interventions in Europe that one power has joined and another may join. */
export async function joinedChain(server: Server): Promise<Table> {
  const scenario = { game: 'europe-1939', scenario: 'fall-of-france' }
  const table = await Table.of(server, scenario, { germany: { machine: 'script' } })
  const has = (scene: Scene, id: string, fits: (panel: Schemas['Panel']) => boolean = () => true): boolean =>
    scene.panels.some((panel) => panel.id === id && fits(panel))
  await table.until(
    'britain',
    (scene) => has(scene, 'chain', (panel) => panel.arrows?.length === 1) && has(scene, 'interventions'),
    takes('intervene'),
  )
  return table
}

/** Waits until it is this player's decision, or the game is over. */
async function myTurn(page: Page): Promise<'mine' | 'over'> {
  const decides = '[data-test="match"][data-busy="false"] [data-test="prompt"][data-deciding="true"]'
  await page.locator(`[data-test="outcome"], ${decides}`).first().waitFor({ timeout: 60_000 })
  return (await at(page, 'outcome').count()) > 0 ? 'over' : 'mine'
}

/**
 * Waits until the page shows the decision the server has told of. A page that plays all seats hears of the new version
 * with the eyes of the seat that has just acted, and changes to the one that decides a moment later.
 */
export async function caughtUp(page: Page, told: { version: string }): Promise<void> {
  await page.waitForFunction((known) => {
    const match = document.querySelector('[data-test="match"][data-busy="false"]')
    const decides = match?.querySelector('[data-test="prompt"][data-deciding="true"]')
    return Boolean(decides) && match?.getAttribute('data-version') === known
  }, told.version)
}

/** What this player can do now, once the page shows what the server offers; nothing when the game is over. */
export async function myChoices(page: Page, table: Table, seat: string): Promise<Choice[] | undefined> {
  while ((await myTurn(page)) === 'mine') {
    const { now } = await table.view(seat)
    // The page may still show a decision that has been made.
    if (now.scene.choices.length === 0) continue
    await caughtUp(page, now)
    return now.scene.choices
  }
  return undefined
}

/** Of the prompt of a scene. */
export const asks =
  (key: string) =>
  (scene: Scene): boolean =>
    scene.prompt.key === key

/** What a choice does. */
export const kindOf = (choice: Choice): string =>
  typeof choice.action === 'string' ? choice.action : Object.keys(choice.action as object)[0]!

export const takes =
  (kind: string) =>
  (choice: Choice): boolean =>
    JSON.stringify(choice.action).includes(`"${kind}"`)

export const at = (page: Page, test: string): Locator => page.locator(`[data-test="${test}"]`)

export const version = (page: Page): Promise<string | null> => at(page, 'match').getAttribute('data-version')

/** Who looks at the match, and at which moment of it: two seats may have seen equally much at different times. */
export const moment = (page: Page): Promise<string> =>
  at(page, 'match').evaluate(({ dataset }) => `${dataset['seat']} ${dataset['version']}`)

/** Does something that changes the match, and waits until the page shows it. */
export async function changing(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await version(page)
  await deed()
  await page.waitForFunction((old) => {
    const now = document.querySelector('[data-test="match"]')?.getAttribute('data-version')
    return now !== null && now !== undefined && now !== old
  }, before)
  // What is clicked while an answer is on its way is not heard.
  await idle(page)
}

export const space = (page: Page, id: string): Locator => page.locator(`path[data-space="${id}"]`)

export const piece = (page: Page, id: string): Locator => page.locator(`[data-piece="${id}"]`).first()

/** Waits until what has been asked of the page is on the screen: boards are moved when a frame is drawn. */
export const framed = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))

/** Does something with a finger, and waits until the click is there that a tap becomes after the finger has gone. */
export async function tapping(page: Page, deed: () => Promise<void>): Promise<void> {
  const heard = await page.evaluateHandle(() => {
    const clicks = { count: 0 }
    addEventListener('click', () => (clicks.count += 1), { capture: true, once: true })
    return clicks
  })
  await deed()
  await page.waitForFunction((clicks) => clicks.count > 0, heard)
}

/** Waits until nothing is on its way: no command, no question, and no part of the page. */
export const idle = (page: Page): Promise<void> => page.locator('[data-test="match"][data-busy="false"]').waitFor()

/** Waits until a match is shown with all that belongs to it: what is to be decided, the board where it is going to lie,
    and what is fetched after it. */
export async function drawn(page: Page): Promise<void> {
  await at(page, 'prompt').waitFor()
  await idle(page)
  // The board is laid where it is to be seen once the size of the window is known, which is a frame later.
  await page.locator('[data-test="board"] .world[style*="scale"]').waitFor({ state: 'attached' })
}

/** Opens a match and waits until it can be played. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await drawn(page)
  const hint = at(page, 'hint').getByRole('button')
  if (await hint.isVisible()) await hint.click()
}

/** Clicks a piece or a space without looking for it on the screen, and an entry of the menu if one opens. */
export async function click(page: Page, what: Locator, entry?: string): Promise<void> {
  await changing(page, async () => {
    await what.dispatchEvent('click')
    if (entry) await at(page, 'menu').locator(`[data-choice="${entry}"]`).click()
  })
}

/** Does what a choice says, as a person would: by its button, its piece or its space, and by the menu if one opens. A
    choice that hangs on nothing is found by how its button reads; without a name it is what ends the phase, or the
    first there is. */
export async function take(page: Page, choice: Choice, button?: string): Promise<void> {
  const before = await version(page)
  if (choice.piece) await piece(page, choice.piece).dispatchEvent('click')
  else if (choice.space) await space(page, choice.space).dispatchEvent('click')
  else if (button !== undefined) await at(page, 'buttons').locator(`[data-choice="${button}"]`).click()
  else {
    const ends = at(page, 'buttons').locator('[data-tone="finish"]')
    await ((await ends.count()) > 0 ? ends : at(page, 'buttons').locator('[data-choice]')).first().click()
  }
  for (let asked = 0; asked < 3; asked++) {
    const happened = await page
      .waitForFunction((old) => {
        const now = document.querySelector('[data-test="match"]')?.getAttribute('data-version')
        if (now && now !== old) return 'done'
        return ['menu', 'confirm-yes', 'refusal'].find((test) => document.querySelector(`[data-test="${test}"]`))
      }, before)
      .catch(() => {
        throw new Error(`${JSON.stringify(choice)} did nothing`)
      })
    const what = await happened.jsonValue()
    if (what === 'done') return
    if (what === 'menu') await at(page, 'menu').locator('[data-choice]').first().click()
    if (what === 'confirm-yes') await at(page, 'confirm-yes').click()
    if (what === 'refusal')
      throw new Error(`${JSON.stringify(choice.action)}: ${await at(page, 'refusal').innerText()}`)
  }
}

/** Clicks the middle of a hex as a person would: it is brought into sight first. */
export async function clickSpace(page: Page, id: string): Promise<void> {
  await bringIntoSight(page, id)
  await space(page, id).click({ force: true })
}

/** Clicks a piece that can be chosen, wherever on the map it is. */
export async function clickLitPiece(page: Page): Promise<void> {
  const lit = page.locator('.piece[data-lit="gold"]').first()
  await bringIntoSight(page, (await lit.getAttribute('data-at'))!)
  await lit.click()
}

/** Pans with the keyboard and zooms out until the hex lies on the open part of the board. */
export async function bringIntoSight(page: Page, id: string): Promise<void> {
  for (let tries = 0; tries < 30; tries++) {
    const box = await space(page, id).boundingBox()
    const board = await at(page, 'board').boundingBox()
    if (!box || !board) throw new Error(`there is no hex ${id}`)
    const x = box.x + box.width / 2 - board.x
    const y = box.y + box.height / 2 - board.y
    const key =
      x < 90
        ? 'ArrowLeft'
        : x > board.width - 90
          ? 'ArrowRight'
          : y < 90
            ? 'ArrowUp'
            : y > board.height - 170
              ? 'ArrowDown'
              : undefined
    if (!key) return
    await page.keyboard.press(key)
    await framed(page)
  }
  throw new Error(`hex ${id} does not come into sight`)
}
