// The sparse drawn patterns that tell kinds of ground apart besides their tint.
import type { Space } from '../api/types'
import { boxOf, inside, type Point } from '../scene/geometry'
import { seeded } from './stamps'
import type { Pattern } from './looks'

/** Gives the path that is drawn in a colour, as a line or filled. */
export type Pen = (colour: string, width: number, fill?: boolean) => Path2D

type Drawn = (p: Point & { size: number; keep: number }, pen: Pen) => void

/** Places over a hex that keep away from its middle line of counters only as far as looks natural. */
export const SPOTS: [number, number][] = [
  [-26, -24],
  [4, -34],
  [30, -22],
  [-36, 2],
  [-8, -6],
  [20, 2],
  [38, 6],
  [-22, 24],
  [6, 26],
  [28, 28],
]

export const PATTERNS: Record<Exclude<Pattern, 'none'>, Drawn> = {
  hills: ({ x, y, size, keep }, pen) => {
    if (keep < 0.38) return
    const r = 7.5 * size
    const path = pen('rgba(122, 96, 42, 0.42)', 1.3)
    path.moveTo(x - r, y)
    path.quadraticCurveTo(x - r * 0.2, y - r * 1.05, x + r, y)
    const shade = pen('rgba(122, 96, 42, 0.3)', 0.9)
    for (const t of [0.35, 0.65]) {
      shade.moveTo(x + r * t * 0.9, y - r * 0.42 * (1 - t))
      shade.lineTo(x + r * t * 0.9 - 1.5, y - r * 0.42 * (1 - t) + 3.4)
    }
  },
  peaks: ({ x, y, size, keep }, pen) => {
    if (keep < 0.2) return
    const [w, h] = [9 * size, 12 * size]
    const shade = pen('rgba(92, 62, 30, 0.34)', 0, true)
    shade.moveTo(x, y - h)
    shade.lineTo(x + w, y)
    shade.lineTo(x + w * 0.18, y)
    shade.lineTo(x - w * 0.12, y - h * 0.42)
    shade.closePath()
    const light = pen('rgba(255, 247, 226, 0.34)', 0, true)
    light.moveTo(x, y - h)
    light.lineTo(x - w * 0.12, y - h * 0.42)
    light.lineTo(x + w * 0.18, y)
    light.lineTo(x - w, y)
    light.closePath()
    const edge = pen('rgba(78, 52, 24, 0.62)', 1.2)
    edge.moveTo(x - w, y)
    edge.lineTo(x, y - h)
    edge.lineTo(x + w, y)
  },
  trees: ({ x, y, size }, pen) => {
    const r = 5.2 * size
    const shade = pen('rgba(70, 90, 40, 0.28)', 0, true)
    shade.moveTo(x + r + 1.5, y + 1.5)
    shade.arc(x + 1.5, y + 1.5, r, 0, Math.PI * 2)
    const crown = pen('#a9b97c', 0, true)
    crown.moveTo(x + r, y)
    crown.arc(x, y, r, 0, Math.PI * 2)
    const edge = pen('rgba(74, 94, 44, 0.55)', 0.9)
    edge.moveTo(x + r, y)
    edge.arc(x, y, r, 0, Math.PI * 2)
  },
  reeds: ({ x, y, size }, pen) => {
    const water = pen('rgba(79, 127, 156, 0.5)', 1.1)
    water.moveTo(x - 8 * size, y + 2)
    water.lineTo(x + 8 * size, y + 2)
    const reed = pen('rgba(84, 112, 62, 0.7)', 1.1)
    for (const lean of [-3, 0, 3]) {
      reed.moveTo(x + lean * 0.6, y + 1)
      reed.lineTo(x + lean * 1.3, y - 6 * size)
    }
  },
  blocks: ({ x, y, size, keep }, pen) => {
    const [w, h] = [7 + 6 * keep, 7 * size]
    const shade = pen('rgba(60, 48, 36, 0.22)', 0, true)
    shade.rect(x - w / 2 + 1.5, y - h / 2 + 1.5, w, h)
    const block = pen('#a4937f', 0, true)
    block.rect(x - w / 2, y - h / 2, w, h)
  },
  waves: ({ x, y, size, keep }, pen) => {
    if (keep < 0.6) return
    const path = pen('rgba(79, 127, 156, 0.35)', 1.1)
    path.moveTo(x - 8 * size, y)
    path.quadraticCurveTo(x - 4 * size, y - 3, x, y)
    path.quadraticCurveTo(x + 4 * size, y + 3, x + 8 * size, y)
  },
}

/** Places all over an area, not too near its borders, as seen from its middle. */
export function scattered(space: Space, rings: Point[][], step: number): [number, number][] {
  const random = seeded(`${space.id} ${step}`)
  const box = boxOf(rings.flat(), 20)
  const places: [number, number][] = []
  for (let y = box.y; y < box.y + box.height; y += step * 0.8) {
    for (let x = box.x; x < box.x + box.width; x += step) {
      const at = { x: x + (random() - 0.5) * step * 0.8, y: y + (random() - 0.5) * step * 0.6 }
      const near = [
        [-16, 4],
        [16, 4],
        [0, -16],
        [0, 10],
      ].every(([dx, dy]) => inside(rings, { x: at.x + dx!, y: at.y + dy! }))
      if (near) places.push([at.x - space.x, at.y - space.y])
    }
  }
  return places
}
