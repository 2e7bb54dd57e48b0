// Asks whether somebody has reported a weakness of what we depend on, and whether a crate was withdrawn. Both need
// today's word of others, so without a network this says that nothing was checked and fails nobody.
// docs/dependencies.md says more.
//
// Weaknesses: osv.dev, which collects RustSec for crates and GitHub's advisories for npm, in one question with the
// names and versions of the lock files. Withdrawn crates: the index of crates.io.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const PATIENCE = 15_000

/** Reports that do not concern us, and why. @type {Record<string, string>} */
const ACCEPTED = {}

/** @typedef {{ ecosystem: string, name: string, version: string }} Package */

/** The packages of a Cargo.lock that come from a registry. @param {string} text @returns {Package[]} */
export function crates(text) {
  const blocks = text.split('[[package]]').filter((block) => block.includes('source = "registry+'))
  const value = (/** @type {string} */ block, /** @type {string} */ key) =>
    new RegExp(`^${key} = "([^"]+)"`, 'm').exec(block)?.[1] ?? ''
  return blocks.map((block) => ({
    ecosystem: 'crates.io',
    name: value(block, 'name'),
    version: value(block, 'version'),
  }))
}

/** The packages of a package-lock.json. @param {string} text @returns {Package[]} */
export function packages(text) {
  const entries = Object.entries(JSON.parse(text).packages).filter(([path]) => path !== '')
  return entries.map(([path, { version }]) => ({
    ecosystem: 'npm',
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
  }))
}

/** What was reported, in words. @param {Package[]} asked @param {{ results: { vulns?: { id: string }[] }[] }} answer */
export function reported(asked, answer) {
  if (answer.results?.length !== asked.length) throw new Error('the answer is not one for each package')
  return answer.results.flatMap(({ vulns = [] }, i) =>
    vulns
      .filter(({ id }) => !(id in ACCEPTED))
      .map(
        ({ id }) => `${asked[i].name} ${asked[i].version} (${asked[i].ecosystem}): https://osv.dev/vulnerability/${id}`,
      ),
  )
}

/** Where the index of crates.io has a crate. @param {string} name */
export function placeOf(name) {
  const short = ['', '1', '2', `3/${name[0]}`][name.length]
  return `${short ?? `${name.slice(0, 2)}/${name.slice(2, 4)}`}/${name}`.toLowerCase()
}

/** Whether a version was withdrawn, as the lines of the index tell. @param {string} lines @param {string} version */
export function isWithdrawn(lines, version) {
  const versions = lines.split('\n').filter(Boolean)
  return versions.map((line) => JSON.parse(line)).some(({ vers, yanked }) => vers === version && yanked)
}

/** @param {string} url @param {RequestInit} [options] */
async function fetched(url, options = {}) {
  const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`${new URL(url).host} answers ${answer.status}`)
  return answer
}

/** @param {Package[]} all */
async function weaknesses(all) {
  const queries = all.map(({ ecosystem, name, version }) => ({ package: { ecosystem, name }, version }))
  const answer = await fetched('https://api.osv.dev/v1/querybatch', {
    method: 'POST',
    body: JSON.stringify({ queries }),
  })
  return reported(all, await answer.json())
}

/** @param {Package[]} all */
async function withdrawn(all) {
  const found = []
  const waiting = [...all]
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const lines = await (await fetched(`https://index.crates.io/${placeOf(next.name)}`)).text()
      if (isWithdrawn(lines, next.version)) found.push(`${next.name} ${next.version} was withdrawn from crates.io`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return found
}

/** @param {string} what @param {() => Promise<string[]>} ask */
async function look(what, ask) {
  try {
    return await ask()
  } catch (error) {
    const why = error instanceof Error ? (error.cause ?? error.message) : error
    console.warn(`${what} were not checked: ${why}`)
    return []
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const read = (/** @type {string} */ file) => readFileSync(file, 'utf8')
  const rust = crates(read('Cargo.lock'))
  const web = ['web/package-lock.json', 'tools/atlas/package-lock.json'].flatMap((file) => packages(read(file)))
  const problems = [
    ...(await look('reported weaknesses', () => weaknesses([...rust, ...web]))),
    ...(await look('withdrawn crates', () => withdrawn(rust))),
  ]
  problems.forEach((problem) => console.error(problem))
  process.exitCode = problems.length > 0 ? 1 : 0
}
