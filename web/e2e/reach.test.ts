// The law of the client: every choice of a scene can be reached by mouse, by touch and by keyboard. Random games of all
// five games are played through the API; at every halt nothing on offer may be out of reach, and one choice is taken by
// hand; now and then it is taken back. SANDTABLE_HALTS sets how many halts a game has.
import { expect, test } from 'vitest'
import { Chance } from './chance'
import { decision, Doing, playAll, unreachable, type Hand } from './reach'
import { setting } from './setting'
import { at, caughtUp, changing, Table } from './table'

const here = setting()
const HALTS = Number(process.env['SANDTABLE_HALTS'] ?? 9)
const HANDS: Hand[] = ['mouse', 'keyboard', 'touch']

const GAMES: Record<string, { game: string; scenario: string }> = {
  'Hungary 1944': { game: 'hungary-1944', scenario: 'debrecen' },
  'Axis & Allies': { game: 'axis-allies', scenario: 'spring-1942' },
  'Europe 1939': { game: 'europe-1939', scenario: 'fall-of-france' },
  'Totaler Krieg': { game: 'totaler-krieg', scenario: 'desert' },
  'Bolt Action': { game: 'bolt-action', scenario: 'maximum-attrition' },
}

let seed = 17
for (const [name, { game, scenario }] of Object.entries(GAMES)) {
  const chance = new Chance((seed += 1000))
  test(`every choice can be reached: ${name}`, async () => {
    const table = await Table.of(here.server, { game, scenario })
    const { page } = await here.sit({ hasTouch: true })
    await playAll(page, table, game, scenario)
    for (let halt = 0; halt < HALTS; halt++) {
      for (let step = chance.number(14); step > 0; step--) {
        const now = await decision(table)
        if (!now) return
        const open = now.scene.choices.filter((choice) => !choice.group?.folded)
        await table.act(now.seat, { now }, chance.hastily(open))
      }
      const now = await decision(table)
      if (!now) return
      await caughtUp(page, now)
      // A long list is fetched when it is first shown.
      await expect.poll(() => unreachable(page, now.scene.choices), { message: now.scene.prompt.key }).toEqual([])
      const doing = new Doing(page, here.server, table, HANDS[halt % HANDS.length]!)
      await doing.take(chance.choice(now.scene.choices), now.scene)
      // Undo that is offered works; whoever decides next may not be offered it.
      const then = await decision(table)
      if (!then) return
      await caughtUp(page, then)
      const undo = at(page, 'undo')
      if (halt % 4 === 3 && (await undo.isVisible())) {
        await changing(page, () => undo.click())
        expect(await page.locator('[data-test="refusal"], [data-test="problem"]').count()).toBe(0)
      }
    }
  })
}
