// Units that are in or on another piece: what they can do hangs on whatever carries them, by mouse, touch and keyboard.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { components } from '../src/api/schema'
import { setting } from './setting'
import { at, changing, framed, kindOf, sitDown, Table, type Choice, type Scene } from './table'

const here = setting()
type Lists = components['schemas']['Lists']
type Force = components['schemas']['Force']

/** A platoon of two squads and something to ride in. */
async function motorised(): Promise<string> {
  const lists = await here.server.api<Lists>('/games/bolt-action/forces')
  const german = lists.armies.find((army) => army.id === 'germany')!
  const room = (facts: (typeof german.units)[number]['facts']): number =>
    facts?.flatMap((fact) =>
      fact.key === 'builder-carries' ? (fact.args ?? []).map(([, arg]) => ('number' in arg ? arg.number : 0)) : [],
    )[0] ?? 0
  const truck = german.units.find((unit) => unit.slot === 'transport' && room(unit.facts) >= 10)!
  const body = {
    name: 'On wheels',
    army: 'germany',
    points: 500,
    platoons: [
      [
        { unit: 'second-lieutenant', quality: 'regular', men: 1 },
        { unit: 'grenadiers', quality: 'regular', men: 5 },
        { unit: 'grenadiers', quality: 'regular', men: 5 },
        { unit: truck.id, quality: truck.qualities.find((one) => one.id === 'regular')!.id, men: truck.fewest },
      ],
    ],
  }
  const force = await here.server.api<Force>('/games/bolt-action/forces', { body })
  expect(force.problems ?? []).toEqual([])
  return force.text
}

const carrierOf = (scene: Scene, piece: string | null | undefined): string | undefined => {
  const on = scene.pieces.find((one) => one.id === piece)?.at
  return scene.pieces.find((one) => one.id === on && one.at === '')?.id
}
/** An order for somebody aboard something that stands on the table. */
const orderAboard = (scene: Scene): Choice | undefined =>
  scene.choices.find((choice) => kindOf(choice) === 'order' && carrierOf(scene, choice.piece))

/** A match in which a squad is aboard a truck on the table and can be given an order. */
async function aboard(): Promise<{ table: Table; scene: Scene; order: Choice; carrier: string }> {
  const table = await Table.of(
    here.server,
    {
      game: 'bolt-action',
      scenario: 'maximum-attrition',
      options: { second_force: 'american_patrol', table: 'steppe' },
      files: { 'first.toml': await motorised() },
    },
    { second: { machine: 'random' } },
  )
  await table.until(
    'first',
    (scene) => orderAboard(scene) !== undefined,
    (choice) => {
      const order = (choice.action as { order?: { order?: string } }).order?.order
      return ['load', 'enter'].includes(kindOf(choice)) || order === 'run'
    },
  )
  const { scene } = (await table.view('first')).now
  const order = orderAboard(scene)!
  return { table, scene, order, carrier: carrierOf(scene, order.piece)! }
}

const entry = (page: Page, order: Choice) =>
  page.locator(`[data-test="menu"] [data-key='${JSON.stringify(order.action)}']`)

test('a squad aboard is given its order by mouse', async () => {
  const { table, order, carrier } = await aboard()
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  await at(page, 'fit').click()
  expect(await page.locator(`[data-aboard~="${order.piece}"]`).getAttribute('data-piece')).toBe(carrier)
  await page.locator(`.figure[data-piece="${carrier}"][data-lit]`).click()
  await changing(page, () => entry(page, order).click())
  const after = (await table.view('first')).now.scene
  expect(after.choices.some((choice) => kindOf(choice) === 'order' && choice.piece === order.piece)).toBe(false)
})

test('a squad aboard is given its order by touch', async () => {
  const { table, order, carrier } = await aboard()
  const { page } = await here.sit({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } })
  await sitDown(page, table.link('first'))
  await at(page, 'fit').tap()
  await page.locator(`.figure[data-piece="${carrier}"][data-lit]`).tap()
  await changing(page, () => entry(page, order).tap())
})

test('a squad aboard is given its order by the keyboard, and the focus stays on the table', async () => {
  const { table, order, carrier } = await aboard()
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  await page.locator(`.figure[data-piece="${carrier}"][data-lit]`).focus()
  await page.keyboard.press('Enter')
  await at(page, 'menu').waitFor()
  const keys = await at(page, 'menu')
    .locator('[data-choice]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')))
  for (let step = keys.indexOf(JSON.stringify(order.action)); step > 0; step--) await page.keyboard.press('ArrowDown')
  await changing(page, () => page.keyboard.press('Enter'))
  await expect
    .poll(() =>
      page.evaluate(() => Boolean(document.activeElement?.closest('[data-test="board"], [data-test="column"]'))),
    )
    .toBe(true)
})

test('the card of a transport lists who is aboard', async () => {
  const { table, scene, order, carrier } = await aboard()
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  await page.locator(`.figure[data-piece="${carrier}"]`).focus()
  const answered = page.waitForResponse((response) => response.url().endsWith('/ask'))
  await page.keyboard.press('i')
  await (await answered).finished()
  await framed(page)
  const card = await at(page, 'inspector').innerText()
  expect(card).toMatch(/Aboard/)
  expect(card).not.toMatch(/\bu\d+\b|steps/)
  expect(scene.pieces.find((one) => one.id === order.piece)?.at).toBe(carrier)
})
