// Every screen and every game's board, looked at by axe-core: nothing that is serious or critical for those who cannot
// see well, hear, or use a pointer.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setting } from './setting'
import { asks, at, sitDown, Table, takes } from './table'

const here = setting()
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  id: string
  impact: string | null
  nodes: { target: string[]; html: string }[]
}

/** What axe finds on the page that is serious or critical, each with the first element it was found at. */
async function findings(page: Page, only?: string): Promise<string[]> {
  // The page's own policy allows no foreign scripts, so it is run beside the page and not put into it.
  // Of the rules, which are all drawn alike, two chapters are enough.
  const what = `{ exclude: ['[data-test="rules-reader"] section:nth-of-type(n + 3)'] }`
  const found = await page.evaluate(
    `${AXE}; axe.run(${what}, { resultTypes: ['violations']${only ? `, runOnly: ['${only}']` : ''} })`,
  )
  return (found as { violations: Finding[] }).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.target.join(' ')} ${nodes[0]?.html.slice(0, 200)}`)
}

/** Only where something was found. */
const withFindings = (found: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(found).filter(([, of]) => of.length > 0))

const SCREENS: Record<string, { path: string; ready: string; open?: string }> = {
  lobby: { path: '/', ready: '[data-game="hungary-1944"]' },
  'a new match': { path: '/new/hungary-1944/debrecen', ready: '[data-test="begin"]' },
  'a new match with forces': { path: '/new/bolt-action/maximum-attrition', ready: '[data-test="forces"]' },
  'the platoon builder': {
    path: '/new/bolt-action/maximum-attrition',
    ready: '[data-test="forces"]',
    open: '[data-build="first"]',
  },
  'the editor of tables': {
    path: '/new/bolt-action/maximum-attrition',
    ready: '[data-test="edit-table"]',
    open: '[data-test="edit-table"]',
  },
  'the rules': { path: '/rules/hungary-1944', ready: '[data-clause-id]' },
  'an address that leads nowhere': { path: '/no/such/page', ready: '[data-test="nowhere"]' },
}

for (const theme of ['light', 'dark'] as const) {
  test(`screens without a board, ${theme}`, async () => {
    const { page } = await here.sit({ colorScheme: theme })
    const found: Record<string, string[]> = {}
    for (const [name, { path, ready, open }] of Object.entries(SCREENS)) {
      await page.goto(path)
      await page.locator(ready).first().waitFor()
      if (open) {
        await page.locator(open).click()
        await page.locator('dialog[open]').waitFor()
      }
      // In the dark nothing but the colours is different.
      found[name] = await findings(page, theme === 'dark' ? 'color-contrast' : undefined)
    }
    expect(withFindings(found)).toEqual({})
  }, 120_000)
}

const BOARDS: Record<string, { game: string; scenario: string; seat: string }> = {
  'Hungary 1944': { game: 'hungary-1944', scenario: 'debrecen', seat: 'allied' },
  'Axis & Allies': { game: 'axis-allies', scenario: 'spring-1942', seat: 'ussr' },
  'Europe 1939': { game: 'europe-1939', scenario: 'fall-of-france', seat: 'germany' },
  'Totaler Krieg': { game: 'totaler-krieg', scenario: 'desert', seat: 'axis' },
  'Bolt Action': { game: 'bolt-action', scenario: 'maximum-attrition', seat: 'first' },
}

for (const [name, { seat, ...scenario }] of Object.entries(BOARDS)) {
  test(`the board, the inspector, the replay and a phone: ${name}`, async () => {
    const found: Record<string, string[]> = {}
    const table = await Table.of(here.server, scenario)
    await table.until(seat, (scene) => scene.choices.length > 0)
    const { page } = await here.sit()
    await sitDown(page, table.link(seat))
    found['the board'] = await findings(page)
    const piece = page.locator('[data-test="board"] [data-piece]').first()
    if ((await piece.count()) > 0) {
      await piece.dispatchEvent('contextmenu')
      await at(page, 'inspector').waitFor()
      found['the inspector'] = await findings(page)
    }
    await page.goto(`/match/${table.id}/replay`)
    await at(page, 'slider').waitFor()
    found['the replay'] = await findings(page)
    const phone = await here.sit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await sitDown(phone.page, table.link(seat))
    found['on a phone'] = await findings(phone.page)
    expect(withFindings(found)).toEqual({})
  }, 120_000)
}

test('a refusal, the rule it names and help', async () => {
  const found: Record<string, string[]> = {}
  const table = await Table.make(here.server)
  await table.until('allied', asks('prompt-moving'), takes('select'))
  const { page } = await here.sit()
  await sitDown(page, table.link('allied'))
  await page.locator('path[data-space="1613"]').dispatchEvent('click')
  await at(page, 'refusal').waitFor()
  found['a refusal'] = await findings(page)
  await at(page, 'refusal').locator('[data-clause]').first().click()
  await at(page, 'rule-sheet').waitFor()
  found['a rule'] = await findings(page)
  await page.keyboard.press('Escape')
  await at(page, 'help').click()
  await at(page, 'help-sheet').waitFor()
  found['help'] = await findings(page)
  expect(withFindings(found)).toEqual({})
})
