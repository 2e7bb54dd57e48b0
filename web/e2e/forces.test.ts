// Forces of one's own: built, saved, loaded, brought from other programs, played, and kept in the record.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setting } from './setting'
import { at, drawn } from './table'

const here = setting()
let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sandtable-forces-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A roster as other programs write it, with two things our lists do not have. */
const ROS = `<?xml version="1.0" encoding="UTF-8"?>
<roster id="1" name="Kampfgruppe" gameSystemName="Bolt Action" xmlns="http://www.battlescribe.net/schema/rosterSchema">
  <costLimits><costLimit name="pts" typeId="points" value="750.0"/></costLimits>
  <forces><force id="2" name="Reinforced Platoon" catalogueName="BA - Armies of Germany"><selections>
    <selection id="3" name="First Lieutenant" number="1" type="unit"><selections>
      <selection id="4" name="Regular" number="1" type="upgrade"/>
    <selection id="5" name="Officer" number="1" type="model"/>
    </selections></selection>
    ${[1, 2]
      .map(
        (n) => `<selection id="s${n}" name="Heer Grenadier Squad (Regular)" number="1" type="unit"><selections>
      <selection id="n${n}" name="NCO" number="1" type="model"/>
      <selection id="m${n}" name="Soldier with rifle" number="6" type="model"/>
      ${n === 1 ? '<selection id="c" name="Cheese" number="1" type="upgrade"/>' : ''}
    </selections></selection>`,
      )
      .join('')}
    <selection id="21" name="Maus super tank" number="1" type="unit"/>
  </selections></force></forces>
</roster>`

/** A zip archive of one file, stored as it is. */
function zipped(name: string, text: string): Buffer {
  const [title, data] = [Buffer.from(name), Buffer.from(text)]
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt32LE(crc32(data), 10)
  about.writeUInt32LE(data.length, 14)
  about.writeUInt32LE(data.length, 18)
  about.writeUInt16LE(title.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, title, data])
  const central = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), about, Buffer.alloc(14), title])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end])
}

test('a platoon is built, refused while it is wrong, saved, loaded and played', async () => {
  const { page } = await here.sit()
  await page.goto('/new/bolt-action/maximum-attrition')
  await page.locator('[data-build="first"]').click()
  await page.locator('[data-add="grenadiers"]').click()
  await expect.poll(() => at(page, 'force-problems').innerText()).toContain('C-179')
  expect(await at(page, 'force-use').isDisabled()).toBe(true)
  await page.locator('[data-ready="force-german-patrol"]').click()
  await at(page, 'force-good').waitFor()
  await at(page, 'force-name').fill('Patrol of the test')
  await at(page, 'force-good').waitFor()
  const [saved] = await Promise.all([page.waitForEvent('download'), at(page, 'force-save').click()])
  expect(saved.suggestedFilename()).toBe('Patrol-of-the-test.toml')
  await page.locator('[data-test="unit-remove"]').first().click()
  await expect.poll(() => at(page, 'force-problems').innerText()).toContain('C-179')
  await at(page, 'force-file').setInputFiles(await saved.path())
  await at(page, 'force-good').waitFor()
  await at(page, 'force-use').click()
  await expect.poll(() => page.locator('[data-force="first"]').inputValue()).toBe('own:Patrol of the test')
  await page.locator('[data-force="second"]').selectOption('force-soviet-patrol')
  await at(page, 'begin').click()
  await drawn(page)
  expect(await page.locator('[data-test="board"][data-shape="table"]').count()).toBe(1)
})

test('whoever is quicker than the server loses nothing: forces are there before a match begins', async () => {
  const { page } = await here.sit()
  await page.goto('/new/bolt-action/maximum-attrition')
  await at(page, 'forces').waitFor()
  // The server takes its time, and answers the last question first.
  const waiting: (() => Promise<void>)[] = []
  const slowly = '**/api/games/bolt-action/forces'
  await page.route(slowly, (route) => void waiting.push(() => route.continue()))
  await page.locator('[data-force="first"]').selectOption('force-german-patrol')
  await page.locator('[data-force="second"]').selectOption('force-soviet-patrol')
  await expect.poll(() => waiting.length).toBe(2)
  expect(await at(page, 'begin').isDisabled()).toBe(true)
  for (const answer of waiting.splice(0).reverse()) await answer()
  for (const seat of ['first', 'second'])
    await expect.poll(() => page.locator(`[data-points="${seat}"]`).innerText()).toMatch(/^\d+ ·/)

  // What has been changed is not used, copied or saved as it was before.
  await page.locator('[data-build="first"]').click()
  await expect.poll(() => waiting.length).toBe(1)
  await waiting.pop()!()
  await at(page, 'force-good').waitFor()
  await at(page, 'force-name').fill('Renamed')
  await expect.poll(() => waiting.length).toBe(1)
  for (const deed of ['force-use', 'force-copy', 'force-save'])
    expect(await at(page, deed).isDisabled(), deed).toBe(true)
  await waiting.pop()!()
  await at(page, 'force-use').click()
  await expect.poll(() => page.locator('[data-force="first"]').inputValue()).toBe('own:Renamed')
  await page.unroute(slowly)
  await at(page, 'begin').click()
  await drawn(page)
  const [saved] = await Promise.all([page.waitForEvent('download'), at(page, 'save-record').click()])
  const header = (await readFile(await saved.path(), 'utf8')).split('\n')[0]!
  for (const file of ['first.toml', 'second.toml', 'Renamed']) expect(header).toContain(file)
})

test('rosters of other programs are taken over, and what our lists do not have is named', async () => {
  const { page } = await here.sit()
  await page.goto('/new/bolt-action/maximum-attrition')
  await page.locator('[data-build="first"]').click()
  for (const [name, content] of [
    ['kampfgruppe.ros', ROS],
    ['kampfgruppe.rosz', zipped('kampfgruppe.ros', ROS)],
  ] as const) {
    const file = join(folder, name)
    await writeFile(file, content)
    await at(page, 'force-name').fill('Something else')
    await at(page, 'force-file').setInputFiles(file)
    await expect.poll(() => at(page, 'force-name').inputValue(), { message: name }).toBe('Kampfgruppe')
    expect(
      await page.locator('[data-unit]').evaluateAll((all) => all.map((one) => one.getAttribute('data-unit'))),
    ).toEqual(['first-lieutenant', 'grenadiers', 'grenadiers'])
    const left = await at(page, 'force-left-out').innerText()
    expect(left).toContain('Maus super tank')
    expect(left).toContain('Cheese')
    await at(page, 'force-good').waitFor()
    await page.locator('[data-ready="force-german-patrol"]').click()
  }
})

test("a match with one's own roster is saved as a record, brought back and replayed with the same men", async () => {
  const file = join(folder, 'own.ros')
  await writeFile(file, ROS)
  const { page } = await here.sit()
  await page.goto('/new/bolt-action/maximum-attrition')
  await page.locator('[data-build="first"]').click()
  await at(page, 'force-file').setInputFiles(file)
  await at(page, 'force-good').waitFor()
  await at(page, 'force-use').click()
  await expect.poll(() => page.locator('[data-force="first"]').inputValue()).toBe('own:Kampfgruppe')
  await page.locator('[data-force="second"]').selectOption('force-soviet-patrol')
  for (const seat of ['first', 'second'])
    await page.locator(`[data-seat="${seat}"] [data-player="machine:script"]`).check()
  await at(page, 'begin').click()
  await at(page, 'outcome').waitFor({ timeout: 200_000 })
  const own = 'Heer grenadier squad'
  const [saved] = await Promise.all([page.waitForEvent('download'), at(page, 'save-record').click()])
  const record = join(folder, 'own.sandtable')
  await saved.saveAs(record)
  expect(
    JSON.stringify(JSON.parse((await readFile(record, 'utf8')).split('\n')[0]!)),
    'the roster is in the record',
  ).toContain('grenadiers')

  await page.goto('/')
  await at(page, 'import-file').setInputFiles(record)
  await at(page, 'slider').waitFor()
  const last = Number(await at(page, 'slider').getAttribute('max'))
  await at(page, 'slider').fill(String(Math.floor(last / 3)))
  const names = (): Promise<string[]> =>
    page.locator('.figure').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  await expect
    .poll(async () => (await names()).filter((name) => name.includes(own)).length, {
      message: 'the squads of the roster',
    })
    .toBeGreaterThan(0)
  await at(page, 'slider').fill(String(last))
  await expect.poll(() => at(page, 'slider').inputValue()).toBe(String(last))
}, 240_000)
