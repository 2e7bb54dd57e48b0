// Totaler Krieg: a map of hexes on which supply matters most.
import { expect, test } from 'vitest'
import { setting } from './setting'
import { asks, at, changing, click, drawn, piece, sitDown, space, Table, takes, type Choice } from './table'

const here = setting()
const barbarossa = { game: 'totaler-krieg', scenario: 'barbarossa' }

/** The first choice of a kind a seat has. */
async function choice(table: Table, seat: string, kind: string): Promise<Choice> {
  const found = (await table.view(seat)).now.scene.choices.find(takes(kind))
  if (!found) throw new Error(`nothing to ${kind}`)
  return found
}

test('every scenario is opened from the lobby, by those who have a part in it', async () => {
  const sides = {
    'case-white': ['axis', 'western'],
    barbarossa: ['axis', 'soviet'],
    desert: ['axis', 'western'],
    crusade: ['axis', 'western'],
  }
  for (const [scenario, seats] of Object.entries(sides)) {
    const { page } = await here.sit()
    await page.goto(`/new/totaler-krieg/${scenario}`)
    await page.locator('[data-seat]').first().waitFor()
    expect(
      await page.locator('[data-seat]').evaluateAll((all) => all.map((one) => one.getAttribute('data-seat'))),
    ).toEqual(seats)
    await at(page, 'begin').click()
    await drawn(page)
    expect(await page.locator('.piece').count()).toBeGreaterThan(20)
  }
})

test('a line of supply is shown link by link, and the land in supply as a layer', async () => {
  const table = await Table.of(here.server, barbarossa)
  const { page } = await here.sit()
  await sitDown(page, table.link('axis'))
  const german = (await table.view('axis')).now.scene.pieces.find(
    (p) => p.nation === 'germany' && p.symbol === 'armour',
  )!
  await piece(page, german.id).dispatchEvent('contextmenu')
  await expect.poll(() => at(page, 'inspector').innerText()).toMatch(/TK-10\./)
  expect(await page.locator('.way').count()).toBeGreaterThan(0)
  await at(page, 'layers').click()
  await page.locator('[data-overlay="supply-germany"]').check()
  await page.locator('[data-overlay="soviet-zone"]').check()
  expect(await page.locator('[data-overlay="supply-germany"]').locator('..').innerText()).toBe('In supply: Germany')
})

test('a unit moves: where it can go is lit, and what cannot be done is refused with its clause', async () => {
  const table = await Table.of(here.server, barbarossa)
  await table.until('axis', asks('prompt-movement'))
  const { page } = await here.sit()
  await sitDown(page, table.link('axis'))
  const select = await choice(table, 'axis', 'select')
  await click(page, piece(page, select.piece!))
  await space(page, 'e0612').dispatchEvent('click')
  await expect.poll(() => at(page, 'refusal').innerText()).toMatch(/TKC?-\d/)
  const move = await choice(table, 'axis', 'move_to')
  await click(page, space(page, move.space!))
  await expect.poll(() => piece(page, select.piece!).getAttribute('data-at')).toBe(move.space)
})

test('an attack is weighed with every shift before it is rolled', async () => {
  const table = await Table.of(here.server, barbarossa)
  await table.until('axis', asks('prompt-regular'))
  const { page } = await here.sit()
  await sitDown(page, table.link('axis'))
  const attack = await choice(table, 'axis', 'attack')
  await click(page, space(page, attack.space!))
  const attacker = await choice(table, 'axis', 'attacker')
  await click(page, piece(page, attacker.piece!))
  await expect.poll(() => page.locator('[data-panel="fight"]').innerText()).toContain('TKC-04')
  expect(await page.locator('[data-panel="fight"] [data-test="chances"]').innerText()).toContain('%')
  await changing(page, () => at(page, 'buttons').locator('[data-tone="finish"]').click())
})

test('the end of a scenario is played by machines while somebody watches', async () => {
  const machine = { machine: 'script' }
  const golden = { game: 'totaler-krieg', name: 'crusade', last: 30 }
  const table = await Table.end(here.server, golden, { axis: machine, western: machine })
  const { page } = await here.sit()
  await page.goto(table.watchLink)
  await at(page, 'outcome').waitFor({ timeout: 60_000 })
  await expect.poll(() => at(page, 'prompt').innerText()).toMatch(/over/i)
})
