// What all features of an open table are painted with.
import type { Space } from '../../api/types'
import type { Box, Point } from '../../scene/geometry'
import { centreOf, hull, inset, ringPath, seeded, type Random } from '../scatter'
import { Tile } from '../tile'

export type Painter = (context: CanvasRenderingContext2D) => void

/** What is painted of a feature, from the ground up. */
export interface Painted {
  box: Box
  ground?: Painter
  /** On the ground of all others. */
  bed?: Painter
  shadow?: Painter
  body?: Painter
  /** Above everything else that stands. */
  crown?: Painter
}

export const SHADE = 'rgba(24, 26, 10, 0.34)'

export const kindOf = (space: Space): string => space.kind.replace(/^terrain-/, '')
export const floorsOf = (space: Space): number => {
  const number = space.facts?.flatMap((fact) => fact.args ?? []).find(([name]) => name === 'floors')?.[1]
  return number && 'number' in number ? number.number : 1
}

export type Feature = (ring: Point[], random: Random, space: Space) => Omit<Painted, 'box'>

export const fill =
  (path: Path2D, colour: string): Painter =>
  (context) => {
    context.fillStyle = colour
    context.fill(path)
  }

export function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath()
  context.moveTo(x1, y1)
  context.lineTo(x2, y2)
  context.stroke()
}

export function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

export const offset = (path: Path2D, dx: number, dy: number): Path2D => {
  const moved = new Path2D()
  moved.addPath(path, new DOMMatrix().translate(dx, dy))
  return moved
}

export function grow(ring: Point[], by: number): Point[] {
  return inset(ring, -by)
}

export function shrink(ring: Point[], share: number): Point[] {
  const centre = centreOf(ring)
  return ring.map((p) => ({ x: p.x + (centre.x - p.x) * share, y: p.y + (centre.y - p.y) * share }))
}

export function stone(context: CanvasRenderingContext2D, p: Point, size: number, random: Random): void {
  context.beginPath()
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + random.of(p, i) * 0.6
    const far = size * (0.6 + random.of(p, i + 9) * 0.4)
    context.lineTo(p.x + Math.cos(angle) * far, p.y + Math.sin(angle) * far * 0.82)
  }
  context.closePath()
  context.fill()
}

export function stones(context: CanvasRenderingContext2D, places: Point[], random: Random, tones: string[]): void {
  for (const p of places) {
    const size = 16 + random.of(p, 2) * 34
    context.fillStyle = SHADE
    stone(context, { x: p.x + 9, y: p.y + 11 }, size, random)
    context.fillStyle = tones[Math.floor(random.of(p, 1) * tones.length)]!
    stone(context, p, size, random)
    context.fillStyle = 'rgba(255, 246, 226, 0.28)'
    stone(context, { x: p.x - size * 0.16, y: p.y - size * 0.2 }, size * 0.5, random)
  }
}

/** Static grass: short blades of a few tones, made once. */
const grass = new Tile(512, (g) => {
  const random = seeded('turf')
  const tones = ['190, 194, 104', '52, 66, 24', '146, 158, 78', '96, 84, 44', '214, 204, 134']
  g.lineCap = 'round'
  for (let i = 0; i < 9000; i++) {
    const [x, y] = [random() * 512, random() * 512]
    const angle = -Math.PI / 2 + (random() - 0.5) * 1.9
    const length = 2 + random() * 5
    g.strokeStyle = `rgba(${tones[Math.floor(random() * tones.length)]}, ${0.1 + random() * 0.24})`
    g.lineWidth = 0.7 + random() * 0.9
    g.beginPath()
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
    g.stroke()
  }
})

export function turf(context: CanvasRenderingContext2D): CanvasPattern | null {
  const pattern = grass.pattern(context)
  // A tile is a foot wide; the grain belongs to the table and not to the window.
  pattern?.setTransform(new DOMMatrix().scale(2.2))
  return pattern
}

/** The shadow of something with straight walls, so high. */
export const cast = (ring: Point[], tall: number): Painter =>
  fill(ringPath(hull([...ring, ...ring.map(({ x, y }) => ({ x: x + tall, y: y + tall }))])), SHADE)

/** Fills a shape and draws its edge. */
export function inked(
  context: CanvasRenderingContext2D,
  shape: Path2D,
  [fill, edge, width]: [fill: string | CanvasGradient, edge: string, width: number],
): void {
  context.fillStyle = fill
  context.fill(shape)
  context.strokeStyle = edge
  context.lineWidth = width
  context.stroke(shape)
}

/** Light on something round: tones from the brightest spot, so far up and to the left, to the rim. */
export function roundLight(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  { reach, spot: [left, up], tones }: { reach: number; spot: [number, number]; tones: [at: number, tone: string][] },
): CanvasGradient {
  const light = context.createRadialGradient(x - left, y - up, reach * 0.1, x, y, reach)
  for (const [at, tone] of tones) light.addColorStop(at, tone)
  return light
}
