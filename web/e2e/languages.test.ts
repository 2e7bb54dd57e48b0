// Everything in English and in other languages, light and dark, on large screens and small ones.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alliedMove, setting } from './setting'
import { asks, at, clickSpace, drawn, idle, sitDown, Table, takes } from './table'

const here = setting()

/** A message that is missing is shown in these brackets. */
const MISSING = /⟦[^⟧]*⟧/

/** A match in which the Allies have taken up a stack. */
async function stackInHand(): Promise<Table> {
  const table = await Table.make(here.server)
  await table.until('allied', asks('prompt-moving'), takes('select'))
  return table
}

/** What the page for a new match says, with its options open. */
async function newMatch(page: Page): Promise<string> {
  await page.goto('/new/hungary-1944/debrecen')
  await at(page, 'begin').waitFor()
  await at(page, 'options').locator('summary').click()
  return page.innerText('body')
}

test('lobby, match, refusal, log and rules in Spanish', async () => {
  const table = await stackInHand()
  const { page } = await here.sit({ locale: 'es-ES' })
  await page.goto('/')
  await expect.poll(() => page.locator('[data-game="hungary-1944"]').innerText()).toContain('La batalla')
  const pages: string[] = [await page.innerText('body')]
  pages.push(await newMatch(page))
  await sitDown(page, table.link('allied'))
  expect(await at(page, 'prompt').innerText()).toContain('¿Adónde llevar')
  await clickSpace(page, '1613')
  await at(page, 'refusal').waitFor()
  pages.push(await page.innerText('body'))
  await page.goto('/rules/hungary-1944')
  await expect.poll(() => at(page, 'rules-reader').innerText()).toContain('hexágono')
  pages.push(await page.innerText('body'))
  await page.goto(`/match/${table.id}/replay`)
  await at(page, 'slider').waitFor()
  pages.push(await page.innerText('body'))
  for (const text of pages) expect(text).not.toMatch(MISSING)
})

test('an interface in Dutch around a game that speaks no Dutch', async () => {
  const table = await stackInHand()
  const { page } = await here.sit({ locale: 'nl-BE' })
  await page.goto('/')
  const shelf = page.locator('[data-game="hungary-1944"]')
  await expect.poll(() => shelf.innerText()).toContain('Spelen')
  expect(await shelf.innerText()).toContain('The Battle')
  const pages: string[] = [await page.innerText('body')]
  pages.push(await newMatch(page))
  await sitDown(page, table.link('allied'))
  await clickSpace(page, '1613')
  await at(page, 'refusal').waitFor()
  expect(await at(page, 'refusal').innerText()).toContain('Dat mag niet')
  pages.push(await page.innerText('body'))
  await page.goto('/rules/hungary-1944')
  await expect.poll(() => at(page, 'rules-reader').innerText()).toContain('bewezen door')
  pages.push(await page.innerText('body'))
  for (const text of pages) expect(text).not.toMatch(MISSING)
})

// Each with a script or letters of its own, and with words longer than those of English.
for (const [locale, play, refused, word] of [
  ['ru-RU', 'Играть', 'Нельзя', 'Правила'],
  ['hu-HU', 'Játék', 'Nem szabad', 'ő'],
  ['el-GR', 'Παίξτε', 'Δεν επιτρέπεται', 'Κανόνες'],
] as const) {
  test(`an interface in ${locale} fits, on a large screen and on a phone`, async () => {
    const table = await Table.make(here.server)
    await table.until('allied', asks('prompt-moving'), (choice) => JSON.stringify(choice.action).includes('select'))
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 844, height: 390 },
    ]) {
      const { page } = await here.sit({ locale, viewport })
      const pages: string[] = []
      const look = async (): Promise<void> => {
        // Until its type is there a word may be longer or shorter than it is.
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        pages.push(await page.innerText('body'))
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          page.url(),
        ).toBeLessThanOrEqual(0)
        const cut = await page
          .locator('.button:visible, [role="tab"]:visible')
          .evaluateAll((all) => all.filter((b) => b.scrollWidth > b.clientWidth + 1).map((b) => b.textContent))
        expect(cut, page.url()).toEqual([])
      }
      await page.goto('/')
      await expect.poll(() => page.locator('[data-game="hungary-1944"]').innerText()).toContain(play)
      await look()
      await page.goto('/new/hungary-1944/debrecen')
      await at(page, 'begin').waitFor()
      await at(page, 'options').locator('summary').click()
      await look()
      await sitDown(page, table.link('allied'))
      await clickSpace(page, '1613')
      await at(page, 'refusal').waitFor()
      expect(await at(page, 'refusal').innerText()).toContain(refused)
      await look()
      await page.goto('/rules/hungary-1944')
      await page.locator('[data-clause-id]').first().waitFor()
      await look()
      await page.goto(`/match/${table.id}/replay`)
      await at(page, 'slider').waitFor()
      await look()
      for (const text of pages) expect(text).not.toMatch(MISSING)
      // The type has the letters of the language; no other face stands in for it.
      expect(
        await page.evaluate(
          (text) => document.fonts.load('450 14px "Inter Variable"', text).then((faces) => faces.length),
          word,
        ),
      ).toBeGreaterThan(0)
    }
  })
}

test('the language and the light are switched without losing the place', async () => {
  const table = await Table.make(here.server)
  const { page } = await here.sit()
  await sitDown(page, table.link('axis'))
  const english = await at(page, 'prompt').innerText()
  await at(page, 'language').selectOption('es')
  await expect.poll(() => at(page, 'prompt').innerText()).not.toBe(english)
  const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme')
  const light = await theme()
  await at(page, 'theme').click()
  await expect.poll(theme).not.toBe(light)
  await page.reload()
  await drawn(page)
  expect(await at(page, 'prompt').innerText(), 'the choice is remembered').not.toBe(english)
})

test('a phone held sideways can play', async () => {
  const { page } = await alliedMove(here, {
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight,
  )
  expect(overflow).toBe(false)
  await page.locator('[data-piece="5 GC"]').first().tap()
  await expect.poll(() => at(page, 'prompt').innerText()).toContain('5 GC')
})

test('the keyboard is enough', async () => {
  const { page } = await alliedMove(here)
  await page.locator('[data-piece="5 GC"]').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => at(page, 'prompt').innerText()).toContain('5 GC')
  // What is pressed while an answer is on its way is not heard.
  await idle(page)
  await page.keyboard.press('u')
  await expect.poll(() => at(page, 'prompt').innerText()).not.toContain('5 GC')
  await page.keyboard.press('?')
  await at(page, 'help-sheet').waitFor()
})
