// SVG or canvas? A board of 1,000 hexes with 250 counters, panned in the client as it is (canvas below, elements above)
// and as one SVG with everything in it. Usage: node bench/render.mjs URL (of a server that serves the client)
import { framesWhileDragging, openBrowser, quantile } from './browser.mjs'

const base = process.argv[2] ?? 'http://127.0.0.1:1939'
const COLUMNS = 40
const ROWS = 25
const PIECES = 250

const KINDS = ['flat', 'flat', 'flat', 'hills', 'hills', 'mountain', 'forest', 'marsh']
const id = (row, column) => `${String(row).padStart(2, '0')}${String(column).padStart(2, '0')}`
const spaces = []
const river = []
const rail = []
const labels = []
for (let row = 0; row < ROWS; row++) {
  for (let column = 0; column < COLUMNS; column++) {
    const n = row * COLUMNS + column
    spaces.push({
      id: id(row, column),
      x: column * 100 + (row % 2) * 50,
      y: row * 87,
      kind: `terrain-${KINDS[(n * 7919) % 8]}`,
    })
    if (column > 0 && (n * 31) % 5 === 0) river.push([id(row, column - 1), id(row, column)])
    if (column > 0 && row % 4 === 0) rail.push([id(row, column - 1), id(row, column)])
    if (n % 5 === 0) labels.push({ at: id(row, column), text: `Place ${n}`, kind: n % 25 === 0 ? 'city' : 'town' })
  }
}
const board = {
  spaces,
  lines: [
    { kind: 'river', between: river, along_side: true },
    { kind: 'rail', between: rail, along_side: false },
  ],
  labels,
  shape: 'pointy_hexes',
}
const symbols = ['infantry', 'armour', 'mechanised', 'cavalry', 'artillery', 'headquarters']
const pieces = Array.from({ length: PIECES }, (_, i) => ({
  id: `${i} Div`,
  seat: i % 2,
  nation: i % 2 ? 'su' : 'de',
  symbol: symbols[i % 6],
  at: spaces[(i * 4) % 1000].id,
  factors: '6-8',
  steps: [1 + (i % 2), 2],
}))
const text = (key) => ({ key })
const scene = {
  turn: text('x'),
  phases: [],
  phase: 0,
  deciding: 0,
  prompt: text('x'),
  pieces,
  marks: [],
  panels: [],
  choices: [],
}
const game = {
  id: 'g',
  rules: '1',
  languages: ['en'],
  seats: [
    { id: 'a', side: 'a' },
    { id: 'b', side: 'b' },
  ],
  scenarios: [{ id: 's', turns: 1 }],
  options: [],
  levels: [],
}
const view = {
  id: 'm',
  game: 'g',
  scenario: 's',
  options: {},
  seats: {},
  listed: true,
  turn: text('x'),
  deciding: 0,
  created: 0,
  updated: 0,
  viewer: 'spectator',
  board,
  now: { version: '1', scene, log: [], earlier: false, undo: false },
}

const browser = await openBrowser()
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
const answer = (json) => ({ contentType: 'application/json', body: JSON.stringify(json) })
await page.route('**/api/games', (route) => route.fulfill(answer([game])))
await page.route('**/api/matches/m', (route) => route.fulfill(answer(view)))
await page.route(/\/api\/(games\/[^/]*\/)?words\//, (route) =>
  route.fulfill({ contentType: 'text/plain', body: 'x = x' }),
)
await page.goto(`${base}/match/m`)
await page.waitForSelector('[data-piece]')
await page.waitForTimeout(800)

async function report(name) {
  const times = (await framesWhileDragging(page, [900, 700], [9, 6])).sort((a, b) => a - b)
  const at = (share) => quantile(times, share).toFixed(1)
  console.log(`${name.padEnd(28)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${times.length} frames`)
}

for (const scale of ['as opened', 'whole board']) {
  if (scale === 'whole board') {
    await page.click('[data-test=fit]')
    await page.waitForTimeout(500)
  }
  await report(`canvas + elements, ${scale}`)
}

// The same counters and spaces, with ground and names as elements too, in one SVG moved by the transform of a group.
await page.evaluate(
  ({ board }) => {
    const tints = { flat: '#ece5d4', hills: '#dccfa6', mountain: '#c0a67e', forest: '#cbd3a4', marsh: '#d3dfc9' }
    const at = new Map(board.spaces.map((space) => [space.id, space]))
    const parts = []
    const path = (d, paint) => parts.push(`<path d="${d}" ${paint}/>`)
    for (const element of document.querySelectorAll('[data-space]')) {
      const space = at.get(element.dataset.space)
      path(element.getAttribute('d'), `fill="${tints[space.kind.slice(8)]}" stroke="#605238" stroke-opacity=".26"`)
      if (space.kind === 'terrain-flat') continue
      for (let i = 0; i < 7; i++) {
        const start = `M${space.x - 30 + i * 9} ${space.y - 20 + ((i * 17) % 40)}`
        path(`${start}q6 -9 12 0`, 'fill="none" stroke="#7a602a" stroke-opacity=".4"')
      }
    }
    for (const line of board.lines) {
      const colour = line.along_side ? '#4f7f9c' : '#4a4238'
      for (const [a, b] of line.between) {
        const [p, q] = [at.get(a), at.get(b)]
        path(`M${p.x} ${p.y}L${q.x} ${q.y}`, `stroke="${colour}" stroke-width="4" stroke-linecap="round"`)
      }
    }
    const lettering = 'text-anchor="middle" font-size="12" paint-order="stroke" stroke="#fff" stroke-width="3"'
    for (const label of board.labels) {
      const { x, y } = at.get(label.at)
      parts.push(`<text x="${x}" y="${y + 34}" ${lettering}>${label.text}</text>`)
    }
    for (const button of document.querySelectorAll('[data-piece]')) {
      const [x, y] = button.style.transform.match(/-?[\d.]+/g)
      parts.push(`<g transform="translate(${x} ${y})">${button.querySelector('svg').innerHTML}</g>`)
    }
    document.body.innerHTML = `<svg width="1440" height="900"><g id="world">${parts.join('')}</g></svg>`
  },
  { board },
)
for (const [scale, k] of [
  ['as opened', 0.8],
  ['whole board', 0.33],
]) {
  await page.evaluate((k) => {
    const world = document.getElementById('world')
    let from
    onpointerdown = (event) => (from = event)
    onpointerup = () => (from = undefined)
    onpointermove = (event) => {
      if (from)
        world.setAttribute(
          'transform',
          `translate(${event.clientX - from.clientX} ${event.clientY - from.clientY}) scale(${k})`,
        )
    }
    world.setAttribute('transform', `scale(${k})`)
  }, k)
  await page.waitForTimeout(500)
  await report(`one SVG, ${scale}`)
}
await browser.close()
