// The lobby, new matches, friends and spectators.
import { expect, test } from 'vitest'
import { setting } from './setting'
import { at, changing, clickLitPiece, drawn, sitDown } from './table'

const here = setting()

test('the lobby shows the game with a picture of its board and its scenarios', async () => {
  const { page } = await here.sit()
  await page.goto('/')
  const game = page.locator('[data-game="hungary-1944"]')
  await game.locator('canvas').waitFor()
  // The picture is drawn, not blank: it has many colours.
  const colours = (): Promise<number> =>
    game.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      const seen = new Set<number>()
      for (let i = 0; i < data.length; i += 40) seen.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!)
      return seen.size
    })
  await expect.poll(colours).toBeGreaterThan(50)
  const text = await game.innerText()
  for (const said of [
    'The Battle for Hungary',
    'Axis',
    'Allies',
    'Debrecen',
    '3 turns',
    'Konrad',
    'Spring Awakening',
    'The Campaign',
    '14 turns',
    'tank battle',
  ]) {
    expect(text).toContain(said)
  }
})

test('a match against the machine is begun with three clicks and continued from the lobby', async () => {
  const { page } = await here.sit()
  await page.goto('/')
  await page.locator('[data-scenario="debrecen"]').getByRole('link').click()
  await page.locator('[data-seat="axis"] [data-player="me"]').check()
  await page.locator('[data-seat="allied"] [data-player="machine:script"]').check()
  await at(page, 'options').locator('summary').click()
  await page.locator('[data-option="first_player"]').selectOption('axis')
  await at(page, 'begin').click()
  await page.locator('[data-test="prompt"][data-deciding="true"]').waitFor()
  await page.goto('/')
  // Whoever plays several games sees which one it is.
  expect(await at(page, 'continue').innerText()).toContain('The Battle for Hungary')
  await at(page, 'continue').getByRole('link').click()
  await at(page, 'prompt').waitFor()
  expect(page.url()).toMatch(/\/match\/[0-9a-f]+$/)
})

test('a friend takes a seat by a link, and a watcher sees but cannot touch', async () => {
  const host = await here.sit()
  await host.page.goto('/new/hungary-1944/debrecen')
  await host.page.locator('[data-seat="axis"] [data-player="me"]').check()
  await host.page.locator('[data-seat="allied"] [data-player="friend"]').check()
  await at(host.page, 'listed').check()
  await at(host.page, 'begin').click()
  await at(host.page, 'invited').waitFor()
  const links = await at(host.page, 'invited')
    .locator('[data-test="invitation"] input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  expect(links).toHaveLength(2)
  await at(host.page, 'enter').click()
  await drawn(host.page)

  const friend = await here.sit()
  await sitDown(friend.page, links[0]!)
  expect(friend.page.url(), 'the secret does not stay in the address').not.toContain('k=')
  const watcher = await here.sit()
  await sitDown(watcher.page, links[1]!)
  expect(await at(watcher.page, 'prompt').innerText()).toContain('watching')
  expect(await at(watcher.page, 'buttons').locator('[data-choice]').count()).toBe(0)

  // The friend's part of the dice is in: nothing but what is done now changes the match.
  for (const { page } of [host, watcher]) {
    const parts = at(page, 'dice').locator('[data-part="by_player"]')
    await expect.poll(() => parts.count()).toBe(2)
  }
  // The Axis hands out its columns; the friend and the watcher see it happen.
  const before = await watcher.page.locator('[data-test="match"]').getAttribute('data-version')
  await changing(host.page, () => clickLitPiece(host.page))
  await watcher.page.waitForFunction(
    (old) => document.querySelector('[data-test="match"]')?.getAttribute('data-version') !== old,
    before,
  )
  for (const { page } of [friend, watcher])
    await expect.poll(() => at(page, 'log').innerText()).toContain('logistic column')

  const stranger = await here.sit()
  await stranger.page.goto('/')
  await at(stranger.page, 'going-on').getByRole('link').first().click()
  await at(stranger.page, 'prompt').waitFor()
  expect(await at(stranger.page, 'prompt').innerText()).toContain('watching')
})

test('an address that leads nowhere says so', async () => {
  const { page } = await here.sit()
  await page.goto('/no/such/page')
  await at(page, 'nowhere').waitFor()
})
