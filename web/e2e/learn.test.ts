// What helps somebody who plays for the first time: the briefing, explained words, and guided beginnings, each of which
// is played to its end by clicking what it points at.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { components } from '../src/api/schema'
import { setting } from './setting'
import { at, drawn, framed, idle, sitDown, Table } from './table'

const here = setting()

type GameCard = components['schemas']['GameCard']

const GAMES = ['hungary-1944', 'axis-allies', 'europe-1939', 'totaler-krieg', 'bolt-action']

/** Clicks what the ring is around, or the way on where there is only something to read, until the tour is over. */
async function follow(page: Page): Promise<void> {
  for (let clicks = 0; clicks < 200; clicks++) {
    const next = page.locator('[data-test="guide-done"], [data-test="guide-next"], [data-guided]')
    await next.first().waitFor({ state: 'attached' })
    // What is pointed at is looked for whenever a frame is drawn: until then it may be what was pointed at before.
    await framed(page)
    if ((await at(page, 'guide-done').count()) > 0) return
    const where = async (): Promise<string> =>
      page.evaluate(() => {
        const guide = document.querySelector('[data-test="guide"]')
        const version = document.querySelector('[data-test="match"]')?.getAttribute('data-version')
        const pointed = document.querySelector('[data-guided]')
        const menu = document.querySelector('[data-test="menu"]') !== null
        const at = ['data-key', 'data-piece', 'data-space', 'data-point'].map((name) => pointed?.getAttribute(name))
        return JSON.stringify([guide?.getAttribute('data-step'), version, menu, ...at])
      })
    const before = await where()
    if ((await at(page, 'guide-next').count()) > 0) await at(page, 'guide-next').click()
    else await page.locator('[data-guided]').first().dispatchEvent('click')
    await expect.poll(where).not.toBe(before)
    await idle(page)
  }
  throw new Error('the tour does not end')
}

it.each(GAMES)('plays every tour of %s to its end by clicking what is pointed at', async (game) => {
  const cards = await here.server.api<GameCard[]>('/games')
  const { tours } = cards.find((card) => card.id === game)!
  expect(tours.length).toBeGreaterThanOrEqual(2)
  const { page } = await here.sit()
  for (const tour of tours) {
    await page.goto('/')
    await page.locator(`[data-game="${game}"] [data-tour="${tour.id}"]`).click()
    await at(page, 'guide').waitFor()
    await follow(page)
    await at(page, 'guide-done').click()
    await expect.poll(() => at(page, 'guide').count()).toBe(0)
  }
})

it.each([
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])('shows what a step speaks of, though there is nothing to be clicked: %o', async (viewport) => {
  const { page } = await here.sit({ viewport })
  await page.goto('/')
  await page.locator('[data-game="hungary-1944"] [data-tour="first-turn"]').click()
  await at(page, 'guide').waitFor()
  await drawn(page)
  const debrecen = page.locator('path[data-space="1515"]')
  const isSeen = async (): Promise<boolean> => {
    const [board, hex] = [await at(page, 'board').boundingBox(), await debrecen.boundingBox()]
    if (!board || !hex) return false
    const [x, y] = [hex.x + hex.width / 2, hex.y + hex.height / 2]
    return x > board.x && y > board.y && x < board.x + board.width && y < board.y + board.height
  }
  await expect.poll(isSeen).toBe(true)
})

it('refuses what is not suggested, says what is, and goes on after a reload', async () => {
  const { page } = await here.sit()
  await page.goto('/')
  await page.locator('[data-game="hungary-1944"] [data-tour="first-turn"]').click()
  await at(page, 'guide-next').click()
  // Allowed by the rules, but not what the tour is about.
  await at(page, 'buttons').locator('[data-tone="finish"]').click()
  await at(page, 'guide-suggests').waitFor()
  expect(await at(page, 'guide-suggests').innerText()).toContain('HQ 2U')
  await page.reload()
  await page.locator('[data-test="guide"][data-step="1"][data-ready="true"]').waitFor()
  // Whoever does not want to click lets it be done.
  await at(page, 'guide-skip').click()
  await page.locator('[data-test="guide"][data-step="2"]').waitFor()
  await idle(page)
  await at(page, 'undo').click()
  await page.locator('[data-test="guide"][data-step="1"]').waitFor()
  await at(page, 'guide-leave').click()
  await expect.poll(() => at(page, 'guide').count()).toBe(0)
})

it.each(GAMES)('briefs the players of %s once, and again when they ask', async (game) => {
  const cards = await here.server.api<GameCard[]>('/games')
  const { scenarios } = cards.find((card) => card.id === game)!
  const { page } = await here.sit({ briefed: false })
  for (const scenario of scenarios) {
    const table = await Table.of(here.server, { game, scenario: scenario.id })
    const [seat] = Object.keys(table.keys)
    await page.goto(table.link(seat!))
    await at(page, 'briefing-score').waitFor()
    const told = await at(page, 'briefing').innerText()
    expect(told).not.toContain('⟦')
    await at(page, 'briefing-begin').click()
    await expect.poll(() => at(page, 'briefing').count()).toBe(0)
    // That it comes once hangs on no scenario.
    if (scenario !== scenarios[0]) continue
    await page.reload()
    await drawn(page)
    await at(page, 'to-briefing').click()
    await at(page, 'briefing').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => at(page, 'briefing').count()).toBe(0)
  }
})

it('briefs whoever holds a phone, where the column is folded', async () => {
  const table = await Table.make(here.server)
  const { page } = await here.sit({ briefed: false, viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(table.link('allied'))
  await at(page, 'briefing-begin').click()
  await expect.poll(() => at(page, 'briefing').count()).toBe(0)
})

it('explains a word to the pointer, to the keyboard and to a finger', async () => {
  const table = await Table.make(here.server)
  await table.until('allied', (scene) => scene.prompt.key === 'prompt-columns')
  const { page } = await here.sit({ hasTouch: true })
  await sitDown(page, table.link('allied'))
  const word = at(page, 'prompt').locator('[data-term="term-column"]')
  const tip = at(page, 'term-tip')
  await word.hover()
  await expect.poll(() => tip.isVisible()).toBe(true)
  expect(await tip.innerText()).toContain('Lorries')
  await page.mouse.move(5, 5)
  await expect.poll(() => tip.isVisible()).toBe(false)
  await page.keyboard.press('Tab')
  await word.focus()
  await expect.poll(() => tip.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => tip.isVisible()).toBe(false)
  await word.evaluate((element) => (element as HTMLElement).blur())
  await word.dispatchEvent('pointerdown', { pointerType: 'touch' })
  await expect.poll(() => tip.isVisible()).toBe(true)
})
