// An open table on the screen: where its points lie in the window.
import type { Page } from 'playwright-core'
import { at } from './table'

interface At {
  x: number
  y: number
}

/** Where the table lies in the window, and how large it is drawn. */
async function placed(page: Page): Promise<{ x: number; y: number; k: number }> {
  const board = at(page, 'board')
  const box = (await board.boundingBox())!
  const read = async (name: string): Promise<number> => Number(await board.getAttribute(name))
  return { x: box.x + (await read('data-x')), y: box.y + (await read('data-y')), k: await read('data-k') }
}

/** Where a point of the table lies in the window. */
export async function onScreen(page: Page, [px, py]: readonly [number, number]): Promise<At> {
  const { x, y, k } = await placed(page)
  return { x: x + px * k, y: y + py * k }
}

/** The whole pixel nearest to a point of the table, and the point that is there. */
export async function nearest(page: Page, point: readonly [number, number]): Promise<{ screen: At; point: At }> {
  const { x, y, k } = await placed(page)
  const there = await onScreen(page, point)
  const screen = { x: Math.round(there.x), y: Math.round(there.y) }
  return { screen, point: { x: Math.round((screen.x - x) / k), y: Math.round((screen.y - y) / k) } }
}

/** Looks at what is acted with. */
export async function closeUp(page: Page): Promise<void> {
  await at(page, 'action').click()
  await page.waitForFunction(() => Number(document.querySelector('[data-test="board"]')?.getAttribute('data-k')) > 0.2)
}
