// What grows on an open table.
import type { Point } from '../../scene/geometry'
import { blob, inset, ragged, scatter, spine, type Random } from '../scatter'
import { SHADE, disc, fill, grow, inked, kindOf, roundLight, type Feature } from './brush'

interface Tree {
  at: Point
  radius: number
  crown: Path2D
}

export const woods: Feature = (ring, random) => {
  const floor = ragged(ring, 110, 34, random)
  const litter = scatter(ring, 60, random, 10)
  const grown = (at: Point, radius: number): Tree => ({ at, radius, crown: blob(at, radius, 7, random) })
  const trees = scatter(inset(ring, 44), 182, random, 52).map((at) => grown(at, 66 + random() * 58))
  const shrubs = scatter(ring, 210, random, 95).map((at) => grown(at, 26 + random() * 22))
  return {
    ground: (context) => {
      context.fillStyle = 'rgba(66, 70, 30, 0.85)'
      context.fill(floor)
      context.lineWidth = 14
      context.strokeStyle = 'rgba(58, 64, 26, 0.4)'
      context.stroke(floor)
      for (const p of litter) {
        context.fillStyle = ['rgba(126, 96, 52, 0.6)', 'rgba(92, 104, 44, 0.7)', 'rgba(44, 48, 18, 0.6)'][
          Math.floor(random.of(p, 0) * 3)
        ]!
        context.beginPath()
        context.ellipse(
          p.x,
          p.y,
          10 + random.of(p, 1) * 14,
          6 + random.of(p, 2) * 8,
          random.of(p, 3) * 3,
          0,
          Math.PI * 2,
        )
        context.fill()
      }
    },
    shadow: (context) => {
      context.fillStyle = SHADE
      for (const { at, radius } of shrubs) disc(context, at.x + 14, at.y + 16, radius)
      for (const { at, radius } of trees) disc(context, at.x + 36, at.y + 42, radius * 1.02)
    },
    body: (context) => {
      for (const { at, radius, crown } of shrubs) tree(context, at, radius, crown, random.of(at, 5))
    },
    crown: (context) => {
      for (const { at, radius, crown } of trees) tree(context, at, radius, crown, random.of(at, 5))
    },
  }
}

function tree(context: CanvasRenderingContext2D, at: Point, radius: number, crown: Path2D, tone: number): void {
  const hue = 64 + tone * 24
  const light = roundLight(context, at, {
    reach: radius * 1.1,
    spot: [radius * 0.4, radius * 0.45],
    tones: [
      [0, `hsl(${hue}, 34%, ${43 + tone * 6}%)`],
      [0.55, `hsl(${hue + 6}, 33%, ${29 + tone * 4}%)`],
      [1, `hsl(${hue + 10}, 36%, 17%)`],
    ],
  })
  inked(context, crown, [light, 'rgba(20, 26, 6, 0.45)', 4])
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

export const hedge: Feature = (ring, random, space) => {
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
