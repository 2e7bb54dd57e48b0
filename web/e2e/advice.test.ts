// Whoever plays against machines alone can ask what the strongest of them would do, and have it done; what the machines
// did stands in the log with its aim.
import { expect, test } from 'vitest'
import { setting } from './setting'
import { asks, at, changing, sitDown, Table } from './table'

const here = setting()
const world = { game: 'axis-allies', scenario: 'spring-1942' }
const script = { machine: 'script' }

test('advice is asked for, shown with its plan, and done', async () => {
  const table = await Table.of(here.server, world, { germany: script, japan: script, uk: script, usa: script })
  await table.until('ussr', asks('prompt-combat-move'))
  const { page } = await here.sit()
  await sitDown(page, table.link('ussr'))
  await at(page, 'advice-ask').click()
  const advice = at(page, 'advice')
  await advice.waitFor({ timeout: 60_000 })
  await advice.locator('summary').click()
  expect(await advice.locator('li').count()).toBeGreaterThan(1)
  await changing(page, () => at(page, 'advice-take').click())
  await at(page, 'advice-ask').waitFor()
  expect(await advice.count()).toBe(0)
})

test('there is no advice against people', async () => {
  const table = await Table.of(here.server, world, { japan: script, uk: script, usa: script })
  const { page } = await here.sit()
  await sitDown(page, table.link('ussr'))
  await at(page, 'log').waitFor()
  expect(await at(page, 'advice-ask').count()).toBe(0)
})

test('what a machine did something for stands in the log', async () => {
  const table = await Table.of(here.server, world, { germany: script, japan: script, uk: script, usa: script })
  await table.until('ussr', asks('prompt-non-combat'))
  await table.until('ussr', asks('prompt-develop'))
  const { page } = await here.sit()
  await sitDown(page, table.link('ussr'))
  const log = at(page, 'log')
  await log.waitFor()
  await expect.poll(() => log.innerText()).toMatch(/Aim: /)
})
