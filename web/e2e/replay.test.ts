// Looking back, taking the record away, bringing it back, and going on from any point of it.
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { asks, at, sitDown, Table } from './table'

const here = setting()

test('a match is replayed step by step, by slider and by itself', async () => {
  const table = await Table.make(here.server)
  await table.until('axis', asks('prompt-move'))
  const { page } = await here.sit()
  await sitDown(page, table.link('axis'))
  await at(page, 'to-replay').click()
  const slider = at(page, 'slider')
  await slider.waitFor()
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(5)
  const step = (): Promise<number> => at(page, 'slider').inputValue().then(Number)
  await slider.fill('0')
  await expect.poll(step).toBe(0)
  await at(page, 'step-on').click()
  await at(page, 'step-on').click()
  await expect.poll(step).toBe(2)
  await at(page, 'step-back').click()
  await expect.poll(step).toBe(1)
  await at(page, 'speed').selectOption({ index: (await at(page, 'speed').locator('option').count()) - 1 })
  await at(page, 'auto').click()
  await expect.poll(step).toBeGreaterThan(3)
})

test('a match is looked back upon on a phone held upright', async () => {
  const table = await Table.make(here.server)
  await table.until('axis', asks('prompt-move'))
  const { page } = await here.sit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await sitDown(page, table.link('axis'))
  await page.goto(`/match/${table.id}/replay`)
  await at(page, 'slider').waitFor()
  const board = (await at(page, 'board').boundingBox())!
  expect(board.width, 'nothing stands beside the board').toBe(390)
  expect(board.height).toBeGreaterThan(250)
  // Everything can be reached without moving the page sideways.
  for (const test of ['slider', 'auto', 'step-on', 'turns', 'speed', 'to-match']) {
    const box = (await at(page, test).boundingBox())!
    expect(box.x, test).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width, test).toBeLessThanOrEqual(390)
  }
  await at(page, 'step-on').tap()
  await expect.poll(() => at(page, 'slider').inputValue()).toBe('1')
})

test('a record is saved, imported, and continued as a new match from a point of it', async () => {
  const table = await Table.make(here.server)
  await table.until('axis', asks('prompt-move'))
  const { page } = await here.sit()
  await sitDown(page, table.link('axis'))
  const [download] = await Promise.all([page.waitForEvent('download'), at(page, 'save-record').click()])
  const file = join(tmpdir(), `sandtable-${process.pid}.sandtable`)
  await download.saveAs(file)
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(JSON.parse(lines[0]!)).toMatchObject({ game: 'hungary-1944', scenario: 'debrecen' })
  expect(JSON.parse(lines[0]!), 'the dice of a running match stay secret').not.toHaveProperty('seed')
  expect(lines.length).toBeGreaterThan(5)

  await page.goto('/')
  await at(page, 'import-file').setInputFiles(file)
  await at(page, 'begin-from-record').waitFor()
  await at(page, 'begin-from-record').click()
  await at(page, 'prompt').or(at(page, 'curtain')).first().waitFor()
  expect(page.url()).not.toContain(table.id)

  await page.goto(`/match/${table.id}/replay`)
  await at(page, 'slider').fill('3')
  await at(page, 'go-on').click()
  await at(page, 'begin-from-record').click()
  await at(page, 'prompt').or(at(page, 'curtain')).first().waitFor()
  expect(page.url()).toMatch(/\/match\/[0-9a-f]+$/)
})

test('a file that is no record is refused with what is wrong', async () => {
  const { page } = await here.sit()
  const file = join(tmpdir(), `sandtable-${process.pid}-bad.sandtable`)
  await writeFile(file, 'This is not a record.\n')
  await page.goto('/')
  await at(page, 'import-file').setInputFiles(file)
  await expect.poll(() => page.getByRole('alert').innerText()).toMatch(/line 1/)
})

test('a finished game is imported, shows how it ended and is replayed to the end', async () => {
  const { page } = await here.sit()
  await page.goto('/')
  await at(page, 'import-file').setInputFiles(
    join(import.meta.dirname, '../../games/hungary-1944/tests/golden/konrad-script.sandtable'),
  )
  await at(page, 'slider').waitFor()
  const last = await at(page, 'slider').getAttribute('max')
  expect(Number(last)).toBeGreaterThan(100)
  await at(page, 'slider').fill(last!)
  await expect.poll(() => at(page, 'slider').inputValue()).toBe(last)
  await expect
    .poll(() => page.locator('[data-entry]').count(), { message: 'the log follows the slider' })
    .toBeGreaterThan(5)
  await at(page, 'to-match').click()
  await at(page, 'outcome').waitFor()
  // The curve has its numbers.
  await expect.poll(() => at(page, 'curve').locator('svg text').allTextContents()).toContain('Turn 7')
  expect(await at(page, 'prompt').innerText()).toMatch(/victory|Draw/i)
})
