// Dice and log, undo, warnings, reload, and a server that dies.
import { expect, test } from 'vitest'
import { alliedMove, setting } from './setting'
import { asks, at, changing, sitDown, Table, takes, version } from './table'

const here = setting()

test('dice are dice, the log is sentences, can be filtered and leads to the place', async () => {
  const table = await Table.make(here.server)
  await table.until('allied', asks('prompt-combat'))
  const fought = (choice: { action: unknown }): boolean =>
    takes('attack')(choice as never) || takes('attacker')(choice as never)
  let rolled = false
  await table.until(
    'allied',
    (scene) => (rolled ||= scene.prompt.key === 'prompt-losses' || scene.prompt.key === 'prompt-advance'),
    fought,
  )
  const { page } = await here.sit()
  await sitDown(page, table.link('allied'))
  const log = at(page, 'log')
  expect(await log.innerText()).toMatch(/column .*die \d/)
  expect(await log.locator('[data-test="dice"]').count()).toBeGreaterThan(0)
  await at(page, 'log-dice').click()
  const shown = log.locator('[data-entry]')
  const all = await shown.count()
  for (let i = 0; i < all; i++) expect(await shown.nth(i).locator('[data-test="dice"]').count()).toBeGreaterThan(0)
  await shown.first().click()
  await expect.poll(() => page.locator('[data-test="highlight"]').count()).toBeGreaterThan(0)
  await at(page, 'log-dice').click()
  await at(page, 'log-filter').fill('nothing says this')
  expect(await shown.count()).toBe(0)
})

test('a step is taken back, and ending a phase warns of what was not done', async () => {
  const { page } = await alliedMove(here)
  const prompt = at(page, 'prompt')
  const before = await prompt.innerText()
  await changing(page, () => page.locator('[data-piece="5 GC"]').first().click())
  expect(await prompt.innerText()).not.toBe(before)
  await changing(page, () => at(page, 'undo').click())
  expect(await prompt.innerText()).toBe(before)

  await at(page, 'buttons').getByText('End the movement phase').click()
  await expect.poll(() => at(page, 'confirm').innerText()).toMatch(/\d+ units could still move/)
  await changing(page, () => at(page, 'confirm-yes').click())
  expect(await prompt.innerText()).not.toBe(before)
})

test('closing the tab loses nothing', async () => {
  const table = await Table.make(here.server)
  await table.until('allied', asks('prompt-move'))
  const person = await here.sit()
  await sitDown(person.page, table.link('allied'))
  await changing(person.page, () => person.page.locator('[data-piece="5 GC"]').first().click())
  const prompt = await at(person.page, 'prompt').innerText()
  await person.page.reload()
  await expect.poll(() => at(person.page, 'prompt').innerText()).toBe(prompt)
  await person.page.close()
  const page = await person.another()
  await page.goto('/')
  await at(page, 'continue').getByRole('link').first().click()
  await expect.poll(() => at(page, 'prompt').innerText()).toBe(prompt)
})

test('two people play on after the server was killed', async () => {
  const table = await Table.make(here.server)
  await table.until('allied', asks('prompt-move'))
  const allied = await here.sit({ mayLose: true })
  const axis = await here.sit({ mayLose: true })
  await sitDown(allied.page, table.link('allied'))
  await sitDown(axis.page, table.link('axis'))
  await changing(allied.page, () => allied.page.locator('[data-piece="5 GC"]').first().click())
  const prompt = await at(allied.page, 'prompt').innerText()
  const waits = await at(axis.page, 'prompt').innerText()
  const [known, heard] = [await version(allied.page), await version(axis.page)]
  await here.server.kill()
  await at(allied.page, 'lost').waitFor()
  await at(axis.page, 'lost').waitFor()
  await here.server.start()
  await at(allied.page, 'lost').waitFor({ state: 'detached' })
  await at(axis.page, 'lost').waitFor({ state: 'detached' })
  // A server that was started again counts anew, and tells how things stand.
  await expect.poll(() => version(allied.page)).not.toBe(known)
  await expect.poll(() => version(axis.page)).not.toBe(heard)
  expect(await at(allied.page, 'prompt').innerText()).toBe(prompt)
  expect(await at(axis.page, 'prompt').innerText()).toBe(waits)
  await changing(allied.page, () => allied.page.locator('path[data-lit="plain"]').first().click({ force: true }))
  await expect.poll(() => at(axis.page, 'log').innerText()).toContain('5 GC')
})

test('a command sent while the server is down is carried out once when it is back', async () => {
  const { page } = await alliedMove(here, { mayLose: true })
  await here.server.kill()
  await page.locator('[data-piece="5 GC"]').first().click()
  await at(page, 'lost').waitFor()
  await here.server.start()
  await expect.poll(() => at(page, 'prompt').innerText()).toContain('Where to with 5 GC?')
})
