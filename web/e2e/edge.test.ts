// The edges: addresses that cannot be read, a server that is a part of a site, and one without a place for a live
// connection.
import { expect, test } from 'vitest'
import { Person } from './browser'
import { Server } from './server'
import { setting } from './setting'
import { asks, at, sitDown, Table } from './table'

const here = setting()

test('an address that cannot be read is a page that says so', async () => {
  for (const path of ['/match/%', '/match/%E0%A4%A/replay', '/rules/%zz']) {
    const { page } = await here.sit()
    await page.goto(path)
    await expect
      .poll(() => page.getByRole('link', { name: 'To the lobby' }).count(), { message: path })
      .toBeGreaterThan(0)
  }
})

test('below a path of a site everything is found', async () => {
  const server = await Server.start(['--base-path', '/sandtable'])
  try {
    expect(server.url).toMatch(/\/sandtable$/)
    const table = await Table.make(server)
    await table.until('allied', asks('prompt-move'))
    const person = await Person.sit(here.browser, server.url)
    const { page } = person
    await page.goto(`${server.url}/`)
    await page.locator('a[href^="/sandtable/new/"]').first().waitFor()
    await page.locator('[data-test="lobby-rules"]').first().click()
    await expect.poll(() => page.url()).toContain('/sandtable/rules/')
    await sitDown(page, `${server.url}${table.link('allied')}`)
    const before = await at(page, 'prompt').innerText()
    await page.locator('[data-piece="5 GC"]').first().click()
    await expect.poll(() => at(page, 'prompt').innerText()).not.toBe(before)
    await person.leave()
  } finally {
    await server.end()
  }
})

test('a server without a place for a live connection is asked instead', async () => {
  const server = await Server.start(['--sockets-per-address', '1'])
  try {
    const table = await Table.make(server)
    await table.until('allied', asks('prompt-move'))
    // The other player has the only place there is for this address.
    const other = await Person.sit(here.browser, server.url)
    await sitDown(other.page, table.link('axis'))
    await other.page.locator('[data-test="match"][data-connection="open"]').waitFor()
    const person = await Person.sit(here.browser, server.url, { mayLose: true })
    const { page } = person
    await sitDown(page, table.link('allied'))
    const before = await at(page, 'prompt').innerText()
    await page.locator('[data-piece="5 GC"]').first().click()
    await expect.poll(() => at(page, 'prompt').innerText()).not.toBe(before)
    await expect.poll(() => at(page, 'lost').count()).toBe(0)
    await person.leave()
    await other.leave()
  } finally {
    await server.end()
  }
})
