// A shot on an open table: named, measured, changed, fired, and told die by die.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { at, changing, kindOf, sitDown, Table, type Scene } from './table'

const here = setting()
const GAME = {
  game: 'bolt-action',
  scenario: 'maximum-attrition',
  options: { first_force: 'german_patrol', second_force: 'american_patrol', table: 'steppe' },
}

const aims = (scene: Scene): boolean => scene.choices.some((choice) => kindOf(choice) === 'aim')

/** A squad of the first player that stands on the table. */
const squadIn = (scene: Scene): string | undefined =>
  scene.pieces.find((one) => one.seat === 0 && one.at === '' && one.symbol === 'infantry')?.id

/** A match that has come so far; units come on and advance. */
async function played(
  far: (scene: Scene) => boolean,
  options: Parameters<typeof here.sit>[0] = {},
): Promise<{ page: Page; table: Table }> {
  const table = await Table.of(here.server, GAME, { second: { machine: 'script' } })
  await table.until('first', far, (choice) => {
    const order = (choice.action as { order?: { order?: string } }).order?.order
    return ['deploy', 'enter', 'move'].includes(kindOf(choice)) || order === 'advance'
  })
  const { page } = await here.sit(options)
  await sitDown(page, table.link('first'))
  return { page, table }
}

/** A match in which a unit may name its targets; nobody measures beforehand. */
const declaring = (): Promise<{ page: Page; table: Table }> => played(aims)

/** Names a target by its unit, and its weapon if a menu asks for one. */
async function name(page: Page, table: Table): Promise<void> {
  const { scene } = (await table.view('first')).now
  const target = scene.choices.find((choice) => kindOf(choice) === 'aim')!.piece!
  await changing(page, async () => {
    await page.locator(`.figure[data-piece="${target}"]`).focus()
    await page.keyboard.press('Enter')
    if (scene.choices.filter((choice) => choice.piece === target).length > 1) {
      await at(page, 'menu').waitFor()
      await page.keyboard.press('Enter')
    }
  })
}

test('a named target is measured to, with scores and odds; the list is changed, the button says Fire', async () => {
  const { page, table } = await declaring()
  const buttons = at(page, 'buttons')
  expect(await page.locator('[data-panel^="fire-"]').count(), 'nothing is measured beforehand').toBe(0)
  // To fire at nobody is asked again.
  await buttons.getByRole('button', { name: 'Hold fire' }).click()
  await at(page, 'confirm-yes').waitFor()
  await page.keyboard.press('Escape')
  await at(page, 'confirm-yes').waitFor({ state: 'detached' })
  await name(page, table)
  const panel = page.locator('[data-panel^="fire-"]').first()
  expect(await panel.innerText()).toMatch(/How far\s*[\s\S]*″/)
  expect(await panel.innerText()).toMatch(/\d\+|6\+6|Out of range/)
  // Nothing has been taken up that would have to be put back: one is led to fire.
  expect(await at(page, 'undo').innerText()).toBe('Undo')
  expect(await buttons.locator('.primary').allInnerTexts()).toEqual(['Fire'])
  // The list can be changed: what was named last is taken back.
  await changing(page, () => at(page, 'undo').click())
  expect(await page.locator('[data-panel^="fire-"]').count()).toBe(0)
  await name(page, table)
  await changing(page, () => buttons.getByRole('button', { name: 'Fire', exact: true }).click())
})

test('on a phone whoever fires and his targets are large enough to be told apart, and in sight', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page, table } = await played(aims, phone)
  const { scene } = (await table.view('first')).now
  const [firing] = scene.marks.find((mark) => mark.kind === 'selected')!.spaces
  const board = (await at(page, 'board').boundingBox())!
  // All of the table would be drawn at 0.05.
  await expect.poll(async () => Number(await at(page, 'board').getAttribute('data-k'))).toBeGreaterThan(0.1)
  const man = (await page.locator(`.figure[data-piece="${firing}"]`).boundingBox())!
  expect(man.x).toBeGreaterThan(board.x)
  expect(man.x).toBeLessThan(board.x + board.width)
})

test('a shot is told in the log die by die, or as out of range, and never as both', async () => {
  const { page, table } = await declaring()
  await name(page, table)
  await changing(page, () => at(page, 'buttons').getByRole('button', { name: 'Fire', exact: true }).click())
  await expect.poll(() => at(page, 'log').innerText()).toMatch(/to hit (\d\+|6\+6): [⚀-⚅]+ →|is out of range of/)
})

test('the dice in the bag lie in the panel one by one, and the one that was drawn beside them', async () => {
  const table = await Table.of(here.server, GAME, { second: { machine: 'script' } })
  await table.until(
    'first',
    (scene) => scene.choices.some((choice) => kindOf(choice) === 'order'),
    (choice) => kindOf(choice) === 'deploy',
  )
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  const tokens = (await table.view('first')).now.scene.panels.find((panel) => panel.id === 'bag')!.tokens!
  const rows = page.locator('[data-panel="bag"] [data-tokens]')
  expect(await rows.count()).toBe(2)
  for (const [i, { count, drawn }] of tokens.entries())
    expect(await rows.nth(i).locator('i').count()).toBe(count + Number(drawn ?? false))
  expect(await page.locator('[data-panel="bag"] .drawn').count()).toBe(1)
})

test('the card of a unit is a roster card', async () => {
  const { page, table } = await played((scene) => squadIn(scene) !== undefined)
  const squad = squadIn((await table.view('first')).now.scene)!
  await page.locator(`.figure[data-piece="${squad}"]`).focus()
  await page.keyboard.press('i')
  const card = at(page, 'inspector')
  await expect.poll(() => card.innerText()).toMatch(/Arms: range · shots · penetration/)
  const text = await card.innerText()
  expect(text).toMatch(/\d × .*Rifle/)
  expect(text).toMatch(/Quality: /)
  expect(text).toMatch(/Pins/)
  expect(text).not.toMatch(/\bu\d+\b/)
  expect(text).not.toMatch(/steps/)
  expect(await at(page, 'last-told').innerText()).toMatch(/\w/)
})
