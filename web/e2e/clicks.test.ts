// How many clicks the commonest things take.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alliedMove, setting } from './setting'
import { asks, at, bringIntoSight, changing, idle, piece, sitDown, space, Table, takes, type Choice } from './table'

const here = setting()

/** Clicks as a person makes them, counted. */
class Clicks {
  count = 0

  constructor(readonly page: Page) {}

  async on(what: Locator): Promise<void> {
    this.count += 1
    await what.click({ force: true })
  }

  /** Presses the mouse on something and lets it go somewhere else. */
  async drag(from: Locator, to: Locator, settled: () => Promise<void>): Promise<void> {
    this.count += 1
    const a = (await from.boundingBox())!
    const { mouse } = this.page
    await mouse.move(a.x + a.width / 2, a.y + a.height / 2)
    await mouse.down()
    await mouse.move(a.x + a.width / 2 + 20, a.y + a.height / 2 + 20, { steps: 3 })
    await settled()
    // Taking something up may have moved the board.
    const b = (await to.boundingBox())!
    await mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 3 })
    await mouse.up()
  }
}

const standing = (page: Page, where: string): Promise<string[]> =>
  page.locator(`.piece[data-at="${where}"]`).evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')!))

const FROM = '2115'
const TO = '2214'
const STACK = ['4 GC', '49 RC', '6 GC', '7 M']

test('a stack of four moves in two clicks, and undo takes all of it back', async () => {
  const { page } = await alliedMove(here)
  await bringIntoSight(page, FROM)
  await piece(page, '7 M').hover()
  const clicks = new Clicks(page)
  await changing(page, () => clicks.on(at(page, 'fan-all')))
  await expect.poll(() => at(page, 'prompt').innerText()).toContain('49 RC')
  await changing(page, () => clicks.on(space(page, TO)))
  await expect.poll(() => standing(page, TO)).toEqual(STACK)
  expect(clicks.count).toBe(2)
  await changing(page, () => at(page, 'undo').click())
  await expect.poll(() => standing(page, FROM)).toEqual(STACK)
  await expect.poll(() => at(page, 'prompt').innerText()).toContain('pick a unit')
})

test('a stack of four moves with one drag; let go where it cannot go, it is put down', async () => {
  const { page } = await alliedMove(here)
  await bringIntoSight(page, FROM)
  const clicks = new Clicks(page)
  const lifted = async (): Promise<void> => {
    await page.locator('[data-test="ghost"]').waitFor()
    await expect.poll(() => at(page, 'prompt').innerText()).toContain('49 RC')
    await idle(page)
  }
  await clicks.drag(piece(page, '7 M'), space(page, TO), lifted)
  await expect.poll(() => standing(page, TO)).toEqual(STACK)
  expect(clicks.count).toBe(1)
  await idle(page)
  await changing(page, () => at(page, 'undo').click())
  await expect.poll(() => standing(page, FROM)).toEqual(STACK)
  await idle(page)
  await clicks.drag(piece(page, '7 M'), at(page, 'turn'), lifted)
  await expect.poll(() => at(page, 'prompt').innerText()).toContain('pick a unit')
})

/** The hex that most units can attack. */
async function bestTarget(table: Table, seat: string): Promise<{ choice: Choice; units: number }> {
  const view = await table.view(seat)
  const found: { choice: Choice; units: number }[] = []
  for (const choice of view.now.scene.choices.filter(takes('attack'))) {
    await table.act(seat, await table.view(seat), choice)
    const { now } = await table.view(seat)
    found.push({ choice, units: now.scene.choices.filter((one) => one.along).length })
    await table.undo(seat)
  }
  return found.sort((a, b) => b.units - a.units)[0]!
}

for (const [game, scenario, seat, prompt, asked] of [
  ['hungary-1944', 'debrecen', 'allied', 'prompt-combat', 'prompt-attackers'],
  ['totaler-krieg', 'desert', 'axis', 'prompt-regular', 'prompt-declare'],
] as const) {
  test(`everybody attacks in three clicks: ${game}`, async () => {
    const table = await Table.of(here.server, { game, scenario })
    await table.until(seat, asks(prompt))
    const { choice, units } = await bestTarget(table, seat)
    expect(units).toBeGreaterThan(1)
    const { page } = await here.sit()
    await sitDown(page, table.link(seat))
    await bringIntoSight(page, choice.space!)
    const clicks = new Clicks(page)
    await changing(page, () => clicks.on(space(page, choice.space!)))
    expect((await table.view(seat)).now.scene.prompt.key).toBe(asked)
    // Nobody who could come along is left behind by clicking what one is led to.
    const led = page.locator('[data-test="buttons"] .primary')
    expect(await led.evaluateAll((all) => all.map((one) => one.getAttribute('data-gesture')))).toEqual(['all'])
    await changing(page, () => clicks.on(page.locator('[data-gesture="all"]')))
    await expect.poll(() => page.locator('[data-gesture="all"]').count()).toBe(0)
    const commit = at(page, 'buttons').locator('[data-tone="finish"], [data-tone="attack"]').first()
    await changing(page, () => clicks.on(commit))
    expect(clicks.count).toBe(3)
    expect((await table.view(seat)).now.scene.prompt.key).not.toBe(asked)
  })
}

test('five infantry attack with one drag: Axis & Allies', async () => {
  const table = await Table.of(here.server, { game: 'axis-allies', scenario: 'spring-1942' })
  await table.until('ussr', asks('prompt-combat-move'))
  const { page } = await here.sit()
  await sitDown(page, table.link('ussr'))
  const infantry = page.locator('.piece[data-at="caucasus"][data-lit]').first()
  await bringIntoSight(page, 'caucasus')
  const clicks = new Clicks(page)
  await clicks.drag(infantry, space(page, 'ukraine'), async () => {
    await page.locator('[data-test="ghost"]').waitFor()
    await expect.poll(() => at(page, 'prompt').innerText()).toContain('5')
    await idle(page)
  })
  await expect.poll(async () => (await standing(page, 'ukraine')).some((id) => id.includes('ussr'))).toBe(true)
  expect(clicks.count).toBe(1)
})

test('a phase ends with one click, and one more where something is left undone', async () => {
  const { page } = await alliedMove(here)
  const clicks = new Clicks(page)
  await clicks.on(at(page, 'buttons').getByText('End the movement phase'))
  await at(page, 'confirm').waitFor()
  await changing(page, () => clicks.on(at(page, 'confirm-yes')))
  expect(clicks.count).toBe(2)
})

test('while something else has to be decided, the end of the phase says what', async () => {
  const { page } = await alliedMove(here)
  await changing(page, () => piece(page, '5 GC').dispatchEvent('click'))
  await at(page, 'closing').click({ force: true })
  expect(await at(page, 'closing-why').innerText()).toContain('5 GC')
  // Nothing that gives a move away is what one is led to click.
  const led = await page.locator('[data-test="buttons"] .primary').allInnerTexts()
  expect(led).toEqual(['Put it back'])
})
