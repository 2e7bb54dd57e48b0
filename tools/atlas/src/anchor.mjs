// Where pieces stand: the middle of the widest room in a space.
import polylabel from 'polylabel'

/** @typedef {import('./projection.mjs').Point} Point */

/** A counter with its name below is wider than it is high, and so is the room it wants. */
const WIDER = 1.3

/** How far from each other places are that are tried. */
const STEP = 8

/**
 * In the part the home lies in, unless another has much more room. Where there is more room than enough, as near to the
 * home as leaves enough.
 * @param {Point[][]} rings clockwise outlines, holes the other way round
 * @param {Point} [home]
 * @param {number} [enough]
 * @returns {{ at: Point, room: number }}
 */
export function anchor(rings, home, enough = Infinity) {
  const parts = rings
    .filter((ring) => area(ring) > 0)
    .map((outer) => [outer, ...rings.filter((ring) => area(ring) < 0 && inside(ring[0], outer))])
  /** @type {{ at: Point, room: number }} */
  let best = { at: [0, 0], room: 0 }
  let liked = 1
  for (const part of parts) {
    const place = polylabel(
      part.map((ring) => ring.map(([x, y]) => [x, y * WIDER])),
      1,
    )
    const wanted = home && inside(home, part[0]) ? 1.6 : 1
    if (place.distance * wanted > best.room * liked)
      [best, liked] = [{ at: [Math.round(place[0]), Math.round(place[1] / WIDER)], room: place.distance }, wanted]
  }
  if (home && best.room > enough * WIDER) best = nearer(rings, home, best, enough * WIDER)
  return { at: best.at, room: Math.round(best.room / WIDER) }
}

/** @param {Point[][]} rings @param {Point} home @param {{ at: Point, room: number }} best @param {number} enough */
function nearer(rings, home, best, enough) {
  const far = (/** @type {Point} */ p) => Math.hypot(p[0] - home[0], p[1] - home[1])
  for (let reach = STEP; reach < far(best.at); reach += STEP) {
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn * Math.PI) / 12
      const at = /** @type {Point} */ ([
        Math.round(home[0] + reach * Math.cos(angle)),
        Math.round(home[1] + reach * Math.sin(angle)),
      ])
      if (rings.filter((ring) => inside(at, ring)).length % 2 === 0) continue
      const room = Math.min(...rings.flatMap((ring) => ring.map((p, i) => gap(at, p, ring[(i + 1) % ring.length]))))
      if (room >= enough) return { at, room }
    }
  }
  return best
}

/** How far a place is from a side, in the measure of a counter. @param {Point} at @param {Point} p @param {Point} q */
function gap(at, p, q) {
  const [x, y, dx, dy] = [at[0] - p[0], (at[1] - p[1]) * WIDER, q[0] - p[0], (q[1] - p[1]) * WIDER]
  const length = dx * dx + dy * dy
  const t = length > 0 ? Math.max(0, Math.min(1, (x * dx + y * dy) / length)) : 0
  return Math.hypot(x - t * dx, y - t * dy)
}

/** Twice the area; positive if clockwise, y pointing down. @param {Point[]} ring */
export function area(ring) {
  return ring.reduce((sum, [x, y], i) => {
    const [a, b] = ring[(i + 1) % ring.length]
    return sum + x * b - a * y
  }, 0)
}

/** @param {Point} point @param {Point[]} ring */
function inside([x, y], ring) {
  let within = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  })
  return within
}
