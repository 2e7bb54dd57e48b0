// An open table: Bolt Action, played by pointing at it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { at, changing, piece, sitDown, Table, version, type Choice, type Scene } from './table'

const here = setting()
const GAME = {
  game: 'bolt-action', scenario: 'maximum-attrition',
  options: { premeasure: 'on', first_force: 'german_patrol', second_force: 'american_patrol' },
}
const SCRIPT = { machine: 'script' }

const kindOf = (choice: Choice): string => (typeof choice.action === 'string' ? choice.action : Object.keys(choice.action as object)[0]!)

/** Where a point of the table lies in the window. */
async function onScreen(page: Page, [x, y]: readonly [number, number]): Promise<{ x: number; y: number }> {
  const board = at(page, 'board')
  const box = (await board.boundingBox())!
  const read = async (name: string): Promise<number> => Number(await board.getAttribute(name))
  const [k, dx, dy] = [await read('data-k'), await read('data-x'), await read('data-y')]
  return { x: box.x + x * k + dx, y: box.y + y * k + dy }
}

/** Does what a choice says, as a person would. */
async function take(page: Page, choice: Choice): Promise<void> {
  const before = await version(page)
  if (choice.piece) await piece(page, choice.piece).dispatchEvent('click')
  if (choice.point) await page.locator(`[data-point="${choice.point.join(',')}"]`).first().dispatchEvent('click')
  else if (choice.space) await page.locator(`path[data-space="${choice.space}"]`).dispatchEvent('click')
  else if (!choice.piece) {
    const index = await page.evaluate((key) => [...document.querySelectorAll('[data-test="buttons"] [data-choice]')].findIndex((one) => one.getAttribute('data-key') === key), JSON.stringify(choice.action))
    await at(page, 'buttons').locator('[data-choice]').nth(Math.max(0, index)).click()
  }
  const happened = await page.waitForFunction((old) => {
    const now = document.querySelector('[data-test="match"]')?.getAttribute('data-version')
    if (now && now !== old) return 'done'
    return ['menu', 'refusal'].find((name) => document.querySelector(`[data-test="${name}"]`))
  }, before).catch(() => { throw new Error(`${JSON.stringify(choice)} did nothing`) })
  const what = await happened.jsonValue()
  if (what === 'menu') await page.locator(`[data-test="menu"] [data-key='${JSON.stringify(choice.action)}']`).click()
  if (what === 'refusal') throw new Error(`${JSON.stringify(choice.action)}: ${await at(page, 'refusal').innerText()}`)
  if (what !== 'done') await page.waitForFunction((old) => document.querySelector('[data-test="match"]')?.getAttribute('data-version') !== old, before)
  await page.locator('[data-test="match"][data-busy="false"]').waitFor()
}

/** Plays on through the API until there is something to be seen. */
const orders = (scene: Scene): boolean => scene.choices.some((choice) => kindOf(choice) === 'order')
const moves = (scene: Scene): boolean => scene.prompt.key === 'prompt-move' && scene.choices.length > 0

test('the table is drawn with its terrain, and its units stand on it', async () => {
  const table = await Table.of(here.server, GAME, { second: SCRIPT })
  await table.until('first', orders, (choice) => ['deploy', 'enter'].includes(kindOf(choice)))
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  const scene = (await table.view('first')).now.scene
  expect(await page.locator('path[data-space]').count()).toBeGreaterThan(10)
  expect(await page.locator('.figure').count()).toBe(scene.pieces.filter((one) => one.figure && one.at === '').length)
  expect(await page.locator('[data-lit="gold"]').count()).toBeGreaterThan(0)
})

test('a unit is given an order, goes where one points, and is refused with its clause where it cannot', async () => {
  const table = await Table.of(here.server, GAME, { second: SCRIPT })
  await table.until('first', (scene) => moves(scene) && scene.choices.some((choice) => kindOf(choice) === 'move'), (choice) => {
    const order = (choice.action as { order?: { order?: string } }).order
    return ['deploy', 'enter'].includes(kindOf(choice)) || order?.order === 'run'
  })
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  await at(page, 'fit').click()
  const scene = (await table.view('first')).now.scene
  const selected = scene.marks.find((mark) => mark.kind === 'selected')!.spaces[0]!
  const before = scene.pieces.find((one) => one.id === selected)!.figure!
  // Much too far: a mark under the pointer says so, and a click tells the clause.
  const far = await onScreen(page, [before.x < 3600 ? 6800 : 400, before.y < 2400 ? 4500 : 300])
  await page.mouse.move(far.x, far.y)
  await expect.poll(() => at(page, 'tip').innerText()).toMatch(/BA-\d+|C-\d+/)
  await page.mouse.click(far.x, far.y)
  await expect.poll(() => at(page, 'refusal').innerText()).toMatch(/BA-\d+|C-\d+/)
  // A point of no list, beside one that is in it: the ghost stands there, and the men go.
  const listed = scene.choices.find((choice) => kindOf(choice) === 'move')!.point!
  const near: [number, number] = [Math.round((listed[0] + 2 * before.x) / 3), Math.round((listed[1] + 2 * before.y) / 3)]
  const goal = await onScreen(page, near)
  await page.mouse.move(goal.x - 3, goal.y)
  await page.mouse.move(goal.x, goal.y)
  await page.locator('.ghost').first().waitFor({ state: 'attached' })
  await changing(page, () => page.mouse.click(goal.x, goal.y))
  const after = (await table.view('first')).now.scene.pieces.find((one) => one.id === selected)!.figure!
  expect(Math.hypot(after.x - near[0], after.y - near[1]), 'the unit is where was pointed').toBeLessThan(120)
})

test('a tape is laid on the table where the players have agreed to measure', async () => {
  const table = await Table.of(here.server, GAME, { second: SCRIPT })
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  await at(page, 'fit').click()
  await at(page, 'measure').click()
  const [from, to] = [await onScreen(page, [1000, 1000]), await onScreen(page, [2200, 1000])]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
  expect(await at(page, 'tape').textContent()).toMatch(/1[12]\.\d″/)
  const closed = await Table.of(here.server, { ...GAME, options: { ...GAME.options, premeasure: 'off' } })
  await sitDown(page, closed.link('first'))
  expect(await at(page, 'measure').count(), 'no tape where nobody measures beforehand').toBe(0)
})

test('a platoon is built, refused while it is wrong, saved, loaded and played', async () => {
  const { page } = await here.sit()
  await page.goto('/new/bolt-action/maximum-attrition')
  await page.locator('[data-build="first"]').click()
  await page.locator('[data-add="grenadiers"]').click()
  await expect.poll(() => at(page, 'force-problems').innerText()).toContain('C-179')
  expect(await at(page, 'force-use').isDisabled()).toBe(true)
  await page.locator('[data-ready="force-german-patrol"]').click()
  await at(page, 'force-good').waitFor()
  await at(page, 'force-name').fill('Patrol of the test')
  await at(page, 'force-good').waitFor()
  const [saved] = await Promise.all([page.waitForEvent('download'), at(page, 'force-save').click()])
  expect(saved.suggestedFilename()).toBe('Patrol-of-the-test.toml')
  await page.locator('[data-unit] button').first().click()
  await expect.poll(() => at(page, 'force-problems').innerText()).toContain('C-179')
  await at(page, 'force-file').setInputFiles(await saved.path())
  await at(page, 'force-good').waitFor()
  await at(page, 'force-use').click()
  await expect.poll(() => page.locator('[data-force="first"]').inputValue()).toBe('own:Patrol of the test')
  await page.locator('[data-force="second"]').selectOption('force-soviet-patrol')
  await at(page, 'begin').click()
  await at(page, 'prompt').waitFor()
  await expect.poll(() => page.locator('[data-test="board"][data-shape="table"]').count()).toBe(1)
})

test('a game of six turns, one side by hand and the other by the machine', async () => {
  const table = await Table.of(here.server, GAME, { second: SCRIPT })
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  let [clicks, moved, fired] = [0, 0, 0]
  for (let step = 0; step < 1500; step++) {
    await page.waitForFunction(() => document.querySelector('[data-test="outcome"], [data-test="match"][data-busy="false"] [data-test="prompt"][data-deciding="true"]') !== null, undefined, { timeout: 60_000 })
    if ((await at(page, 'outcome').count()) > 0) break
    const { choices } = (await table.view('first')).now.scene
    if (choices.length === 0) continue
    const of = (kind: string): Choice | undefined => choices.find((choice) => kindOf(choice) === kind)
    const order = (name: string): Choice | undefined => choices.find((choice) => (choice.action as { order?: { order?: string } }).order?.order === name)
    const choice = of('deploy') ?? of('enter') ?? (moved < 12 ? (of('move') ?? of('drive')) : undefined) ?? of('aim') ?? (clicks % 3 === 0 ? order('advance') : undefined) ?? order('fire') ?? order('run') ?? order('down') ?? of('done') ?? choices[0]!
    moved += Number(['move', 'drive'].includes(kindOf(choice)))
    fired += Number(kindOf(choice) === 'aim')
    clicks += 1
    await take(page, choice)
  }
  expect(moved).toBeGreaterThan(0)
  expect(fired).toBeGreaterThan(0)
  await expect.poll(() => at(page, 'prompt').innerText()).toMatch(/wins|draw/i)
  expect((await table.view('first')).now.scene.turn.args?.some(([name, arg]) => name === 'turn' && 'number' in arg && arg.number >= 6)).toBe(true)
}, 240_000)
