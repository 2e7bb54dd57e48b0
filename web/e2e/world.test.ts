// A board of areas: the world of Axis & Allies, played by clicks.
import { expect, test } from 'vitest'
import { setting } from './setting'
import { asks, at, changing, click, myChoices, piece, sitDown, space, Table, take, type Choice } from './table'

const here = setting()
const GAME = { game: 'axis-allies', scenario: 'spring-1942' }

/** How the choices read that hang on nothing. */
const LABELS: Record<string, string> = {
  'do-buy': 'Buy infantry',
  'do-done': 'Done',
  'do-done-develop': 'Done buying',
  'do-done-combat-move': 'Commit the attacks',
  'do-done-non-combat': 'Done moving',
  'do-done-place': 'Done placing',
  'do-press': 'Another round',
  'do-stay': 'No more leave',
  'do-refuse': 'Refuse',
}

test('the world is drawn with its units counted, named and held', async () => {
  const table = await Table.of(here.server, GAME)
  const { page } = await here.sit()
  await sitDown(page, table.link('ussr'))
  expect(await page.locator('path[data-space]').count()).toBeGreaterThanOrEqual(128)
  const infantry = piece(page, 'germany-infantry@germany').getByRole('img')
  expect(await infantry.getAttribute('aria-label')).toBe('4, Germany, infantry, 1-2, Germany')
  await piece(page, 'germany-infantry@germany').dispatchEvent('contextmenu')
  await expect.poll(() => at(page, 'inspector').innerText()).toContain('4 × infantry')
  await expect.poll(() => at(page, 'inspector').innerText()).toContain('Worth 10 IPCs')
  // Nobody's turn but one's own; what is asked for is refused with its clause.
  await space(page, 'germany').dispatchEvent('click')
  await at(page, 'buttons').locator('[data-choice="Buy infantry"]').click()
  await expect.poll(() => page.locator('[data-panel="bought"]').innerText()).toMatch(/infantry.*1/s)
})

test('a sea battle: set, weighed, fought and lost by the one who owns the ship', async () => {
  const table = await Table.of(here.server, GAME)
  await table.until('germany', asks('prompt-combat-move'))
  const { page } = await here.sit()
  await sitDown(page, table.link('germany'))
  await click(page, piece(page, 'germany-submarine@sz-baltic'))
  expect(await at(page, 'prompt').innerText()).toContain('submarine')
  await click(page, space(page, 'sz-united-kingdom'))
  await click(page, piece(page, 'germany-bomber@germany'))
  await click(page, space(page, 'sz-united-kingdom'))
  await changing(page, () => at(page, 'buttons').locator('[data-choice="Commit the attacks"]').click())
  // The chances are on the board before anything is rolled.
  await at(page, 'fit').click()
  await space(page, 'sz-united-kingdom').dispatchEvent('contextmenu')
  await expect.poll(() => at(page, 'inspector').innerText()).toMatch(/To the end, cheapest lost first.*%/s)
  await click(page, space(page, 'sz-united-kingdom'))
  await expect.poll(() => page.locator('[data-panel="battle"]').innerText()).toContain('Attacker: submarine at 2')
  expect(await page.locator('[data-panel="battle"] [data-test="chances"]').innerText()).toContain('you win')
})

test('an assault from the sea: loaded, sailed, landed, and no way back', async () => {
  const table = await Table.of(here.server, GAME)
  await table.until('germany', asks('prompt-combat-move'))
  const { page } = await here.sit()
  await sitDown(page, table.link('germany'))
  await click(page, page.locator('[data-piece^="transport-"][data-at="sz-baltic"]'))
  await click(page, space(page, 'germany'), 'Load infantry from Germany')
  await click(page, space(page, 'germany'))
  await click(page, space(page, 'karelia'))
  await click(page, piece(page, 'germany-infantry@finland-norway'))
  await click(page, space(page, 'karelia'))
  await changing(page, () => at(page, 'buttons').locator('[data-choice="Commit the attacks"]').click())
  await space(page, 'karelia').dispatchEvent('contextmenu')
  await expect.poll(() => at(page, 'inspector').innerText()).toContain('To the end')
  expect(await at(page, 'inspector').innerText(), 'nobody retreats from a landing').not.toContain('Stopping at')
  await click(page, space(page, 'karelia'))
  await expect.poll(() => page.locator('[data-panel="battle"]').innerText()).toMatch(/Attacker: infantry at 1.*×3/s)
})

test('a whole game is played in the browser, one power by clicks and the others by the machine', async () => {
  const machine = { machine: 'script' }
  const table = await Table.of(
    here.server,
    { ...GAME, options: { round_limit: 'ten' } },
    { ussr: machine, uk: machine, japan: machine, usa: machine },
  )
  const { page } = await here.sit()
  await sitDown(page, table.link('germany'))
  let [bought, purchases] = [0, 0]
  for (let step = 0; step < 1500; step++) {
    const choices = await myChoices(page, table, 'germany')
    if (!choices) break
    const kinds = choices.map((choice) =>
      typeof choice.action === 'string' ? choice.action : Object.keys(choice.action as object)[0]!,
    )
    const of = (kind: string): Choice | undefined => choices[kinds.indexOf(kind)]
    // One unit a turn: the game is to be played, not won.
    const infantry =
      bought < 1 ? choices.find((choice) => JSON.stringify(choice.action) === '{"buy":"infantry"}') : undefined
    const choice =
      infantry ??
      of('place') ??
      of('fight') ??
      of('press') ??
      of('lose') ??
      of('sink') ??
      of('stay') ??
      of('refuse') ??
      of('done')
    bought = choice === infantry ? bought + 1 : choice === of('place') ? 0 : bought
    purchases += Number(choice === infantry)
    if (!choice) throw new Error(`nothing to do among ${JSON.stringify(choices)}`)
    await take(page, choice, LABELS[choice.label.key])
  }
  await expect.poll(() => at(page, 'prompt').innerText()).toMatch(/win|draw/)
  expect(purchases).toBeGreaterThan(0)
}, 240_000)
