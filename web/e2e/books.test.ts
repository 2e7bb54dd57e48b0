// The rulebook of every game as one page: made by the program, opened without a server, printed.
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, Person } from './browser'
import { program } from './server'

const GAMES = ['axis-allies', 'bolt-action', 'europe-1939', 'hungary-1944', 'totaler-krieg']
/** All boards of a book are drawn for paper, which takes a while: of one of them. */
const PRINTED = 'totaler-krieg'
/** A book is sent by mail and opened on a phone. */
const MOST = 3 * 1024 * 1024

let browser: Browser
let folder: string

beforeAll(async () => {
  browser = await openBrowser()
  folder = await mkdtemp(join(tmpdir(), 'sandtable-book-'))
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true, force: true })
})

async function allDrawnForPaper(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => page.locator('.examples > div.waiting').count()).toBe(0)
}

it.each(GAMES)('the book of %s', async (game) => {
  const file = join(folder, `${game}.html`)
  const said = execFileSync(program, ['rules', game, '--book', file, '--lang', 'en'], { encoding: 'utf8' })
  const [, clauses, examples] = /: (\d[\d,]*) clauses, (\d[\d,]*) examples/.exec(said)!
  expect((await stat(file)).size).toBeLessThan(MOST)
  const reader = await Person.sit(browser, pathToFileURL(file).href, { offline: true })
  const { page } = reader
  await page.goto(pathToFileURL(file).href)
  await page.locator('article').first().waitFor()
  expect(await page.locator('article').count()).toBe(Number(clauses!.replace(',', '')))
  expect(await page.locator('h2').count()).toBeGreaterThan(4)
  // Boards are drawn as they come near: the last one is not there until somebody goes to it.
  const examplesShown = page.locator('.examples > div')
  expect(await examplesShown.count()).toBe(Number(examples!.replace(',', '')))
  const last = examplesShown.last()
  expect(await last.locator('canvas').count()).toBe(0)
  await last.scrollIntoViewIfNeeded()
  await last.locator('canvas').first().waitFor()
  if (game === PRINTED) await allDrawnForPaper(page)
  await reader.leave()
})
