// The board: what is drawn, what is lit, what things cost, and why something is not allowed.
import { expect, test } from 'vitest'
import { alliedMove, setting } from './setting'
import {
  asks,
  at,
  bringIntoSight,
  changing,
  clickLitPiece,
  clickSpace,
  framed,
  piece,
  sitDown,
  space,
  Table,
  takes,
} from './table'

const here = setting()

test('counters, inspector, supply line, overlays, zoom and mini-map', async () => {
  const { page } = await alliedMove(here)
  expect(await page.locator('[data-piece]').count()).toBeGreaterThan(40)
  expect(await page.locator('path[data-space]').count()).toBe(780)

  await piece(page, '18 Tk').click({ button: 'right' })
  const inspector = at(page, 'inspector')
  await expect.poll(() => inspector.innerText()).toContain('Line of communications now')
  const told = await inspector.innerText()
  for (const fact of ['18 Tk', 'Soviet', 'armour', 'BPH-5.1b', 'BPH-7.1a']) expect(told).toContain(fact)
  await expect.poll(() => page.locator('[data-way="supply"]').count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')

  await at(page, 'layers').click()
  await page.locator('[data-overlay="axis-zone"]').check()
  await page.locator('[data-overlay="allied-zone"]').check()
  await page.keyboard.press('Escape')
  await page.locator('[data-overlay]').first().waitFor({ state: 'detached' })

  const width = async (): Promise<number> => (await space(page, '1615').boundingBox())!.width
  const first = await width()
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(first)
  await at(page, 'board').hover()
  await page.mouse.wheel(0, 600)
  await expect.poll(width).toBeLessThan(first)
  await at(page, 'fit').click()
  await framed(page)
  const box = (await at(page, 'board').boundingBox())!
  await expect.poll(async () => (await space(page, '2731').boundingBox())!.x).toBeGreaterThanOrEqual(box.x - 60)
  const whole = await width()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(width).toBeGreaterThan(whole)
  await framed(page)
  const before = (await space(page, '1615').boundingBox())!.x
  await at(page, 'minimap').click({ position: { x: 12, y: 12 } })
  await expect.poll(async () => (await space(page, '1615').boundingBox())!.x).not.toBe(before)
})

test('a unit shows where it can go, what each hex costs, the way and why', async () => {
  const { page, table } = await alliedMove(here)
  await changing(page, () => page.locator('[data-piece="5 GC"]').first().click())
  expect(await at(page, 'prompt').innerText()).toContain('Where to with 5 GC?')
  const view = await table.view('allied')
  const choice = view.now.scene.choices.find((c) => c.cost && Number.parseFloat(c.cost) >= 3 && c.tone !== 'attack')!
  await expect.poll(() => space(page, choice.space!).getAttribute('data-cost')).toBe(choice.cost)
  expect(await page.locator('path[data-lit]').count()).toBeGreaterThan(10)
  await bringIntoSight(page, choice.space!)
  await space(page, choice.space!).hover({ force: true })
  await expect.poll(() => at(page, 'price').innerText()).toContain('BPH-')
  expect(await page.locator('[data-test="path"]').count()).toBe(1)
  await changing(page, () => clickSpace(page, choice.space!))
  await expect.poll(() => at(page, 'log').innerText()).toContain('5 GC')
})

test('clicking what is not allowed names the clause, tells the case and opens the rule', async () => {
  const { page } = await alliedMove(here)
  await changing(page, () => page.locator('[data-piece="5 GC"]').first().click())
  const before = await at(page, 'match').getAttribute('data-version')
  await clickSpace(page, '1613')
  const refusal = at(page, 'refusal')
  await refusal.waitFor()
  const said = await refusal.innerText()
  expect(said).toContain('BPH-3.2a')
  expect(said, 'the title of the clause').toContain('Stop in a zone')
  expect(said, 'the facts of the case').toMatch(/1613/)
  expect(await at(page, 'match').getAttribute('data-version')).toBe(before)
  await refusal.locator('[data-clause="BPH-3.2a"]').first().click()
  const sheet = at(page, 'rule-sheet')
  await sheet.waitFor()
  await sheet.locator('[data-clause-id="BPH-3.2a"]').waitFor()
  await at(page, 'rules-search').fill('Danube')
  await expect.poll(() => sheet.innerText()).toContain('Danube')
  expect((await sheet.innerText()).toLowerCase()).toContain('rulebook')
})

test('an attack shows ratio, modifiers with clauses, column and the chart, and grows with each attacker', async () => {
  const table = await Table.make(here.server)
  await table.until('allied', asks('prompt-combat'))
  const { page } = await here.sit()
  await sitDown(page, table.link('allied'))
  const view = await table.view('allied')
  const target = view.now.scene.choices.find(takes('attack'))!
  expect(target.tone).toBe('attack')
  await bringIntoSight(page, target.space!)
  await changing(page, () => clickSpace(page, target.space!))
  const attackers = page.locator('.piece[data-lit="gold"]')
  await changing(page, () => clickLitPiece(page))
  const fight = page.locator('[data-panel="fight"]')
  const first = await fight.innerText()
  expect(first).toMatch(/\d+ against \d+/)
  expect(first).toContain('BPH-8.2a')
  expect(first).toContain('Column for the die')
  const percent = await at(page, 'chances').innerText()
  const sum = [...percent.matchAll(/(\d+) ?%/g)].reduce((all, [, n]) => all + Number(n), 0)
  expect(sum).toBeGreaterThanOrEqual(97)
  expect(sum).toBeLessThanOrEqual(103)
  if ((await attackers.count()) > 0) {
    await changing(page, () => clickLitPiece(page))
    expect(await fight.innerText()).not.toBe(first)
  }
})

test('the rules of the game can be read and searched on a page of their own', async () => {
  const { page } = await here.sit()
  await page.goto('/rules/hungary-1944#BPH-3.2b')
  const reader = at(page, 'rules-reader')
  await reader.locator('[data-clause-id="BPH-3.2b"]').waitFor()
  await at(page, 'rules-search').fill('HOUSE-9')
  await expect.poll(async () => (await reader.innerText()).includes('BPH-3.2b')).toBe(false)
  expect(await reader.innerText()).toContain('HOUSE-9')
})
