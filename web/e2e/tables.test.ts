// What a match is played on: chosen by its picture, drawn by chance, laid out by hand, shared as text, and kept.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { at, drawn } from './table'

const here = setting()
const NEW = '/new/bolt-action/maximum-attrition'

/** Whether what is laid out is fair. */
const fair = (page: Page): Promise<string | null> =>
  at(page, 'table-editor').locator('[data-test="balance"]').getAttribute('data-fair')

const corners = (page: Page, id: string): Promise<string | null> =>
  page.locator(`[data-laid="${id}"]`).getAttribute('d')

test('tables, forces and points come first, with pictures; a table by chance is shown before it is taken', async () => {
  const { page } = await here.sit()
  await page.goto(NEW)
  await at(page, 'tables').waitFor()
  await at(page, 'forces').waitFor()
  const order = await page.locator('form h2').evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ''))
  expect(order.slice(0, 2)).toEqual(['Table', 'Forces'])
  expect(await page.locator('[data-table] canvas').count()).toBeGreaterThanOrEqual(4)
  await page.locator('[data-table="ruins"]').click()
  expect(await page.locator('[data-option="table"]').inputValue()).toBe('ruins')
  // Drawn, and drawn again: another one, and fair both times.
  await page.locator('[data-table="drawn"]').click()
  await page.locator('[data-table="drawn"][aria-pressed="true"] canvas').waitFor()
  const picture = (): Promise<string> =>
    page.locator('[data-table="drawn"] canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  for (let n = 0; n < 3; n++) {
    await expect.poll(() => at(page, 'balance').getAttribute('data-fair')).toBe('true')
    const before = await picture()
    await at(page, 'draw-table').click()
    await expect.poll(picture).not.toBe(before)
  }
  await page.locator('[data-force="first"]').selectOption('force-german-patrol')
  await expect.poll(() => page.locator('[data-points="first"]').innerText()).toMatch(/\d+ · \d+ order dice/)
  await at(page, 'begin').click()
  await at(page, 'prompt').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const [saved] = await Promise.all([page.waitForEvent('download'), at(page, 'save-record').click()])
  const header = (await readFile(await saved.path(), 'utf8')).split('\n')[0]!
  expect(header, `the record of ${id} has the table`).toContain('table.toml')
  expect(header).toContain('drawn-')
})

test('a table is laid out, turned, sized, mirrored, shared as text, brought in again and played on', async () => {
  const { page } = await here.sit({ mayRefuse: true })
  const read = async (text: string): Promise<void> => {
    await at(page, 'table-paste').click()
    await at(page, 'table-text').fill(text)
    const answered = page.waitForResponse((response) => response.url().endsWith('/tables/file'))
    await at(page, 'table-read').click()
    await (await answered).finished()
  }
  await page.goto(NEW)
  await at(page, 'edit-table').click()
  await page.locator('[data-laid]').first().waitFor()
  // An empty table is begun from a text.
  await read('id = "mine"\n')
  await expect.poll(() => page.locator('[data-laid]').count()).toBe(0)
  await at(page, 'table-name').fill('The farm')
  await page.locator('[data-put="terrain-building"]').click()
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement).dataset['laid'])
  await expect.poll(focused).toBe('building-1')
  // By the keyboard: up to the far half, turned; by the fields: sized.
  const first = await corners(page, 'building-1')
  for (let n = 0; n < 14; n++) await page.keyboard.press('ArrowUp')
  expect(await corners(page, 'building-1')).not.toBe(first)
  await page.keyboard.press('r')
  const turned = await corners(page, 'building-1')
  await at(page, 'piece-width').fill('6.5')
  await at(page, 'piece-width').blur()
  expect(await corners(page, 'building-1')).not.toBe(turned)
  await at(page, 'piece-floors').fill('2')
  await at(page, 'piece-floors').blur()
  // By the mouse: a hedge is dragged.
  await page.locator('[data-put="terrain-hedge"]').click()
  await expect.poll(focused).toBe('hedge-1')
  const before = await corners(page, 'hedge-1')
  const box = (await page.locator('[data-laid="hedge-1"]').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2 - 90, { steps: 5 })
  await page.mouse.up()
  expect(await corners(page, 'hedge-1')).not.toBe(before)
  await expect.poll(() => fair(page)).toBe('false')
  await at(page, 'table-mirror').click()
  await expect.poll(() => page.locator('[data-laid]').count()).toBe(4)
  await expect.poll(() => fair(page)).toBe('true')
  // Escape loses nothing.
  await at(page, 'table-name').focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => at(page, 'table-editor').count()).toBe(0)
  await at(page, 'edit-table').click()
  await at(page, 'draft-kept').waitFor()
  expect(await page.locator('[data-laid]').count()).toBe(4)
  expect(await at(page, 'table-name').inputValue()).toBe('The farm')
  await at(page, 'table-good').waitFor()
  const [saved] = await Promise.all([page.waitForEvent('download'), at(page, 'table-save').click()])
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).toContain('kind = "building"')
  // A text with a mistake is refused with its line; the good one comes back.
  await read('id = "x"\n[[feature]]\nid = "a"\nkind = "lava"\nbox = [0, 0, 10, 10]\n')
  await expect.poll(() => at(page, 'table-editor').innerText()).toContain('table.toml:4')
  expect(await page.locator('[data-laid]').count(), 'what was there stays').toBe(4)
  await read(text)
  await expect.poll(() => at(page, 'table-editor').innerText()).not.toContain('table.toml:4')
  await at(page, 'table-good').waitFor()
  await at(page, 'table-use').click()
  expect(await page.locator('[data-table="own:The farm"]').getAttribute('aria-pressed')).toBe('true')
  for (const seat of ['first', 'second'])
    await page.locator(`[data-force="${seat}"]`).selectOption('force-german-patrol')
  await at(page, 'begin').click()
  await drawn(page)
  expect(await page.locator('path[data-space]').count()).toBe(4)
  expect(await page.locator('path[data-space="building-1"]').count()).toBe(1)
})

test('what cannot stand is told of the piece, and cannot be played on', async () => {
  const { page } = await here.sit()
  await page.goto(NEW)
  await at(page, 'edit-table').click()
  await at(page, 'table-good').waitFor()
  await page.locator('[data-put="terrain-building"]').click()
  await at(page, 'piece-duplicate').click()
  await expect.poll(() => at(page, 'table-problems').innerText()).toMatch(/building-\d+ stands in building-\d+/)
  expect(await at(page, 'table-use').isDisabled()).toBe(true)
  await at(page, 'piece-remove').click()
  await at(page, 'table-good').waitFor()
})

test('a table is laid out on a phone held upright', async () => {
  const { page } = await here.sit({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  await page.goto(NEW)
  await at(page, 'edit-table').tap()
  await page.locator('[data-put="terrain-woods"]').tap()
  await page.locator('[data-laid].on').waitFor()
  const put = page.locator('[data-laid].on')
  const before = await put.getAttribute('d')
  await at(page, 'turn-right').tap()
  // A tap becomes a click only after the finger has gone.
  await expect.poll(() => put.getAttribute('d')).not.toBe(before)
  await at(page, 'table-good').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
