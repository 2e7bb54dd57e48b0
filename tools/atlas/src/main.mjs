// Cuts the world into the spaces of a board. Usage: node src/main.mjs maps/axis-allies.toml
import { writeFileSync } from 'node:fs'
import { anchor } from './anchor.mjs'
import { label } from './label.mjs'
import { Projection } from './projection.mjs'
import { readCountries, readSettings, readSpaces } from './settings.mjs'
import { trace } from './trace.mjs'
import { written } from './write.mjs'

const [name] = process.argv.slice(2)
if (!name) {
  console.error('usage: node src/main.mjs maps/<game>.toml')
  process.exit(2)
}
const file = new URL(name, `file://${process.cwd()}/`)
const settings = readSettings(file)
const spaces = readSpaces(new URL(settings.map, file), settings)
const { grid, labels, names } = label(settings, spaces, readCountries(settings.atlas))

const isLand = (/** @type {number} */ i) => (i < spaces.length ? spaces[i].land : names[i] === settings.scenery)
const inTable = (/** @type {number} */ a, /** @type {number} */ b) =>
  a >= spaces.length || b >= spaces.length || spaces[a].touches.has(names[b])
const excepted = new Set(settings.exceptions.map(({ between: [a, b] }) => key(names.indexOf(a), names.indexOf(b))))
const mayTouch = (/** @type {number} */ a, /** @type {number} */ b) => inTable(a, b) && !excepted.has(key(a, b))
const { coast, border, lane, corner } = settings.draw
const { rings, borders } = trace(grid, labels, names.length, {
  smooth: (a, b) => (isLand(a) !== isLand(b) ? coast : isLand(a) ? border : lane),
  mayTouch,
  corner,
})
const projection = new Projection(settings.canvas)
const drawn = names.map((id, i) => ({
  id,
  ...anchor(rings[i], spaces[i] && projection.home(spaces[i].at[0]), settings.draw.room),
  rings: rings[i],
}))
writeFileSync(new URL(settings.out, file), written(settings, drawn))
report()

/** What the drawing and the table disagree about, and where it is narrow. */
function report() {
  const missing = spaces.flatMap((space, i) =>
    [...space.touches]
      .filter(
        (other) =>
          space.id < other && !borders.has(key(i, names.indexOf(other))) && !excepted.has(key(i, names.indexOf(other))),
      )
      .map((other) => `${space.id} – ${other}`),
  )
  const extra = [...borders]
    .map(([pair, length]) => ({ pair: pair.split('|').map(Number), length }))
    .filter(({ pair: [a, b] }) => !mayTouch(a, b))
  const short = [...borders]
    .map(([pair, length]) => ({ pair: pair.split('|').map(Number), length }))
    .filter(({ pair: [a, b], length }) => mayTouch(a, b) && length < 40 && b < spaces.length)
  const show = (/** @type {{ pair: number[], length: number }} */ { pair: [a, b], length }) =>
    `${names[a]} – ${names[b]} (${Math.round(length)})`
  console.log(`in the table but not drawn: ${missing.length}\n  ${missing.join('\n  ')}`)
  console.log(`drawn but not in the table: ${extra.length}\n  ${extra.map(show).join('\n  ')}`)
  console.log(`short borders: ${short.map(show).join(', ')}`)
  const narrow = drawn.filter(({ room }) => room < 40).sort((a, b) => a.room - b.room)
  console.log(`narrow: ${narrow.map(({ id, room }) => `${id} ${room}`).join(', ')}`)
  const rings = drawn.flatMap((space) => space.rings)
  console.log(`${rings.flat().length} points in ${rings.length} rings`)
}

/** @param {number} a @param {number} b */
function key(a, b) {
  return `${Math.min(a, b)}|${Math.max(a, b)}`
}
