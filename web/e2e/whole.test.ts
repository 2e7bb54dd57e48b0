// Games played by somebody who clicks only what can be seen, on a desk, on a phone held upright and on one held
// sideways, or who has a keyboard and nothing else. In short a few moves of each game, and the keyboard in a test of
// its own; SANDTABLE_WHOLE=1 plays them to their end.
import { expect, test } from 'vitest'
import { Chance } from './chance'
import { decision, Doing, playAll } from './reach'
import { setting } from './setting'
import { caughtUp, Table } from './table'

const here = setting()
const WHOLE = process.env['SANDTABLE_WHOLE'] === '1'
/** Steps of the short form. */
const SHORT = 6

/** The shortest scenario of each. */
const GAMES: Record<string, { game: string; scenario: string; options?: Record<string, string> }> = {
  'Hungary 1944': { game: 'hungary-1944', scenario: 'debrecen' },
  'Axis & Allies': { game: 'axis-allies', scenario: 'spring-1942', options: { round_limit: 'ten' } },
  'Europe 1939': { game: 'europe-1939', scenario: 'fall-of-france' },
  'Totaler Krieg': { game: 'totaler-krieg', scenario: 'desert' },
  'Bolt Action': { game: 'bolt-action', scenario: 'maximum-attrition' },
}

const WINDOWS = [
  { width: 1280, height: 720, hand: 'mouse' },
  ...(WHOLE ? [{ width: 1280, height: 720, hand: 'keyboard' } as const] : []),
  { width: 390, height: 844, hand: 'touch' },
  { width: 844, height: 390, hand: 'touch' },
] as const

let seed = 400
for (const [name, of] of Object.entries(GAMES)) {
  for (const { width, height, hand } of WINDOWS) {
    const chance = new Chance((seed += 7))
    test(
      `${name}, ${width} × ${height}, by ${hand}`,
      async () => {
        const table = await Table.of(here.server, of)
        const phone = hand === 'touch' ? { hasTouch: true, isMobile: true } : {}
        const { page } = await here.sit({ viewport: { width, height }, ...phone })
        await playAll(page, table, of.game, of.scenario)
        const doing = new Doing(page, here.server, table, hand)
        let steps = 0
        for (; WHOLE || steps < SHORT; steps++) {
          const now = await decision(table)
          if (!now) break
          await caughtUp(page, now)
          const open = now.scene.choices.filter((choice) => !choice.group?.folded)
          await doing.take(chance.hastily(open), now.scene)
        }
        expect(steps).toBeGreaterThan(0)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect(wide, 'the page is wider than the window').toBe(false)
      },
      WHOLE ? 3_600_000 : 180_000,
    )
  }
}
