// How smoothly the moves of others are shown: a machine has its turn, and what it did is played back, fast, while the
// times between frames are taken. Usage: node bench/playback.mjs. SANDTABLE names another program than the release one.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openBrowser, quantile, stop, watch } from './browser.mjs'

const here = import.meta.dirname
const program = process.env.SANDTABLE ?? join(here, '../../target/release/sandtable')
process.env.CHROMIUM ??= execFileSync(join(here, '../../scripts/chromium'), { encoding: 'utf8' }).trim()
/** So many moves are shown. */
const MOVES = Number(process.env.MOVES ?? 50)
const LONGEST = 100

const folder = await mkdtemp(join(tmpdir(), 'sandtable-bench-'))
const flags = ['serve', '--json', '--seed', '1944', '--listen', '127.0.0.1:0', '--store', join(folder, 'matches.db')]
const server = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
const gone = once(server, 'exit')

async function api(base, path, key, body) {
  const answer = await fetch(`${base}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...(key && { authorization: `Bearer ${key}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}

/** Ends whatever can be ended until the machine has done so many things since the page looked last. */
async function playUntilMuchHappened(base, id, key, seat) {
  for (let n = 0; n < 3000; n++) {
    const { now } = await api(base, `/matches/${id}`, key)
    const others = now.log.filter((entry) => entry.seat !== seat).length
    if (others > 55 || now.scene.outcome) return
    const choice = now.scene.choices.find((c) => c.action === 'done') ?? now.scene.choices[0]
    if (choice)
      await api(base, `/matches/${id}/commands`, key, { id: `b${n}`, version: now.version, do: { act: choice.action } })
    else await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

try {
  const [line] = await Promise.race([
    once(createInterface({ input: server.stdout }), 'line'),
    gone.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])
  const base = JSON.parse(line).address
  const scenario = { game: 'hungary-1944', scenario: 'campaign' }
  const made = await api(base, '/matches', undefined, {
    from: { scenario },
    seats: { allied: { machine: 'script' } },
  })
  const { id, keys } = made
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.addInitScript(() => localStorage.setItem('sandtable.pace', 'fast'))
  const complaints = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`${base}/match/${id}#k=${keys.axis}`)
  await page.waitForSelector('[data-piece]')
  // The page is left, so that what happens meanwhile is played back when it is opened again.
  await page.goto('about:blank')
  await playUntilMuchHappened(base, id, keys.axis, 0)
  await page.goto(`${base}/match/${id}`)
  await page.waitForSelector('[data-test="playback"]', { timeout: 60_000 })
  await page.evaluate(watch)
  const steps = new Set()
  let lost = 0
  const began = performance.now()
  while (steps.size < MOVES && performance.now() - began < 120_000) {
    const step = await page.evaluate(() => document.querySelector('[data-test="playback"]')?.dataset.step)
    if (step === undefined) break
    steps.add(step)
    lost += await page.evaluate(() => document.querySelectorAll('[data-test="lost"]').length)
    await page.waitForTimeout(30)
  }
  const frames = await page.evaluate(stop)
  frames.sort((a, b) => a - b)
  const ms = (share) => `${quantile(frames, share).toFixed(1)} ms`
  console.log(
    `playback: ${steps.size} moves, ${frames.length} frames, p50 ${ms(0.5)}, p95 ${ms(0.95)}, longest ${ms(1)}`,
  )
  const long = frames.filter((time) => time > LONGEST).length
  console.log(`frames over ${LONGEST} ms: ${long}; connection lost: ${lost}; errors: ${complaints.length}`)
  await browser.close()
  process.exitCode = long > 0 || lost > 0 || complaints.length > 0 || steps.size < MOVES ? 1 : 0
} finally {
  server.kill()
  await gone.catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}
