// How soon the board can be used and how smoothly it pans. Usage: node bench/pan.mjs URL [path of a match]
// Without a path a match against the machine is made on that server.
import { framesWhileDragging, openBrowser, quantile } from './browser.mjs'

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
const browser = await openBrowser()
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
  frames = frames.concat(await framesWhileDragging(page, [800, 600], [9, 5]))
  await context.close()
}
await browser.close()
usable.sort((a, b) => a - b)
frames.sort((a, b) => a - b)
console.log(`board: ${counts.spaces} spaces, ${counts.pieces} pieces; window 1440×900, software rendering`)
console.log(`page weight without fonts and data: ${(weight / 1024).toFixed(0)} KB as sent`)
const ms = (values, share, digits) => `${quantile(values, share).toFixed(digits)} ms`
console.log(`navigation to board usable: median ${ms(usable, 0.5, 0)}, worst ${ms(usable, 1, 0)} (${runs} runs)`)
const spread = `p50 ${ms(frames, 0.5, 1)}, p95 ${ms(frames, 0.95, 1)}, p99 ${ms(frames, 0.99, 1)}`
console.log(`frame time while panning: ${spread} (${frames.length} frames)`)
