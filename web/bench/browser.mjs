// What both benches of the board share: a browser without a window, and the times between frames while the map is
// dragged.
import { chromium } from 'playwright-core'

export const openBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** In the page: takes the times between frames until it is stopped. */
export const watch = () => {
  globalThis.times = []
  let last = performance.now()
  const tick = (now) => {
    globalThis.times.push(now - last)
    last = now
    globalThis.frame = requestAnimationFrame(tick)
  }
  globalThis.frame = requestAnimationFrame(tick)
}
export const stop = () => (cancelAnimationFrame(globalThis.frame), globalThis.times.slice(2))

/** Drags the map there and back three times and returns the times between frames. */
export async function framesWhileDragging(page, [x, y], [dx, dy]) {
  await page.evaluate(watch)
  for (let sweep = 0; sweep < 3; sweep++) {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let i = 1; i <= 60; i++) await page.mouse.move(x - i * dx, y - i * dy)
    for (let i = 60; i >= 0; i--) await page.mouse.move(x - i * dx, y - i * dy)
    await page.mouse.up()
  }
  return page.evaluate(stop)
}

/** The value below which this share of sorted values lies. */
export const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
