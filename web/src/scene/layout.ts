// A table as somebody lays it out: its pieces put, moved, turned, sized and mirrored. Nothing here knows what a piece
// is for; the game says afterwards what is wrong.
import type { Board, KindAbout, LaidPiece, Layout, TablesAbout } from '../api/types'
import type { Point } from './geometry'

type Extent = TablesAbout['extent']
type Corner = [number, number]

/** Coordinates of pieces are multiples of this: half an inch. */
export const GRID = 50

export const boardOf = (layout: Layout, extent: Extent): Board => ({
  spaces: layout.pieces.map((piece) => ({
    id: piece.id,
    kind: piece.kind,
    ...middleOf(piece),
    outline: [piece.corners],
    facts: [{ key: piece.kind, args: [['floors', { number: piece.floors ?? 1 }]] }],
  })),
  lines: [],
  labels: [],
  shape: 'table',
  extent,
})

export function middleOf({ corners }: Pick<LaidPiece, 'corners'>): Point {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const between = (all: number[]): number => Math.round((Math.min(...all) + Math.max(...all)) / 2)
  return { x: between(xs), y: between(ys) }
}

const isOnTable = (corners: Corner[], [width, depth]: Extent): boolean =>
  corners.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= depth)

/** Pushed back onto the table where it hangs over an edge; as it was where it is too large for that. */
function kept(piece: LaidPiece, corners: Corner[], extent: Extent): LaidPiece {
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const back = (all: number[], most: number): number =>
    Math.round(Math.max(0, -Math.min(...all)) + Math.min(0, most - Math.max(...all)))
  const [dx, dy] = [back(xs, extent[0]), back(ys, extent[1])]
  const pushed = corners.map(([x, y]): Corner => [Math.round(x) + dx, Math.round(y) + dy])
  return isOnTable(pushed, extent) ? { ...piece, corners: pushed } : piece
}

export const moved = (piece: LaidPiece, dx: number, dy: number, extent: Extent): LaidPiece =>
  kept(
    piece,
    piece.corners.map(([x, y]) => [x + dx, y + dy]),
    extent,
  )

export function turned(piece: LaidPiece, degrees: number, extent: Extent): LaidPiece {
  const { x: cx, y: cy } = middleOf(piece)
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return kept(
    piece,
    piece.corners.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]),
    extent,
  )
}

/** Which way a piece lies: along its first side if it is a rectangle. */
function axisOf({ corners }: LaidPiece): { along: Corner; across: Corner } {
  const [[ax, ay] = [0, 0], [bx, by] = [1, 0]] = corners
  const long = corners.length === 4 ? Math.hypot(bx - ax, by - ay) : 0
  const along: Corner = long > 0 ? [(bx - ax) / long, (by - ay) / long] : [1, 0]
  return { along, across: [-along[1], along[0]] }
}

/** How wide and deep a piece is, along its own sides. */
export function sizeOf(piece: LaidPiece): { width: number; depth: number } {
  const { along, across } = axisOf(piece)
  const spread = ([ux, uy]: Corner): number => {
    const all = piece.corners.map(([x, y]) => x * ux + y * uy)
    return Math.max(...all) - Math.min(...all)
  }
  return { width: Math.round(spread(along)), depth: Math.round(spread(across)) }
}

export function sized(piece: LaidPiece, width: number, depth: number, extent: Extent): LaidPiece {
  const now = sizeOf(piece)
  if (now.width <= 0 || now.depth <= 0 || width < 20 || depth < 20) return piece
  const { along, across } = axisOf(piece)
  const { x: cx, y: cy } = middleOf(piece)
  const [fa, fb] = [width / now.width, depth / now.depth]
  return kept(
    piece,
    piece.corners.map(([x, y]) => {
      const a = ((x - cx) * along[0] + (y - cy) * along[1]) * fa
      const b = ((x - cx) * across[0] + (y - cy) * across[1]) * fb
      return [cx + along[0] * a + across[0] * b, cy + along[1] * a + across[1] * b]
    }),
    extent,
  )
}

/** A name no other piece has. */
export function freeName(layout: Layout, like: string): string {
  const stem = like.replace(/^terrain-/, '').replace(/-\d+$/, '')
  const taken = new Set(layout.pieces.map((piece) => piece.id))
  for (let n = 1; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`
}

/** Where a new piece stands in nobody's way, as near to the middle as there is room. */
export function freePlace(layout: Layout, { size }: KindAbout, [width, depth]: Extent): Point {
  const boxes = layout.pieces.map(({ corners }) => {
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  })
  const [w, d] = [size[0] / 2 + GRID, size[1] / 2 + GRID]
  const isFree = ({ x, y }: Point): boolean =>
    x >= w &&
    y >= d &&
    x <= width - w &&
    y <= depth - d &&
    boxes.every((box) => x + w < box.left || x - w > box.right || y + d < box.top || y - d > box.bottom)
  const middle = { x: width / 2, y: depth / 2 }
  const places: Point[] = []
  for (let x = 4 * GRID; x < width; x += 4 * GRID)
    for (let y = 4 * GRID; y < depth; y += 4 * GRID) places.push({ x, y })
  const far = ({ x, y }: Point): number => Math.hypot(x - middle.x, y - middle.y)
  return places.filter(isFree).sort((a, b) => far(a) - far(b))[0] ?? middle
}

const CORNERS = 10

export function newPiece(layout: Layout, about: KindAbout, at: Point, extent: Extent): LaidPiece {
  const [w, d] = [about.size[0] / 2, about.size[1] / 2]
  const round = Array.from({ length: CORNERS }, (_, i): Corner => {
    const angle = (2 * Math.PI * i) / CORNERS
    return [at.x + Math.cos(angle) * w, at.y + Math.sin(angle) * d]
  })
  const box: Corner[] = [
    [at.x - w, at.y - d],
    [at.x + w, at.y - d],
    [at.x + w, at.y + d],
    [at.x - w, at.y + d],
  ]
  const piece: LaidPiece = { id: freeName(layout, about.kind), kind: about.kind, corners: [] }
  return kept({ ...piece, corners: box }, about.round ? round : box, extent)
}

/** The half at the far edge, and the same turned about the middle of the table; what lies in the middle stays. */
export function mirrored(layout: Layout, extent: Extent): Layout {
  const [width, depth] = extent
  const side = (piece: LaidPiece): number => {
    const ys = piece.corners.map(([, y]) => y)
    return Math.max(...ys) <= depth / 2 ? -1 : Math.min(...ys) >= depth / 2 ? 1 : 0
  }
  const kept = layout.pieces.filter((piece) => side(piece) <= 0)
  const pieces = [...kept]
  for (const piece of kept.filter((one) => side(one) < 0)) {
    const corners = piece.corners.map(([x, y]): Corner => [width - x, depth - y])
    pieces.push({ ...piece, id: freeName({ ...layout, pieces }, piece.id), corners })
  }
  return { ...layout, pieces }
}
