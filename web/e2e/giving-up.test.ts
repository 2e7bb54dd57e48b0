// Giving up: asked once more, told to everybody, and kept. Machines do so where that was chosen.
import { expect, test } from 'vitest'
import { setting } from './setting'
import { at, changing, drawn } from './table'

const here = setting()

test('a match is given up by mouse, after having been asked once more', async () => {
  const { page } = await here.sit()
  await page.goto('/new/hungary-1944/debrecen')
  await page.locator('[data-seat="allied"] [data-player="here"]').check()
  expect(await at(page, 'machines-give-up').count(), 'two people play').toBe(0)
  await page.locator('[data-seat="allied"] [data-player="machine:script"]').check()
  await at(page, 'machines-give-up').check()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/matches'))
  await at(page, 'begin').click()
  expect((await sent).postDataJSON()).toMatchObject({ machines_give_up: true })
  await drawn(page)
  await at(page, 'give-up').click()
  await at(page, 'give-up-ask').getByRole('button', { name: 'Back' }).click()
  expect(await at(page, 'outcome').count(), 'it was not meant').toBe(0)
  await at(page, 'give-up').click()
  await changing(page, () => at(page, 'give-up-yes').click())
  await at(page, 'outcome').waitFor()
  expect(await at(page, 'why-over').innerText()).toBe('Given up by Axis.')
  expect(await at(page, 'give-up').count()).toBe(0)
  await page.goto('/')
  await expect.poll(() => at(page, 'continue').innerText()).toContain('Given up by Axis.')
})

test('whoever plays all of a side gives up for all of it', async () => {
  const { page } = await here.sit()
  await page.goto('/new/axis-allies/spring-1942')
  for (const own of ['germany', 'japan']) await page.locator(`[data-seat="${own}"] [data-player="me"]`).check()
  for (const other of ['ussr', 'uk', 'usa'])
    await page.locator(`[data-seat="${other}"] [data-player="machine:script"]`).check()
  await at(page, 'begin').click()
  await drawn(page)
  await at(page, 'give-up').click()
  expect(await at(page, 'give-up-ask').innerText()).toContain('on your side')
  await at(page, 'give-up-yes').click()
  await at(page, 'outcome').waitFor()
  expect(await at(page, 'why-over').innerText()).toBe('Given up by Germany, Japan.')
})
