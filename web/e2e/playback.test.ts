// What others did is shown move by move, and then summed up.
import type { JSHandle, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { asks, at, drawn, sitDown, Table, type Scene } from './table'

const here = setting()
const moving = { reducedMotion: 'no-preference' } as const
const machine = { machine: 'script' }

/** A match in which the Allies are about to fight and the machine will then move. */
async function beforeTheMachine(): Promise<Table> {
  const table = await Table.make(here.server, 'debrecen', { axis: machine })
  await table.until('allied', asks('prompt-combat'))
  return table
}

/** The machine has had its turn, and the Allies decide for the first time after it. */
const afterTheMachine = (table: Table): Promise<void> => {
  let [began, was] = [false, 0]
  return table.until('allied', (scene: Scene) => {
    began ||= scene.phase < was
    was = scene.phase
    return began && scene.choices.length > 0
  })
}

const step = async (page: Page): Promise<number> => Number(await at(page, 'playback').getAttribute('data-step'))

/** The steps that a film shows from now on, even those that nobody is quick enough to look at. */
const stepsShown = (page: Page): Promise<JSHandle<number[]>> =>
  page.evaluateHandle(() => {
    const steps: number[] = []
    new MutationObserver(() => {
      const shown = document.querySelector('[data-test="playback"]')?.getAttribute('data-step')
      if (shown) steps.push(Number(shown))
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-step'] })
    return steps
  })

test("the machine's moves are shown one by one, can be stopped, stepped through, skipped and shown again", async () => {
  const table = await beforeTheMachine()
  const { page } = await here.sit(moving)
  await sitDown(page, table.link('allied'))
  await at(page, 'pace').first().selectOption('slow')
  const played = afterTheMachine(table)
  await at(page, 'playback').waitFor()
  await at(page, 'playback-pause').click()
  await played
  expect(await page.locator('[data-lit]').count(), 'nothing can be chosen while the past is shown').toBe(0)
  const first = await step(page)
  await at(page, 'playback-step').click()
  await expect.poll(() => step(page)).toBeGreaterThan(first)
  const second = await step(page)
  await at(page, 'playback-step').click()
  await expect.poll(() => step(page)).toBeGreaterThan(second)
  await at(page, 'playback-skip').click()
  await page.locator('[data-test="prompt"][data-deciding="true"]').waitFor()
  expect(await at(page, 'playback').count()).toBe(0)

  const card = at(page, 'turn-card')
  await card.waitFor()
  expect(await card.innerText()).toMatch(/losses|\+ |→/)
  const shown = await stepsShown(page)
  await at(page, 'show-again').click()
  await at(page, 'playback').waitFor()
  expect((await shown.jsonValue())[0], 'from the beginning').toBeLessThan(second)
  await page.keyboard.press('Escape')
  await expect.poll(() => at(page, 'playback').count()).toBe(0)
  await at(page, 'turn-card-close').click()
  expect(await card.count()).toBe(0)
}, 120_000)

test('what happened while the page was closed is shown when it is opened again', async () => {
  const table = await beforeTheMachine()
  const { page } = await here.sit(moving)
  await sitDown(page, table.link('allied'))
  await page.goto('/')
  await afterTheMachine(table)
  await page.goto(`/match/${table.id}`)
  await at(page, 'playback').waitFor()
  await at(page, 'playback-skip').click()
  await at(page, 'turn-card').waitFor()
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/moments')) films.push(request.url())
  })
  await page.reload()
  await page.locator('[data-test="prompt"][data-deciding="true"]').waitFor()
  await drawn(page)
  // A film that is to be shown is asked for together with the board.
  expect(films, 'what was skipped is not shown again').toEqual([])
  expect(await at(page, 'playback').count()).toBe(0)
}, 120_000)

test('whoever wants little motion gets the card and no film', async () => {
  const table = await beforeTheMachine()
  const { page } = await here.sit()
  await sitDown(page, table.link('allied'))
  const shown = await stepsShown(page)
  await afterTheMachine(table)
  await at(page, 'turn-card').waitFor()
  expect(await shown.jsonValue()).toEqual([])
}, 120_000)
