// How many clicks the five commonest things of each game take by mouse, with what has to be confirmed. The figures are
// those of docs/screen.md; stacks, drags and attacks by everybody are counted in clicks.test.ts.
import { expect, test } from 'vitest'
import { Chance } from './chance'
import { decision, Doing, playAll } from './reach'
import { setting } from './setting'
import { caughtUp, kindOf, Table, type Scene } from './table'

const here = setting()

interface Thing {
  /** The prompt under which it can be begun. */
  asked: string
  /** What is done, one after the other: kinds of actions. */
  does: string[]
  /** The most clicks it may take. */
  clicks: number
}

const GAMES: Record<string, { game: string; scenario: string; things: Record<string, Thing> }> = {
  'Hungary 1944': {
    game: 'hungary-1944',
    scenario: 'debrecen',
    things: {
      'hands out a column': { asked: 'prompt-columns', does: ['column'], clicks: 1 },
      'sends out aircraft': { asked: 'prompt-missions', does: ['mission'], clicks: 2 },
      'moves a unit': { asked: 'prompt-move', does: ['select', 'move_to'], clicks: 2 },
      'attacks with one unit': { asked: 'prompt-combat', does: ['attack', 'attacker', 'done'], clicks: 3 },
      'ends a phase': { asked: 'prompt-move', does: ['done'], clicks: 2 },
    },
  },
  'Axis & Allies': {
    game: 'axis-allies',
    scenario: 'spring-1942',
    things: {
      'buys a unit': { asked: 'prompt-develop', does: ['buy'], clicks: 1 },
      'moves units': { asked: 'prompt-combat-move', does: ['pick', 'to'], clicks: 2 },
      'moves units after combat': { asked: 'prompt-non-combat', does: ['pick', 'to'], clicks: 2 },
      'places a unit': { asked: 'prompt-place', does: ['place'], clicks: 1 },
      'ends a phase': { asked: 'prompt-develop', does: ['done'], clicks: 2 },
    },
  },
  'Europe 1939': {
    game: 'europe-1939',
    scenario: 'fall-of-france',
    things: {
      'declares war': { asked: 'prompt-declare', does: ['declare'], clicks: 1 },
      'builds a unit': { asked: 'prompt-build', does: ['build'], clicks: 2 },
      'moves units': { asked: 'prompt-move', does: ['pick', 'to'], clicks: 2 },
      'redeploys a unit': { asked: 'prompt-redeploy', does: ['pick', 'to'], clicks: 2 },
      'ends a phase': { asked: 'prompt-move', does: ['done'], clicks: 2 },
    },
  },
  'Totaler Krieg': {
    game: 'totaler-krieg',
    scenario: 'desert',
    things: {
      'places a marker': { asked: 'prompt-logistics', does: ['place_logistics'], clicks: 1 },
      'sends out aircraft': { asked: 'prompt-support', does: ['place_air'], clicks: 2 },
      'moves a unit': { asked: 'prompt-movement', does: ['select', 'move_to'], clicks: 2 },
      'attacks with one unit': { asked: 'prompt-regular', does: ['attack', 'attacker', 'done'], clicks: 3 },
      'ends a phase': { asked: 'prompt-movement', does: ['done'], clicks: 2 },
    },
  },
  'Bolt Action': {
    game: 'bolt-action',
    scenario: 'maximum-attrition',
    things: {
      'gives an order': { asked: 'prompt-order', does: ['order'], clicks: 2 },
      'comes on': { asked: 'prompt-enter', does: ['enter'], clicks: 1 },
      'names a target': { asked: 'prompt-declare', does: ['aim'], clicks: 1 },
      'moves a unit': { asked: 'prompt-move', does: ['move'], clicks: 1 },
      'ends the first wave': { asked: 'prompt-wave', does: ['done'], clicks: 1 },
    },
  },
}

const offers = (scene: Scene, kind: string): boolean => scene.choices.some((choice) => kindOf(choice) === kind)

let seed = 900
for (const [name, { game, scenario, things }] of Object.entries(GAMES)) {
  const chance = new Chance((seed += 13))
  test(`the commonest things take few clicks: ${name}`, async () => {
    const table = await Table.of(here.server, { game, scenario })
    const { page } = await here.sit()
    await playAll(page, table, game, scenario)
    const doing = new Doing(page, here.server, table, 'mouse')
    const left = new Map(Object.entries(things))
    const counted: Record<string, number> = {}
    for (let steps = 0; left.size > 0 && steps < 600; steps++) {
      const now = await decision(table)
      if (!now) break
      const { scene } = now
      const begun = [...left].find(([, { asked, does }]) => scene.prompt.key === asked && offers(scene, does[0]!))
      if (!begun) {
        const open = scene.choices.filter((choice) => !choice.group?.folded)
        await table.act(now.seat, { now }, chance.hastily(open))
        continue
      }
      const [thing, { does }] = begun
      doing.presses = 0
      for (const kind of does) {
        const then = await decision(table)
        if (!then || !offers(then.scene, kind)) break
        await caughtUp(page, then)
        const alike = then.scene.choices.filter((choice) => kindOf(choice) === kind)
        await doing.take(chance.of(alike), then.scene)
      }
      counted[thing] = doing.presses
      left.delete(thing)
    }
    expect([...left.keys()], 'not come to').toEqual([])
    const tooMany = Object.entries(counted).filter(([thing, clicks]) => clicks > things[thing]!.clicks)
    expect(tooMany, JSON.stringify(counted)).toEqual([])
    if (process.env['SANDTABLE_TELL']) console.info(name, JSON.stringify(counted))
  })
}
