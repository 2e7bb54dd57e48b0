// How smoothly a chapter with many small boards scrolls: the beginning of each reader and book, three screens a second,
// while the times between frames are taken; and how long a book takes to open. Usage: node bench/book.mjs. SANDTABLE
// names another program than the release one.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { openBrowser, quantile, stop, watch } from './browser.mjs'

const here = import.meta.dirname
const program = process.env.SANDTABLE ?? join(here, '../../target/release/sandtable')
process.env.CHROMIUM ??= execFileSync(join(here, '../../scripts/chromium'), { encoding: 'utf8' }).trim()
/** So many boards are scrolled past. */
const BOARDS = 30
/** Of each frame, at 60 frames a second. */
const PIXELS = 36

const folder = await mkdtemp(join(tmpdir(), 'sandtable-bench-'))
const flags = ['serve', '--json', '--listen', '127.0.0.1:0', '--store', join(folder, 'matches.db')]
const server = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
const gone = once(server, 'exit')

/** In the page: scrolls at an even pace until so many boards have been drawn or the end is reached; how many. */
const scroll = ([list, boards, pixels]) =>
  new Promise((resolve) => {
    const element = document.querySelector(list) ?? document.scrollingElement
    const seen = new Set()
    const step = () => {
      for (const canvas of document.querySelectorAll('canvas')) seen.add(canvas)
      const before = element.scrollTop
      element.scrollTop += pixels
      if (seen.size >= boards || element.scrollTop === before) resolve(seen.size)
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })

async function scrolled(page, list) {
  await page.evaluate(watch)
  const boards = await page.evaluate(scroll, [list, BOARDS, PIXELS])
  const frames = await page.evaluate(stop)
  frames.sort((a, b) => a - b)
  const ms = (share) => `${quantile(frames, share).toFixed(1)} ms`
  return `${boards} boards, ${frames.length} frames, p50 ${ms(0.5)}, p95 ${ms(0.95)}, longest ${ms(1)}`
}

try {
  const [line] = await Promise.race([
    once(createInterface({ input: server.stdout }), 'line'),
    gone.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])
  const base = JSON.parse(line).address
  const browser = await openBrowser()
  for (const game of ['axis-allies', 'bolt-action', 'europe-1939', 'hungary-1944', 'totaler-krieg']) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    await page.goto(`${base}/rules/${game}`)
    await page.waitForSelector('.list canvas')
    console.log(`reader of ${game}: ${await scrolled(page, '.list')}`)
    const file = join(folder, `${game}.html`)
    execFileSync(program, ['rules', game, '--book', file])
    const began = performance.now()
    await page.goto(pathToFileURL(file).href)
    await page.waitForSelector('article')
    const opened = ((performance.now() - began) / 1000).toFixed(1)
    const size = ((await stat(file)).size / 1024 / 1024).toFixed(1)
    console.log(`book of ${game}: ${size} MB, opens in ${opened} s; ${await scrolled(page, 'html')}`)
    await page.close()
  }
  await browser.close()
} finally {
  server.kill('SIGKILL')
  await gone
  await rm(folder, { recursive: true, force: true })
}
