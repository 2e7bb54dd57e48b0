// Secret simultaneous orders: in two browsers, and at one screen with the curtain between.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { asks, at, changing, drawn, idle, sitDown, space, Table, version } from './table'

const here = setting()

test('each side sees only its own air missions until both are in', async () => {
  const table = await Table.make(here.server)
  await table.until('axis', asks('prompt-missions'))
  const axis = await here.sit()
  const allied = await here.sit()
  await sitDown(axis.page, table.link('axis'))
  await sitDown(allied.page, table.link('allied'))
  const heard: string[] = []
  allied.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await allied.page.reload()
  await drawn(allied.page)
  await allied.page.locator('[data-test="match"][data-connection="open"]').waitFor()
  const quiet = heard.length
  const seen = await at(allied.page, 'match').getAttribute('data-version')

  // SG 2 is taken in hand and sent over a zone: a click anywhere in it.
  const { board } = await table.view('axis')
  const [inZone] = board.regions?.find(({ id }) => id === 'zone-21')?.spaces ?? []
  await axis.page.locator('[data-tray] [data-piece="SG 2"]').first().click()
  await changing(axis.page, () => space(axis.page, inZone!).dispatchEvent('click'))
  await expect.poll(() => at(axis.page, 'log').innerText()).toContain('SG 2')
  await changing(axis.page, async () => {
    await at(axis.page, 'buttons').getByText('Orders complete').click()
    await at(axis.page, 'confirm-yes').click()
  })
  // The Allies learn that the Axis is ready, and nothing else.
  await expect.poll(() => at(allied.page, 'prompt').innerText()).not.toContain('Axis')
  expect(heard.length - quiet).toBeLessThanOrEqual(1)
  expect(await at(allied.page, 'log').innerText()).not.toContain('SG 2')
  expect(seen).not.toBeNull()

  await changing(allied.page, async () => {
    await at(allied.page, 'buttons').getByText('Orders complete').click()
    await at(allied.page, 'confirm-yes').click()
  })
  await expect.poll(() => at(allied.page, 'log').innerText()).toContain('SG 2')
})

/** Waits until what was clicked has had an effect: a new version, the curtain, or a question whether one is sure. */
async function answered(page: Page, before: string | null, maybeAsked: boolean): Promise<void> {
  await page.waitForFunction(
    ({ before, maybeAsked }) => {
      const shown = (test: string): Element | null => document.querySelector(`[data-test="${test}"]`)
      return (
        shown('curtain') || (maybeAsked && shown('confirm')) || shown('match')?.getAttribute('data-version') !== before
      )
    },
    { before, maybeAsked },
  )
}

test('at one screen the curtain falls between the two', async () => {
  const { page } = await here.sit()
  await page.goto('/new/hungary-1944/debrecen')
  await page.locator('[data-seat="axis"] [data-player="me"]').check()
  await page.locator('[data-seat="allied"] [data-player="here"]').check()
  await at(page, 'begin').click()
  const curtain = at(page, 'curtain')
  await curtain.waitFor()
  expect(await page.locator('[data-piece]').count(), 'nothing is to be seen behind the curtain').toBe(0)
  await curtain.locator('[data-take]').first().click()
  await drawn(page)
  for (let step = 0; step < 40; step++) {
    // What is clicked while an answer is on its way is not heard.
    await idle(page)
    if (await curtain.isVisible()) break
    const before = await version(page)
    const button = at(page, 'buttons').locator('[data-choice]').first()
    if (await button.isVisible()) await button.click()
    else await page.locator('[data-lit="gold"][data-piece], path[data-lit]').first().click({ force: true })
    await answered(page, before, true)
    const sure = at(page, 'confirm-yes')
    if (await sure.isVisible()) {
      await sure.click()
      await answered(page, before, false)
    }
  }
  await curtain.waitFor()
  await curtain.locator('[data-take]').first().click()
  await page.locator('[data-test="prompt"][data-deciding="true"]').waitFor()
})
