// Land that a scenario does not use: dimmed on the board, said to be so, and offered for nothing.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { at, bringIntoSight, sitDown, space, Table } from './table'

const here = setting()

const SCENARIOS = [
  { game: 'hungary-1944', scenario: 'debrecen', seat: 'axis', out: ['0911', '1011'], used: ['1309', '1410'] },
  { game: 'totaler-krieg', scenario: 'desert', seat: 'axis', out: ['d0118', 'd0217'], used: ['d1016', 'd1013'] },
  { game: 'europe-1939', scenario: 'barbarossa', seat: 'germany', out: ['madrid', 'rome'], used: ['kiev', 'minsk'] },
]

/** How light the ground is in the middle of a space, where the canvas is painted: from 0 to 255. */
async function light(page: Page, id: string): Promise<number> {
  await bringIntoSight(page, id)
  return page.evaluate((wanted) => {
    const path = document.querySelector(`path[data-space="${wanted}"]`)!.getBoundingClientRect()
    const canvas = document.querySelector<HTMLCanvasElement>('[data-test="board"] canvas')!
    const box = canvas.getBoundingClientRect()
    const scale = canvas.width / box.width
    const [x, y] = [path.left + path.width / 2 - box.left, path.top + path.height / 2 - box.top]
    // A copy is read, so that the board's own canvas stays where it is drawn fastest.
    const side = 24
    const copy = new OffscreenCanvas(side, side).getContext('2d')!
    const [left, top, size] = [(x - side / 2) * scale, (y - side / 2) * scale, side * scale]
    copy.drawImage(canvas, left, top, size, size, 0, 0, side, side)
    const { data } = copy.getImageData(0, 0, side, side)
    let sum = 0
    for (let i = 0; i < data.length; i += 4) sum += (data[i]! + data[i + 1]! + data[i + 2]!) / 3
    return (4 * sum) / data.length
  }, id)
}

for (const { game, scenario, seat, out, used } of SCENARIOS) {
  test(`land out of play is dimmed, says so and is not offered: ${game}`, async () => {
    const table = await Table.of(here.server, { game, scenario })
    const { board } = await table.view(seat)
    const unused = board.spaces.filter((one) => one.out_of_play).map((one) => one.id)
    expect(unused).toEqual(expect.arrayContaining(out))
    expect(unused).not.toEqual(expect.arrayContaining(used))
    const { page } = await here.sit()
    await sitDown(page, table.link(seat))
    await expect.poll(() => page.locator('path[data-out-of-play]').count()).toBe(unused.length)
    expect(await page.locator('path[data-out-of-play][data-lit]').count()).toBe(0)
    const dark = out[0]!
    await expect.poll(async () => (await light(page, used[0]!)) - (await light(page, dark))).toBeGreaterThan(10)
    await bringIntoSight(page, dark)
    await space(page, dark).hover({ force: true })
    await expect.poll(() => at(page, 'tip').innerText()).toBe('Not in play in this scenario')
    await space(page, dark).click({ force: true, button: 'right' })
    await expect.poll(() => at(page, 'out-of-play').innerText()).toBe('Not in play in this scenario')
  })
}
