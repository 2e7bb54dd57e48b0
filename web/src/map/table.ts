// Draws an open table from above, as a photograph of one would look: grass with its grain, roads, woods, walls and
// houses with their shadows. Light falls from the upper left. What is scattered is scattered by the name of its
// feature, so that it lies the same at every scale and in every window.
import type { Board, Mark } from '../api/types'
import { Geometry, overlap, type Point } from '../scene/geometry'
import type { View } from './draw'
import { seeded, type Random } from './scatter'
import { paint, rankOf, ruin } from './terrain'
import { SHADE, line, turf, type Painted } from './terrain/brush'

/** How wide the frame around the table is. */
const EDGE = 90

/** Tones of the grass, where earth shows through it, and what grows higher. */
const MEADOW = [
  'rgba(158, 152, 74, 0.40)',
  'rgba(82, 102, 46, 0.42)',
  'rgba(160, 138, 82, 0.34)',
  'rgba(112, 132, 62, 0.34)',
]
const EARTH = 'rgba(150, 120, 76, 0.42)'
const TUFTS = ['#5f7030', '#8d8f46', '#6f7c38', '#a99a55']

export class TableDrawing {
  readonly geometry: Geometry
  readonly #painted = new Map<string, Painted>()
  readonly #order: string[]
  readonly #patches: { at: Point; radius: number; colour: string }[] = []
  readonly #tufts = new Map<string, Path2D>()

  constructor(readonly board: Board) {
    this.geometry = new Geometry(board)
    this.#order = [...board.spaces].sort((a, b) => rankOf(a) - rankOf(b)).map((space) => space.id)
    for (const space of board.spaces)
      this.#painted.set(space.id, paint(space, this.geometry.outlines.get(space.id) ?? []))
    const random = seeded('patches')
    const { width, height } = this.geometry.box
    const somewhere = (): Point => ({ x: random() * width, y: random() * height })
    for (let i = 0; i < 80; i++)
      this.#patches.push({ at: somewhere(), radius: 250 + random() * 700, colour: MEADOW[i % MEADOW.length]! })
    for (let i = 0; i < 90; i++) this.#patches.push({ at: somewhere(), radius: 60 + random() * 150, colour: EARTH })
    for (let i = 0; i < 620; i++) this.#tuft(somewhere(), 10 + random() * 16, TUFTS[i % TUFTS.length]!, random)
  }

  /** A tussock of longer blades, with its shadow. */
  #tuft({ x, y }: Point, size: number, colour: string, random: Random): void {
    const shade = this.#tuftsOf(SHADE)
    shade.moveTo(x + size * 1.3, y + size * 0.5)
    shade.ellipse(x + size * 0.4, y + size * 0.5, size * 0.9, size * 0.5, 0, 0, Math.PI * 2)
    const blades = this.#tuftsOf(colour)
    for (let n = 0; n < 9; n++) {
      const [lean, foot] = [(random() - 0.5) * size * 1.6, (random() - 0.5) * size]
      blades.moveTo(x + foot, y + size * 0.4)
      blades.lineTo(x + foot + lean, y - size * (0.5 + random() * 0.7))
    }
  }

  #tuftsOf(colour: string): Path2D {
    const known = this.#tufts.get(colour)
    if (known) return known
    const path = new Path2D()
    this.#tufts.set(colour, path)
    return path
  }

  /** `fallen` are buildings that have come down. */
  drawGround(context: CanvasRenderingContext2D, view: View, fallen: string[] = []): void {
    const scale = view.scale * view.density
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.setTransform(scale, 0, 0, scale, -view.box.x * scale, -view.box.y * scale)
    const { width, height } = this.geometry.box
    this.#frame(context, width, height)
    context.save()
    context.beginPath()
    context.rect(0, 0, width, height)
    context.clip()
    this.#grass(context, width, height, view.scale > 0.08)
    const down = new Set(fallen)
    const seen = this.#order.flatMap((id) => {
      const painted = down.has(id)
        ? ruin(
            this.board.spaces.find((space) => space.id === id)!,
            this.geometry.outlines.get(id)!,
          )
        : this.#painted.get(id)
      return painted && overlap(painted.box, view.box) ? [painted] : []
    })
    for (const layer of ['ground', 'bed', 'shadow', 'body', 'crown'] as const) {
      for (const painted of seen) {
        const painter = painted[layer]
        if (!painter) continue
        context.save()
        painter(context)
        context.restore()
      }
    }
    // Falling off towards the edges, as light over a table does.
    const light = context.createRadialGradient(
      width * 0.42,
      height * 0.36,
      height * 0.3,
      width / 2,
      height / 2,
      width * 0.68,
    )
    light.addColorStop(0, 'rgba(255, 246, 210, 0.10)')
    light.addColorStop(1, 'rgba(16, 20, 4, 0.20)')
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
    context.restore()
  }

  // A table has no names and no holders, and all of it is in play; these are what pictures of other boards ask for.
  drawNames(_context: CanvasRenderingContext2D, _view: View, _numbers: boolean): void {}
  drawHolders(_context: CanvasRenderingContext2D, _view: View, _marks: readonly Mark[]): void {}
  drawVeil(_context: CanvasRenderingContext2D, _view: View): void {}

  #frame(context: CanvasRenderingContext2D, width: number, height: number): void {
    context.save()
    context.shadowColor = 'rgba(0, 0, 0, 0.5)'
    context.shadowBlur = 40
    context.shadowOffsetY = 10
    const wood = context.createLinearGradient(0, -EDGE, 0, height + EDGE)
    wood.addColorStop(0, '#7a5634')
    wood.addColorStop(0.5, '#5f4126')
    wood.addColorStop(1, '#4a321d')
    context.fillStyle = wood
    context.fillRect(-EDGE, -EDGE, width + 2 * EDGE, height + 2 * EDGE)
    context.restore()
    context.strokeStyle = 'rgba(255, 226, 180, 0.25)'
    context.lineWidth = 5
    context.strokeRect(-EDGE + 8, -EDGE + 8, width + 2 * EDGE - 16, height + 2 * EDGE - 16)
    // Every foot is notched into the wood, every inch scratched.
    context.strokeStyle = 'rgba(255, 232, 190, 0.5)'
    for (let at = 0; at <= width; at += 100) {
      context.lineWidth = at % 1200 === 0 ? 10 : 4
      const deep = at % 1200 === 0 ? 52 : at % 600 === 0 ? 36 : 18
      line(context, at, -deep, at, -4)
      line(context, at, height + 4, at, height + deep)
    }
    for (let at = 0; at <= height; at += 100) {
      context.lineWidth = at % 1200 === 0 ? 10 : 4
      const deep = at % 1200 === 0 ? 52 : at % 600 === 0 ? 36 : 18
      line(context, -deep, at, -4, at)
      line(context, width + 4, at, width + deep, at)
    }
  }

  #grass(context: CanvasRenderingContext2D, width: number, height: number, near: boolean): void {
    context.fillStyle = '#7b8a48'
    context.fillRect(0, 0, width, height)
    for (const { at, radius, colour } of this.#patches) {
      const soft = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, radius)
      soft.addColorStop(0, colour)
      soft.addColorStop(1, colour.replace(/[\d.]+\)$/, '0)'))
      context.fillStyle = soft
      context.fillRect(at.x - radius, at.y - radius, 2 * radius, 2 * radius)
    }
    const grain = turf(context)
    if (grain) {
      context.fillStyle = grain
      context.fillRect(0, 0, width, height)
    }
    if (!near) return
    context.save()
    context.lineCap = 'round'
    context.lineWidth = 5
    for (const [colour, path] of this.#tufts) {
      context.fillStyle = context.strokeStyle = colour
      if (colour === SHADE) context.fill(path)
      else context.stroke(path)
    }
    context.restore()
  }
}
