// Shapes that look grown rather than drawn with a ruler, always the same for the same seed.
import { inside, type Point } from '../scene/geometry'

export interface Random {
  (): number
  /** A number that belongs to a place. */
  of: (p: Point, n: number) => number
}

export function seeded(text: string): Random {
  let state = 2166136261
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  const mix = (n: number): number => {
    let v = Math.imul(n ^ (n >>> 15), 2246822519)
    v = Math.imul(v ^ (v >>> 13), 3266489917)
    v ^= v >>> 16
    return (v >>> 0) / 4294967296
  }
  const random = (() => {
    state = (state + 0x9e3779b9) | 0
    return mix(state)
  }) as Random
  random.of = (p, n) =>
    mix(
      Math.imul(Math.round(p.x * 8) | 0, 73856093) ^
        Math.imul(Math.round(p.y * 8) | 0, 19349663) ^
        Math.imul(n + 1, 83492791),
    )
  return random
}

export function ringPath(ring: Point[]): Path2D {
  const path = new Path2D()
  for (const p of ring) path.lineTo(p.x, p.y)
  path.closePath()
  return path
}

export const centreOf = (ring: Point[]): Point => ({
  x: ring.reduce((sum, p) => sum + p.x, 0) / (ring.length || 1),
  y: ring.reduce((sum, p) => sum + p.y, 0) / (ring.length || 1),
})

/** A ring moved inwards, roughly; outwards if negative. */
export function inset(ring: Point[], by: number): Point[] {
  const centre = centreOf(ring)
  return ring.map((p) => {
    const [dx, dy] = [centre.x - p.x, centre.y - p.y]
    const step = (d: number): number => Math.sign(d) * Math.min(by, Math.abs(d) * 0.9)
    return by >= 0
      ? { x: p.x + step(dx), y: p.y + step(dy) }
      : { x: p.x + Math.sign(dx) * by, y: p.y + Math.sign(dy) * by }
  })
}

/** A ring with an uneven, rounded edge. */
export function ragged(ring: Point[], every: number, by: number, random: Random): Path2D {
  const points: Point[] = []
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const count = Math.max(1, Math.round(length / every))
    const [nx, ny] = [(b.y - a.y) / length, -(b.x - a.x) / length]
    for (let n = 0; n < count; n++) {
      const far = (random() - 0.5) * 2 * by
      points.push({ x: a.x + ((b.x - a.x) * n) / count + nx * far, y: a.y + ((b.y - a.y) * n) / count + ny * far })
    }
  })
  return smooth(points)
}

/** A long feature with straight ends, which run on a little so that they lie under what they lead to. */
export function strip(ring: Point[], over: number, by: number, random: Random): Path2D {
  const [a, b] = spine(ring)
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const half = widthOf(ring) / 2
  const count = Math.max(2, Math.round(length / 100))
  const side = (which: number): Point[] =>
    Array.from({ length: count + 1 }, (_, i) => {
      const [along, across] = [-over + ((length + 2 * over) * i) / count, which * (half + (random() - 0.5) * 2 * by)]
      return { x: a.x + ux * along - uy * across, y: a.y + uy * along + ux * across }
    })
  return ringPath([...side(1), ...side(-1).reverse()])
}

/** How wide a long feature is: its shortest side. */
export const widthOf = (ring: Point[]): number =>
  Math.min(
    ...ring.map((p, i) => Math.hypot(p.x - ring[(i + 1) % ring.length]!.x, p.y - ring[(i + 1) % ring.length]!.y)),
  )

/** The outline of all points together. */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (from: Point[]): Point[] => {
    const chain: Point[] = []
    for (const p of from) {
      while (chain.length > 1) {
        const [a, b] = [chain.at(-2)!, chain.at(-1)!]
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** A closed curve past points. */
export function smooth(points: Point[]): Path2D {
  const path = new Path2D()
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return path
  const start = middle(last, first)
  path.moveTo(start.x, start.y)
  points.forEach((p, i) => {
    const next = middle(p, points[(i + 1) % points.length]!)
    path.quadraticCurveTo(p.x, p.y, next.x, next.y)
  })
  path.closePath()
  return path
}

/** A round thing with lobes. */
export function blob(at: Point, radius: number, lobes: number, random: Random): Path2D {
  const points = Array.from({ length: lobes * 2 }, (_, i) => {
    const angle = (i / (lobes * 2)) * Math.PI * 2 + random() * 0.2
    const far = radius * (i % 2 === 0 ? 1.06 : 0.86) * (0.9 + random() * 0.2)
    return { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far }
  })
  return smooth(points)
}

/** Points in a ring, about so far apart, each moved a little. */
export function scatter(ring: Point[], every: number, random: Random, jitter: number): Point[] {
  const [xs, ys] = [ring.map((p) => p.x), ring.map((p) => p.y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [columns, rows] = [
    Math.max(1, Math.round((right - left) / every)),
    Math.max(1, Math.round((bottom - top) / every)),
  ]
  const points: Point[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const shift = row % 2 === 0 ? 0.3 : 0.7
      const p = {
        x: left + ((column + shift) * (right - left)) / columns + (random() - 0.5) * 2 * jitter,
        y: top + ((row + 0.5) * (bottom - top)) / rows + (random() - 0.5) * 2 * jitter,
      }
      if (inside([ring], p)) points.push(p)
    }
  }
  return points
}

/** The middle line of a long feature: from the middle of its shortest side to the middle of the one opposite. */
export function spine(ring: Point[]): [Point, Point] {
  const side = (i: number): { middle: Point; length: number } => {
    const [a, b] = [ring[i % ring.length]!, ring[(i + 1) % ring.length]!]
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, length: Math.hypot(b.x - a.x, b.y - a.y) }
  }
  const half = Math.floor(ring.length / 2)
  const centre = centreOf(ring)
  let [best, shortest]: [[Point, Point], number] = [[centre, centre], Infinity]
  for (let i = 0; i < ring.length; i++) {
    const [one, other] = [side(i), side(i + half)]
    if (one.length + other.length < shortest) [best, shortest] = [[one.middle, other.middle], one.length + other.length]
  }
  return best
}
