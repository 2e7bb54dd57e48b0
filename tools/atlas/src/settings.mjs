// What is read: a game's map file and the settings of its cut.
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { feature } from 'topojson-client'

/** @typedef {import('./projection.mjs').Point} Point */
/** @typedef {{ id: string, land: boolean, island: boolean, touches: Set<string>, at: Point[] }} Space */
/**
 * @typedef {object} Claim What of the land or the sea a space is made of.
 * @property {string[]} [of] countries; several spaces may share one, which is then divided between their seeds
 * @property {Point[]} [at] seeds in place of those of the map file
 * @property {boolean} [line] the seeds are a line, not single points
 * @property {boolean} [island] it may lie apart, if the map file does not say so
 */
/**
 * @typedef {object} Patch Given to a space, or to the nearest land, whatever the seeds say.
 * @property {string} to
 * @property {'land' | 'sea' | 'all'} on land, if nothing is said
 * @property {string[]} [of] only what lies in these countries
 * @property {Point[]} [ring] places
 * @property {[number, number, number, number]} [box] left, top, width and height on the canvas, for a box that is
 *   nowhere
 */
/**
 * Neighbours that have no border in the drawing.
 * @typedef {{ between: [string, string], drawn: 'apart' | 'corner', why: string }} Exception
 */
/**
 * Islands within reach (degrees), drawn larger than they are.
 * @typedef {{ at: Point, reach: number, factor: number, to?: Point }} Enlarged
 */
/** @typedef {{ of: string, at: Point, radius: number }} Islet Land too small for the atlas. */
/**
 * How it is drawn; lengths and areas are in units of the canvas.
 * @typedef {object} Draw
 * @property {number} cell the side of a cell
 * @property {number} shore so far from a shore only zones that touch it
 * @property {number} islet the area below which land is left out
 * @property {number} corner the length below which a border between spaces that may not touch becomes a point
 * @property {number} coast how often a coast is smoothed
 * @property {number} border how often a border on land is smoothed
 * @property {number} lane how often a border at sea is smoothed
 * @property {number} [waver] how much the edges of patches waver, so that they run as borders do
 * @property {number} [room] the distance from all borders that is enough for the place of the pieces
 */
/**
 * @typedef {object} Settings
 * @property {string} map
 * @property {string} out
 * @property {{ land: string, sea: string }} tables how the map file calls its spaces
 * @property {import('./projection.mjs').Canvas} canvas
 * @property {Draw} draw
 * @property {Record<string, Claim>} claims
 * @property {Patch[]} patches
 * @property {Enlarged[]} enlarged
 * @property {Islet[]} islets
 * @property {Exception[]} exceptions
 * @property {'50m' | '10m'} atlas how fine Natural Earth's coasts are
 * @property {'neighbour' | 'seeds' | 'scenery'} unclaimed whose the countries are that nobody claims: their
 *   neighbour's, the nearest seed's of a space without claims, or nobody's
 * @property {string} scenery the name of all land that is drawn and belongs to no space
 * @property {string} [lakes] the name of all water that no zone reaches; without one it is land
 */

/** @param {URL} file @returns {Settings} */
export function readSettings(file) {
  const raw = /** @type {any} */ (parse(readFileSync(file, 'utf8')))
  return {
    map: raw.map,
    out: raw.out,
    tables: raw.tables,
    unclaimed: raw.unclaimed,
    scenery: raw.scenery,
    draw: raw.draw,
    canvas: { ...raw.canvas, lenses: raw.lens ?? [] },
    claims: raw.space ?? {},
    enlarged: raw.enlarged ?? [],
    islets: raw.islet ?? [],
    patches: (raw.patch ?? []).map((/** @type {any} */ patch) => ({ on: 'land', ...patch })),
    exceptions: raw.exception ?? [],
    atlas: raw.atlas ?? '50m',
    lakes: raw.lakes,
  }
}

/**
 * The spaces of a map file: land first, then sea, in the order of the file.
 * @param {URL} file
 * @param {Settings} settings
 * @returns {Space[]}
 */
export function readSpaces(file, { tables, claims }) {
  const raw = /** @type {any} */ (parse(readFileSync(file, 'utf8')))
  const entries = [
    ...raw[tables.land].map((/** @type {any} */ e) => ({ ...e, land: true })),
    ...raw[tables.sea].map((/** @type {any} */ e) => ({ ...e, land: false })),
  ]
  /** @type {Map<string, Space>} */
  const spaces = new Map(
    entries.map(({ id, land, island, at }) => [
      id,
      {
        id,
        land,
        island: island ?? claims[id]?.island ?? false,
        at: Array.isArray(at[0]) ? at : [at],
        touches: new Set(),
      },
    ]),
  )
  for (const { id, touches } of entries) {
    for (const other of touches) {
      const there = spaces.get(other)
      if (!there) throw new Error(`${file.pathname}: ${id} touches ${other}, which is no space`)
      spaces.get(id)?.touches.add(other)
      there.touches.add(id)
    }
  }
  return [...spaces.values()]
}

/**
 * Natural Earth's countries at 1 : 50 or 1 : 10 million, as polygons.
 * @param {Settings['atlas']} atlas
 * @returns {Map<string, Point[][][]>}
 */
export function readCountries(atlas) {
  const file = new URL(import.meta.resolve(`world-atlas/countries-${atlas}.json`))
  const world = JSON.parse(readFileSync(file, 'utf8'))
  const { features } = /** @type {any} */ (feature(world, world.objects.countries))
  return new Map(
    features.map((/** @type {any} */ { properties, geometry }) => {
      /** @type {Point[][][]} */
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      return [properties.name, polygons.map((polygon) => polygon.map(unwrapped))]
    }),
  )
}

/**
 * A ring that runs on past 180 degrees instead of jumping to the other side.
 * @param {Point[]} ring
 * @returns {Point[]}
 */
function unwrapped(ring) {
  let turn = 0
  return ring.map(([lon, lat], i) => {
    const before = ring[i - 1]?.[0] ?? lon
    if (Math.abs(lon - before) > 180) turn += lon < before ? 360 : -360
    return [lon + turn, lat]
  })
}
