// Draws an open table from above, as a photograph of one would look: grass with its grain, roads, woods, walls and
// houses with their shadows. Light falls from the upper left. What is scattered is scattered by the name of its feature, so
// that it lies the same at every scale and in every window.
import type { Board, Mark, Space } from '../api/types'
import { Geometry, type Box, type Point } from '../scene/geometry'
import type { View } from './draw'
import { blob, centreOf, inset, ragged, ringPath, scatter, seeded, spine, type Random } from './scatter'

type Painter = (context: CanvasRenderingContext2D) => void

/** What is painted of a feature, from the ground up. */
interface Painted {
  box: Box
  ground?: Painter
  shadow?: Painter
  body?: Painter
  /** Above everything else that stands. */
  crown?: Painter
}

const SHADE = 'rgba(24, 26, 10, 0.34)'
const EDGE = 90

const kindOf = (space: Space): string => space.kind.replace(/^terrain-/, '')
const floorsOf = (space: Space): number => {
  const number = space.facts?.flatMap((fact) => fact.args ?? []).find(([name]) => name === 'floors')?.[1]
  return number && 'number' in number ? number.number : 1
}

/** What lies flat is painted first, what stands last. */
const ORDER = ['hill', 'field', 'high-crops', 'marsh', 'road', 'deep-water', 'cliff', 'craters', 'rubble', 'woods', 'trench', 'wire', 'dragons-teeth', 'hedge', 'wall', 'bocage', 'base', 'building']

export class TableDrawing {
  readonly geometry: Geometry
  readonly #painted = new Map<string, Painted>()
  readonly #order: string[]
  readonly #patches: { at: Point; radius: number; colour: string }[] = []

  constructor(readonly board: Board) {
    this.geometry = new Geometry(board)
    const rank = (space: Space): number => (ORDER.indexOf(kindOf(space)) + 1 || ORDER.length) * 1
    this.#order = [...board.spaces].sort((a, b) => rank(a) - rank(b)).map((space) => space.id)
    for (const space of board.spaces) this.#painted.set(space.id, paint(space, this.geometry.outlines.get(space.id) ?? []))
    const random = seeded('patches')
    const { width, height } = this.geometry.box
    const tones = ['rgba(150, 150, 74, 0.34)', 'rgba(86, 104, 50, 0.36)', 'rgba(158, 140, 84, 0.30)', 'rgba(112, 132, 62, 0.34)']
    for (let i = 0; i < 70; i++) {
      this.#patches.push({ at: { x: random() * width, y: random() * height }, radius: 250 + random() * 700, colour: tones[i % tones.length]! })
    }
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
    this.#grass(context, width, height)
    const down = new Set(fallen)
    const seen = this.#order.flatMap((id) => {
      const painted = down.has(id) ? ruin(this.board.spaces.find((space) => space.id === id)!, this.geometry.outlines.get(id)!) : this.#painted.get(id)
      return painted && meets(painted.box, view.box) ? [painted] : []
    })
    for (const layer of ['ground', 'shadow', 'body', 'crown'] as const) {
      for (const painted of seen) {
        const painter = painted[layer]
        if (!painter) continue
        context.save()
        painter(context)
        context.restore()
      }
    }
    // Falling off towards the edges, as light over a table does.
    const light = context.createRadialGradient(width * 0.42, height * 0.36, height * 0.3, width / 2, height / 2, width * 0.68)
    light.addColorStop(0, 'rgba(255, 246, 210, 0.10)')
    light.addColorStop(1, 'rgba(16, 20, 4, 0.20)')
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
    context.restore()
  }

  // A table has no names and no holders; these are what pictures of other boards ask for.
  drawNames(_context: CanvasRenderingContext2D, _view: View, _numbers: boolean): void {}
  drawHeld(_context: CanvasRenderingContext2D, _view: View, _mark: Mark): void {}

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

  #grass(context: CanvasRenderingContext2D, width: number, height: number): void {
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
    if (!grain) return
    context.fillStyle = grain
    context.fillRect(0, 0, width, height)
  }
}

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

function line(context: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath()
  context.moveTo(x1, y1)
  context.lineTo(x2, y2)
  context.stroke()
}

function boxOf(rings: Point[][], air: number): Box {
  const [xs, ys] = [rings.flat().map((p) => p.x), rings.flat().map((p) => p.y)]
  const [x, y] = [Math.min(...xs) - air, Math.min(...ys) - air]
  return { x, y, width: Math.max(...xs) + air - x, height: Math.max(...ys) + air - y }
}

let tile: HTMLCanvasElement | undefined

/** Static grass: short blades of a few tones, made once. */
function turf(context: CanvasRenderingContext2D): CanvasPattern | null {
  if (!tile) {
    tile = document.createElement('canvas')
    tile.width = tile.height = 512
    const g = tile.getContext('2d')
    if (!g) return null
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
  }
  const pattern = context.createPattern(tile, 'repeat')
  // A tile is a foot wide; the grain belongs to the table and not to the window.
  pattern?.setTransform(new DOMMatrix().scale(2.2))
  return pattern
}

function paint(space: Space, rings: Point[][]): Painted {
  const random = seeded(space.id)
  const kind = kindOf(space)
  const [ring = []] = rings
  const box = boxOf(rings, 220)
  const painter = FEATURES[kind] ?? unknown
  return { box, ...painter(ring, random, space) }
}

type Feature = (ring: Point[], random: Random, space: Space) => Omit<Painted, 'box'>

const fill = (path: Path2D, colour: string): Painter => (context) => {
  context.fillStyle = colour
  context.fill(path)
}

const unknown: Feature = (ring) => ({ ground: fill(ringPath(ring), 'rgba(120, 110, 80, 0.5)') })

const road: Feature = (ring, random) => {
  const verge = ragged(ring, 90, 22, random)
  const bed = ragged(inset(ring, 14), 110, 8, random)
  const [a, b] = spine(ring)
  const across = { x: -(b.y - a.y), y: b.x - a.x }
  const length = Math.hypot(across.x, across.y) || 1
  const width = Math.min(...[0, 1].map((i) => Math.hypot(ring[i]!.x - ring[i + 1]!.x, ring[i]!.y - ring[i + 1]!.y)))
  const stones = scatter(ring, 70, random, 40)
  return {
    ground: (context) => {
      context.fillStyle = 'rgba(122, 104, 62, 0.55)'
      context.fill(verge)
      context.fillStyle = '#b59e74'
      context.fill(bed)
      context.save()
      context.clip(bed)
      context.lineCap = 'round'
      for (const side of [-0.24, 0.24]) {
        const [dx, dy] = [(across.x / length) * width * side, (across.y / length) * width * side]
        context.strokeStyle = 'rgba(104, 84, 52, 0.42)'
        context.lineWidth = 36
        line(context, a.x + dx, a.y + dy, b.x + dx, b.y + dy)
        context.strokeStyle = 'rgba(214, 194, 152, 0.45)'
        context.lineWidth = 10
        line(context, a.x + dx - 12, a.y + dy - 12, b.x + dx - 12, b.y + dy - 12)
      }
      context.restore()
      for (const p of stones) {
        context.fillStyle = random.of(p, 0) > 0.5 ? 'rgba(224, 208, 172, 0.7)' : 'rgba(96, 80, 54, 0.5)'
        context.beginPath()
        context.ellipse(p.x, p.y, 5 + random.of(p, 1) * 7, 4 + random.of(p, 2) * 4, random.of(p, 3) * 3, 0, Math.PI * 2)
        context.fill()
      }
    },
  }
}

const field: Feature = (ring, random, space) => {
  const path = ragged(ring, 120, 14, random)
  const high = kindOf(space) === 'high-crops'
  const [a, b] = spine(ring)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const centre = centreOf(ring)
  const box = boxOf([ring], 0)
  const reach = Math.hypot(box.width, box.height)
  const rows: Painter = (context) => {
    context.save()
    context.clip(path)
    context.translate(centre.x, centre.y)
    context.rotate(angle)
    const step = high ? 46 : 60
    for (let y = -reach / 2; y < reach / 2; y += step) {
      context.strokeStyle = high ? 'rgba(128, 96, 28, 0.55)' : 'rgba(82, 60, 34, 0.5)'
      context.lineWidth = step * 0.42
      line(context, -reach / 2, y + step * 0.3, reach / 2, y + step * 0.3)
      context.strokeStyle = high ? 'rgba(246, 220, 128, 0.75)' : 'rgba(158, 128, 84, 0.6)'
      context.lineWidth = step * 0.3
      if (high) context.setLineDash([26, 8])
      line(context, -reach / 2, y, reach / 2, y)
      context.setLineDash([])
    }
    context.restore()
  }
  return {
    ground: (context) => {
      context.fillStyle = high ? '#c9a84e' : '#93764b'
      if (high) {
        context.shadowColor = 'rgba(0, 0, 0, 0.4)'
        context.shadowBlur = 8
        context.shadowOffsetX = context.shadowOffsetY = 3
      }
      context.fill(path)
      context.shadowColor = 'transparent'
      rows(context)
    },
  }
}

const woods: Feature = (ring, random) => {
  const floor = ragged(ring, 110, 34, random)
  const litter = scatter(ring, 60, random, 10)
  const trees = scatter(inset(ring, 40), 176, random, 26).map((at) => ({ at, radius: 74 + random() * 46, crown: blob(at, 74 + random() * 46, 7, random) }))
  return {
    ground: (context) => {
      context.fillStyle = 'rgba(66, 70, 30, 0.85)'
      context.fill(floor)
      context.lineWidth = 14
      context.strokeStyle = 'rgba(58, 64, 26, 0.4)'
      context.stroke(floor)
      for (const p of litter) {
        context.fillStyle = ['rgba(126, 96, 52, 0.6)', 'rgba(92, 104, 44, 0.7)', 'rgba(44, 48, 18, 0.6)'][Math.floor(random.of(p, 0) * 3)]!
        context.beginPath()
        context.ellipse(p.x, p.y, 10 + random.of(p, 1) * 14, 6 + random.of(p, 2) * 8, random.of(p, 3) * 3, 0, Math.PI * 2)
        context.fill()
      }
    },
    shadow: (context) => {
      context.fillStyle = SHADE
      for (const { at, radius } of trees) disc(context, at.x + 34, at.y + 40, radius * 1.02)
    },
    crown: (context) => {
      for (const { at, radius, crown } of trees) tree(context, at, radius, crown, random.of(at, 5))
    },
  }
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}

function tree(context: CanvasRenderingContext2D, at: Point, radius: number, crown: Path2D, tone: number): void {
  const hue = 64 + tone * 24
  const light = context.createRadialGradient(at.x - radius * 0.4, at.y - radius * 0.45, radius * 0.1, at.x, at.y, radius * 1.1)
  light.addColorStop(0, `hsl(${hue}, 34%, ${43 + tone * 6}%)`)
  light.addColorStop(0.55, `hsl(${hue + 6}, 33%, ${29 + tone * 4}%)`)
  light.addColorStop(1, `hsl(${hue + 10}, 36%, 17%)`)
  context.fillStyle = light
  context.fill(crown)
  context.strokeStyle = 'rgba(20, 26, 6, 0.45)'
  context.lineWidth = 4
  context.stroke(crown)
  // Clumps of leaves.
  for (let i = 0; i < 9; i++) {
    const angle = i * 2.4 + tone * 7
    const far = radius * (0.2 + 0.55 * ((i * 0.37 + tone) % 1))
    const [x, y] = [at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far]
    context.fillStyle = `hsla(${hue + 4}, 40%, ${x + y < at.x + at.y ? 50 : 22}%, 0.34)`
    disc(context, x, y, radius * 0.17)
    context.fillStyle = `hsla(${hue}, 46%, 58%, 0.22)`
    disc(context, x - radius * 0.05, y - radius * 0.06, radius * 0.08)
  }
}

const marsh: Feature = (ring, random) => {
  const wet = ragged(ring, 110, 36, random)
  const pools = scatter(inset(ring, 60), 260, random, 50).map((at) => blob(at, 60 + random() * 60, 6, random))
  const reeds = scatter(ring, 110, random, 30)
  return {
    ground: (context) => {
      context.fillStyle = 'rgba(92, 104, 62, 0.85)'
      context.fill(wet)
      for (const pool of pools) {
        context.fillStyle = 'rgba(70, 98, 98, 0.85)'
        context.fill(pool)
        context.strokeStyle = 'rgba(190, 208, 190, 0.35)'
        context.lineWidth = 5
        context.stroke(pool)
      }
      context.lineCap = 'round'
      for (const p of reeds) {
        for (let i = 0; i < 5; i++) {
          const lean = (random.of(p, i) - 0.5) * 40
          context.strokeStyle = i % 2 ? 'rgba(170, 166, 88, 0.9)' : 'rgba(62, 76, 34, 0.9)'
          context.lineWidth = 5
          line(context, p.x + i * 7, p.y, p.x + i * 7 + lean, p.y - 34 - random.of(p, i + 7) * 26)
        }
      }
    },
  }
}

const water: Feature = (ring, random) => {
  const bank = ragged(ring, 130, 30, random)
  const shore = ragged(inset(ring, 26), 130, 22, random)
  const ripples = scatter(inset(ring, 60), 190, random, 60)
  const [a, b] = spine(ring)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  return {
    ground: (context) => {
      context.fillStyle = '#8a7a4e'
      context.fill(bank)
      context.fillStyle = '#3f6b74'
      context.fill(shore)
      context.save()
      context.clip(shore)
      context.strokeStyle = 'rgba(14, 40, 48, 0.4)'
      context.lineWidth = 40
      context.stroke(shore)
      context.strokeStyle = 'rgba(206, 228, 224, 0.35)'
      context.lineWidth = 5
      context.lineCap = 'round'
      for (const p of ripples) {
        context.save()
        context.translate(p.x, p.y)
        context.rotate(angle)
        context.beginPath()
        context.moveTo(-50, 0)
        context.quadraticCurveTo(-25, -14, 0, 0)
        context.quadraticCurveTo(25, 14, 50 + random.of(p, 0) * 40, 0)
        context.stroke()
        context.restore()
      }
      context.restore()
    },
  }
}

const hill: Feature = (ring, random) => {
  const levels = [0, 0.16, 0.34, 0.52].map((share, i) => ragged(shrink(ring, share), 220 - i * 30, 40, random))
  return {
    ground: (context) => {
      context.save()
      context.shadowColor = 'rgba(20, 24, 6, 0.55)'
      context.shadowBlur = 34
      context.shadowOffsetX = context.shadowOffsetY = 16
      context.fillStyle = '#8b924e'
      context.fill(levels[0]!)
      context.restore()
      levels.forEach((level, i) => {
        context.fillStyle = ['rgba(150, 150, 84, 0.65)', 'rgba(164, 160, 92, 0.6)', 'rgba(178, 172, 104, 0.6)', 'rgba(192, 184, 118, 0.6)'][i]!
        context.fill(level)
        context.save()
        context.clip(level)
        context.strokeStyle = 'rgba(255, 248, 196, 0.34)'
        context.lineWidth = 20
        context.translate(6, 6)
        context.stroke(level)
        context.restore()
        context.strokeStyle = 'rgba(70, 66, 26, 0.38)'
        context.lineWidth = 5
        context.stroke(level)
      })
      const grain = turf(context)
      if (grain) {
        context.fillStyle = grain
        context.fill(levels[0]!)
      }
    },
  }
}

function shrink(ring: Point[], share: number): Point[] {
  const centre = centreOf(ring)
  return ring.map((p) => ({ x: p.x + (centre.x - p.x) * share, y: p.y + (centre.y - p.y) * share }))
}

const cliff: Feature = (ring, random) => {
  const path = ragged(ring, 70, 20, random)
  const cracks = scatter(ring, 90, random, 20)
  return {
    shadow: fill(offset(path, 26, 30), SHADE),
    body: (context) => {
      context.fillStyle = '#8d8676'
      context.fill(path)
      context.save()
      context.clip(path)
      for (const p of cracks) {
        context.fillStyle = random.of(p, 0) > 0.5 ? 'rgba(190, 184, 168, 0.6)' : 'rgba(70, 64, 54, 0.5)'
        stone(context, p, 30 + random.of(p, 1) * 34, random)
      }
      context.restore()
    },
  }
}

const offset = (path: Path2D, dx: number, dy: number): Path2D => {
  const moved = new Path2D()
  moved.addPath(path, new DOMMatrix().translate(dx, dy))
  return moved
}

function stone(context: CanvasRenderingContext2D, p: Point, size: number, random: Random): void {
  context.beginPath()
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + random.of(p, i) * 0.6
    const far = size * (0.6 + random.of(p, i + 9) * 0.4)
    context.lineTo(p.x + Math.cos(angle) * far, p.y + Math.sin(angle) * far * 0.82)
  }
  context.closePath()
  context.fill()
}

function stones(context: CanvasRenderingContext2D, places: Point[], random: Random, tones: string[]): void {
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

const BRICKS = ['#9a8c7a', '#7f7264', '#a3705a', '#8a5a48', '#b5aa98']

const rubble: Feature = (ring, random) => {
  const dust = ragged(ring, 90, 30, random)
  const places = scatter(ring, 74, random, 16)
  const beams = scatter(ring, 320, random, 60)
  return {
    ground: fill(dust, 'rgba(148, 130, 106, 0.9)'),
    body: (context) => {
      stones(context, places, random, BRICKS)
      context.lineCap = 'butt'
      for (const p of beams) {
        const angle = random.of(p, 4) * 3
        const [dx, dy] = [Math.cos(angle) * 80, Math.sin(angle) * 80]
        context.strokeStyle = SHADE
        context.lineWidth = 17
        line(context, p.x - dx + 8, p.y - dy + 9, p.x + dx + 8, p.y + dy + 9)
        context.strokeStyle = '#5d4630'
        line(context, p.x - dx, p.y - dy, p.x + dx, p.y + dy)
        context.strokeStyle = 'rgba(214, 180, 134, 0.4)'
        context.lineWidth = 4
        line(context, p.x - dx - 3, p.y - dy - 4, p.x + dx - 3, p.y + dy - 4)
      }
    },
  }
}

const craters: Feature = (ring, random) => {
  const ground = ragged(ring, 100, 34, random)
  const holes = scatter(inset(ring, 70), 230, random, 40)
  return {
    ground: (context) => {
      context.fillStyle = 'rgba(112, 92, 60, 0.7)'
      context.fill(ground)
      for (const p of holes) {
        const radius = 66 + random.of(p, 0) * 44
        const pit = context.createRadialGradient(p.x - radius * 0.25, p.y - radius * 0.25, radius * 0.1, p.x, p.y, radius)
        pit.addColorStop(0, '#2c2215')
        pit.addColorStop(0.6, '#5d4a30')
        pit.addColorStop(0.8, '#a58a60')
        pit.addColorStop(1, 'rgba(134, 112, 74, 0)')
        context.fillStyle = pit
        disc(context, p.x, p.y, radius)
      }
    },
  }
}

/** Bushes along the middle of a thin feature. */
function row(ring: Point[], every: number, random: Random): Point[] {
  const [a, b] = spine(ring)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const count = Math.max(1, Math.round(length / every))
  return Array.from({ length: count + 1 }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / count + (random() - 0.5) * every * 0.25,
    y: a.y + ((b.y - a.y) * i) / count + (random() - 0.5) * every * 0.25,
  }))
}

const hedge: Feature = (ring, random, space) => {
  const bank = kindOf(space) === 'bocage'
  const bushes = row(ring, bank ? 40 : 32, random).map((at) => {
    const radius = (bank ? 46 : 31) * (0.8 + random() * 0.5)
    return { at, radius, shape: blob(at, radius, 5, random) }
  })
  const earth = ragged(grow(ring, bank ? 26 : 10), 80, 10, random)
  return {
    ground: fill(earth, bank ? 'rgba(96, 78, 46, 0.95)' : 'rgba(66, 68, 30, 0.7)'),
    shadow: (context) => {
      context.fillStyle = SHADE
      const far = bank ? 30 : 18
      for (const { at, radius } of bushes) disc(context, at.x + far, at.y + far, radius)
    },
    body: (context) => {
      for (const { at, radius, shape } of bushes) {
        const tone = random.of(at, 3)
        const light = context.createRadialGradient(at.x - radius * 0.4, at.y - radius * 0.4, 2, at.x, at.y, radius)
        light.addColorStop(0, `hsl(${68 + tone * 22}, 34%, 41%)`)
        light.addColorStop(1, `hsl(${76 + tone * 18}, 38%, 18%)`)
        context.fillStyle = light
        context.fill(shape)
        context.fillStyle = `hsla(${78 + tone * 20}, 44%, 54%, 0.35)`
        disc(context, at.x - radius * 0.3, at.y - radius * 0.34, radius * 0.3)
        disc(context, at.x + radius * 0.3, at.y - radius * 0.1, radius * 0.2)
      }
    },
  }
}

function grow(ring: Point[], by: number): Point[] {
  return inset(ring, -by)
}

const wall: Feature = (ring, random) => {
  const path = ringPath(ring)
  const [a, b] = spine(ring)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const box = boxOf([ring], 0)
  const thick = Math.max(34, Math.min(box.width, box.height))
  const blocks = Math.max(2, Math.round(length / 52))
  const tones = Array.from({ length: blocks }, () => random())
  return {
    shadow: fill(offset(path, 16, 18), SHADE),
    body: (context) => {
      context.translate(a.x, a.y)
      context.rotate(angle)
      context.fillStyle = '#5f5a50'
      context.fillRect(-6, -thick / 2 - 3, length + 12, thick + 6)
      tones.forEach((tone, i) => {
        const [x, wide] = [(i / blocks) * length, length / blocks]
        context.fillStyle = `hsl(38, ${8 + tone * 8}%, ${52 + tone * 16}%)`
        context.fillRect(x + 2, -thick / 2, wide - 4, thick)
        context.fillStyle = 'rgba(255, 250, 235, 0.3)'
        context.fillRect(x + 2, -thick / 2, wide - 4, 6)
      })
    },
  }
}

const wire: Feature = (ring, random) => {
  const [a, b] = spine(ring)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  void random
  return {
    body: (context) => {
      context.translate(a.x, a.y)
      context.rotate(angle)
      for (const [dx, colour] of [[8, 'rgba(20, 20, 10, 0.35)'], [0, '#4c4942']] as const) {
        context.strokeStyle = colour
        context.lineWidth = 4.5
        for (let x = 0; x < length; x += 26) {
          context.beginPath()
          context.ellipse(x + 13 + dx, dx, 24, 34, 0, 0, Math.PI * 2)
          context.stroke()
        }
      }
      context.strokeStyle = '#4a3420'
      context.lineWidth = 12
      for (let x = 0; x <= length; x += 200) line(context, x, -38, x + 6, 38)
    },
  }
}

const teeth: Feature = (ring, random) => {
  const places = scatter(ring, 110, random, 10)
  return {
    shadow: (context) => {
      context.fillStyle = SHADE
      for (const p of places) context.fillRect(p.x - 20, p.y - 18, 66, 62)
    },
    body: (context) => {
      for (const p of places) {
        const sides = ['#d3cfc2', '#8e8a7e', '#6d695f', '#b7b2a4']
        const corner = [[-34, -34], [34, -34], [34, 34], [-34, 34]] as const
        sides.forEach((colour, i) => {
          const [c, d] = [corner[i]!, corner[(i + 1) % 4]!]
          context.fillStyle = colour
          context.beginPath()
          context.moveTo(p.x, p.y)
          context.lineTo(p.x + c[0], p.y + c[1])
          context.lineTo(p.x + d[0], p.y + d[1])
          context.fill()
        })
      }
    },
  }
}

const trench: Feature = (ring, random) => {
  const berm = ragged(grow(ring, 40), 70, 18, random)
  const cut = ragged(ring, 80, 7, random)
  const [a, b] = spine(ring)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  return {
    ground: (context) => {
      context.fillStyle = '#9c8256'
      context.fill(berm)
      context.strokeStyle = 'rgba(230, 206, 160, 0.4)'
      context.lineWidth = 10
      context.stroke(berm)
      context.fillStyle = '#3b2c1a'
      context.fill(cut)
      context.save()
      context.clip(cut)
      context.strokeStyle = 'rgba(0, 0, 0, 0.5)'
      context.lineWidth = 34
      context.translate(6, 6)
      context.stroke(offset(cut, -6, -6))
      context.restore()
      context.save()
      context.clip(cut)
      const centre = centreOf(ring)
      context.translate(centre.x, centre.y)
      context.rotate(angle)
      context.strokeStyle = 'rgba(150, 116, 70, 0.65)'
      context.lineWidth = 12
      for (let x = -3000; x < 3000; x += 34) line(context, x, -26, x, 26)
      context.restore()
    },
  }
}

/** Roofs differ from house to house: tiles, slate, thatch. */
const ROOFS: [string, string, string][] = [
  ['#b0654a', '#8a4a36', '#6b3628'],
  ['#7d8489', '#5f666c', '#464c52'],
  ['#bfa268', '#9a7f4b', '#75603a'],
  ['#a3573f', '#7f4130', '#5f2f22'],
]

const building: Feature = (ring, random, space) => {
  const path = ringPath(ring)
  const floors = floorsOf(space)
  const tall = 34 + floors * 26
  const [lightest, dark, darkest] = ROOFS[Math.floor(random() * ROOFS.length)]!
  const [a, b] = spine(ring)
  const centre = centreOf(ring)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  const box = boxOf([ring], 0)
  const wide = Math.abs(Math.sin(angle)) > 0.7 ? box.width : box.height
  const hip = Math.min(long, wide) * 0.32
  const chimney = { x: (random() - 0.5) * long * 0.5, y: wide * (random() > 0.5 ? 0.18 : -0.18) }
  const lawn = ragged(grow(ring, 46), 90, 16, random)
  const tower = floors >= 3
  return {
    ground: fill(lawn, 'rgba(140, 120, 84, 0.5)'),
    shadow: (context) => {
      context.fillStyle = SHADE
      for (let i = 1; i <= 3; i++) context.fill(offset(path, (tall * i) / 3, (tall * i) / 3))
    },
    body: (context) => {
      context.fillStyle = '#d8ccb2'
      context.fill(path)
      context.strokeStyle = '#5c4c38'
      context.lineWidth = 8
      context.stroke(path)
      context.translate(centre.x, centre.y)
      context.rotate(angle)
      const [l, w] = [long / 2 - 4, wide / 2 - 4]
      // The two sides of a hipped roof and its two ends, lit from the upper left.
      const up = { x: Math.cos(-angle - Math.PI * 0.75), y: Math.sin(-angle - Math.PI * 0.75) }
      const faces: [Point[], Point][] = [
        [[{ x: -l, y: -w }, { x: l, y: -w }, { x: l - hip, y: 0 }, { x: -l + hip, y: 0 }], { x: 0, y: -1 }],
        [[{ x: -l, y: w }, { x: l, y: w }, { x: l - hip, y: 0 }, { x: -l + hip, y: 0 }], { x: 0, y: 1 }],
        [[{ x: -l, y: -w }, { x: -l, y: w }, { x: -l + hip, y: 0 }], { x: -1, y: 0 }],
        [[{ x: l, y: -w }, { x: l, y: w }, { x: l - hip, y: 0 }], { x: 1, y: 0 }],
      ]
      for (const [corners, normal] of faces) {
        const lit = normal.x * up.x + normal.y * up.y
        const face = ringPath(corners)
        context.fillStyle = lit > 0.3 ? lightest : lit > -0.5 ? dark : darkest
        context.fill(face)
        context.save()
        context.clip(face)
        context.strokeStyle = 'rgba(30, 16, 8, 0.22)'
        context.lineWidth = 4
        const along = normal.y !== 0
        for (let k = -Math.max(l, w); k < Math.max(l, w); k += 24) {
          if (along) line(context, -l, k, l, k)
          else line(context, k, -w, k, w)
        }
        context.restore()
      }
      context.strokeStyle = 'rgba(255, 236, 206, 0.55)'
      context.lineWidth = 7
      line(context, -l + hip, 0, l - hip, 0)
      context.strokeStyle = 'rgba(40, 22, 12, 0.45)'
      context.lineWidth = 4
      for (const [x, y] of [[-l, -w], [-l, w]] as const) line(context, x, y, -l + hip, 0)
      for (const [x, y] of [[l, -w], [l, w]] as const) line(context, x, y, l - hip, 0)
      if (tower) {
        const t = Math.min(92, w * 0.5)
        const peak: Point = { x: -l + t + 4, y: 0 }
        const square = [[-t, -t], [t, -t], [t, t], [-t, t]] as const
        square.forEach((from, i) => {
          const to = square[(i + 1) % 4]!
          context.fillStyle = [lightest, dark, darkest, dark][i]!
          context.beginPath()
          context.moveTo(peak.x, peak.y)
          context.lineTo(peak.x + from[0], peak.y + from[1])
          context.lineTo(peak.x + to[0], peak.y + to[1])
          context.fill()
        })
        context.strokeStyle = '#f0dfb4'
        context.lineWidth = 9
        line(context, peak.x - 22, peak.y, peak.x + 22, peak.y)
        line(context, peak.x, peak.y - 30, peak.x, peak.y + 18)
      } else {
        context.fillStyle = 'rgba(20, 12, 6, 0.4)'
        context.fillRect(chimney.x + 12, chimney.y + 14, 44, 44)
        context.fillStyle = '#7b4a38'
        context.fillRect(chimney.x, chimney.y, 42, 42)
        context.fillStyle = '#2a1c14'
        context.fillRect(chimney.x + 11, chimney.y + 11, 20, 20)
      }
    },
  }
}

const base: Feature = (ring) => {
  const path = ringPath(ring)
  const centre = centreOf(ring)
  return {
    shadow: fill(offset(path, 26, 28), SHADE),
    body: (context) => {
      context.fillStyle = '#8f8b7d'
      context.fill(path)
      context.strokeStyle = '#4d4a41'
      context.lineWidth = 14
      context.stroke(path)
      context.strokeStyle = 'rgba(255, 252, 236, 0.4)'
      context.lineWidth = 6
      context.stroke(offset(path, -5, -5))
      context.fillStyle = '#3f3c34'
      disc(context, centre.x, centre.y, 46)
      context.fillStyle = '#a7a293'
      disc(context, centre.x - 6, centre.y - 6, 34)
    },
  }
}

/** A building that has come down. */
function ruin(space: Space, rings: Point[][]): Painted {
  const random = seeded(`${space.id} fallen`)
  const [ring = []] = rings
  const walls = ringPath(ring)
  const made = rubble(ring, random, space)
  return {
    box: boxOf(rings, 120),
    ...made,
    body: (context) => {
      context.save()
      context.strokeStyle = '#6e6455'
      context.lineWidth = 34
      context.setLineDash([130, 90])
      context.stroke(walls)
      context.restore()
      made.body?.(context)
    },
  }
}

const FEATURES: Record<string, Feature> = {
  road, field, 'high-crops': field, woods, marsh, 'deep-water': water, hill, cliff, rubble, craters, hedge, bocage: hedge, wall, wire,
  'dragons-teeth': teeth, trench, building, base,
}

