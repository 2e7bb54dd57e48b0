// The pictures of the documentation, taken from the program itself: always of the same positions, because the game that
// is looked into is played by machines from one seed. Usage: npm run pictures (-- -t NAME for some of them)
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { smaller } from './png'
import { program } from './server'
import { alliedMove, setting } from './setting'
import {
  asks,
  at,
  bringIntoSight,
  changing,
  click,
  clickSpace,
  joinedChain,
  piece,
  sitDown,
  space,
  Table,
  type Scene,
} from './table'

const FOLDER = join(import.meta.dirname, '../../docs/pictures')
const MOST = 400 * 1024

const here = setting()
mkdirSync(FOLDER, { recursive: true })

/** A whole game of Debrecen between machines. */
const record = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-'))
  const file = join(folder, 'debrecen.sandtable')
  const args = [
    'play',
    'hungary-1944',
    '--scenario',
    'debrecen',
    '--seat',
    'axis=script',
    '--seat',
    'allied=script',
    '--seed',
    '7',
    '--save',
    file,
  ]
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const text = readFileSync(file, 'utf8')
  rmSync(folder, { recursive: true })
  return text
})()
type Step = { seat: number; action: unknown; dice?: string[] }
const steps = record
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => JSON.parse(line) as Step)
const does =
  (kind: string) =>
  (step: Step | undefined): boolean =>
    typeof step?.action === 'object' && step.action !== null && kind in step.action

/** How many steps lead into the fight with the most attackers, all of them named. */
function intoTheGreatestFight(): number {
  let [best, most] = [0, 0]
  for (let i = 0, run = 0; i < steps.length; i++) {
    run = does('attacker')(steps[i]) ? run + 1 : 0
    if (run > most) [best, most] = [i + 1, run]
  }
  return best
}

/** How many steps there are up to the given throw of a die for a fight. */
function afterFights(count: number): number {
  let fights = 0
  const last = steps.findIndex((step) => step.action === 'done' && step.dice && ++fights === count)
  return last + 1
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const picture = smaller(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' }))
  await writeFile(join(FOLDER, `${name}.png`), picture)
  expect(picture.length, `${name}.png is too large`).toBeLessThan(MOST)
}

/** Makes the window as high as what is in it. */
async function stretch(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.querySelector('main')!.getBoundingClientRect().bottom + scrollY)
  await page.setViewportSize({ width: 1280, height: Math.ceil(height) })
}

/** Drags the map until a space is at a place of the window. */
async function drag(page: Page, id: string, x: number, y: number): Promise<void> {
  const box = (await space(page, id).boundingBox())!
  const board = (await at(page, 'board').boundingBox())!
  const start = { x: board.x + board.width / 2, y: board.y + board.height * 0.8 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + x - box.x - box.width / 2, start.y + y - box.y - box.height / 2, { steps: 5 })
  await page.mouse.up()
}

/** Takes the pointer away from everything. */
async function aside(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
}

const light = { colorScheme: 'light', deviceScaleFactor: 1 } as const

/** A picture of a match as a seat sees it. */
async function pictureOf(table: Table, seat: string, name: string): Promise<void> {
  const { page } = await here.sit(light)
  await sitDown(page, table.link(seat))
  await aside(page)
  await take(page, name)
}

/** The Allies are about to move. */
async function moving(options: Parameters<typeof here.sit>[0] = {}): Promise<{ page: Page }> {
  return alliedMove(here, { ...light, ...options })
}

const takeUp = (page: Page, id = '5 GC'): Promise<void> => changing(page, () => piece(page, id).click())

/** Points at a hex a few steps away. */
async function pointFar(page: Page): Promise<void> {
  await space(page, '2411').hover({ force: true })
  await at(page, 'price').waitFor()
}

test('lobby', async () => {
  await Table.goOn(here.server, record, afterFights(3), true)
  const mine = await Table.goOn(here.server, record, afterFights(5))
  const { page } = await here.sit(light)
  await sitDown(page, mine.link('axis'))
  await page.goto('/')
  await page.locator('[data-game="hungary-1944"] canvas').waitFor()
  await at(page, 'going-on').getByRole('link').first().waitFor()
  await stretch(page)
  await take(page, 'lobby')
})

test('new match', async () => {
  const { page } = await here.sit(light)
  await page.goto('/new/hungary-1944/debrecen')
  await page.locator('canvas').waitFor()
  await aside(page)
  await stretch(page)
  await take(page, 'new-match')
  await page.setViewportSize({ width: 1280, height: 720 })
  await at(page, 'options').locator('summary').click()
  await at(page, 'options').evaluate((options) => options.scrollIntoView({ block: 'start' }))
  await take(page, 'options')
})

test('links', async () => {
  const { page } = await here.sit(light)
  await page.goto('/new/hungary-1944/debrecen')
  await page.locator('[data-seat="axis"] [data-player="me"]').check()
  await page.locator('[data-seat="allied"] [data-player="friend"]').check()
  await at(page, 'begin').click()
  await at(page, 'invited').waitFor()
  // Real links differ each time; the pictures do not.
  await at(page, 'invited')
    .locator('input')
    .evaluateAll((fields) =>
      fields.forEach(
        (field, i) =>
          ((field as HTMLInputElement).value =
            `http://192.168.1.20:1939/match/3f9c21d07ab845e6#k=${(i ? '52b9e07d' : '7d0e51c2').repeat(4)}`),
      ),
    )
  await aside(page)
  await take(page, 'links')
})

test('board', async () => {
  const { page } = await moving()
  await aside(page)
  await take(page, 'board')
})

test('stack', async () => {
  const table = await Table.goOn(here.server, record, afterFights(2))
  const { page } = await here.sit(light)
  await sitDown(page, table.link('axis'))
  // Not one of the pieces that stand in the air over a zone: only hexes are brought into sight.
  const pile = page.locator('.piece[data-at]:not([data-at^="zone-"]):has(.count)').first()
  await bringIntoSight(page, (await pile.getAttribute('data-at'))!)
  await pile.hover()
  await page.locator('.fan').waitFor()
  await take(page, 'stack')
})

test('reach', async () => {
  const { page } = await moving()
  await takeUp(page)
  await pointFar(page)
  await take(page, 'reach')
})

test('refusal', async () => {
  const { page } = await moving()
  await takeUp(page)
  await clickSpace(page, '1613')
  await at(page, 'refusal').waitFor()
  await take(page, 'refusal')
  await at(page, 'refusal').locator('[data-clause]').first().click()
  await at(page, 'rule-sheet').locator('article').first().waitFor()
  await take(page, 'rule-sheet')
})

test('attack', async () => {
  const count = intoTheGreatestFight()
  const table = await Table.goOn(here.server, record, count)
  const { page } = await here.sit(light)
  await sitDown(page, table.link(steps[count - 1]!.seat === 0 ? 'axis' : 'allied'))
  await page.locator('[data-panel="fight"]').waitFor()
  await take(page, 'attack')
})

test('inspector', async () => {
  const { page } = await moving()
  await at(page, 'layers').click()
  await page.locator('[data-overlay="axis-zone"]').check()
  await page.locator('[data-overlay="allied-zone"]').check()
  await at(page, 'layers').click()
  await page.keyboard.press('-')
  await page.waitForTimeout(400)
  await drag(page, '2009', 560, 260)
  await page.waitForTimeout(400)
  await piece(page, '35 GRC').click({ button: 'right' })
  await page.locator('[data-way="supply"]').first().waitFor({ state: 'attached' })
  await aside(page)
  await take(page, 'inspector')
})

test('layers', async () => {
  const { page } = await moving()
  await at(page, 'fit').click()
  await at(page, 'layers').click()
  await page.locator('[data-overlay="axis-zone"]').check()
  await page.locator('[data-overlay="allied-zone"]').check()
  await take(page, 'layers')
})

test('secret', async () => {
  const table = await Table.make(here.server)
  await table.until('axis', asks('prompt-missions'))
  const { page } = await here.sit(light)
  await sitDown(page, table.link('axis'))
  const { board } = await table.view('axis')
  const [inZone] = board.regions?.find(({ id }) => id === 'zone-16')?.spaces ?? []
  await page.locator('[data-tray] [data-piece="SG 2"]').first().click()
  await space(page, inZone!).hover({ force: true })
  await take(page, 'secret')
})

test('curtain', async () => {
  const { page } = await here.sit(light)
  await page.goto('/new/hungary-1944/debrecen')
  await page.locator('[data-seat="axis"] [data-player="me"]').check()
  await page.locator('[data-seat="allied"] [data-player="here"]').check()
  await at(page, 'begin').click()
  await at(page, 'curtain').waitFor()
  await aside(page)
  await take(page, 'curtain')
})

test('log', async () => {
  const count = afterFights(5)
  const table = await Table.goOn(here.server, record, count)
  const { page } = await here.sit(light)
  await sitDown(page, table.link('axis'))
  const entry = at(page, 'log').locator('[data-entry]:has([data-test="dice"])').last()
  await entry.scrollIntoViewIfNeeded()
  await entry.click()
  await aside(page)
  await take(page, 'log')
})

test('warning', async () => {
  const { page } = await moving()
  await at(page, 'buttons').getByText('End the movement phase').click()
  await at(page, 'confirm').waitFor()
  await take(page, 'warning')
})

test('replay', async () => {
  const table = await Table.goOn(here.server, record, steps.length)
  const { page } = await here.sit(light)
  await sitDown(page, table.link('axis'))
  await aside(page)
  await take(page, 'outcome')
  await page.goto(`/match/${table.id}/replay`)
  const slider = at(page, 'slider')
  await slider.waitFor()
  // A few steps are walked, so that the log has something to tell.
  const end = afterFights(4)
  await slider.fill(String(end - 12))
  for (let i = 0; i < 12; i++) {
    const next = `${end - 11 + i}`
    await at(page, 'step-on').click()
    await expect.poll(() => at(page, 'step').innerText()).toContain(`Step ${next} `)
  }
  await page.waitForTimeout(300)
  await take(page, 'replay')
  await at(page, 'go-on').click()
  await at(page, 'from-record').waitFor()
  await take(page, 'go-on')
})

test('rules', async () => {
  const { page } = await here.sit(light)
  await page.goto('/rules/hungary-1944#BPH-3.2b')
  await page.locator('[data-clause-id="BPH-3.2b"]').waitFor()
  await page.waitForTimeout(300)
  // The clause before it begins right under the heading of the chapter.
  await page.locator('[data-clause-id="BPH-3.2a"]').evaluate((clause) => {
    const heading = clause.closest('section')!.querySelector('h2')!
    const list = heading.closest('.list')!
    list.scrollBy(0, clause.getBoundingClientRect().top - heading.getBoundingClientRect().bottom)
  })
  await take(page, 'rules')
})

test('help', async () => {
  const { page } = await moving()
  await at(page, 'help').click()
  await at(page, 'help-sheet').waitFor()
  await take(page, 'help')
})

test('phone', async () => {
  const { page } = await moving({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
  await changing(page, () => piece(page, '5 GC').tap())
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('ArrowLeft')
  await take(page, 'phone')
  await at(page, 'fold').tap()
  await take(page, 'phone-folded')
})

test('dark', async () => {
  const { page } = await moving({ colorScheme: 'dark' })
  await takeUp(page)
  await pointFar(page)
  await take(page, 'dark')
})

test('spanish', async () => {
  const { page } = await moving({ locale: 'es-ES' })
  await takeUp(page)
  await clickSpace(page, '1613')
  await at(page, 'refusal').waitFor()
  await take(page, 'spanish')
})

/** Germany is about to attack in the spring of 1942. */
async function germany(): Promise<{ page: Page }> {
  const table = await Table.of(here.server, { game: 'axis-allies', scenario: 'spring-1942' })
  await table.until('germany', asks('prompt-combat-move'))
  const { page } = await here.sit(light)
  await sitDown(page, table.link('germany'))
  return { page }
}

const commit = (page: Page): Promise<void> =>
  changing(page, () => at(page, 'buttons').locator('[data-choice="Commit the attacks"]').click())

test('the world', async () => {
  const { page } = await germany()
  await click(page, piece(page, 'germany-armour@ukraine'))
  await aside(page)
  await take(page, 'world')
})

test('a sea battle', async () => {
  const { page } = await germany()
  for (const unit of [
    'germany-submarine@sz-baltic',
    'germany-submarine@sz-spain',
    'germany-bomber@germany',
    'germany-fighter@western-europe',
  ]) {
    await click(page, piece(page, unit))
    await click(page, space(page, 'sz-united-kingdom'))
  }
  await commit(page)
  await click(page, space(page, 'sz-united-kingdom'))
  await aside(page)
  await take(page, 'sea-battle')
})

test('an assault from the sea', async () => {
  const { page } = await germany()
  await click(page, page.locator('[data-piece^="transport-"][data-at="sz-baltic"]'))
  await click(page, space(page, 'germany'), 'Load infantry from Germany')
  await click(page, space(page, 'germany'))
  await click(page, space(page, 'karelia'))
  for (const unit of [
    'germany-infantry@finland-norway',
    'germany-armour@finland-norway',
    'germany-infantry@eastern-europe',
    'germany-armour@eastern-europe',
  ]) {
    await click(page, piece(page, unit))
    await click(page, space(page, 'karelia'))
  }
  await commit(page)
  await space(page, 'karelia').dispatchEvent('contextmenu')
  await at(page, 'inspector').waitFor()
  await aside(page)
  await take(page, 'landing')
})

test('supply', async () => {
  const table = await Table.of(here.server, { game: 'totaler-krieg', scenario: 'barbarossa' })
  await table.until('axis', asks('prompt-organization'))
  const { page } = await here.sit(light)
  await sitDown(page, table.link('axis'))
  await at(page, 'layers').click()
  for (const layer of ['supply-germany', 'soviet-zone']) await page.locator(`[data-overlay="${layer}"]`).check()
  await at(page, 'prompt').click()
  const tanks = (await table.view('axis')).now.scene.pieces.find(
    (p) => p.nation === 'germany' && p.symbol === 'armour',
  )!
  await piece(page, tanks.id).dispatchEvent('contextmenu')
  await at(page, 'inspector').waitFor()
  await aside(page)
  await take(page, 'supply')
})

test('the desert', async () => {
  const table = await Table.of(here.server, { game: 'totaler-krieg', scenario: 'desert' })
  await pictureOf(table, 'axis', 'desert')
})

test('Europe', async () => {
  const table = await Table.of(here.server, { game: 'europe-1939', scenario: 'full-war' })
  await pictureOf(table, 'germany', 'europe')
})

test('an intervention', async () => {
  await pictureOf(await joinedChain(here.server), 'britain', 'intervention')
})

/** A firefight on the village table, with everything on it. */
async function firefight(there: (scene: Scene) => boolean, after = 20): Promise<{ page: Page }> {
  const table = await Table.of(
    here.server,
    { game: 'bolt-action', scenario: 'maximum-attrition', options: { premeasure: 'on' } },
    { second: { machine: 'script' } },
  )
  let orders = 0
  await table.until(
    'first',
    (scene) => orders > after && there(scene),
    (choice) => {
      const [kind, order] =
        typeof choice.action === 'string'
          ? [choice.action]
          : Object.entries(choice.action as Record<string, { order?: string }>)[0]!
      if (kind === 'order' && order?.order === ['run', 'advance', 'fire'][orders % 3]) return ++orders > 0
      return ['deploy', 'enter', 'move', 'drive', 'aim'].includes(kind)
    },
  )
  const { page } = await here.sit(light)
  await sitDown(page, table.link('first'))
  return { page }
}

test('the table', async () => {
  const { page } = await firefight(asks('prompt-order'))
  await take(page, 'table')
})

test('a move on the table', async () => {
  const { page } = await firefight(
    (scene) =>
      asks('prompt-move')(scene) && scene.choices.some((choice) => JSON.stringify(choice.action).startsWith('{"move"')),
    6,
  )
  await at(page, 'action').click()
  const handle = (await page.locator('[data-point]').nth(4).boundingBox())!
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.locator('.ghost').first().waitFor({ state: 'attached' })
  await take(page, 'table-move')
})

test('the platoon builder', async () => {
  const { page } = await here.sit(light)
  await page.goto('/new/bolt-action/maximum-attrition')
  await page.locator('[data-build="first"]').click()
  await page.locator('[data-ready="force-german-grenadiers"]').click()
  await at(page, 'force-good').waitFor()
  await take(page, 'builder')
})

/** A clause of each game whose page of the book is shown. */
const PAGES = [
  ['axis-allies', 'R-4.9'],
  ['bolt-action', 'BA-31'],
  ['europe-1939', 'HU-31'],
  ['hungary-1944', 'BPH-3.2a'],
  ['totaler-krieg', 'TK-8.1.1-08'],
] as const

test.each(PAGES)('the book of %s', async (game, clause) => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-'))
  const file = join(folder, 'book.html')
  execFileSync(program, ['rules', game, '--book', file, '--lang', 'en'], { stdio: 'ignore' })
  const { page } = await here.sit({ ...light, viewport: { width: 1000, height: 760 } })
  await page.goto(`${pathToFileURL(file).href}#${clause}`)
  const article = page.locator(`article[id="${clause}"]`)
  await article.locator('canvas').first().waitFor()
  await article.evaluate((element) => element.scrollIntoView())
  await take(page, `book-${game}`)
  rmSync(folder, { recursive: true })
})
