// Gives every cell of the canvas to a space: land by country and nearest seed, sea by the way over water from the
// seeds.
import { Grid } from './grid.mjs'
import { Projection } from './projection.mjs'

/** @typedef {import('./projection.mjs').Point} Point */
/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./settings.mjs').Space} Space */

const SEA = -1
/** What a patch is given to when it goes to whatever land is nearest. */
const LAND = -2

/**
 * @param {Settings} settings
 * @param {Space[]} spaces
 * @param {Map<string, Point[][][]>} countries
 * @returns {{ grid: Grid, labels: Int16Array, names: string[] }} names: of the spaces, then of the scenery
 */
export function label(settings, spaces, countries) {
  const { draw, canvas } = settings
  const projection = new Projection(canvas)
  const grid = new Grid(canvas.width, canvas.height, draw.cell)
  const names = [...spaces.map((s) => s.id), settings.scenery, ...(settings.lakes ? [settings.lakes] : [])]
  const scenery = spaces.length
  const lake = settings.lakes ? scenery + 1 : LAND
  const isZone = (/** @type {number} */ label) => label >= 0 && label < spaces.length && !spaces[label].land
  const index = new Map(names.map((name, i) => [name, i]))
  const numberOf = (/** @type {string} */ name) => {
    const found = index.get(name)
    if (found === undefined) throw new Error(`settings: ${name} is no space`)
    return found
  }
  for (const name of Object.keys(settings.claims)) numberOf(name)

  /** Seeds on the canvas, each a line of at least one point. @type {Point[][][]} */
  const seeds = spaces.map((space) => {
    const claim = settings.claims[space.id]
    const at = claim?.at ?? space.at
    if (claim?.line) return [projection.line(at.map(([lon, lat]) => /** @type {Point} */ ([lon, lat])))]
    return at.map((place) => [projection.home(place)])
  })
  const patches = settings.patches.map(({ to, on, of, ring, box }) => {
    /** @type {number[]} */
    const cells = []
    if (ring)
      for (const turn of projection.turns(ring))
        grid.fill([wavering(projection.line([...ring, ring[0]], turn), draw.waver ?? 0)], (cell) => cells.push(cell))
    if (box) grid.fill([corners(box)], (cell) => cells.push(cell))
    for (const country of of ?? []) known(country)
    return { to: to === 'land' ? LAND : numberOf(to), on, of: of && new Set(of), cells }
  })

  const labels = labelLand()
  tidyLand(labels)
  labelSea(labels)
  untangle(grid, labels)
  return { grid, labels, names }

  /** @param {string} country */
  function known(country) {
    if (!countries.has(country)) throw new Error(`settings: the atlas has no country ${country}`)
  }

  function labelLand() {
    const land = new Int16Array(grid.size).fill(SEA)
    const ids = [...countries.keys()]
    ids.forEach((name, number) => {
      for (const polygon of countries.get(name) ?? []) {
        const start = polygon[0][0]
        const larger = settings.enlarged.find((e) => Math.hypot(e.at[0] - start[0], e.at[1] - start[1]) < e.reach)
        const rings = larger ? polygon.map((ring) => ring.map((p) => enlarge(p, larger))) : polygon
        for (const turn of projection.turns(polygon[0]))
          grid.fill(
            rings.map((ring) => projection.line(ring, turn)),
            (cell) => {
              land[cell] = number
            },
          )
      }
    })
    /** @type {Map<string, number[]>} */
    const claimants = new Map()
    const claim = (/** @type {string} */ country, /** @type {number} */ by) => {
      known(country)
      claimants.set(country, [...(claimants.get(country) ?? []), by])
    }
    for (const [name, { of }] of Object.entries(settings.claims))
      for (const country of of ?? []) claim(country, numberOf(name))

    const without = spaces.flatMap((space, i) => (space.land && !settings.claims[space.id]?.of ? [i] : []))
    const others = settings.unclaimed === 'seeds' ? without : undefined
    const result = new Int16Array(grid.size).fill(SEA)
    const unclaimed = new Uint8Array(grid.size)
    for (let cell = 0; cell < grid.size; cell++) {
      if (land[cell] < 0) continue
      const by = claimants.get(ids[land[cell]]) ?? others
      if (!by) unclaimed[cell] = 1
      else result[cell] = by.length === 1 ? by[0] : nearest(cell, by)
    }
    if (settings.unclaimed !== 'scenery') grid.grow(result, (cell) => unclaimed[cell] === 1)
    for (let cell = 0; cell < grid.size; cell++) if (unclaimed[cell] && result[cell] === SEA) result[cell] = scenery
    for (const islet of settings.islets)
      grid.fill([blob(projection.home(islet.at), islet.radius, islet.of)], (cell) => {
        result[cell] = numberOf(islet.of)
      })
    const filled = new Uint8Array(grid.size)
    for (const { to, on, of, cells } of patches) {
      if (to === LAND) for (const cell of cells) filled[cell] = 1
      if (to === LAND) continue
      for (const cell of cells) {
        if (of && !of.has(ids[land[cell]])) continue
        const was = result[cell] !== SEA
        if (!isZone(to) && (on === 'all' || (on === 'land') === was)) result[cell] = to
        if (isZone(to) && on !== 'sea' && was) result[cell] = SEA
      }
    }
    grid.grow(result, (cell) => filled[cell] === 1)
    return result
  }

  /**
   * The claimant with the nearest seed; the lines between them waver a little, as borders do.
   * @param {number} cell
   * @param {number[]} by
   */
  function nearest(cell, by) {
    const [x, y] = [(cell % grid.columns) * draw.cell, Math.floor(cell / grid.columns) * draw.cell]
    const at = waver([x, y], 1)
    let [best, least] = [by[0], Infinity]
    for (const space of by) {
      for (const line of seeds[space] ?? []) {
        const far = distance(at, line)
        if (far < least) [best, least] = [space, far]
      }
    }
    return best
  }

  /**
   * A space of the mainland is one piece: what lies apart goes to its neighbour, and to the scenery if it is an island.
   * Land too small to be seen becomes sea; lakes become land, unless they are large and have a name.
   * @param {Int16Array} labels
   */
  function tidyLand(labels) {
    const least = draw.islet / (draw.cell * draw.cell)
    const parts = grid.components(labels).filter(({ value }) => value !== SEA)
    /** @type {Map<number, number[]>} */
    const largest = new Map()
    for (const { value, cells } of parts)
      if (cells.length > (largest.get(value)?.length ?? 0)) largest.set(value, cells)
    const apart = new Uint8Array(grid.size)
    for (const { value, cells } of parts) {
      const wanted =
        largest.get(value) === cells || (cells.length >= least && (value >= scenery || spaces[value].island))
      if (!wanted) for (const cell of cells) apart[cell] = 1
    }
    for (let cell = 0; cell < grid.size; cell++) if (apart[cell]) labels[cell] = SEA
    grid.grow(labels, (cell) => apart[cell] === 1)
    for (let cell = 0; cell < grid.size; cell++) if (apart[cell] && labels[cell] === SEA) labels[cell] = scenery
    const kept = new Set([...largest].filter(([value]) => value < scenery).map(([, cells]) => cells[0]))
    const land = Int16Array.from(labels, (label) => Number(label !== SEA))
    for (const { value, cells } of grid.components(land)) {
      if (value === 1 && cells.length < least && !cells.some((cell) => kept.has(cell)))
        for (const cell of cells) labels[cell] = SEA
    }
    const wet = new Set(spaces.flatMap((space, i) => (space.land ? [] : seeds[i].flat().map((p) => grid.cellAt(p)))))
    const dry = new Uint8Array(grid.size)
    for (const { value, cells } of grid.components(labels)) {
      if (value !== SEA || cells.some((cell) => wet.has(cell))) continue
      const named = settings.lakes && cells.length >= 8 * least
      for (const cell of cells)
        if (named) labels[cell] = lake
        else dry[cell] = 1
    }
    grid.grow(labels, (cell) => dry[cell] === 1)
  }

  /** @param {Int16Array} labels */
  function labelSea(labels) {
    // Along a shore only the zones the table lets touch it.
    const shore = Int16Array.from(labels)
    /** @type {number[]} */
    let edge = []
    for (let cell = 0; cell < grid.size; cell++) if (labels[cell] !== SEA) edge.push(cell)
    for (let step = 1; step <= draw.shore / draw.cell; step++) {
      /** @type {number[]} */
      const next = []
      for (const cell of edge) {
        for (const near of grid.around(cell)) {
          if (shore[near] !== SEA) continue
          shore[near] = shore[cell]
          next.push(near)
        }
      }
      edge = next
    }
    const allowed = (/** @type {number} */ land, /** @type {number} */ zone) =>
      land >= scenery || spaces[land].touches.has(names[zone])
    const sea = new Int16Array(grid.size).fill(-1)
    const fixed = new Int16Array(grid.size).fill(-1)
    for (const { to, cells } of patches) {
      if (!isZone(to)) continue
      for (const cell of cells) if (labels[cell] === SEA) fixed[cell] = to
    }
    spaces.forEach((space, zone) => {
      if (space.land) return
      for (const line of seeds[zone])
        grid.draw(line, (cell) => {
          if (labels[cell] === SEA) sea[cell] = zone
        })
    })
    for (let cell = 0; cell < grid.size; cell++) if (fixed[cell] >= 0) sea[cell] = fixed[cell]
    const open = (/** @type {number} */ cell, /** @type {number} */ zone) =>
      labels[cell] === SEA &&
      (fixed[cell] < 0 || fixed[cell] === zone) &&
      (shore[cell] === SEA || allowed(shore[cell], zone))
    grid.grow(sea, open)
    // What nobody may have goes to whoever is beside it; the report will tell.
    grid.grow(sea, (cell) => labels[cell] === SEA)
    for (let cell = 0; cell < grid.size; cell++) if (labels[cell] === SEA) labels[cell] = sea[cell]
    // Scraps cut off from their zone join the zone around them.
    const least = (4 * draw.islet) / (draw.cell * draw.cell)
    const cut = new Uint8Array(grid.size)
    for (const { value, cells } of grid.components(labels)) {
      if (!isZone(value) || cells.length >= least) continue
      for (const cell of cells) cut[cell] = 1
    }
    for (let cell = 0; cell < grid.size; cell++) if (cut[cell]) labels[cell] = -1
    const dry = Int16Array.from(labels, (label) => (isZone(label) ? label : -1))
    grid.grow(dry, (cell) => cut[cell] === 1)
    for (let cell = 0; cell < grid.size; cell++) if (cut[cell]) labels[cell] = dry[cell]
    if (labels.some((label) => label < 0)) throw new Error('some water is reached from no seed')
  }
}

/** The same for the same place, so that neighbours agree. @param {Point} place @param {number} much @returns {Point} */
const waver = ([x, y], much) => [
  x + much * (9 * Math.sin(y / 31 + x / 83) + 5 * Math.sin(y / 13 - x / 29)),
  y + much * (9 * Math.sin(x / 37 - y / 71) + 5 * Math.sin(x / 11 + y / 23)),
]

/** @param {Point[]} line @param {number} much @returns {Point[]} */
function wavering(line, much) {
  if (much === 0) return line
  return line.flatMap((q, i) => {
    const p = line[i - 1] ?? q
    const steps = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / 6))
    return Array.from({ length: steps }, (_, n) =>
      waver([p[0] + ((q[0] - p[0]) * (n + 1)) / steps, p[1] + ((q[1] - p[1]) * (n + 1)) / steps], much),
    )
  })
}

/** @param {Point} p @param {import('./settings.mjs').Enlarged} by @returns {Point} */
const enlarge = (p, { at, factor, to = at }) => [to[0] + (p[0] - at[0]) * factor, to[1] + (p[1] - at[1]) * factor]

/** @param {[number, number, number, number]} box @returns {Point[]} */
const corners = ([x, y, width, height]) => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** @param {Point} at @param {Point[]} line */
function distance([x, y], line) {
  let least = Infinity
  line.forEach((q, i) => {
    const p = line[i - 1] ?? q
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const length = dx * dx + dy * dy
    const t = length > 0 ? Math.max(0, Math.min(1, ((x - p[0]) * dx + (y - p[1]) * dy) / length)) : 0
    least = Math.min(least, Math.hypot(x - p[0] - t * dx, y - p[1] - t * dy))
  })
  return least
}

/**
 * A small island with a ragged shore, always the same for the same name.
 * @param {Point} at
 * @param {number} radius
 * @param {string} name
 * @returns {Point[]}
 */
function blob([x, y], radius, name) {
  let turn = 0
  for (const letter of name) turn = (turn * 31 + letter.charCodeAt(0)) % 628
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i * Math.PI) / 36
    const r =
      radius *
      (1 +
        0.16 * Math.sin(2 * angle + turn + x) +
        0.12 * Math.sin(3 * angle + turn / 7) +
        0.08 * Math.sin(7 * angle + y))
    return [x + 1.25 * r * Math.cos(angle), y + 0.85 * r * Math.sin(angle)]
  })
}

/**
 * Where a label touches itself only by a corner, one cell more makes it clear which way it goes.
 * @param {Grid} grid
 * @param {Int16Array} labels
 */
function untangle(grid, labels) {
  for (let again = true; again;) {
    again = false
    for (let row = 0; row + 1 < grid.rows; row++) {
      for (let column = 0; column + 1 < grid.columns; column++) {
        const cell = row * grid.columns + column
        const [a, b, c, d] = [
          labels[cell],
          labels[cell + 1],
          labels[cell + grid.columns],
          labels[cell + grid.columns + 1],
        ]
        if ((a === d && a !== b && a !== c) || (b === c && b !== a && b !== d)) {
          if (a === d) labels[cell + 1] = a
          else labels[cell] = b
          again = true
        }
      }
    }
  }
}
