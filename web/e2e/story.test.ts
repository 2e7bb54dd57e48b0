// The story on the screen: the odds before a fight, dice that fall when one says so, a log in chapters, and the end.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { asks, at, changing, click, piece, sitDown, space, Table, takes, type Scene } from './table'

const here = setting()
const moving = { reducedMotion: 'no-preference' } as const
const WORLD = { game: 'axis-allies', scenario: 'spring-1942' }

const hover = (page: Page, id: string): Promise<void> =>
  space(page, id).dispatchEvent('pointermove', { bubbles: true, pointerType: 'mouse' })

test('odds say whose they are before the move is made, dice wait, fall large and tell what was needed', async () => {
  const table = await Table.of(here.server, WORLD)
  await table.until('germany', asks('prompt-combat-move'))
  const { page } = await here.sit(moving)
  await sitDown(page, table.link('germany'))
  await at(page, 'pace').first().selectOption('slow')
  await click(page, piece(page, 'germany-submarine@sz-baltic'))
  await hover(page, 'sz-united-kingdom')
  await at(page, 'fight-ahead').waitFor()
  expect(await at(page, 'fight-ahead').innerText()).toMatch(/Attacker: submarine at 2.*you win/s)
  expect(await at(page, 'odds').first().getAttribute('data-whose')).toBe('you')
  await click(page, space(page, 'sz-united-kingdom'))
  await changing(page, () => at(page, 'buttons').locator('[data-choice="Commit the attacks"]').click())

  // It rolls when the player says so.
  await space(page, 'sz-united-kingdom').dispatchEvent('click')
  await at(page, 'battle-ahead').waitFor()
  await at(page, 'battle-not-yet').click()
  expect(await at(page, 'battle-ahead').count()).toBe(0)
  await space(page, 'sz-united-kingdom').dispatchEvent('click')
  // The dice go away by themselves, so they are read as soon as they lie there.
  const thrown = page.waitForFunction(() => {
    const moment = document.querySelector<HTMLElement>('[data-test="dice-moment"]')
    return moment && [moment.innerText, moment.querySelector<HTMLElement>('[data-test="fight-title"]')?.innerText]
  })
  await changing(page, () => at(page, 'battle-roll').click())
  const [told, title] = (await (await thrown).jsonValue())!
  expect(told).toMatch(/needs 2 or less/)
  expect(title).toMatch(/Germany attacks United Kingdom waters: 1 × submarine/)
  const dice = at(page, 'dice-moment')
  await dice.click()
  expect(await dice.count()).toBe(0)
  // The fight is a chapter of the log that folds.
  const fight = page.locator('[data-chapter="fight"]').last()
  expect(await fight.getAttribute('aria-expanded')).toBe('true')
  await fight.click()
  expect(await fight.getAttribute('aria-expanded')).toBe('false')
}, 120_000)

test('in Totaler Krieg a target shows the odds, and every result is explained in place', async () => {
  const table = await Table.of(here.server, { game: 'totaler-krieg', scenario: 'case-white' })
  const fights = (scene: Scene): boolean => scene.choices.some(takes('attack'))
  await table.until('axis', fights)
  const { page } = await here.sit()
  await sitDown(page, table.link('axis'))
  const { now } = await table.view('axis')
  const target = now.scene.choices.find(takes('attack'))!.space!
  await hover(page, target)
  await at(page, 'fight-ahead').waitFor()
  expect(await at(page, 'fight-ahead').innerText()).toMatch(/Odds.*%/s)
  await changing(page, () => space(page, target).dispatchEvent('click'))
  const attackers = await table.view('axis')
  const unit = attackers.now.scene.choices.find(takes('attacker'))!.piece!
  await changing(page, () => piece(page, unit).dispatchEvent('click'))
  const result = page.locator('[data-panel="fight"] [data-test="result"]').first()
  await result.click()
  expect(await at(page, 'meaning').innerText()).toMatch(/defender|attacker|everybody/)
}, 120_000)

test('the end says why, shows how it went, and what can be done next', async () => {
  const machine = { machine: 'script' }
  const golden = { game: 'hungary-1944', name: 'debrecen-random', last: 20 }
  const table = await Table.end(here.server, golden, { axis: machine, allied: machine })
  const { page } = await here.sit()
  await sitDown(page, table.watchLink)
  await at(page, 'outcome').waitFor({ timeout: 110_000 })
  expect(await at(page, 'why-over').innerText()).not.toBe('')
  await at(page, 'curve').waitFor()
  expect(await at(page, 'curve').locator('circle').count()).toBeGreaterThan(2)
  await at(page, 'play-again').waitFor()
}, 150_000)
