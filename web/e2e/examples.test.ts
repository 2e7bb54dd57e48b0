// Examples of clauses: shown beside the rules, and tried on the real board. In its long form every example of one game
// is gone through, and one in five of the others; in short a twentieth of them.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { components } from '../src/api/schema'
import { setting } from './setting'
import { at, idle } from './table'

/** Every example tried is a match. */
const MANY = ['--creations', '--previews', '--work', '--looks', '--commands'].flatMap((flag) => [flag, '100000:100000'])
const here = setting([...MANY, '--matches-per-address', '100000', '--store-per-address', '100000'])

type Card = components['schemas']['ExampleCard']
type View = components['schemas']['ExampleView']

const WHOLE = 'europe-1939'
/** With SANDTABLE_EXAMPLES all of them, which takes a long time. */
const SHORT = process.env.SANDTABLE_EXAMPLES ? 1 : 20
/** Of the other games a fifth of that. */
const OTHER = 5 * SHORT
const OTHERS = ['hungary-1944', 'axis-allies', 'totaler-krieg', 'bolt-action']

/** In these somebody acts whose turn it is not, or both sides at once: they are always tried. */
const OTHERS_TURN: Record<string, string[]> = {
  'europe-1939': ['standing-orders'],
  'hungary-1944': ['missions-in-secret'],
  'axis-allies': ['an-order-for-submarines'],
}

/** Takes every step as the guide suggests it, from one on; what is refused is tried, and the clause is there. */
async function goThrough(page: Page, example: View, from = 0, to = example.steps.length): Promise<void> {
  let { deciding } = example.scene
  for (const [n, step] of example.steps.entries()) {
    /** What somebody tries whose decision it is not cannot be tried on the board. */
    const asked = typeof step.seat === 'number' && (deciding & (1 << step.seat)) !== 0
    deciding = step.scene?.deciding ?? deciding
    if (n < from || n >= to) continue
    await page.locator(`[data-test="guide"][data-step="${n}"]`).waitFor()
    await idle(page)
    if (step.stand === 'done') {
      await at(page, 'guide-skip').click()
      continue
    }
    if (step.stand === 'refused' && asked) {
      await at(page, 'guide-try').click()
      for (const { clause } of step.reasons ?? []) {
        await page.locator(`[data-test="refusal"] [data-clause="${clause}"]`).first().waitFor()
      }
    }
    await at(page, 'guide-next').click()
  }
}

async function begin(page: Page, game: string, { id, clauses }: Pick<Card, 'id' | 'clauses'>): Promise<View> {
  const example = await here.server.api<View>(`/games/${game}/examples/${id}`)
  await page.goto(`/rules/${game}#${clauses[0]}`)
  const shown = page.locator(`[data-clause-id="${clauses[0]}"] [data-place="${id}"]`)
  await shown.scrollIntoViewIfNeeded()
  await shown.locator('canvas').waitFor()
  await shown.locator('[data-test="example-try"]').click()
  await at(page, 'guide').waitFor()
  return example
}

/** Tries them all, and then tells which of them cannot be. */
async function tryAll(page: Page, game: string, cards: Card[]): Promise<void> {
  const failed: string[] = []
  for (const card of cards) {
    try {
      await goThrough(page, await begin(page, game, card))
      await at(page, 'guide-done').waitFor()
    } catch (error) {
      failed.push(`${card.id}: ${String(error)}`)
    }
  }
  expect(failed).toEqual([])
}

it(`shows and tries examples of ${WHOLE}`, async () => {
  const cards = await here.server.api<Card[]>(`/games/${WHOLE}/examples`)
  expect(cards.length).toBeGreaterThanOrEqual(7)
  const { page } = await here.sit({ mayRefuse: true })
  const some = cards.filter((card, n) => n % SHORT === 0 || OTHERS_TURN[WHOLE]?.includes(card.id))
  await tryAll(page, WHOLE, some)
})

it.each(OTHERS)('tries some of %s', async (game) => {
  const cards = await here.server.api<Card[]>(`/games/${game}/examples`)
  const { page } = await here.sit({ mayRefuse: true })
  const some = cards.filter((card, n) => n % OTHER === 7 % OTHER || OTHERS_TURN[game]?.includes(card.id))
  await tryAll(page, game, some)
})

/** The examples with the most dice of two games. */
const MANY_DICE = [
  ['europe-1939', 'the-battle-of-the-channel', 'HU-33'],
  ['bolt-action', 'one-each-is-a-draw', 'BA-156'],
] as const

it.each(MANY_DICE)(
  'throws the dice that an example of %s tells of, however many they are',
  async (game, id, clause) => {
    const { page } = await here.sit({ mayRefuse: true })
    const example = await begin(page, game, { id, clauses: [clause] })
    const dice = example.steps.flatMap((step) => step.dice ?? []).flatMap((thrown) => thrown.split(','))
    expect(dice.length).toBeGreaterThan(12)
    await goThrough(page, example)
    await at(page, 'guide-done').waitFor()
  },
)

it('says so when something else is done, and begins again', async () => {
  const { page } = await here.sit()
  await page.goto('/rules/hungary-1944#BPH-3.2a')
  const shown = page.locator('[data-clause-id="BPH-3.2a"] [data-place="entering-a-zone"]')
  await shown.scrollIntoViewIfNeeded()
  await shown.locator('[data-test="example-step"][data-stand="refused"]').click()
  await shown.locator('[data-clause="BPH-3.2a"]').first().waitFor()
  await shown.locator('[data-test="example-try"]').click()
  await at(page, 'guide-skip').click()
  await page.locator('[data-test="guide"][data-step="1"]').waitFor()
  await idle(page)
  // Allowed, but not what the example does.
  await page.locator('path[data-space="1720"][data-lit]').dispatchEvent('click')
  await at(page, 'example-again').click()
  await page.locator('[data-test="guide"][data-step="0"]').waitFor()
  await at(page, 'guide-skip').waitFor()
})

it('offers nothing of the old position while the news of a step are late, and goes on when they come', async () => {
  const { page } = await here.sit({ mayRefuse: true })
  let late: (() => void)[] | undefined
  await page.routeWebSocket(/\/live\?/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (late) late.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  const card = { id: 'orders-then-the-end-of-the-turn', clauses: ['BA-01'] }
  const example = await begin(page, 'bolt-action', card)
  late = []
  await goThrough(page, example, 0, 2)
  // Both sides' units can be named by the same number, so the old position would seem to offer the next step.
  await page.locator('[data-test="match"][data-busy="false"] [data-test="guide"][data-step="2"]').waitFor()
  await expect.poll(() => at(page, 'guide').getAttribute('data-ready')).toBe('false')
  expect(await page.locator('[data-test="board"] [data-lit]').count()).toBe(0)
  const held = late
  late = undefined
  for (const pass of held) pass()
  await goThrough(page, example, 2)
  await at(page, 'guide-done').waitFor()
})
