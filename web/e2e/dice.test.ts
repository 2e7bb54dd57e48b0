// The parts of the dice: every device adds its own by itself, who is waited for is said, and the record proves it.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { components } from '../src/api/schema'
import { program } from './server'
import { setting } from './setting'
import { at, drawn as shown, sitDown } from './table'

type DiceView = components['schemas']['DiceView']

const here = setting()

/** Begins a match in the browser; its id, and the links for friends. */
async function begin(page: Page, allied: 'friend' | 'here' | 'machine:script'): Promise<string[]> {
  await page.goto('/new/hungary-1944/debrecen')
  await page.locator('[data-seat="axis"] [data-player="me"]').check()
  await page.locator(`[data-seat="allied"] [data-player="${allied}"]`).check()
  await at(page, 'begin').click()
  if (allied !== 'friend') return []
  await at(page, 'invited').waitFor()
  const links = await at(page, 'invited')
    .locator('[data-test="invitation"] input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  await at(page, 'enter').click()
  await shown(page)
  return links
}

interface Kept {
  id: string
  keys: Record<string, string>
}

/** The match this browser has begun last. */
const kept = (page: Page): Promise<Kept> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('sandtable.matches') ?? '[]') as Kept[])[0]!)

/** How far the parts have come, as the server has it. */
async function drawn({ id, keys }: Kept): Promise<string[]> {
  const { now } = await here.server.api<{ now: { dice: DiceView } }>(`/matches/${id}`, { key: keys['axis']! })
  return now.dice.parts.map((part) => part.drawn)
}

const parts = (page: Page): Promise<string[]> =>
  at(page, 'dice')
    .locator('[data-part]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-part')!))

/** Whether this device has looked at its part and found nothing left to do or to warn of. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('[data-test="dice"][data-due="nothing"]').waitFor({ state: 'attached' })
}

test('alone against the machine nothing is asked, and the part is there after a reload', async () => {
  const { page } = await here.sit()
  await begin(page, 'machine:script')
  await shown(page)
  const match = await kept(page)
  await expect.poll(() => drawn(match)).toEqual(['by_player', 'by_server'])
  await expect.poll(() => parts(page)).toEqual(['by_player', 'by_server'])
  await settled(page)
  expect(await at(page, 'dice-waiting').count()).toBe(0)
  expect(await at(page, 'dice-warning').count()).toBe(0)
  await page.reload()
  await expect.poll(() => parts(page)).toEqual(['by_player', 'by_server'])
  await settled(page)
  expect(await at(page, 'dice-warning').count()).toBe(0)
  await at(page, 'dice').locator('summary').click()
  const address = await at(page, 'dice').locator('[data-test="dice-page"]').getAttribute('href')
  const answer = await fetch(new URL(address!, page.url()))
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('# Dice one need not trust')
})

test('two people: the first is told who is waited for, and then both parts are in', async () => {
  const host = await here.sit()
  const [link] = await begin(host.page, 'friend')
  const match = await kept(host.page)
  await expect.poll(() => drawn(match)).toEqual(['promised', 'awaited'])
  await at(host.page, 'dice-waiting').waitFor()
  expect(await at(host.page, 'dice-waiting').innerText()).toContain('Allies')
  // A page that is closed and opened again still has what it promised.
  await host.page.reload()
  await at(host.page, 'dice-waiting').waitFor()
  const friend = await here.sit()
  await sitDown(friend.page, link!)
  await expect.poll(() => drawn(match)).toEqual(['by_player', 'by_player'])
  for (const { page } of [host, friend]) {
    await expect.poll(() => parts(page)).toEqual(['by_player', 'by_player'])
    await expect.poll(() => at(page, 'dice-waiting').count()).toBe(0)
    await settled(page)
    expect(await at(page, 'dice-warning').count()).toBe(0)
  }
})

test('who does not come is left out, and is told so', async () => {
  const host = await here.sit()
  const [link] = await begin(host.page, 'friend')
  const match = await kept(host.page)
  await at(host.page, 'begin-without').click()
  await expect.poll(() => drawn(match)).toEqual(['by_player', 'by_server'])
  await expect.poll(() => at(host.page, 'dice-waiting').count()).toBe(0)
  const friend = await here.sit()
  await sitDown(friend.page, link!)
  await at(friend.page, 'dice-warning').waitFor()
  expect(await at(friend.page, 'dice-warning').innerText()).toContain('not waited for')
})

test('at one screen both parts are drawn behind the curtain, and the record of it holds', async () => {
  const { page } = await here.sit()
  await begin(page, 'here')
  await at(page, 'curtain').waitFor()
  const match = await kept(page)
  await expect.poll(() => drawn(match)).toEqual(['by_player', 'by_player'])
  await play(match)
  const answer = await fetch(`${here.server.url}/api/matches/${match.id}/record`, {
    headers: { authorization: `Bearer ${match.keys['axis']}` },
  })
  const file = join(mkdtempSync(join(tmpdir(), 'sandtable-dice-')), 'match.sandtable')
  writeFileSync(file, await answer.text())
  expect(readFileSync(file, 'utf8').split('\n')[0], 'it is over').toContain('"seed"')
  const script = join(import.meta.dirname, '../../docs/check_dice.py')
  expect(execFileSync('python3', [script, file], { encoding: 'utf8' })).toContain('all follow from the seed')
  expect(execFileSync(program, ['record', 'verify', file], { encoding: 'utf8' })).toContain('parts')
  await page.reload()
  await at(page, 'outcome').waitFor()
  expect(await at(page, 'outcome').locator('[data-part="by_player"]').count()).toBe(2)
}, 180_000)

/** Plays a match to its end by ending whatever can be ended. */
async function play({ id, keys }: Kept): Promise<void> {
  interface Seen {
    now: { version: string; scene: components['schemas']['Scene'] }
  }
  for (let step = 0; step < 3000; step++) {
    let over = false
    for (const seat of ['axis', 'allied']) {
      const { now } = await here.server.api<Seen>(`/matches/${id}`, { key: keys[seat]! })
      over = Boolean(now.scene.outcome)
      const { choices } = now.scene
      const choice = choices.find(({ tone }) => tone === 'attack') ?? choices.find(({ action }) => action === 'done')
      const action = (choice ?? choices[0])?.action
      if (action === undefined) continue
      const body = { id: `end-${step}`, version: now.version, do: { act: action } }
      await here.server.api(`/matches/${id}/commands`, { key: keys[seat]!, body })
      break
    }
    if (over) return
  }
  throw new Error('the match does not end')
}
