// Where dice, pins and other markers of a unit lie on an open table: beside it, and on nobody else if that can be
// helped.
import type { Figure, Piece } from '../api/types'
import { ORDERS } from '../map/orders'
import { boxOf, type Box, type Point } from './geometry'

const NAMES = Object.keys(ORDERS)

/** What lies beside a unit. */
export interface Markers {
  order?: string | undefined
  pins: number
  /** Hidden, immobilised and the like. */
  others: string[]
}

export interface Circle extends Point {
  r: number
}

/** The size of one marker at life size. */
export const DIE = 84
export const PIN = 62

export function markersOf(piece: Piece): Markers {
  const markers = piece.markers ?? []
  return {
    order: NAMES.find((name) => markers.includes(`marker-${name}`)),
    pins: markers.includes('marker-pinned') ? Number(piece.factors.split('·')[1] ?? 1) : 0,
    others: markers.filter(
      (marker) =>
        !NAMES.includes(marker.replace('marker-', '')) && marker !== 'marker-pinned' && marker !== 'marker-inside',
    ),
  }
}

/** The ground a unit covers. */
export function bodyOf(figure: Figure): Circle[] {
  const r = figure.model_radius ?? 50
  const men = (figure.models ?? []).map(([x, y]) => ({ x, y, r }))
  if (!('hull' in figure.size)) return men.length > 0 ? men : [{ x: figure.x, y: figure.y, r: 110 }]
  const { length, width } = figure.size.hull
  const angle = (figure.facing * Math.PI) / 180
  const hull = [-1, 0, 1].map((part) => {
    const along = (part * Math.max(0, length - width)) / 2
    return { x: figure.x + Math.sin(angle) * along, y: figure.y - Math.cos(angle) * along, r: width / 2 }
  })
  return [...men, ...hull]
}

export const roundBox = (body: Circle[]): Box =>
  boxOf(
    body.flatMap(({ x, y, r }) => [
      { x: x - r, y: y - r },
      { x: x + r, y: y + r },
    ]),
    0,
  )

/** How large all markers of a unit are together: the die with the pins at its side, the others below. */
export function sizeOf({ order, pins, others }: Markers): { width: number; height: number } | undefined {
  if (!order && pins === 0 && others.length === 0) return undefined
  const first = (order ? DIE : 0) + (pins > 0 ? PIN : 0)
  return { width: Math.max(first, others.length * PIN), height: (first > 0 ? DIE : 0) + (others.length > 0 ? PIN : 0) }
}

const pressed = (box: Box, circle: Circle): number => {
  const dx = Math.max(box.x - circle.x, 0, circle.x - box.x - box.width)
  const dy = Math.max(box.y - circle.y, 0, circle.y - box.y - box.height)
  return Math.max(0, circle.r - Math.hypot(dx, dy))
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

/** The upper left corners of the markers of each unit, drawn `mark` times as large as life. */
export function placeMarkers(pieces: Piece[], table: Box, mark: number): Map<string, Point> {
  const units = pieces.flatMap((piece) =>
    piece.figure ? [{ id: piece.id, body: bodyOf(piece.figure), size: sizeOf(markersOf(piece)) }] : [],
  )
  const bodies = units.flatMap((unit) => unit.body)
  const taken: Box[] = []
  const places = new Map<string, Point>()
  for (const { id, body, size } of units) {
    if (!size) continue
    const [width, height] = [size.width * mark, size.height * mark]
    const own = roundBox(body)
    const [left, right, above, below] = [
      own.x - width - 6,
      own.x + own.width + 6,
      own.y - height - 6,
      own.y + own.height + 6,
    ]
    const [centre, middle] = [own.x + (own.width - width) / 2, own.y + (own.height - height) / 2]
    const corners: Point[] = [
      { x: right, y: own.y },
      { x: right, y: middle },
      { x: right, y: own.y + own.height - height },
      { x: left, y: own.y },
      { x: left, y: middle },
      { x: left, y: own.y + own.height - height },
      { x: centre, y: below },
      { x: centre, y: above },
      { x: right, y: below },
      { x: left, y: below },
      { x: right, y: above },
      { x: left, y: above },
    ]
    const harm = (box: Box): number => {
      const outside = width * height - shared(box, table)
      return (
        bodies.reduce((sum, circle) => sum + pressed(box, circle), 0) +
        (taken.reduce((sum, other) => sum + shared(box, other), 0) + outside) / 40
      )
    }
    const [best] = corners
      .map((corner, i) => ({ corner, harm: harm({ ...corner, width, height }) + i * 2 }))
      .sort((a, b) => a.harm - b.harm)
    if (!best) continue
    taken.push({ ...best.corner, width, height })
    places.set(id, best.corner)
  }
  return places
}
