// Doing things with few clicks, by mouse and by keyboard.
import { expect, test } from 'vitest'
import { alliedMove, setting } from './setting'
import { at, changing, idle, piece, sitDown, Table } from './table'

const here = setting()

test('the next and the previous place where something can be done, with their number', async () => {
  const { page } = await alliedMove(here)
  const count = Number(await page.locator('[data-test="next"] + .count').innerText())
  expect(count).toBeGreaterThan(3)
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-at') ?? null)
  await at(page, 'next').click()
  const first = await focused()
  expect(first).not.toBeNull()
  await page.keyboard.press('n')
  const second = await focused()
  expect(second).not.toBe(first)
  await page.keyboard.press('p')
  expect(await focused()).toBe(first)
  for (let i = 0; i < count; i++) await page.keyboard.press('n')
  expect(await focused(), 'it goes round').toBe(first)
})

test('Escape puts down what was taken up, and another unit is taken instead', async () => {
  const { page, table } = await alliedMove(here)
  const prompt = (): Promise<string> => at(page, 'prompt').innerText()
  await changing(page, () => piece(page, '5 GC').dispatchEvent('click'))
  await expect.poll(prompt).toContain('5 GC')
  await changing(page, () => page.keyboard.press('Escape'))
  await expect.poll(prompt).not.toContain('5 GC')

  const free = (await table.view('allied')).now.scene
  await changing(page, () => piece(page, '5 GC').dispatchEvent('click'))
  // One that stands where the first cannot go: otherwise the click would mean that.
  const reached = new Set((await table.view('allied')).now.scene.choices.map((choice) => choice.space))
  const other = free.pieces.find(
    (one) => !reached.has(one.at) && one.id !== '5 GC' && free.choices.some((choice) => choice.piece === one.id),
  )!.id
  await piece(page, other).dispatchEvent('click')
  await expect.poll(prompt).toContain(other)
  await idle(page)
  expect(await at(page, 'refusal').count()).toBe(0)
})

test('a menu is walked through with arrows, and left where one came from', async () => {
  const table = await Table.of(here.server, { game: 'bolt-action', scenario: 'maximum-attrition' })
  const orders = (choice: { action: unknown }): boolean => JSON.stringify(choice.action).includes('"order"')
  await table.until('first', (scene) => scene.choices.filter(orders).length > 3)
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  const unit = page.locator('.figure[data-lit], [data-test="trays"] [data-lit]').first()
  await unit.focus()
  await page.keyboard.press('Enter')
  await at(page, 'menu').waitFor()
  const focused = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute('data-choice') ?? null)
  const first = await focused()
  await page.keyboard.press('ArrowDown')
  expect(await focused()).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  expect(await focused()).toBe(first)
  await page.keyboard.press('Escape')
  await expect.poll(() => at(page, 'menu').count()).toBe(0)
  await expect.poll(() => unit.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the log folds by phase and says how much is folded away', async () => {
  const table = await Table.make(here.server, 'debrecen', { axis: { machine: 'script' } })
  await table.until('allied', (scene) => scene.phase > 2)
  await table.until('allied', (scene) => scene.phase === 0 && scene.choices.length > 0)
  const { page } = await here.sit()
  await sitDown(page, table.link('allied'))
  const chapter = page.locator('[data-chapter]').last()
  const entries = await page.locator('[data-entry]').count()
  expect(await chapter.getAttribute('aria-expanded')).toBe('true')
  await chapter.click()
  expect(await chapter.getAttribute('aria-expanded')).toBe('false')
  expect(await page.locator('[data-entry]').count()).toBeLessThan(entries)
  expect(await chapter.innerText()).toMatch(/\d+ entr/)
})

test('whoever comes by a link is told the side, and languages the game does not speak are marked', async () => {
  const { page } = await alliedMove(here)
  expect(await at(page, 'joined').innerText()).toContain('Allies')
  const option = (tag: string) => at(page, 'language').locator(`option[value="${tag}"]`)
  await expect.poll(() => option('hu').getAttribute('data-spoken')).toBe('false')
  expect(await option('hu').innerText()).toContain('(EN)')
  expect(await option('es').getAttribute('data-spoken')).toBe('true')
})

test('every phase is listed on demand, and the present one is named on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page } = await alliedMove(here, phone)
  expect(await at(page, 'phases').innerText()).toContain('Allied movement')
  await at(page, 'phases').tap()
  await expect.poll(() => at(page, 'phase-list').locator('li').count()).toBe(7)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(overflow).toBe(false)
})
