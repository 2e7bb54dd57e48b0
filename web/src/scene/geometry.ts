// Where things are on the board. Units are those of the scene: a hex is 100 wide.
import type { Board, Line, Space } from '../api/types'

export interface Point {
  x: number
  y: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const RADIUS = 100 / Math.sqrt(3)

/** The corners of a hex, clockwise. */
export function corners(space: Space, shape: Board['shape']): Point[] {
  const turn = shape === 'flat_hexes' ? 0 : -30
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((turn + 60 * i) * Math.PI) / 180
    return { x: space.x + RADIUS * Math.cos(angle), y: space.y + RADIUS * Math.sin(angle) }
  })
}

/** The rings around the parts of a space, and around the holes in them the other way round. */
export function ringsOf(space: Space, shape: Board['shape']): Point[][] {
  const rings = (space.outline ?? []).filter((ring) => ring.length > 2)
  return rings.length > 0 ? rings.map((ring) => ring.map(([x, y]) => ({ x, y }))) : [corners(space, shape)]
}

export function pathOf(rings: Point[][]): string {
  return rings
    .map((ring) => ring.map((p, i) => `${i === 0 ? 'M' : 'L'}${round(p.x)} ${round(p.y)}`).join('') + 'Z')
    .join('')
}

/** Every side of some rings, as its ends. */
const sidesOf = (rings: Point[][]): [Point, Point][] =>
  rings.flatMap((ring) => ring.map((p, i): [Point, Point] => [p, ring[(i + 1) % ring.length]!]))

const round = (n: number): number => Math.round(n * 10) / 10

/** Corners are computed from centres in whole units, so neighbours agree on them only roughly. */
const NEAR = 6
/** Those of drawn outlines are the same to the unit. */
const EXACT = 0.5

const near = (a: Point, b: Point, reach = NEAR): boolean => Math.hypot(a.x - b.x, a.y - b.y) < reach

/** The side two neighbouring spaces have in common, as its ends; several pieces where their border is crooked. */
export function sharedSide(a: Point[][], b: Point[][], reach = NEAR): [Point, Point][] {
  const ends = b.flat()
  return sidesOf(a).filter(([p, q]) => ends.some((c) => near(c, p, reach)) && ends.some((c) => near(c, q, reach)))
}

/** How far the way over a strait goes ashore on either side. */
const ASHORE = 16

/** The shortest way between two spaces that do not touch. */
export function crossing(a: Point[][], b: Point[][]): [Point, Point] | undefined {
  let best: [Point, Point] | undefined
  let least = Infinity
  for (const p of a.flat()) {
    for (const q of b.flat()) {
      const far = Math.hypot(p.x - q.x, p.y - q.y)
      if (far < least) [best, least] = [[p, q], far]
    }
  }
  if (!best) return undefined
  const [p, q] = best
  const [dx, dy] = [((q.x - p.x) / least) * ASHORE, ((q.y - p.y) / least) * ASHORE]
  return [
    { x: p.x - dx, y: p.y - dy },
    { x: q.x + dx, y: q.y + dy },
  ]
}

/** Joins pieces that share an end, or all but share it, into lines as long as possible. */
export function chain(pieces: [Point, Point][], reach = NEAR): Point[][] {
  const ends: { point: Point; pieces: number[] }[] = []
  const buckets = new Map<string, number[]>()
  const endOf = (point: Point): number => {
    const bx = Math.round(point.x / reach)
    const by = Math.round(point.y / reach)
    for (let x = bx - 1; x <= bx + 1; x++) {
      for (let y = by - 1; y <= by + 1; y++) {
        const found = buckets.get(`${x},${y}`)?.find((i) => near(ends[i]!.point, point, reach))
        if (found !== undefined) return found
      }
    }
    const key = `${bx},${by}`
    buckets.set(key, [...(buckets.get(key) ?? []), ends.length])
    return ends.push({ point, pieces: [] }) - 1
  }
  const joined = pieces.map(([p, q], i): [number, number] => {
    const pair: [number, number] = [endOf(p), endOf(q)]
    pair.forEach((end) => ends[end]!.pieces.push(i))
    return pair
  })
  const used = new Set<number>()
  const walk = (from: number): number[] => {
    const way = [from]
    for (let at = from; ;) {
      const piece = ends[at]!.pieces.find((i) => !used.has(i))
      if (piece === undefined) return way
      used.add(piece)
      const [p, q] = joined[piece]!
      at = p === at ? q : p
      way.push(at)
      // A fork ends the line, so that every branch starts at it.
      if (ends[at]!.pieces.length > 2) return way
    }
  }
  const starts = ends
    .map((_, i) => i)
    .sort((a, b) => Number(ends[a]!.pieces.length === 2) - Number(ends[b]!.pieces.length === 2))
  const lines: Point[][] = []
  for (const start of starts) {
    while (ends[start]!.pieces.some((i) => !used.has(i))) lines.push(walk(start).map((i) => ends[i]!.point))
  }
  return lines
}

/** Everything that can be computed once for a board. */
export class Geometry {
  readonly spaces = new Map<string, Space>()
  readonly outlines = new Map<string, Point[][]>()
  readonly paths = new Map<string, string>()
  /** Where pieces are drawn that are in a region as a whole. */
  readonly regions = new Map<string, Point>()
  readonly box: Box

  constructor(readonly board: Board) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const space of board.spaces) {
      const outline = ringsOf(space, board.shape)
      this.spaces.set(space.id, space)
      this.outlines.set(space.id, outline)
      this.paths.set(space.id, pathOf(outline))
      for (const p of outline.flat()) {
        left = Math.min(left, p.x)
        right = Math.max(right, p.x)
        top = Math.min(top, p.y)
        bottom = Math.max(bottom, p.y)
      }
    }
    for (const region of board.regions ?? []) {
      const inside = region.spaces.flatMap((id) => this.spaces.get(id) ?? [])
      if (inside.length === 0) continue
      const middle = (of: (space: Space) => number): number =>
        inside.reduce((sum, space) => sum + of(space), 0) / inside.length
      this.regions.set(region.id, { x: middle((space) => space.x), y: middle((space) => space.y) })
    }
    if (board.extent) this.box = { x: 0, y: 0, width: board.extent[0], height: board.extent[1] }
    else
      this.box =
        board.spaces.length > 0
          ? { x: left, y: top, width: right - left, height: bottom - top }
          : { x: 0, y: 0, width: 100, height: 100 }
  }

  centre(id: string): Point | undefined {
    return this.spaces.get(id) ?? this.regions.get(id)
  }

  /** Whether a space has an outline of its own; neighbours that have agree on their corners to the unit. */
  #isDrawn(id: string): boolean {
    return (this.spaces.get(id)?.outline ?? []).length > 0
  }

  /** The lines in which a line of the board is drawn. Along the side of spaces that do not touch it goes across. */
  trace(line: Line): Point[][] {
    const reach = line.between.every((pair) => pair.every((id) => this.#isDrawn(id))) ? EXACT : NEAR
    const pieces = line.between.flatMap(([from, to]): [Point, Point][] => {
      const [a, b] = [this.spaces.get(from), this.spaces.get(to)]
      const [one, other] = [this.outlines.get(from), this.outlines.get(to)]
      if (!a || !b || !one || !other) return []
      if (!line.along_side)
        return [
          [
            { x: a.x, y: a.y },
            { x: b.x, y: b.y },
          ],
        ]
      const side = sharedSide(one, other, reach)
      if (side.length > 0 || reach === NEAR) return side
      const across = crossing(one, other)
      return across ? [across] : []
    })
    return chain(pieces, reach)
  }

  /** The outer border of a set of spaces. */
  borderOf(ids: Iterable<string>): [Point, Point][] {
    const seen = new Map<string, [Point, Point]>()
    for (const id of ids) {
      const drawn = this.#isDrawn(id)
      const grid = (n: number): number => (drawn ? 2 * n : Math.round(n / 8))
      for (const [p, q] of sidesOf(this.outlines.get(id) ?? [])) {
        const key = `${grid((p.x + q.x) / 2)},${grid((p.y + q.y) / 2)}`
        if (!seen.delete(key)) seen.set(key, [p, q])
      }
    }
    return [...seen.values()]
  }
}

/** What points cover, with some room around them. */
export function boxOf(points: Point[], air: number): Box {
  const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air]
  return { x, y, width: Math.max(...xs) + air - x, height: Math.max(...ys) + air - y }
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Whether a point lies within some rings, and in none of their holes. */
export function inside(rings: Point[][], { x, y }: Point): boolean {
  let within = false
  for (const ring of rings) {
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % ring.length]!
      if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) within = !within
    })
  }
  return within
}
