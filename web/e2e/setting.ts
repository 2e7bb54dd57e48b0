// What every file of browser tests begins with: a server, a browser, and people who leave without a complaint.
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openBrowser, Person } from './browser'
import { Server } from './server'
import { asks, sitDown, Table } from './table'

export interface Setting {
  server: Server
  browser: Browser
  /** Somebody new sits down; when the test is over they leave, and their console must have been silent. */
  sit: (options?: Parameters<typeof Person.sit>[2]) => Promise<Person>
}

export function setting(flags: string[] = []): Setting {
  const people: Person[] = []
  const here = { sit: undefined, server: undefined, browser: undefined } as unknown as Setting
  here.sit = async (options) => {
    const person = await Person.sit(here.browser, here.server.url, options)
    people.push(person)
    return person
  }
  beforeAll(async () => {
    here.server = await Server.start(flags)
    here.browser = await openBrowser()
  })
  afterEach(async () => {
    for (const person of people.splice(0)) await person.leave()
  })
  afterAll(async () => {
    await here.browser.close()
    await here.server.end()
  })
  return here
}

/** Somebody sits down at a match of Hungary in which the Allies are about to move. */
export async function alliedMove(
  { server, sit }: Setting,
  options?: Parameters<Setting['sit']>[0],
): Promise<{ page: Person['page']; table: Table }> {
  const table = await Table.make(server)
  await table.until('allied', asks('prompt-move'))
  const { page } = await sit(options)
  await sitDown(page, table.link('allied'))
  return { page, table }
}
