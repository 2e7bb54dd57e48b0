// What lies flat on an open table or rises from it: roads, fields, water, hills, holes.
import { boxOf } from '../../scene/geometry'
import { blob, centreOf, inset, ragged, scatter, spine, strip, widthOf } from '../scatter'
import {
  SHADE,
  disc,
  fill,
  grow,
  inked,
  kindOf,
  line,
  offset,
  roundLight,
  shrink,
  stone,
  turf,
  type Feature,
  type Painter,
} from './brush'

export const road: Feature = (ring, random) => {
  const verge = strip(ring, 20, 24, random)
  const bed = strip(inset(ring, 14), 40, 8, random)
  const [a, b] = spine(ring)
  const across = { x: -(b.y - a.y), y: b.x - a.x }
  const length = Math.hypot(across.x, across.y) || 1
  const width = widthOf(ring)
  const stones = scatter(ring, 70, random, 40)
  return {
    ground: fill(verge, 'rgba(122, 104, 62, 0.55)'),
    bed: (context) => {
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

export const field: Feature = (ring, random, space) => {
  const path = ragged(ring, 120, 14, random)
  const high = kindOf(space) === 'high-crops'
  const [a, b] = spine(ring)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const centre = centreOf(ring)
  const box = boxOf(ring, 0)
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

export const marsh: Feature = (ring, random) => {
  const wet = ragged(ring, 110, 36, random)
  const pools = scatter(inset(ring, 60), 260, random, 50).map((at) => blob(at, 60 + random() * 60, 6, random))
  const reeds = scatter(ring, 110, random, 30)
  return {
    ground: (context) => {
      context.fillStyle = 'rgba(92, 104, 62, 0.85)'
      context.fill(wet)
      for (const pool of pools) inked(context, pool, ['rgba(70, 98, 98, 0.85)', 'rgba(190, 208, 190, 0.35)', 5])
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

export const water: Feature = (ring, random) => {
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

export const hill: Feature = (ring, random) => {
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
        context.fillStyle = [
          'rgba(150, 150, 84, 0.65)',
          'rgba(164, 160, 92, 0.6)',
          'rgba(178, 172, 104, 0.6)',
          'rgba(192, 184, 118, 0.6)',
        ][i]!
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

export const cliff: Feature = (ring, random) => {
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

export const craters: Feature = (ring, random) => {
  const ground = ragged(ring, 100, 34, random)
  const holes = scatter(inset(ring, 70), 230, random, 40)
  return {
    ground: (context) => {
      context.fillStyle = 'rgba(112, 92, 60, 0.7)'
      context.fill(ground)
      for (const p of holes) {
        const radius = 66 + random.of(p, 0) * 44
        context.fillStyle = roundLight(context, p, {
          reach: radius,
          spot: [radius * 0.25, radius * 0.25],
          tones: [
            [0, '#2c2215'],
            [0.6, '#5d4a30'],
            [0.8, '#a58a60'],
            [1, 'rgba(134, 112, 74, 0)'],
          ],
        })
        disc(context, p.x, p.y, radius)
      }
    },
  }
}

export const trench: Feature = (ring, random) => {
  const berm = ragged(grow(ring, 40), 70, 18, random)
  const cut = ragged(ring, 80, 7, random)
  const [a, b] = spine(ring)
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  return {
    ground: (context) => {
      inked(context, berm, ['#9c8256', 'rgba(230, 206, 160, 0.4)', 10])
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
