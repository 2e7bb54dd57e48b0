// Where pieces stand: the middle of the widest room in a space.
import polylabel from 'polylabel'

/** @typedef {import('./projection.mjs').Point} Point */

/** A counter with its name below is wider than it is high, and so is the room it wants. */
const WIDER = 1.3

/**
 * In the part the home lies in, unless another has much more room.
 * @param {Point[][]} rings clockwise outlines, holes the other way round
 * @param {Point} [home]
 * @returns {{ at: Point, room: number }}
 */
export function anchor(rings, home) {
  const parts = rings.filter((ring) => area(ring) > 0).map((outer) => [outer, ...rings.filter((ring) => area(ring) < 0 && inside(ring[0], outer))])
  /** @type {{ at: Point, room: number }} */
  let best = { at: [0, 0], room: 0 }
  let liked = 1
  for (const part of parts) {
    const place = polylabel(part.map((ring) => ring.map(([x, y]) => [x, y * WIDER])), 1)
    const wanted = home && inside(home, part[0]) ? 1.6 : 1
    if (place.distance * wanted > best.room * liked) [best, liked] = [{ at: [Math.round(place[0]), Math.round(place[1] / WIDER)], room: place.distance }, wanted]
  }
  return { at: best.at, room: Math.round(best.room / WIDER) }
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
