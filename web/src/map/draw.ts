// Draws what lies still on a board, on a canvas: ground, water, rails, names. The paths are made once for a board and
// then only stroked again, so a new scale costs a few milliseconds.
import type { Board, Label, Mark, Space, Text } from '../api/types'
import { Geometry, boxOf, chain, overlap, type Box, type Point } from '../scene/geometry'
import { isHeld, isRing } from '../scene/marks'
import { sizeOfPieces } from '../scene/stacks'
import { Points, drawLine, stroked, type Stroked } from './lines'
import { PATTERNS, SPOTS, scattered, type Pen } from './patterns'
import { signsOf, type Sign } from './signs'
import { FONT, drawPoints, drawSign, drawSource, grainPattern, hatch, seeded } from './stamps'
import { LINE_ORDER, groundOf, isWater, lineOf, nameOf, type Ground, type Pattern } from './looks'
import { GOLD, INK, PAPER, RED, markColour, nationLook, seatColour, type CounterLook } from './theme'

export interface View {
  /** The part of the board to be drawn, in its own units. */
  box: Box
  /** Pixels of the screen for a unit. */
  scale: number
  /** Pixels of the canvas for a pixel of the screen. */
  density: number
}

interface Patterned {
  path: Path2D
  colour: string
  width: number
  fill: boolean
}

interface Part {
  box: Box
  sides: Path2D
  tints: Map<string, Path2D>
  patterns: Patterned[]
}

/** Of boards with outlines of their own: the water, where land meets it, and borders on water and land. */
interface Shores {
  water: Path2D
  coast: Path2D
  lanes: Path2D
  borders: Path2D
}

/** The side of a part of the board that is drawn together. */
const PART = 600

/** Laid over what is out of play. */
const VEIL = 'rgba(58, 54, 48, 0.6)'

/** Strokes of one colour and several widths, each so dark, one upon the other. */
function strokes(
  context: CanvasRenderingContext2D,
  path: Path2D,
  colour: string,
  widths: [width: number, dark: number][],
): void {
  context.strokeStyle = colour
  for (const [width, dark] of widths) {
    context.lineWidth = width
    context.globalAlpha = dark
    context.stroke(path)
  }
}

export class MapDrawing {
  readonly geometry: Geometry
  /** The ground by part of the board, so that only what is in the window is drawn. */
  readonly #parts = new Map<string, Part>()
  readonly #border = new Path2D()
  /** Where sides meet, of the scenes that were drawn last. */
  readonly #fronts = new WeakMap<readonly Mark[], Path2D>()
  readonly #shores: Shores | undefined
  /** What the scenario does not use. */
  readonly #unused = new Path2D()
  readonly #lines: Stroked[] = []
  readonly #wash: HTMLCanvasElement | undefined
  readonly #labels: { label: Label; place: number }[] = []
  readonly #sources: { space: Space; seat: number }[]
  /** On a map of areas, by the id of the space. */
  readonly #signs = new Map<string, Sign[]>()

  constructor(board: Board, seats: string[]) {
    this.geometry = new Geometry(board)
    for (const space of board.spaces) {
      const { tint, pattern } = this.#groundOf(space)
      const path = new Path2D(this.geometry.paths.get(space.id))
      const part = this.#partOf(space)
      part.sides.addPath(path)
      if (!part.tints.has(tint)) part.tints.set(tint, new Path2D())
      part.tints.get(tint)!.addPath(path)
      this.#addPattern(space, pattern)
      if (space.out_of_play) this.#unused.addPath(path)
    }
    for (const [p, q] of this.geometry.borderOf(this.geometry.spaces.keys())) {
      this.#border.moveTo(p.x, p.y)
      this.#border.lineTo(q.x, q.y)
    }
    this.#shores = this.#shoresOf(board)
    this.#wash = this.#softened()
    const rank = (kind: string): number => (LINE_ORDER.indexOf(kind) + LINE_ORDER.length + 1) % (LINE_ORDER.length + 1)
    const lines = [...board.lines]
      .sort((a, b) => rank(a.kind) - rank(b.kind))
      .map((line) => ({ line, traced: this.geometry.trace(line) }))
    // Where lines meet, and where they come to a town, they go through the very point; elsewhere corners are rounded
    // off.
    const named = board.labels.flatMap((label) => this.geometry.centre(label.at) ?? [])
    const meeting = (alongSide: boolean): Points => {
      const ends = lines
        .filter(({ line }) => line.along_side === alongSide)
        .flatMap(({ traced }) => traced.flatMap((way) => [way[0]!, way.at(-1)!]))
      return new Points(alongSide ? ends : [...ends, ...named])
    }
    const [sides, centres] = [meeting(true), meeting(false)]
    for (const { line, traced } of lines)
      this.#lines.push(stroked(traced, lineOf(line.kind), line.along_side ? sides : centres))
    const places = new Map<string, number>()
    for (const label of board.labels) {
      if (label.kind === 'points') continue
      const place = places.get(label.at) ?? 0
      places.set(label.at, place + 1)
      this.#labels.push({ label, place })
    }
    this.#labels.sort((a, b) => nameOf(b.label.kind).size - nameOf(a.label.kind).size)
    if (board.shape === 'areas')
      for (const space of board.spaces) this.#signs.set(space.id, signsOf((space.facts ?? []).map((fact) => fact.key)))
    this.#sources = board.spaces.flatMap((space) =>
      (space.facts ?? [])
        .filter((fact) => fact.key === 'fact-supply')
        .map((fact) => ({
          space,
          seat: Math.max(
            0,
            seats.findIndex((seat) => saysWord(fact, `seat-${seat}`)),
          ),
        })),
    )
  }

  /** Areas have the colour of their holder: a tint of the ground would make it another's. */
  #groundOf(space: Space): Ground {
    const ground = groundOf(space.kind)
    return ground.pattern === 'peaks' && this.geometry.board.shape === 'areas'
      ? { ...ground, tint: groundOf('land').tint }
      : ground
  }

  #shoresOf(board: Board): Shores | undefined {
    if (board.shape !== 'areas') return undefined
    const shores: Shores = { water: new Path2D(), coast: new Path2D(), lanes: new Path2D(), borders: new Path2D() }
    const key = ([p, q]: [Point, Point]): string => `${p.x + q.x},${p.y + q.y}`
    const edge = new Set(this.geometry.borderOf(this.geometry.spaces.keys()).map(key))
    const [sea, land] = [true, false].map((wet) =>
      board.spaces.filter((space) => isWater(space.kind) === wet).map((space) => space.id),
    ) as [string[], string[]]
    const coast = this.geometry.borderOf(sea).filter((side) => !edge.has(key(side)))
    for (const side of coast) edge.add(key(side))
    // Both neighbours have the border between them; it is drawn once.
    const between = (ids: string[]): [Point, Point][] => {
      const sides = ids.flatMap((id) => this.geometry.borderOf([id])).filter((side) => !edge.has(key(side)))
      return [...new Map(sides.map((side) => [key(side), side])).values()]
    }
    const draw = (path: Path2D, sides: [Point, Point][]): void => {
      for (const line of chain(sides, 0.5))
        line.forEach((p, i) => (i === 0 ? path.moveTo(p.x, p.y) : path.lineTo(p.x, p.y)))
    }
    for (const id of sea) shores.water.addPath(new Path2D(this.geometry.paths.get(id)))
    draw(shores.coast, coast)
    draw(shores.lanes, between(sea))
    draw(shores.borders, between(land))
    return shores
  }

  #partOf(space: Space): Part {
    // Areas are drawn all together: between parts a hair of the table would show.
    const keyOf = ({ x, y }: Space): string =>
      this.geometry.board.shape === 'areas' ? 'all' : `${Math.floor(x / PART)},${Math.floor(y / PART)}`
    const key = keyOf(space)
    const known = this.#parts.get(key)
    if (known) return known
    const part: Part = { box: { x: 0, y: 0, width: 0, height: 0 }, sides: new Path2D(), tints: new Map(), patterns: [] }
    // Spaces reach beyond the part their centres lie in.
    const spaces = this.geometry.board.spaces.filter((s) => keyOf(s) === key)
    part.box = boxOf(
      spaces.flatMap((s) => (this.geometry.outlines.get(s.id) ?? []).flat()),
      20,
    )
    this.#parts.set(key, part)
    return part
  }

  #patternPath(space: Space, colour: string, width: number, fill = false): Path2D {
    const part = this.#partOf(space)
    const known = part.patterns.find((p) => p.colour === colour && p.width === width && p.fill === fill)
    if (known) return known.path
    const path = new Path2D()
    part.patterns.push({ path, colour, width, fill })
    return path
  }

  #addPattern(space: Space, pattern: Pattern): void {
    if (pattern === 'none') return
    const random = seeded(space.id)
    const places =
      this.geometry.board.shape === 'areas'
        ? scattered(space, this.geometry.outlines.get(space.id) ?? [], pattern === 'waves' ? 190 : 64)
        : SPOTS
    const spots = places.map(([x, y]) => ({
      x: space.x + x + (random() - 0.5) * 9,
      y: space.y + y + (random() - 0.5) * 9,
      size: 0.8 + random() * 0.5,
      keep: random(),
    }))
    const pen: Pen = (colour, width, fill) => this.#patternPath(space, colour, width, fill)
    for (const spot of spots) PATTERNS[pattern](spot, pen)
  }

  /** The tints run into each other as on a painted map: drawn small, blurred, and laid under the sharp ones. */
  #softened(): HTMLCanvasElement | undefined {
    const { box } = this.geometry
    const scale = Math.min(0.25, 900 / Math.max(box.width, box.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(box.width * scale)
    canvas.height = Math.ceil(box.height * scale)
    const sharp = document.createElement('canvas')
    sharp.width = canvas.width
    sharp.height = canvas.height
    const from = sharp.getContext('2d')
    const context = canvas.getContext('2d')
    if (!context || !from) return undefined
    from.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale)
    for (const part of this.#parts.values()) {
      for (const [tint, path] of part.tints) {
        from.fillStyle = tint
        from.fill(path)
      }
    }
    context.filter = `blur(${Math.round(scale * 20)}px)`
    context.drawImage(sharp, 0, 0)
    return canvas
  }

  /** Ground, water, rails: all that light is thrown upon. */
  drawGround(context: CanvasRenderingContext2D, view: View): void {
    this.#enter(context, view)
    const { box } = this.geometry
    const parts = [...this.#parts.values()].filter((part) => overlap(part.box, view.box))
    context.fillStyle = PAPER
    for (const part of parts) context.fill(part.sides)
    // Only the paper is painted from here on: cheaper than cutting everything out along hundreds of hexes.
    context.globalCompositeOperation = 'source-atop'
    if (this.#wash) context.drawImage(this.#wash, box.x, box.y, box.width, box.height)
    context.globalAlpha = 0.5
    for (const [tint, path] of parts.flatMap((part) => [...part.tints])) {
      context.fillStyle = tint
      context.fill(path)
    }
    context.globalAlpha = 1
    if (view.scale > 0.16) {
      for (const pattern of parts.flatMap((part) => part.patterns)) {
        if (pattern.fill) {
          context.fillStyle = pattern.colour
          context.fill(pattern.path)
        } else {
          context.strokeStyle = pattern.colour
          context.lineWidth = pattern.width
          context.lineCap = 'round'
          context.lineJoin = 'round'
          context.stroke(pattern.path)
        }
      }
    }
    if (this.#shores) this.#drawShores(context, view, this.#shores)
    else {
      context.strokeStyle = view.scale > 0.24 ? 'rgba(96, 82, 56, 0.26)' : 'rgba(96, 82, 56, 0.14)'
      context.lineWidth = Math.max(1.1, 0.7 / view.scale)
      for (const part of parts) context.stroke(part.sides)
    }
    this.drawLines(context, view)
    this.#grain(context, view)
    // The shadow of the paper on the table, behind everything.
    context.globalCompositeOperation = 'destination-over'
    this.#enter(context, view)
    context.lineJoin = context.lineCap = 'round'
    for (const [depth, dark] of [
      [4, 0.2],
      [9, 0.12],
      [15, 0.07],
    ] as const) {
      context.translate(0, 1.4 / view.scale)
      context.strokeStyle = `rgba(0, 0, 0, ${dark})`
      context.lineWidth = depth / view.scale
      context.stroke(this.#border)
    }
    context.globalCompositeOperation = 'source-over'
  }

  /** Rivers, rails, canals; drawn once more over land that is tinted by who holds it. */
  drawLines(context: CanvasRenderingContext2D, view: View): void {
    this.#enter(context, view)
    for (const line of this.#lines) if (overlap(line.box, view.box)) drawLine(context, line, view.scale)
  }

  /** Coasts with lines fading out to sea, and thin dotted lanes between the zones. */
  #drawShores(context: CanvasRenderingContext2D, view: View, { water, coast, lanes, borders }: Shores): void {
    context.save()
    context.clip(water)
    context.lineJoin = context.lineCap = 'round'
    strokes(context, coast, '#4a809e', [
      [44, 0.1],
      [28, 0.12],
      [14, 0.16],
    ])
    context.restore()
    context.lineCap = 'round'
    context.strokeStyle = 'rgba(44, 88, 118, 0.72)'
    context.lineWidth = Math.max(2.4, 1.2 / view.scale)
    context.setLineDash([0.1, Math.max(7, 3.6 / view.scale)])
    context.stroke(lanes)
    context.setLineDash([])
    context.strokeStyle = 'rgba(62, 54, 40, 0.5)'
    context.lineWidth = Math.max(1.4, 0.7 / view.scale)
    context.stroke(borders)
    context.strokeStyle = 'rgba(62, 74, 78, 0.8)'
    context.lineJoin = 'round'
    context.lineWidth = Math.max(1.6, 0.8 / view.scale)
    context.stroke(coast)
  }

  /** Who holds what: the tint of his counters over his land, stronger along its borders, and pale where he takes no
      side. Where the land of two sides meets there is a front. Rivers and rails are drawn once more over it. */
  drawHolders(context: CanvasRenderingContext2D, view: View, marks: readonly Mark[]): void {
    const held = marks.filter(isHeld)
    if (held.length === 0) return
    const neutral = new Set(marks.find((mark) => mark.kind === 'neutral')?.spaces)
    this.#enter(context, view)
    for (const mark of held) {
      const look = nationLook(mark.kind.replace(/-held$/, ''), 0)
      for (const id of mark.spaces) this.#tint(context, view, id, look, neutral.has(id) ? 0.16 : 0.58)
    }
    this.drawLines(context, view)
    this.#drawFront(context, view, marks)
  }

  #tint(context: CanvasRenderingContext2D, view: View, id: string, look: CounterLook, strength: number): void {
    const area = new Path2D(this.geometry.paths.get(id))
    context.save()
    context.clip(area)
    context.fillStyle = look.body
    context.globalAlpha = strength
    context.fill(area)
    context.lineJoin = 'round'
    strokes(context, area, look.edge, [
      [16, 0.35 * strength],
      [8, 0.5 * strength],
    ])
    context.restore()
    context.strokeStyle = 'rgba(62, 54, 40, 0.7)'
    context.lineWidth = Math.max(1.4, 0.7 / view.scale)
    context.stroke(area)
  }

  /** The line between the land of sides, light under dark. */
  #drawFront(context: CanvasRenderingContext2D, view: View, marks: readonly Mark[]): void {
    const front = this.#frontOf(marks)
    if (!front) return
    this.#enter(context, view)
    context.lineJoin = context.lineCap = 'round'
    for (const [colour, width] of [
      ['rgba(255, 250, 240, 0.9)', 4.4],
      ['#8d1d12', 2.4],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = Math.max(1.6 * width, width / view.scale)
      context.stroke(front)
    }
  }

  #frontOf(marks: readonly Mark[]): Path2D | undefined {
    const known = this.#fronts.get(marks)
    if (known) return known
    const sides = marks.filter((mark) => mark.kind.startsWith('held-'))
    if (sides.length < 2) return undefined
    const key = ([p, q]: [Point, Point]): string => `${Math.round(p.x + q.x)},${Math.round(p.y + q.y)}`
    const met = new Set<string>()
    const front = new Path2D()
    for (const side of sides) {
      for (const edge of this.geometry.borderOf(side.spaces)) {
        const [p, q] = edge
        if (met.has(key(edge))) {
          front.moveTo(p.x, p.y)
          front.lineTo(q.x, q.y)
        } else met.add(key(edge))
      }
    }
    this.#fronts.set(marks, front)
    return front
  }

  /** A veil over what is out of play, whoever holds it. */
  drawVeil(context: CanvasRenderingContext2D, view: View): void {
    this.#enter(context, view)
    context.fillStyle = VEIL
    context.fill(this.#unused)
  }

  /** Names, numbers, points: all that must stay readable under light. */
  drawNames(context: CanvasRenderingContext2D, view: View, numbers: boolean): void {
    this.#enter(context, view)
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    context.lineJoin = 'round'
    const visible = (p: Point): boolean =>
      p.x > view.box.x - 120 &&
      p.x < view.box.x + view.box.width + 120 &&
      p.y > view.box.y - 80 &&
      p.y < view.box.y + view.box.height + 80
    if (numbers && view.scale > 0.4 && this.geometry.board.shape !== 'areas') {
      context.font = `500 9px ${FONT}`
      context.fillStyle = 'rgba(70, 58, 36, 0.62)'
      for (const space of this.geometry.board.spaces) {
        if (visible(space)) context.fillText(space.id, space.x, space.y - 42)
      }
    }
    if (view.scale > 0.3) {
      for (const { space, seat } of this.#sources)
        if (visible(space)) drawSource(context, space.x - 36, space.y + 15, seatColour(seat))
    }
    for (const { label, place } of this.#labels) if (place === 0) this.#drawDot(context, label, view)
    const taken: Box[] = []
    for (const { label, place } of this.#labels) this.#drawName(context, label, place, view, visible, taken)
    for (const label of this.geometry.board.labels) {
      const at = this.geometry.centre(label.at)
      if (label.kind !== 'points' || !at || view.scale <= 0.25 || !visible(at) || this.geometry.board.shape === 'areas')
        continue
      drawPoints(context, { x: at.x + 35, y: at.y + 12 }, label.text, 9.5 * Math.max(1, 0.55 / view.scale))
    }
  }

  #enter(context: CanvasRenderingContext2D, view: View): void {
    const scale = view.scale * view.density
    context.setTransform(scale, 0, 0, scale, -view.box.x * scale, -view.box.y * scale)
  }

  #drawDot(context: CanvasRenderingContext2D, label: Label, view: View): void {
    const at = this.geometry.centre(label.at)
    const look = nameOf(label.kind)
    if (!at || view.scale < look.from * 0.6) return
    context.fillStyle = INK
    context.strokeStyle = PAPER
    context.lineWidth = 2
    if (look.dot === 'square') {
      context.strokeRect(at.x - 6, at.y - 6, 12, 12)
      context.fillRect(at.x - 6, at.y - 6, 12, 12)
      context.fillStyle = PAPER
      context.fillRect(at.x - 2, at.y - 2, 4, 4)
    } else if (look.dot === 'round') {
      context.beginPath()
      context.arc(at.x, at.y, 4.2, 0, Math.PI * 2)
      context.stroke()
      context.fill()
    } else if (look.dot === 'pass') {
      context.strokeStyle = INK
      context.lineWidth = 2
      context.beginPath()
      context.arc(at.x - 8, at.y, 6, -0.9, 0.9)
      context.moveTo(at.x + 8 + 6 * Math.cos(Math.PI - 0.9), at.y + 6 * Math.sin(Math.PI - 0.9))
      context.arc(at.x + 8, at.y, 6, Math.PI - 0.9, Math.PI + 0.9)
      context.stroke()
    }
  }

  #drawName(
    context: CanvasRenderingContext2D,
    label: Label,
    place: number,
    view: View,
    visible: (p: Point) => boolean,
    taken: Box[],
  ): void {
    const at = this.geometry.centre(label.at)
    const look = nameOf(label.kind)
    if (!at || !visible(at) || view.scale < look.from || (place > 0 && view.scale < 0.75)) return
    const areas = this.geometry.board.shape === 'areas'
    let size = Math.max(look.size, look.least / view.scale)
    const font = (): string => `${look.ink ? 'italic ' : ''}${look.weight} ${size}px ${FONT}`
    context.font = font()
    let width = context.measureText(label.text).width
    // A long name is set smaller rather than run into its neighbour's.
    const room = areas ? 220 : 94
    if (width > room) {
      size = Math.max((size * room) / width, Math.min(size, 9 / view.scale))
      context.font = font()
      width = context.measureText(label.text).width
    }
    const below = areas ? 22 * sizeOfPieces('areas', view.scale) + size : 34 + (size - look.size) * 0.4
    const y = at.y + below + place * 12
    // From afar names grow together; the greater place keeps its own and the smaller one goes without.
    const box = { x: at.x - width / 2, y: y - size, width, height: size }
    if (view.scale < 0.8 && taken.some((other) => overlap(box, other))) return
    taken.push(box)
    context.strokeStyle = 'rgba(243, 237, 222, 0.88)'
    context.lineWidth = Math.max(3.2, size * 0.26)
    context.strokeText(label.text, at.x, y)
    context.fillStyle = look.ink ?? INK
    context.fillText(label.text, at.x, y)
    const signs = view.scale > 0.34 ? (this.#signs.get(label.at) ?? []) : []
    signs.forEach((sign, i) =>
      drawSign(
        context,
        { x: at.x - width / 2 - size * 0.62 - (signs.length - 1 - i) * size * 0.95, y: y - size * 0.36 },
        sign,
        size * 0.86,
      ),
    )
    const points = areas ? this.geometry.board.labels.find((l) => l.at === label.at && l.kind === 'points') : undefined
    if (points) drawPoints(context, { x: at.x + width / 2 + size * 0.8, y: y - size * 0.36 }, points.text, size * 0.62)
  }

  #grain(context: CanvasRenderingContext2D, view: View): void {
    const pattern = grainPattern(context)
    if (!pattern) return
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = pattern
    context.fillRect(0, 0, view.box.width * view.scale * view.density, view.box.height * view.scale * view.density)
  }

  /** The state of spaces: zones hatched by side, control washed with a border. */
  drawMark(context: CanvasRenderingContext2D, view: View, mark: Mark, seats: string[]): void {
    this.#enter(context, view)
    const seat = seats.findIndex((id) => mark.kind.startsWith(`${id}-`))
    const colour = markColour(mark.kind, seats)
    const area = new Path2D()
    for (const id of mark.spaces) {
      const path = this.geometry.paths.get(id)
      if (path) area.addPath(new Path2D(path))
    }
    if (isRing(mark.kind)) {
      context.strokeStyle = mark.kind === 'selected' ? GOLD.strong : RED.strong
      context.lineWidth = 5
      context.lineJoin = 'round'
      context.stroke(area)
      return
    }
    context.save()
    context.clip(area)
    context.globalAlpha = mark.kind.endsWith('-zone') ? 0.1 : 0.16
    context.fillStyle = colour
    context.fill(area)
    if (mark.kind.endsWith('-zone')) {
      context.globalAlpha = 0.5
      // Hatching leans to one side for one seat and to the other for the next, so that both can be read at once.
      hatch(context, view.box, colour, 1.5, 12, seat % 2 === 0)
    }
    context.restore()
    this.#drawBorder(context, mark.spaces, colour, mark.kind.endsWith('-zone') ? 1.6 : 4)
  }

  #drawBorder(context: CanvasRenderingContext2D, ids: string[], colour: string, width: number): void {
    context.strokeStyle = colour
    context.lineWidth = width
    context.lineCap = 'round'
    context.beginPath()
    for (const [p, q] of this.geometry.borderOf(ids)) {
      context.moveTo(p.x, p.y)
      context.lineTo(q.x, q.y)
    }
    context.stroke()
  }

  /** Regions by a numbered fact, each with its number. */
  drawRegions(context: CanvasRenderingContext2D, view: View, regions: Map<number, string[]>): void {
    this.#enter(context, view)
    for (const [number, ids] of regions) {
      this.#drawBorder(context, ids, 'rgba(52, 86, 124, 0.75)', 3.5)
      const spaces = ids.flatMap((id) => this.geometry.spaces.get(id) ?? [])
      const x = spaces.reduce((sum, s) => sum + s.x, 0) / spaces.length
      const y = spaces.reduce((sum, s) => sum + s.y, 0) / spaces.length
      context.font = `700 ${Math.max(64, 26 / view.scale)}px ${FONT}`
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.fillStyle = 'rgba(52, 86, 124, 0.3)'
      context.fillText(String(number), x, y)
    }
  }

  /** Throws light on spaces. */
  drawLight(context: CanvasRenderingContext2D, view: View, ids: Iterable<string>, tone: 'gold' | 'red'): void {
    this.#enter(context, view)
    const light = tone === 'red' ? RED : GOLD
    const area = new Path2D()
    for (const id of ids) {
      const path = this.geometry.paths.get(id)
      if (path) area.addPath(new Path2D(path))
    }
    context.fillStyle = light.wash
    context.fill(area)
    const areas = this.geometry.board.shape === 'areas'
    if (areas) {
      // The ground of an area has the colour of its holder; light on it must not look like another one.
      context.save()
      context.clip(area)
      context.globalAlpha = 0.55
      hatch(context, view.box, light.edge, Math.max(2, 1.4 / view.scale), Math.max(18, 11 / view.scale), true)
      context.restore()
    }
    context.strokeStyle = light.edge
    context.globalAlpha = areas ? 1 : 0.75
    context.lineWidth = areas ? Math.max(4, 2.6 / view.scale) : Math.max(1.6, 1.1 / view.scale)
    context.lineJoin = 'round'
    context.stroke(area)
    context.globalAlpha = 1
  }

  drawCosts(context: CanvasRenderingContext2D, view: View, costs: Map<string, string>): void {
    if (view.scale < 0.42) return
    this.#enter(context, view)
    context.font = `700 12.5px ${FONT}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    for (const [id, cost] of costs) {
      const at = this.geometry.centre(id)
      if (!at) continue
      context.strokeStyle = 'rgba(255, 244, 205, 0.9)'
      context.lineWidth = 3
      context.strokeText(cost, at.x - 36, at.y + 2)
      context.fillStyle = '#6b4a00'
      context.fillText(cost, at.x - 36, at.y + 2)
    }
  }
}

function saysWord(text: Text, word: string): boolean {
  return text.args?.some(([, arg]) => 'word' in arg && arg.word === word) ?? false
}
