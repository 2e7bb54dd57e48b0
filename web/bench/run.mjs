// Figures of the page: starts the release server on a store of its own, makes a match of the longest scenario, runs
// bench/pan.mjs against it and stops the server. Usage: node bench/run.mjs. SANDTABLE names another program.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const here = import.meta.dirname
const program = process.env.SANDTABLE ?? join(here, '../../target/release/sandtable')
const CHROMIUM = execFileSync(join(here, '../../scripts/chromium'), { encoding: 'utf8' }).trim()

async function newMatch(base) {
  const games = await (await fetch(`${base}/api/games`)).json()
  const all = games.flatMap((game) => game.scenarios.map((scenario) => ({ game, scenario })))
  const { game, scenario } = all.reduce((a, b) => (b.scenario.turns > a.scenario.turns ? b : a))
  const answer = await fetch(`${base}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: { scenario: { game: game.id, scenario: scenario.id } } }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { id, keys } = await answer.json()
  console.log(`${game.id}, ${scenario.id}`)
  return `/match/${id}#k=${keys[game.seats[0].id]}`
}

const folder = await mkdtemp(join(tmpdir(), 'sandtable-bench-'))
const server = spawn(program, ['serve', '--json', '--listen', '127.0.0.1:0', '--store', join(folder, 'matches.db')], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const gone = once(server, 'exit')
try {
  const [line] = await Promise.race([
    once(createInterface({ input: server.stdout }), 'line'),
    gone.then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ])
  const base = JSON.parse(line).address
  const pan = spawn(process.execPath, [join(here, 'pan.mjs'), base, await newMatch(base)], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM },
  })
  const [code] = await once(pan, 'exit')
  process.exitCode = code ?? 1
} finally {
  server.kill()
  await gone.catch(() => undefined)
  await rm(folder, { recursive: true, force: true })
}
