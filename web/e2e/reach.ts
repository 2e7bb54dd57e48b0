// Doing what a choice says as a person would, with nothing but what can be seen: by mouse, by finger or by keyboard.
import type { Locator, Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import type { components } from '../src/api/schema'
import type { Server } from './server'
import { at, drawn, framed, idle, moment, tapping, type Choice, type Scene, type Table } from './table'

type Board = components['schemas']['Board']
export type Hand = 'mouse' | 'touch' | 'keyboard'

const keyOf = (choice: Choice): string => JSON.stringify(choice.action)
/** Of the element that stands for a choice. */
const byKey = (choice: Choice): string => `[data-key=${JSON.stringify(keyOf(choice))}]`

/** Choices that read alike, of which the page shows one. */
const alikeOf = (choice: Choice, scene: Scene): Choice[] =>
  scene.choices.filter((other) => JSON.stringify(other.label) === JSON.stringify(choice.label))

/** Sits down at a match as the one who plays all its seats. */
export async function playAll(page: Page, table: Table, game: string, scenario: string): Promise<void> {
  const people = Object.fromEntries(Object.keys(table.keys).map((seat) => [seat, 'me']))
  const kept = { id: table.id, game, scenario, keys: table.keys, people, watch: table.watch, at: 1 }
  await page.addInitScript((match) => {
    localStorage.setItem('sandtable.matches', JSON.stringify([match]))
    localStorage.setItem('sandtable.hinted', 'yes')
    localStorage.setItem('sandtable.pace', 'off')
  }, kept)
  await page.goto(`/match/${table.id}`)
  await drawn(page)
}

/** What the one who decides can do now, as the server tells it; nothing when the match is over. */
export async function decision(table: Table): Promise<{ seat: string; scene: Scene; version: string } | undefined> {
  for (const seat of Object.keys(table.keys)) {
    const { now } = await table.view(seat)
    if (now.scene.outcome) return undefined
    const open = now.scene.choices.some((choice) => !choice.group?.folded)
    if (open) return { seat, scene: now.scene, version: now.version }
  }
  return undefined
}

/** Choices of the scene that nothing on the page stands for. */
export async function unreachable(page: Page, choices: Choice[]): Promise<string[]> {
  const asked = choices.map((choice) => ({ ...choice, key: keyOf(choice) }))
  return page.evaluate((all) => {
    const elements = (selector: string): Element[] => [...document.querySelectorAll(selector)]
    const keys = new Set(elements('[data-key]').map((element) => element.getAttribute('data-key')))
    const lit = (name: string): Set<string | null> =>
      new Set(elements(`[data-${name}][data-lit]`).map((element) => element.getAttribute(`data-${name}`)))
    const [pieces, spaces] = [lit('piece'), lit('space')]
    // Whoever rides is reached by whatever carries him.
    const aboard = elements('[data-aboard]').filter((of) => pieces.has(of.getAttribute('data-piece')))
    for (const of of aboard) for (const id of of.getAttribute('data-aboard')!.split(' ')) pieces.add(id)
    const points = new Set(elements('[data-point]').map((element) => element.getAttribute('data-point')))
    const reached = (choice: (typeof all)[number]): boolean =>
      keys.has(choice.key) ||
      (choice.piece ? pieces.has(choice.piece) : Boolean(choice.space && spaces.has(choice.space))) ||
      Boolean(choice.point && points.has(choice.point.join(',')))
    return all.filter((choice) => !reached(choice)).map((choice) => JSON.stringify(choice))
  }, asked)
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where an element lies in the window; of a space in several parts, as at both edges of a map of the world, the first
    of them. */
function boxOf(what: Locator): Promise<Box> {
  return what.evaluate((element) => {
    const within = (one: Element): Box => one.getBoundingClientRect().toJSON() as Box
    const [first, ...others] = element.getAttribute('d')?.split(/(?=M)/) ?? []
    if (!first || others.length === 0) return within(element)
    const part = element.cloneNode() as Element
    part.setAttribute('d', first)
    element.after(part)
    const box = within(part)
    part.remove()
    return box
  })
}

/** A finger is as wide as an inch or so of a table on a small screen: the same deed at a point so near is meant. */
const FINGER = 150
function isNear(choice: Choice, done: unknown): boolean {
  const [[kind, at]] = Object.entries(done as object) as [[string, unknown]]
  if (!choice.point || !Array.isArray(at) || !(kind in (choice.action as object))) return false
  const [x, y] = at as number[]
  return Math.hypot(choice.point[0] - x!, choice.point[1] - y!) <= FINGER
}

/** One person's hand on one page. */
export class Doing {
  #board: Board | undefined
  /** Where the place alone means something else, the piece is taken up first. */
  #byPiece = false
  /** How often something has been clicked, tapped or pressed. */
  presses = 0

  constructor(
    readonly page: Page,
    readonly server: Server,
    readonly table: Table,
    readonly hand: Hand,
  ) {}

  async board(): Promise<Board> {
    this.#board ??= (
      await this.server.api<{ board: Board }>(`/matches/${this.table.id}`, { key: this.table.watch })
    ).board
    return this.#board
  }

  /** Does it; throws if that cannot be done by hand. */
  async take(choice: Choice, scene: Scene): Promise<void> {
    // A long list is fetched when it is first shown.
    await expect.poll(() => unreachable(this.page, [choice]), { message: scene.prompt.key }).toEqual([])
    const before = await moment(this.page)
    this.#byPiece = false
    const sent: unknown[] = []
    const hear = (request: Request): void => {
      if (request.method() !== 'POST' || !request.url().endsWith('/commands')) return
      sent.push((request.postDataJSON() as { do: { act?: unknown } }).do.act)
    }
    this.page.on('request', hear)
    try {
      for (let steps = 0; steps < 7; steps++) {
        await this.#step(choice, scene)
        if (await this.#changed(before)) break
      }
    } finally {
      this.page.off('request', hear)
    }
    if ((await moment(this.page)) === before)
      throw new Error(`by ${this.hand} nothing came of ${JSON.stringify(choice)}`)
    if (
      !alikeOf(choice, scene).some((other) => JSON.stringify(other.action) === JSON.stringify(sent[0])) &&
      !(choice.point && isNear(choice, sent[0]))
    )
      throw new Error(`${JSON.stringify(sent[0])} was done instead of ${JSON.stringify(choice)}`)
  }

  /** Whether the match has gone on, or something has opened that the next step deals with. */
  async #changed(before: string): Promise<boolean> {
    await idle(this.page)
    return (await moment(this.page)) !== before
  }

  async #step(choice: Choice, scene: Scene): Promise<void> {
    const { page } = this
    if (await at(page, 'confirm-yes').isVisible()) return this.#press(at(page, 'confirm-yes'))
    if ((await at(page, 'menu').count()) > 0) {
      const entries = [choice, ...alikeOf(choice, scene)].map((one) => `[data-test="menu"] ${byKey(one)}`)
      const entry = page.locator(entries.join(', ')).first()
      if ((await entry.count()) > 0) return this.#press(entry)
      // The place is lit for something else: it is left, and the piece is taken up first.
      if (!choice.piece || this.#byPiece)
        throw new Error(`the menu has no ${JSON.stringify(choice)}, but: ${await at(page, 'menu').innerText()}`)
      this.#byPiece = true
      return this.#press(at(page, 'menu').getByRole('button', { name: 'Close' }))
    }
    const button = page.locator(`[data-test="buttons"] ${byKey(choice)}`).first()
    if ((await button.count()) > 0) return this.#button(button)
    return this.#onBoard(choice, scene)
  }

  async #button(button: Locator): Promise<void> {
    const folded = button.locator('xpath=ancestor::details[not(@open)]')
    if ((await folded.count()) > 0) await this.#press(folded.locator('summary'))
    const isEntry = await button.evaluate((element) => element.tagName === 'OPTION')
    if (!isEntry) return this.#press(button)
    const list = button.locator('xpath=ancestor::select')
    await list.selectOption((await button.getAttribute('value'))!)
    await this.#press(list.locator('xpath=following-sibling::button'))
  }

  async #onBoard(choice: Choice, scene: Scene): Promise<void> {
    const { page } = this
    const held = choice.piece && (await page.locator(`.held[data-piece=${JSON.stringify(choice.piece)}]`).count()) > 0
    const point = choice.point && page.locator(`[data-point="${choice.point.join(',')}"]`)
    if (point && (await point.count()) > 0) return this.#press(point.first())
    if (held || !choice.piece || (!this.#byPiece && (await this.#isLit(choice, scene)))) {
      const space = await this.#target(choice)
      if (space) return this.#press(page.locator(`path[data-space=${JSON.stringify(space)}]`))
    }
    const piece = scene.pieces.find(({ id }) => id === choice.piece)
    if (!piece) throw new Error(`there is nothing to be seen of ${JSON.stringify(choice)}`)
    const drawn = page.locator(`[data-piece=${JSON.stringify(piece.id)}][data-lit]`)
    const carrier = page.locator(`[data-aboard~=${JSON.stringify(piece.id)}]`)
    const id = (await drawn.count()) === 0 && (await carrier.first().getAttribute('data-piece'))
    await this.#press((id ? page.locator(`.figure[data-piece=${JSON.stringify(id)}][data-lit]`) : drawn).first())
  }

  /** Whether the place it goes to is lit although nothing is in hand: there is only one piece that can go, and nothing
      else can be done there. */
  async #isLit(choice: Choice, scene: Scene): Promise<boolean> {
    const space = await this.#target(choice)
    if (!space || scene.choices.some((other) => other.space === space && other.piece !== choice.piece)) return false
    return (await this.page.locator(`path[data-space=${JSON.stringify(space)}][data-lit]`).count()) > 0
  }

  async #target(choice: Choice): Promise<string | undefined> {
    if (choice.space) return choice.space
    const { regions = [] } = await this.board()
    return regions.find((region) => region.id === choice.region)?.spaces[0]
  }

  /** Clicks, taps or presses Enter on something, after bringing it into sight. */
  async #press(what: Locator): Promise<void> {
    this.presses += 1
    if (this.hand === 'keyboard') {
      const reached = await what.evaluate((element) => (element as HTMLElement).tabIndex >= 0)
      if (!reached) throw new Error(`no key leads to ${await what.evaluate((one) => one.outerHTML.slice(0, 200))}`)
      await what.focus()
      await this.page.keyboard.press('Enter')
      return
    }
    await this.#intoSight(what)
    const spot = await this.#seen(what)
    if (this.hand === 'touch') {
      // What it opens is to be seen by whoever looks next.
      await tapping(this.page, () => this.page.touchscreen.tap(spot.x, spot.y))
    } else {
      await this.page.mouse.move(spot.x, spot.y)
      await this.page.mouse.click(spot.x, spot.y)
    }
  }

  /** A point of the window at which the element itself lies on top. */
  async #seen(what: Locator): Promise<{ x: number; y: number }> {
    for (let tries = 0; tries < 20; tries++) {
      const found = await what.evaluate(
        (element, box) => {
          const isIn = element instanceof SVGGeometryElement
          for (const part of [0.5, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]) {
            for (const other of [0.5, 0.3, 0.7, 0.15, 0.85]) {
              const [x, y] = [box.x + box.width * part, box.y + box.height * other]
              const top = document.elementFromPoint(x, y)
              if (top && (top === element || element.contains(top))) return { x, y }
              // A pile stands for the place it lies on, unless it can be chosen itself.
              const piece = top?.closest('[data-piece]')
              const pile = piece?.getAttribute('data-at')
              const stands = isIn && pile && !piece?.hasAttribute('data-lit')
              if (stands && pile === element.getAttribute('data-space')) return { x, y }
              const at = element.getAttribute('data-at')
              if (at && pile === at) return { x, y }
            }
          }
          return undefined
        },
        await boxOf(what),
      )
      if (found) return found
      await this.page.keyboard.press(tries % 2 === 0 ? '+' : 'Escape')
      await this.#intoSight(what)
      await framed(this.page)
    }
    throw new Error(`${await what.evaluate((element) => element.outerHTML.slice(0, 200))} is hidden by something else`)
  }

  /** Scrolls the column, or moves the board with the arrow keys, until the element can be seen. */
  async #intoSight(what: Locator): Promise<void> {
    const onBoard = await what.evaluate((element) => Boolean(element.closest('.world')))
    if (!onBoard) return what.scrollIntoViewIfNeeded()
    for (let tries = 0; tries < 60; tries++) {
      const box = await boxOf(what)
      const board = await at(this.page, 'board').boundingBox()
      if (!board) throw new Error('it is not on the board')
      const [x, y] = [box.x + box.width / 2 - board.x, box.y + box.height / 2 - board.y]
      const [edge, low] = [Math.min(90, board.width / 5), Math.min(60, board.height / 5)]
      const horizontal = x < edge ? 'ArrowLeft' : x > board.width - edge ? 'ArrowRight' : undefined
      const vertical = y < low ? 'ArrowUp' : y > board.height - low ? 'ArrowDown' : undefined
      const key = horizontal ?? vertical
      if (!key) return
      const before = JSON.stringify(box)
      await this.page.keyboard.press(key)
      await framed(this.page)
      if (JSON.stringify(await boxOf(what)) === before) return
    }
  }
}
