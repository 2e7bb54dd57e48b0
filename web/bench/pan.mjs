// How soon the board can be used and how smoothly it pans. Usage: node bench/pan.mjs URL [path of a match]
// Without a path a match against the machine is made on that server.
import { chromium } from 'playwright-core'

const base = process.argv[2] ?? 'http://127.0.0.1:1939'
const runs = 5

async function newMatch() {
  const [game] = await (await fetch(`${base}/api/games`)).json()
  const scenario = game.scenarios.at(-1)
  const made = await fetch(`${base}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: { scenario: { game: game.id, scenario: scenario.id } } }),
  })
  const { id, keys } = await made.json()
  return `/match/${id}#k=${keys[game.seats[0].id]}`
}

const path = process.argv[3] ?? (await newMatch())
const browser = await chromium.launch({
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
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const usable = []
let frames = []
let weight = 0
let counts
for (let run = 0; run < runs; run++) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  if (run === 0) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map()
    session.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const url = kinds.get(requestId) ?? ''
      if (!url.includes('/api/') && !url.endsWith('.woff2')) weight += encodedDataLength
    })
  }
  const began = performance.now()
  await page.goto(base + path)
  await page.waitForSelector('[data-piece]')
  usable.push(performance.now() - began)
  counts = await page.evaluate(() => ({
    spaces: document.querySelectorAll('[data-space]').length,
    pieces: document.querySelectorAll('[data-piece]').length,
  }))
  await page.waitForTimeout(600)
  await page.evaluate(() => {
    globalThis.times = []
    let last = performance.now()
    const tick = (now) => {
      globalThis.times.push(now - last)
      last = now
      globalThis.frame = requestAnimationFrame(tick)
    }
    globalThis.frame = requestAnimationFrame(tick)
  })
  for (let sweep = 0; sweep < 3; sweep++) {
    await page.mouse.move(800, 600)
    await page.mouse.down()
    for (let i = 1; i <= 60; i++) await page.mouse.move(800 - i * 9, 600 - i * 5)
    for (let i = 60; i >= 0; i--) await page.mouse.move(800 - i * 9, 600 - i * 5)
    await page.mouse.up()
  }
  frames = frames.concat(await page.evaluate(() => (cancelAnimationFrame(globalThis.frame), globalThis.times.slice(2))))
  await context.close()
}
await browser.close()
usable.sort((a, b) => a - b)
frames.sort((a, b) => a - b)
console.log(`board: ${counts.spaces} spaces, ${counts.pieces} pieces; window 1440×900, software rendering`)
console.log(`page weight without fonts and data: ${(weight / 1024).toFixed(0)} KB as sent`)
console.log(
  `navigation to board usable: median ${at(usable, 0.5).toFixed(0)} ms, worst ${usable.at(-1).toFixed(0)} ms ` +
    `(${runs} runs)`,
)
console.log(
  `frame time while panning: p50 ${at(frames, 0.5).toFixed(1)} ms, p95 ${at(frames, 0.95).toFixed(1)} ms, ` +
    `p99 ${at(frames, 0.99).toFixed(1)} ms (${frames.length} frames)`,
)
