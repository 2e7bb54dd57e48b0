// Rivers, rails, roads and borders as they are stroked: rounded where nothing meets, with ties or teeth.
import { boxOf, type Box, type Point } from '../scene/geometry'
import type { LineLook } from './looks'

export interface Stroked {
  box: Box
  path: Path2D
  look: LineLook
  ties?: Path2D
  teeth?: Path2D
}

/** A set of points, asked roughly. */
export class Points {
  readonly #cells = new Set<string>()

  constructor(points: Point[]) {
    for (const { x, y } of points)
      for (const dx of [-3, 3]) for (const dy of [-3, 3]) this.#cells.add(cell(x + dx, y + dy))
  }

  has({ x, y }: Point): boolean {
    return this.#cells.has(cell(x, y))
  }
}

const cell = (x: number, y: number): string => `${Math.round(x / 6)},${Math.round(y / 6)}`

/** A line with its corners rounded off; its ends stay where they are. */
function softPath(points: Point[], soft: number, sharp: Points, into: Path2D): void {
  const [first] = points
  if (!first) return
  into.moveTo(first.x, first.y)
  for (let i = 1; i < points.length - 1; i++) {
    const [before, here, after] = [points[i - 1]!, points[i]!, points[i + 1]!]
    if (sharp.has(here)) {
      into.lineTo(here.x, here.y)
      continue
    }
    into.lineTo(here.x + (before.x - here.x) * soft, here.y + (before.y - here.y) * soft)
    into.quadraticCurveTo(here.x, here.y, here.x + (after.x - here.x) * soft, here.y + (after.y - here.y) * soft)
  }
  const last = points.at(-1)!
  into.lineTo(last.x, last.y)
}

export function stroked(lines: Point[][], look: LineLook, sharp: Points): Stroked {
  const path = new Path2D()
  for (const line of lines) softPath(line, look.soft, sharp, path)
  const made: Stroked = { path, look, box: boxOf(lines.flat(), 20) }
  const across = (every: number, draw: (x: number, y: number, nx: number, ny: number) => void): void => {
    for (const line of lines) {
      for (let i = 1; i < line.length; i++) {
        const [p, q] = [line[i - 1]!, line[i]!]
        const length = Math.hypot(q.x - p.x, q.y - p.y)
        const count = Math.max(1, Math.round(length / every))
        for (let n = 0; n < count; n++) {
          const t = (n + 0.5) / count
          // Near a rounded corner the straight line is left, and a tie would stand beside it.
          const corner =
            (t < look.soft * 0.45 && i > 1 && !sharp.has(p)) ||
            (1 - t < look.soft * 0.45 && i < line.length - 1 && !sharp.has(q))
          if (!corner) draw(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t, -(q.y - p.y) / length, (q.x - p.x) / length)
        }
      }
    }
  }
  if (look.ties) {
    const ties = new Path2D()
    const half = look.ties.length / 2
    across(look.ties.every, (x, y, nx, ny) => {
      ties.moveTo(x - nx * half, y - ny * half)
      ties.lineTo(x + nx * half, y + ny * half)
    })
    made.ties = ties
  }
  if (look.teeth) {
    const teeth = new Path2D()
    const { every, length } = look.teeth
    across(every, (x, y, nx, ny) => {
      const along = { x: ny * every * 0.34, y: -nx * every * 0.34 }
      teeth.moveTo(x - along.x, y - along.y)
      teeth.lineTo(x + nx * length, y + ny * length)
      teeth.lineTo(x + along.x, y + along.y)
      teeth.closePath()
    })
    made.teeth = teeth
  }
  return made
}

export function drawLine(context: CanvasRenderingContext2D, line: Stroked, scale: number): void {
  context.lineJoin = 'round'
  context.lineCap = 'round'
  for (const stroke of line.look.strokes) {
    context.strokeStyle = stroke.colour
    context.lineWidth = Math.max(stroke.width, 0.8 / scale)
    context.setLineDash(stroke.dash ?? [])
    context.stroke(line.path)
  }
  context.setLineDash([])
  if (line.ties && line.look.ties && scale > 0.35) {
    context.strokeStyle = line.look.ties.colour
    context.lineWidth = line.look.ties.width
    context.lineCap = 'butt'
    context.stroke(line.ties)
  }
  if (line.teeth && line.look.teeth) {
    context.fillStyle = line.look.teeth.colour
    context.fill(line.teeth)
  }
}
