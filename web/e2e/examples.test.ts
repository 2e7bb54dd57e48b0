// Examples of clauses: shown beside the rules, and tried on the real board. In its long form every example of one game
// is gone through, and one in five of the others; in short a twentieth of them.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { components } from '../src/api/schema'
import { setting } from './setting'
import { at, idle } from './table'

const here = setting()

type Card = components['schemas']['ExampleCard']
type View = components['schemas']['ExampleView']

const WHOLE = 'europe-1939'
/** With SANDTABLE_EXAMPLES all of them, which takes a long time. */
const SHORT = process.env.SANDTABLE_EXAMPLES ? 1 : 20
/** Of the other games a fifth of that. */
const OTHER = 5 * SHORT
const OTHERS = ['hungary-1944', 'axis-allies', 'totaler-krieg', 'bolt-action']

/** Takes every step as the guide suggests it; what is refused is tried, and the clause is there. */
async function goThrough(page: Page, example: View): Promise<void> {
  let { deciding } = example.scene
  for (const [n, step] of example.steps.entries()) {
    /** What somebody tries whose decision it is not cannot be tried on the board. */
    const asked = typeof step.seat === 'number' && (deciding & (1 << step.seat)) !== 0
    deciding = step.scene?.deciding ?? deciding
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
  await at(page, 'guide-done').waitFor()
}

async function tryOne(page: Page, game: string, card: Card): Promise<void> {
  const example = await here.server.api<View>(`/games/${game}/examples/${card.id}`)
  await page.goto(`/rules/${game}#${card.clauses[0]}`)
  const shown = page.locator(`[data-clause-id="${card.clauses[0]}"] [data-place="${card.id}"]`)
  await shown.scrollIntoViewIfNeeded()
  await shown.locator('canvas').waitFor()
  await shown.locator('[data-test="example-try"]').click()
  await at(page, 'guide').waitFor()
  await goThrough(page, example)
}

it(`shows and tries examples of ${WHOLE}`, async () => {
  const cards = await here.server.api<Card[]>(`/games/${WHOLE}/examples`)
  expect(cards.length).toBeGreaterThanOrEqual(7)
  const { page } = await here.sit({ mayRefuse: true })
  for (const card of cards.filter((_, n) => n % SHORT === 0)) await tryOne(page, WHOLE, card)
})

it.each(OTHERS)('tries some of %s', async (game) => {
  const cards = await here.server.api<Card[]>(`/games/${game}/examples`)
  const { page } = await here.sit({ mayRefuse: true })
  for (const card of cards.filter((_, n) => n % OTHER === 7 % OTHER)) await tryOne(page, game, card)
})

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
