// One whole turn of each game with the keyboard alone: of everything that can be done in it, one of each kind is done
// by keys, on the board and beside it; what is only more of the same is played through the API. At the end the log is
// read by keys too.
import { expect, test } from 'vitest'
import { Chance } from './chance'
import { decision, Doing, playAll } from './reach'
import { setting } from './setting'
import { at, caughtUp, kindOf, Table, type Choice, type Scene } from './table'

const here = setting()

const GAMES: Record<string, { game: string; scenario: string; options?: Record<string, string> }> = {
  'Hungary 1944': { game: 'hungary-1944', scenario: 'debrecen' },
  'Axis & Allies': { game: 'axis-allies', scenario: 'spring-1942' },
  'Europe 1939': { game: 'europe-1939', scenario: 'fall-of-france' },
  'Totaler Krieg': { game: 'totaler-krieg', scenario: 'desert' },
  'Bolt Action': {
    game: 'bolt-action',
    scenario: 'maximum-attrition',
    options: { first_force: 'german_patrol', second_force: 'american_patrol' },
  },
}

/** So many kinds of things are done in a turn, at least. */
const LEAST = 8

/** What is asked and what is done about it, whoever or whatever it is done to. */
const kindIn = (scene: Scene, choice: Choice): string => `${scene.prompt.key} ${kindOf(choice)}`

const turnOf = (scene: Scene): string => JSON.stringify(scene.turn)

let seed = 60
for (const [name, { game, scenario, options }] of Object.entries(GAMES)) {
  const chance = new Chance((seed += 11))
  test(`a turn by keyboard alone: ${name}`, async () => {
    const table = await Table.of(here.server, { game, scenario, ...(options ? { options } : {}) })
    const { page } = await here.sit()
    await playAll(page, table, game, scenario)
    const doing = new Doing(page, here.server, table, 'keyboard')
    const done = new Set<string>()
    let now = await decision(table)
    // What is set up before the first turn is too little to be one.
    for (let turn = now && turnOf(now.scene); now && (turnOf(now.scene) === turn || done.size < LEAST);) {
      const { seat, scene } = now
      turn = turnOf(scene)
      const open = scene.choices.filter((choice) => !choice.group?.folded)
      const fresh = open.filter((choice) => !done.has(kindIn(scene, choice)))
      const goesOn = fresh.filter((choice) => choice.tone !== 'finish')
      if (fresh.length > 0) {
        const choice = chance.choice(goesOn.length > 0 ? goesOn : fresh)
        await caughtUp(page, now)
        await doing.take(choice, scene)
        done.add(kindIn(scene, choice))
      } else await table.act(seat, { now }, chance.hastily(open))
      now = await decision(table)
    }
    expect(done.size, [...done].join(', ')).toBeGreaterThanOrEqual(LEAST)
    const entry = at(page, 'log').locator('[data-entry]').last()
    await entry.focus()
    await page.keyboard.press('Enter')
    await at(page, 'log-filter').focus()
    await page.keyboard.type('nothing says this')
    await expect.poll(() => at(page, 'log').locator('[data-entry]').count()).toBe(0)
  })
}
