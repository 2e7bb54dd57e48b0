// Europe 1939: interventions as a chain, and convoys in the dark.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import {
  asks,
  at,
  bringIntoSight,
  changing,
  joinedChain,
  myChoices,
  piece,
  sitDown,
  space,
  Table,
  take,
  takes,
  type Choice,
} from './table'

const here = setting()
const machine = { machine: 'script' }

/** All a page shows of a match: pieces, panels, the log. */
async function shown(page: Page): Promise<string> {
  const pieces = await page
    .locator('.piece')
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('data-at')} ${one.querySelector('svg')?.getAttribute('aria-label')}`).sort(),
    )
  const panels = await at(page, 'panel').allInnerTexts()
  return [...pieces, ...panels, await at(page, 'log').innerText(), await at(page, 'prompt').innerText()].join('\n')
}

/** A chip of so many points is laid for the Soviet Union; what both sides see then. */
async function convoy(points: number): Promise<{ enemy: string; sender: string }> {
  const table = await Table.of(here.server, { game: 'europe-1939', scenario: 'barbarossa' })
  await table.until('ussr', (scene) => scene.choices.some(takes('lay')))
  const view = await table.view('ussr')
  const lay = view.now.scene.choices.find(
    (choice) => takes('lay')(choice) && JSON.stringify(choice.action).includes(`"value":${points}`),
  )
  if (!lay) throw new Error(`no chip of ${points} can be laid`)
  await table.act('ussr', view, lay)
  const [enemy, sender] = [await here.sit(), await here.sit()]
  await sitDown(enemy.page, table.link('germany'))
  await sitDown(sender.page, table.link('ussr'))
  return { enemy: await shown(enemy.page), sender: await shown(sender.page) }
}

test('a chip at sea tells the enemy nothing, whatever is on it', async () => {
  const [blank, laden] = [await convoy(0), await convoy(4)]
  expect(blank.enemy).toBe(laden.enemy)
  expect(blank.sender).not.toBe(laden.sender)
})

test('an intervention shows the chain as it stands, who could join it and at what chance', async () => {
  const table = await joinedChain(here.server)
  const { page } = await here.sit()
  await sitDown(page, table.link('britain'))
  await expect.poll(() => page.locator('[data-panel="interventions"]').innerText()).toMatch(/%/)
  expect(await page.locator('[data-panel="chain"] [data-test="chances"]').innerText()).toContain('%')
  const arrows = page.locator('[data-panel="chain"] [data-test="arrows"] path[marker-end]')
  await expect.poll(() => arrows.count()).toBe(1)
  await changing(page, () => at(page, 'buttons').locator('[data-tone="finish"]').click())
})

test('all of a kind come along in one click, and the losses to expect are told before the attack', async () => {
  const table = await Table.of(here.server, { game: 'europe-1939', scenario: 'fall-of-france' })
  await table.until('germany', asks('prompt-move'))
  const { page } = await here.sit()
  await sitDown(page, table.link('germany'))
  await bringIntoSight(page, 'ruhr')
  await changing(page, () => piece(page, 'de-infantry-0@ruhr').click({ force: true }))
  const armour = page.locator('[data-gesture="all-armour"]')
  await expect.poll(() => armour.innerText()).toContain('(3)')
  await armour.click()
  const inHand = async (): Promise<string[]> =>
    (await table.view('germany')).now.scene.pieces
      .filter(({ markers }) => markers?.includes('marker-in-hand'))
      .map(({ symbol, count }) => `${count} ${symbol}`)
      .sort()
  await expect.poll(inHand).toEqual(['1 infantry', '3 armour'])
  const { choices } = (await table.view('germany')).now.scene
  const target = choices.find((choice) => takes('to')(choice) && choice.tone === 'attack')!.space!
  await bringIntoSight(page, target)
  await space(page, target).hover({ force: true })
  await expect
    .poll(() => at(page, 'tip').innerText())
    .toMatch(/attacker loses on average[\s\S]*defender loses on average/i)
})

test('building shows what is kept for attacks', async () => {
  const table = await Table.of(here.server, { game: 'europe-1939', scenario: 'fall-of-france' })
  await table.until('germany', asks('prompt-build'))
  const { page } = await here.sit()
  await sitDown(page, table.link('germany'))
  const kept = page.locator('[data-panel="kept"]')
  await expect.poll(() => kept.innerText()).toMatch(/kept for attacks[\s\S]*germany/i)
  const before = await kept.innerText()
  const { choices } = (await table.view('germany')).now.scene
  await take(page, choices.find(takes('build'))!)
  await expect.poll(() => kept.innerText()).not.toBe(before)
})

test('a year of the full war is played, one side by clicks and the other by the machine', async () => {
  const table = await Table.of(
    here.server,
    { game: 'europe-1939', scenario: 'full-war', options: { players: 'two' } },
    { germany: machine },
  )
  const { page } = await here.sit()
  await sitDown(page, table.link('britain'))
  let [built, moved] = [0, 0]
  for (let step = 0; step < 400; step++) {
    const choices = await myChoices(page, table, 'britain')
    if (!choices || /autumn 1940/i.test(await at(page, 'turn').innerText())) break
    const found = (kind: string, fits: (choice: Choice) => boolean = () => true): Choice | undefined =>
      choices.find((choice) => takes(kind)(choice) && fits(choice))
    const infantry =
      built < 4 ? found('build', (choice) => JSON.stringify(choice.action).includes('infantry')) : undefined
    const pick = moved < 8 ? found('pick') : undefined
    const to = found('to')
    const choice =
      infantry ??
      to ??
      pick ??
      choices.find((one) => one.action === 'done') ??
      choices.find((one) => one.action === 'pass') ??
      choices[0]!
    built += Number(choice === infantry)
    moved += Number(choice === to)
    await take(page, choice)
  }
  expect(await at(page, 'turn').innerText()).toMatch(/autumn 1940/i)
  expect(built).toBe(4)
  expect(moved).toBeGreaterThan(0)
}, 240_000)
