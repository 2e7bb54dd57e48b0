// What men have built on an open table, and what is left of it.
import type { Space } from '../../api/types'
import { boxOf, type Point } from '../../scene/geometry'
import { centreOf, ragged, ringPath, scatter, seeded, spine } from '../scatter'
import {
  SHADE,
  cast,
  disc,
  fill,
  floorsOf,
  grow,
  inked,
  line,
  offset,
  stones,
  type Feature,
  type Painted,
} from './brush'

const BRICKS = ['#9a8c7a', '#7f7264', '#a3705a', '#8a5a48', '#b5aa98']

export const rubble: Feature = (ring, random) => {
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

export const wall: Feature = (ring, random) => {
  const [a, b] = spine(ring)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const box = boxOf(ring, 0)
  const thick = Math.max(34, Math.min(box.width, box.height))
  const blocks = Math.max(2, Math.round(length / 52))
  const tones = Array.from({ length: blocks }, () => random())
  return {
    shadow: cast(ring, 20),
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

export const wire: Feature = (ring) => {
  const [a, b] = spine(ring)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  return {
    body: (context) => {
      context.translate(a.x, a.y)
      context.rotate(angle)
      for (const [dx, colour] of [
        [8, 'rgba(20, 20, 10, 0.35)'],
        [0, '#4c4942'],
      ] as const) {
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

export const teeth: Feature = (ring, random) => {
  const places = scatter(ring, 110, random, 10)
  return {
    shadow: (context) => {
      context.fillStyle = SHADE
      for (const p of places) context.fillRect(p.x - 20, p.y - 18, 66, 62)
    },
    body: (context) => {
      for (const p of places) {
        const sides = ['#d3cfc2', '#8e8a7e', '#6d695f', '#b7b2a4']
        const corner = [
          [-34, -34],
          [34, -34],
          [34, 34],
          [-34, 34],
        ] as const
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

/** Roofs differ from house to house: tiles, slate, thatch. */
const ROOFS: [string, string, string][] = [
  ['#b0654a', '#8a4a36', '#6b3628'],
  ['#7d8489', '#5f666c', '#464c52'],
  ['#bfa268', '#9a7f4b', '#75603a'],
  ['#a3573f', '#7f4130', '#5f2f22'],
]

export const building: Feature = (ring, random, space) => {
  const path = ringPath(ring)
  const floors = floorsOf(space)
  const tall = 34 + floors * 26
  const [lightest, dark, darkest] = ROOFS[Math.floor(random() * ROOFS.length)]!
  const [a, b] = spine(ring)
  const centre = centreOf(ring)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const long = Math.hypot(b.x - a.x, b.y - a.y)
  const box = boxOf(ring, 0)
  const wide = Math.abs(Math.sin(angle)) > 0.7 ? box.width : box.height
  const hip = Math.min(long, wide) * 0.32
  const chimney = { x: (random() - 0.5) * long * 0.5, y: wide * (random() > 0.5 ? 0.18 : -0.18) }
  const lawn = ragged(grow(ring, 46), 90, 16, random)
  const tower = floors >= 3
  return {
    ground: fill(lawn, 'rgba(140, 120, 84, 0.5)'),
    shadow: cast(ring, tall),
    body: (context) => {
      inked(context, path, ['#d8ccb2', '#5c4c38', 8])
      context.translate(centre.x, centre.y)
      context.rotate(angle)
      const [l, w] = [long / 2 - 4, wide / 2 - 4]
      // The two sides of a hipped roof and its two ends, lit from the upper left.
      const up = { x: Math.cos(-angle - Math.PI * 0.75), y: Math.sin(-angle - Math.PI * 0.75) }
      const faces: [Point[], Point][] = [
        [
          [
            { x: -l, y: -w },
            { x: l, y: -w },
            { x: l - hip, y: 0 },
            { x: -l + hip, y: 0 },
          ],
          { x: 0, y: -1 },
        ],
        [
          [
            { x: -l, y: w },
            { x: l, y: w },
            { x: l - hip, y: 0 },
            { x: -l + hip, y: 0 },
          ],
          { x: 0, y: 1 },
        ],
        [
          [
            { x: -l, y: -w },
            { x: -l, y: w },
            { x: -l + hip, y: 0 },
          ],
          { x: -1, y: 0 },
        ],
        [
          [
            { x: l, y: -w },
            { x: l, y: w },
            { x: l - hip, y: 0 },
          ],
          { x: 1, y: 0 },
        ],
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
      for (const [x, y] of [
        [-l, -w],
        [-l, w],
      ] as const)
        line(context, x, y, -l + hip, 0)
      for (const [x, y] of [
        [l, -w],
        [l, w],
      ] as const)
        line(context, x, y, l - hip, 0)
      if (tower) {
        const t = Math.min(92, w * 0.5)
        const peak: Point = { x: -l + t + 4, y: 0 }
        const square = [
          [-t, -t],
          [t, -t],
          [t, t],
          [-t, t],
        ] as const
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

export const base: Feature = (ring) => {
  const path = ringPath(ring)
  const centre = centreOf(ring)
  return {
    shadow: cast(ring, 34),
    body: (context) => {
      inked(context, path, ['#8f8b7d', '#4d4a41', 14])
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
export function ruin(space: Space, rings: Point[][]): Painted {
  const random = seeded(`${space.id} fallen`)
  const [ring = []] = rings
  const walls = ringPath(ring)
  const made = rubble(ring, random, space)
  return {
    box: boxOf(rings.flat(), 120),
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
