// From cells to outlines. Every border between two spaces is traced once and shared by both, so that neighbours agree
// to the unit; then it is smoothed, thinned and rounded.

/** @typedef {import('./projection.mjs').Point} Point */
/** @typedef {import('./grid.mjs').Grid} Grid */
/** @typedef {{ key: string, left: number, right: number, corners: number[], closed: boolean, points: Point[] }} Arc */
/**
 * @typedef {object} Style
 * @property {(a: number, b: number) => number} smooth how often a border is smoothed
 * @property {(a: number, b: number) => boolean} mayTouch
 * @property {number} corner borders shorter than this between spaces that may not touch shrink to a point
 */

const OUTSIDE = -1
/** How often borders that cross are tried again. */
const ROUNDS = 8
/** Directions of an edge: right, down, left, up. */
const DX = [1, 0, -1, 0]
const DY = [0, 1, 0, -1]

/**
 * @param {Grid} grid @param {Int16Array} labels @param {number} count @param {Style} style
 * @returns {{ rings: Point[][][], borders: Map<string, number> }} rings for each label
 */
export function trace(grid, labels, count, style) {
  const { columns, rows, cell: unit } = grid
  const wide = columns + 1
  const labelAt = (/** @type {number} */ x, /** @type {number} */ y) =>
    x < 0 || y < 0 || x >= columns || y >= rows ? OUTSIDE : labels[y * columns + x]
  /**
   * The cells to the right and left of an edge that leaves a corner.
   * @param {number} corner
   * @param {number} way
   * @returns {[number, number]}
   */
  const sides = (corner, way) => {
    const [x, y] = [corner % wide, Math.floor(corner / wide)]
    if (way === 0) return [labelAt(x, y), labelAt(x, y - 1)]
    if (way === 1) return [labelAt(x - 1, y), labelAt(x, y)]
    if (way === 2) return [labelAt(x - 1, y - 1), labelAt(x - 1, y)]
    return [labelAt(x, y - 1), labelAt(x - 1, y - 1)]
  }
  const next = (/** @type {number} */ corner, /** @type {number} */ way) => corner + DX[way] + DY[way] * wide
  /** Borders that leave a corner: two for a bend, more where several spaces meet. @param {number} corner */
  const ways = (corner) => {
    const [x, y] = [corner % wide, Math.floor(corner / wide)]
    return [0, 1, 2, 3].filter((way) => {
      if ((way === 0 && x === columns) || (way === 1 && y === rows) || (way === 2 && x === 0) || (way === 3 && y === 0))
        return false
      const [right, left] = sides(corner, way)
      return right !== left
    })
  }
  const isCorner = (/** @type {number} */ corner) =>
    [0, columns].includes(corner % wide) && [0, rows].includes(Math.floor(corner / wide))
  const isNode = (/** @type {number} */ corner) => isCorner(corner) || ways(corner).length > 2

  /** @type {Map<string, Arc>} */
  const arcs = new Map()
  /** Rings of arcs; an arc backwards is given with its sign. @type {{ arc: Arc, back: boolean }[][][]} */
  const rings = Array.from({ length: count }, () => [])
  const walked = new Set()
  for (let corner = 0; corner < wide * (rows + 1); corner++) {
    for (const way of ways(corner)) {
      const [right] = sides(corner, way)
      if (right === OUTSIDE || walked.has(corner * 4 + way)) continue
      rings[right].push(walkRing(corner, way, right))
    }
  }
  collapse()
  shape()
  return { rings: rings.map((of) => of.map(ringOf).filter((ring) => ring.length > 2)), borders: lengths() }

  /**
   * Clockwise round a space: it always lies to the right.
   * @param {number} start
   * @param {number} way
   * @param {number} label
   */
  function walkRing(start, way, label) {
    /** @type {{ corner: number, way: number }[]} */
    const steps = []
    let corner = start
    do {
      walked.add(corner * 4 + way)
      steps.push({ corner, way })
      corner = next(corner, way)
      way =
        [(way + 1) % 4, way, (way + 3) % 4].find((w) => ways(corner).includes(w) && sides(corner, w)[0] === label) ??
        way
    } while (corner !== start || way !== steps[0].way)
    const first = steps.findIndex((s) => isNode(s.corner))
    if (first < 0) return [closedArc(steps, label)]
    /** @type {{ arc: Arc, back: boolean }[]} */
    const ring = []
    const turned = [...steps.slice(first), ...steps.slice(0, first)]
    let at = 0
    for (let i = 1; i <= turned.length; i++) {
      if (i < turned.length && !isNode(turned[i].corner)) continue
      const corners = turned.slice(at, i).map((s) => s.corner)
      const last = turned[i - 1]
      corners.push(next(last.corner, last.way))
      ring.push(arcOf(corners, sides(turned[at].corner, turned[at].way)))
      at = i
    }
    return ring
  }

  /** @param {number[]} corners @param {[number, number]} sides */
  function arcOf(corners, [right, left]) {
    const forward = `${corners[0]}>${corners[1]}`
    const known = arcs.get(forward)
    if (known) return { arc: known, back: false }
    const backward = `${corners.at(-1)}>${corners.at(-2)}`
    const other = arcs.get(backward)
    if (other) return { arc: other, back: true }
    const arc = { key: forward, left, right, corners, closed: false, points: [] }
    arcs.set(forward, arc)
    return { arc, back: false }
  }

  /**
   * A ring with no other border meeting it: an island, or the hole around one.
   * @param {{ corner: number, way: number }[]} steps
   * @param {number} label
   */
  function closedArc(steps, label) {
    const corners = steps.map((s) => s.corner)
    const start = corners.indexOf(Math.min(...corners))
    const turned = [...corners.slice(start), ...corners.slice(0, start)]
    const key = `${turned[0]}o`
    const known = arcs.get(key)
    if (known) return { arc: known, back: known.right !== label }
    const [right, left] = sides(steps[0].corner, steps[0].way)
    const arc = { key, left, right, corners: turned, closed: true, points: [] }
    arcs.set(key, arc)
    return { arc, back: false }
  }

  /** Where four spaces all but meet, the two that may not touch get a common corner instead of a short border. */
  function collapse() {
    /** @type {Map<number, Point>} */
    const moved = new Map()
    /** @type {Map<number, number>} */
    const same = new Map()
    const root = (/** @type {number} */ corner) => {
      while (same.has(corner)) corner = same.get(corner) ?? corner
      return corner
    }
    const place = (/** @type {number} */ corner) => moved.get(root(corner)) ?? point(corner)
    for (const arc of arcs.values()) {
      if (arc.closed || arc.left === OUTSIDE || arc.right === OUTSIDE || style.mayTouch(arc.left, arc.right)) continue
      const [from, to] = [arc.corners[0], /** @type {number} */ (arc.corners.at(-1))]
      if (arc.corners.length * unit > 1.6 * style.corner) continue
      const [p, q] = [place(from), place(to)]
      // What lies at the edge of the canvas stays there.
      const middle = /** @type {Point} */ (atEdge(p) ? p : atEdge(q) ? q : [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])
      if (root(from) !== root(to)) same.set(root(from), root(to))
      moved.set(root(to), middle)
      arc.corners = []
    }
    for (const arc of arcs.values()) {
      arc.points = arc.corners.map(point)
      if (arc.closed || arc.points.length === 0) continue
      arc.points[0] = place(arc.corners[0])
      arc.points[arc.points.length - 1] = place(/** @type {number} */ (arc.corners.at(-1)))
    }
  }

  /** @param {number} corner @returns {Point} */
  function point(corner) {
    return [(corner % wide) * unit, Math.floor(corner / wide) * unit]
  }

  /** @param {Point} point */
  function atEdge([x, y]) {
    return x === 0 || y === 0 || x === columns * unit || y === rows * unit
  }

  /** Smooths, thins and rounds; borders that would cross are smoothed less until they do not. */
  function shape() {
    const raw = new Map([...arcs.values()].map((arc) => [arc, arc.points]))
    /** @type {Map<Arc, number>} */
    const gentler = new Map()
    const onEdge = (/** @type {Arc} */ arc) => arc.left === OUTSIDE || arc.right === OUTSIDE
    const smoothing = (/** @type {Arc} */ arc) =>
      onEdge(arc) ? 0 : style.smooth(arc.left, arc.right) / 3 ** (gentler.get(arc) ?? 0)
    for (let round = 0; round < ROUNDS; round++) {
      for (const [arc, points] of raw) {
        const less = gentler.get(arc) ?? 0
        const smoothed = smooth(points, Math.round(smoothing(arc)), arc.closed)
        arc.points = thin(smoothed, onEdge(arc) ? 0.1 : less > 2 ? 0.6 : 0.75, arc.closed).map(
          ([x, y]) => /** @type {Point} */ ([Math.round(x), Math.round(y)]),
        )
      }
      const crossing = crossings([...arcs.values()], smoothing)
      if (crossing.size === 0) return
      for (const arc of crossing) gentler.set(arc, (gentler.get(arc) ?? 0) + 1)
      if (round === ROUNDS - 1)
        console.warn(
          `borders still cross: ${[...crossing].map((a) => `${a.left}|${a.right} at ${a.points[0]}`).join(', ')}`,
        )
    }
  }

  /** @param {{ arc: Arc, back: boolean }[]} ring */
  function ringOf(ring) {
    /** @type {Point[]} */
    const points = []
    for (const { arc, back } of ring) {
      const part = back ? arc.points.toReversed() : arc.points
      for (const p of part) {
        const last = points.at(-1)
        if (!last || last[0] !== p[0] || last[1] !== p[1]) points.push(p)
      }
    }
    const [first, last] = [points[0], points.at(-1)]
    if (points.length > 1 && last && first[0] === last[0] && first[1] === last[1]) points.pop()
    return points
  }

  /** The length of the border between any two labels. */
  function lengths() {
    /** @type {Map<string, number>} */
    const found = new Map()
    for (const { left, right, points, closed } of arcs.values()) {
      if (left === OUTSIDE || right === OUTSIDE) continue
      const key = `${Math.min(left, right)}|${Math.max(left, right)}`
      let length = 0
      for (let i = closed ? 0 : 1; i < points.length; i++) {
        const before = points[(i + points.length - 1) % points.length]
        length += Math.hypot(points[i][0] - before[0], points[i][1] - before[1])
      }
      if (length > 0) found.set(key, (found.get(key) ?? 0) + length)
    }
    return found
  }
}

/** @param {Point[]} points @param {number} times @param {boolean} closed */
function smooth(points, times, closed) {
  let line = points
  for (let n = 0; n < times; n++) {
    const before = line
    line = before.map((p, i) => {
      if (!closed && (i === 0 || i === before.length - 1)) return p
      const a = before[(i + before.length - 1) % before.length]
      const b = before[(i + 1) % before.length]
      return /** @type {Point} */ ([(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4])
    })
  }
  return line
}

/**
 * Leaves out what lies nearer than `slack` to the line without it (Douglas and Peucker).
 * @param {Point[]} points
 * @param {number} slack
 * @param {boolean} closed
 * @returns {Point[]}
 */
function thin(points, slack, closed) {
  if (points.length < 3) return points
  if (closed) {
    const half = points.reduce(
      (best, p, i) => (far(p, points[0], points[0]) > far(points[best], points[0], points[0]) ? i : best),
      0,
    )
    const [one, two] = [
      thin(points.slice(0, half + 1), slack, false),
      thin([...points.slice(half), points[0]], slack, false),
    ]
    return [...one.slice(0, -1), ...two.slice(0, -1)]
  }
  const keep = new Uint8Array(points.length)
  keep[0] = keep[points.length - 1] = 1
  /** @type {[number, number][]} */
  const open = [[0, points.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [a, b] = span
    let [worst, most] = [0, slack]
    for (let i = a + 1; i < b; i++) {
      const off = far(points[i], points[a], points[b])
      if (off > most) [worst, most] = [i, off]
    }
    if (worst === 0) continue
    keep[worst] = 1
    open.push([a, worst], [worst, b])
  }
  return points.filter((_, i) => keep[i])
}

/** @param {Point} p @param {Point} a @param {Point} b */
function far(p, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = dx * dx + dy * dy
  const t = length > 0 ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) : 0
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
}

/**
 * The arcs that meet another, or themselves, anywhere but in their ends; of two the one that is smoothed more.
 * @param {Arc[]} arcs @param {(arc: Arc) => number} smoothed
 */
function crossings(arcs, smoothed) {
  /** @type {{ arc: Arc, p: Point, q: Point }[]} */
  const sides = []
  for (const arc of arcs) {
    const points = arc.closed ? [...arc.points, arc.points[0]] : arc.points
    for (let i = 1; i < points.length; i++) {
      const [p, q] = [points[i - 1], points[i]]
      if (p[0] !== q[0] || p[1] !== q[1]) sides.push({ arc, p, q })
    }
  }
  const size = 64
  /** @type {Map<string, number[]>} */
  const buckets = new Map()
  sides.forEach(({ p, q }, i) => {
    for (let x = Math.floor(Math.min(p[0], q[0]) / size); x <= Math.floor(Math.max(p[0], q[0]) / size); x++) {
      for (let y = Math.floor(Math.min(p[1], q[1]) / size); y <= Math.floor(Math.max(p[1], q[1]) / size); y++) {
        const key = `${x},${y}`
        const bucket = buckets.get(key)
        if (bucket) bucket.push(i)
        else buckets.set(key, [i])
      }
    }
  })
  /** @type {Set<Arc>} */
  const found = new Set()
  for (const bucket of buckets.values()) {
    for (let i = 0; i < bucket.length; i++) {
      for (let j = 0; j < i; j++) {
        const [one, two] = [sides[bucket[i]], sides[bucket[j]]]
        if (!meet(one.p, one.q, two.p, two.q)) continue
        if (smoothed(one.arc) >= smoothed(two.arc)) found.add(one.arc)
        if (smoothed(two.arc) >= smoothed(one.arc)) found.add(two.arc)
      }
    }
  }
  return found
}

/**
 * Whether two sides have a point in common that is not an end of both.
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @param {Point} d
 */
function meet(a, b, c, d) {
  const turn = (/** @type {Point} */ p, /** @type {Point} */ q, /** @type {Point} */ r) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  const equal = (/** @type {Point} */ p, /** @type {Point} */ q) => p[0] === q[0] && p[1] === q[1]
  const within = (/** @type {Point} */ p, /** @type {Point} */ q, /** @type {Point} */ r) =>
    turn(p, q, r) === 0 &&
    r[0] >= Math.min(p[0], q[0]) &&
    r[0] <= Math.max(p[0], q[0]) &&
    r[1] >= Math.min(p[1], q[1]) &&
    r[1] <= Math.max(p[1], q[1])
  const shared = [a, b].some((p) => equal(p, c) || equal(p, d))
  if (shared) {
    // A common end is well, lying on each other beyond it is not.
    return (
      [a, b].some((p) => !equal(p, c) && !equal(p, d) && within(c, d, p)) ||
      [c, d].some((p) => !equal(p, a) && !equal(p, b) && within(a, b, p)) ||
      (equal(a, c) && equal(b, d)) ||
      (equal(a, d) && equal(b, c))
    )
  }
  if (within(a, b, c) || within(a, b, d) || within(c, d, a) || within(c, d, b)) return true
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b)
}
