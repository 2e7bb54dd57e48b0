// An open table: Bolt Action, played by pointing at it.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { at, changing, idle, kindOf, myChoices, piece, sitDown, Table, version, type Choice, type Scene } from './table'
import { closeUp, nearest, onScreen } from './tabletop'

const here = setting()
const GAME = {
  game: 'bolt-action',
  scenario: 'maximum-attrition',
  options: { premeasure: 'on', first_force: 'german_patrol', second_force: 'american_patrol' },
}
const SCRIPT = { machine: 'script' }

/** Does what a choice says, as a person would. */
async function take(page: Page, choice: Choice): Promise<void> {
  const before = await version(page)
  if (choice.piece) await piece(page, choice.piece).dispatchEvent('click')
  if (choice.point)
    await page
      .locator(`[data-point="${choice.point.join(',')}"]`)
      .first()
      .dispatchEvent('click')
  else if (choice.space) await page.locator(`path[data-space="${choice.space}"]`).dispatchEvent('click')
  else if (!choice.piece) {
    const index = await page.evaluate(
      (key) =>
        [...document.querySelectorAll('[data-test="buttons"] [data-choice]')].findIndex(
          (one) => one.getAttribute('data-key') === key,
        ),
      JSON.stringify(choice.action),
    )
    await at(page, 'buttons').locator('[data-choice]').nth(Math.max(0, index)).click()
  }
  const happened = await page
    .waitForFunction((old) => {
      const now = document.querySelector('[data-test="match"]')?.getAttribute('data-version')
      if (now && now !== old) return 'done'
      return ['menu', 'refusal'].find((name) => document.querySelector(`[data-test="${name}"]`))
    }, before)
    .catch(() => {
      throw new Error(`${JSON.stringify(choice)} did nothing`)
    })
  const what = await happened.jsonValue()
  if (what === 'menu') await page.locator(`[data-test="menu"] [data-key='${JSON.stringify(choice.action)}']`).click()
  if (what === 'refusal') throw new Error(`${JSON.stringify(choice.action)}: ${await at(page, 'refusal').innerText()}`)
  if (what !== 'done')
    await page.waitForFunction(
      (old) => document.querySelector('[data-test="match"]')?.getAttribute('data-version') !== old,
      before,
    )
  await idle(page)
}

/** A point on the way to a listed one, away from all of them, where the unit may go. */
async function unlisted(table: Table, scene: Scene, from: { x: number; y: number }): Promise<[number, number]> {
  const listed = scene.choices.flatMap((choice) => (kindOf(choice) === 'move' && choice.point ? [choice.point] : []))
  for (const [x, y] of listed) {
    for (const part of [0.85, 0.7, 0.55]) {
      const point: [number, number] = [
        Math.round(from.x + (x - from.x) * part),
        Math.round(from.y + (y - from.y) * part),
      ]
      const clear = scene.pieces.every(
        (one) =>
          one.at !== '' ||
          (one.figure?.models ?? []).every(([mx, my]) => Math.hypot(mx - point[0], my - point[1]) > 130),
      )
      if (!clear || listed.some(([lx, ly]) => Math.hypot(lx - point[0], ly - point[1]) < 130)) continue
      const { point: tried } = await here.server.api<{ point: { reasons?: unknown[] }[] }>(`/matches/${table.id}/ask`, {
        key: table.keys['first']!,
        body: { point: { x: point[0], y: point[1] } },
      })
      if (tried[0] && !tried[0].reasons?.length) return point
    }
  }
  throw new Error('there is nowhere to go')
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
  await table.until(
    'first',
    (scene) => moves(scene) && scene.choices.some((choice) => kindOf(choice) === 'move'),
    (choice) => {
      const order = (choice.action as { order?: { order?: string } }).order
      return ['deploy', 'enter'].includes(kindOf(choice)) || order?.order === 'run'
    },
  )
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
  // A point of no list that the rules allow: the ghost stands there, and the men go.
  const near = await unlisted(table, scene, before)
  const goal = await onScreen(page, near)
  await page.mouse.move(goal.x - 3, goal.y)
  await page.mouse.move(goal.x, goal.y)
  await page.locator('.ghost').first().waitFor({ state: 'attached' })
  await changing(page, () => page.mouse.click(goal.x, goal.y))
  const after = (await table.view('first')).now.scene.pieces.find((one) => one.id === selected)!.figure!
  expect(Math.hypot(after.x - near[0], after.y - near[1]), 'the unit is where was pointed').toBeLessThan(120)
})

/** What pointing somewhere would mean, as the game has it. */
async function tried(table: Table, point: object): Promise<{ refused: boolean }> {
  const { point: all } = await here.server.api<{ point: { reasons?: unknown[] }[] }>(`/matches/${table.id}/ask`, {
    key: table.keys['first']!,
    body: { point },
  })
  return { refused: !all[0] || (all[0].reasons?.length ?? 0) > 0 }
}

const selectedOf = (scene: Scene): Scene['pieces'][number] | undefined =>
  scene.pieces.find((one) => one.id === scene.marks.find((mark) => mark.kind === 'selected')?.spaces[0])

test('one man of a squad is dragged, the others stay; too far away he is refused with the clause', async () => {
  const table = await Table.of(here.server, GAME, { second: SCRIPT })
  const squad = (scene: Scene): boolean =>
    moves(scene) && (selectedOf(scene)?.figure?.models?.length ?? 0) > 4 && selectedOf(scene)?.at === ''
  await table.until('first', squad, (choice) => {
    const order = (choice.action as { order?: { order?: string } }).order
    return ['deploy', 'enter'].includes(kindOf(choice)) || order?.order === 'run'
  })
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  await closeUp(page)
  const unit = selectedOf((await table.view('first')).now.scene)!
  const men = unit.figure!.models!
  // Somebody who can step aside, to a place that is a whole pixel.
  let found: { man: number; to: { x: number; y: number } } | undefined
  for (let man = men.length - 1; man >= 0 && !found; man--) {
    for (const [dx, dy] of [
      [70, 0],
      [-70, 0],
      [0, 70],
      [0, -70],
    ] as const) {
      const to = await nearest(page, [men[man]![0] + dx, men[man]![1] + dy])
      if (!(await tried(table, { ...to.point, model: man })).refused) {
        found = { man, to: to.screen }
        break
      }
    }
  }
  if (!found) throw new Error('nobody can step aside')
  const drag = async (to: { x: number; y: number }): Promise<void> => {
    const from = await onScreen(page, men[found.man]!)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
  }
  const board = (await at(page, 'board').boundingBox())!
  const here0 = await onScreen(page, men[found.man]!)
  const far = {
    x: here0.x < board.x + board.width / 2 ? here0.x + board.width * 0.42 : here0.x - board.width * 0.42,
    y: here0.y,
  }
  await drag(far)
  await expect.poll(() => at(page, 'tip').innerText()).toMatch(/BA-\d+|C-\d+/)
  await page.mouse.up()
  await expect.poll(() => at(page, 'refusal').innerText()).toMatch(/BA-\d+|C-\d+/)
  await drag(found.to)
  await page.locator('.ghost').first().waitFor({ state: 'attached' })
  await changing(page, () => page.mouse.up())
  const after = (await table.view('first')).now.scene.pieces.find((one) => one.id === unit.id)!.figure!.models!
  const moved = men.flatMap(([x, y], i) => (after[i]![0] === x && after[i]![1] === y ? [] : [i]))
  expect(moved).toEqual([found.man])
})

test('Shift turns a vehicle to where one points', async () => {
  const table = await Table.of(
    here.server,
    { ...GAME, options: { premeasure: 'on', first_force: 'germany', second_force: 'united_states' } },
    { second: SCRIPT },
  )
  const driven = (piece: Scene['pieces'][number] | undefined): boolean =>
    ['armour', 'reconnaissance', 'transport'].includes(piece?.symbol ?? '')
  const vehicles = new Set(
    (await table.view('first')).now.scene.pieces.filter((one) => one.seat === 0 && driven(one)).map((one) => one.id),
  )
  const turns = (scene: Scene): boolean =>
    moves(scene) &&
    selectedOf(scene)?.at === '' &&
    driven(selectedOf(scene)) &&
    scene.choices.some((choice) => kindOf(choice) === 'pivot')
  await table.until('first', turns, (choice) => {
    const order = (choice.action as { order?: { unit?: unknown; order?: string } }).order
    // The vehicle goes first, before anybody can put it out of action, and drives on where it has no room to turn.
    const driving = order?.order === 'advance' && vehicles.has(choice.piece ?? '')
    return driving || ['deploy', 'enter', 'drive'].includes(kindOf(choice))
  })
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  await closeUp(page)
  const unit = selectedOf((await table.view('first')).now.scene)!
  const { x, y, facing } = unit.figure!
  let goal: { screen: { x: number; y: number }; heading: number } | undefined
  for (const turn of [45, -45, 30, -30, 80, -80]) {
    const angle = ((facing + turn) * Math.PI) / 180
    const to = await nearest(page, [Math.round(x + Math.sin(angle) * 550), Math.round(y - Math.cos(angle) * 550)])
    const heading = (Math.round((Math.atan2(to.point.x - x, y - to.point.y) * 180) / Math.PI) + 360) % 360
    if (!(await tried(table, { ...to.point, facing: heading })).refused) {
      goal = { screen: to.screen, heading }
      break
    }
  }
  if (!goal) throw new Error('it cannot turn')
  await page.keyboard.down('Shift')
  await page.mouse.move(goal.screen.x - 4, goal.screen.y)
  await page.mouse.move(goal.screen.x, goal.screen.y)
  await page.locator('.ghost').first().waitFor({ state: 'attached' })
  await changing(page, () => page.mouse.click(goal.screen.x, goal.screen.y))
  await page.keyboard.up('Shift')
  const after = (await table.view('first')).now.scene.pieces.find((one) => one.id === unit.id)!.figure!
  expect(after.facing).toBe(goal.heading)
  expect([after.x, after.y], 'it turns where it stands').toEqual([x, y])
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
  await expect.poll(() => at(page, 'tape').textContent()).toMatch(/1[12]\.\d″/)
  const closed = await Table.of(here.server, { ...GAME, options: { ...GAME.options, premeasure: 'off' } })
  await sitDown(page, closed.link('first'))
  // The tape would lie among the other tools, which come after the board.
  await at(page, 'fit').waitFor()
  expect(await at(page, 'measure').count(), 'no tape where nobody measures beforehand').toBe(0)
})

test('a game of six turns, one side by hand and the other by the machine', async () => {
  const table = await Table.of(here.server, GAME, { second: SCRIPT })
  const { page } = await here.sit()
  await sitDown(page, table.link('first'))
  let [clicks, moved, fired] = [0, 0, 0]
  for (let step = 0; step < 1500; step++) {
    const choices = await myChoices(page, table, 'first')
    if (!choices) break
    const of = (kind: string): Choice | undefined => choices.find((choice) => kindOf(choice) === kind)
    const order = (name: string): Choice | undefined =>
      choices.find((choice) => (choice.action as { order?: { order?: string } }).order?.order === name)
    const choice =
      of('deploy') ??
      of('enter') ??
      (moved < 12 ? (of('move') ?? of('drive')) : undefined) ??
      of('aim') ??
      (clicks % 3 === 0 ? order('advance') : undefined) ??
      order('fire') ??
      order('run') ??
      order('down') ??
      of('done') ??
      choices[0]!
    moved += Number(['move', 'drive'].includes(kindOf(choice)))
    fired += Number(kindOf(choice) === 'aim')
    clicks += 1
    await take(page, choice)
  }
  expect(moved).toBeGreaterThan(0)
  expect(fired).toBeGreaterThan(0)
  await expect.poll(() => at(page, 'prompt').innerText()).toMatch(/wins|draw/i)
  expect(
    (await table.view('first')).now.scene.turn.args?.some(
      ([name, arg]) => name === 'turn' && 'number' in arg && arg.number >= 6,
    ),
  ).toBe(true)
}, 240_000)

test('the end of a game of six turns is played by machines while somebody watches', async () => {
  const golden = { game: 'bolt-action', name: 'attrition-scripts', last: 30 }
  const table = await Table.end(here.server, golden, { first: SCRIPT, second: SCRIPT })
  const { page } = await here.sit()
  await page.goto(table.watchLink)
  await at(page, 'outcome').waitFor({ timeout: 100_000 })
  await expect.poll(() => at(page, 'prompt').innerText()).toMatch(/wins|draw/i)
  expect(await at(page, 'turn').innerText()).toMatch(/[67]/)
})
