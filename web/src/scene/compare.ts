// What is different between two moments of a match: who moved where, who was lost, what was taken, which figures
// changed.
import type { Board, Note, Piece, Scene, Text } from '../api/types'
import type { Point } from './geometry'

/** Where a piece went from and to: a space, or a point of an open table. */
export interface Trail {
  seat: number
  from: string | Point
  to: string | Point
  /** The spaces it passed, from where to where, if the log tells them. */
  via?: string[]
  /** The piece that went; of units that are counted, one that looks like them. */
  piece: Piece
}

export interface Loss {
  piece: Piece
  /** How many of a kind that is counted. */
  count: number
  how: 'gone' | 'reduced' | 'boxed'
  /** The box beside the board it lies in now. */
  box?: Text | undefined
}

export interface Holding {
  /** The kind of the mark. */
  kind: string
  gained: string[]
  lost: string[]
}

export interface Figure {
  panel: Text
  row: Text
  before: string
  after: string
}

export interface Summary {
  losses: Loss[]
  holdings: Holding[]
  figures: Figure[]
}

const isCounted = (piece: Piece): boolean => typeof piece.count === 'number'
const kindOf = (piece: Piece): string => `${piece.seat} ${piece.nation} ${piece.symbol}`

/** How many of each kind that is counted stand where. */
function countedBy(pieces: Piece[], keyOf: (piece: Piece) => string): Map<string, { piece: Piece; count: number }> {
  const found = new Map<string, { piece: Piece; count: number }>()
  for (const piece of pieces.filter(isCounted)) {
    const known = found.get(keyOf(piece))
    found.set(keyOf(piece), { piece, count: (known?.count ?? 0) + (piece.count ?? 0) })
  }
  return found
}

const placeOf = (piece: Piece): string | Point =>
  piece.at === '' && piece.figure ? { x: piece.figure.x, y: piece.figure.y } : piece.at

const samePlace = (a: string | Point, b: string | Point): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.x === b.x && a.y === b.y

/** Who went where. Units that are counted have no name: they went from the one place that has fewer to the one that
    has more. */
export function trailsOf(before: Scene, after: Scene, notes: Note[] = []): Trail[] {
  const ways = notes.flatMap((note) => (note.way && note.way.length > 1 ? [note.way] : []))
  const withWay = (trail: Trail): Trail => {
    const via = ways.find((way) => way[0] === trail.from && way.at(-1) === trail.to)
    return via ? { ...trail, via } : trail
  }
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]))
  const trails: Trail[] = []
  for (const piece of after.pieces) {
    const old = was.get(piece.id)
    if (!old || isCounted(piece)) continue
    const [from, to] = [placeOf(old), placeOf(piece)]
    if (!samePlace(from, to)) trails.push({ seat: piece.seat, from, to, piece })
  }
  const key = (piece: Piece): string => `${kindOf(piece)} ${piece.at}`
  const [then, now] = [countedBy(before.pieces, key), countedBy(after.pieces, key)]
  const changes = new Map<string, { fewer: Piece[]; more: Piece[] }>()
  for (const at of new Set([...then.keys(), ...now.keys()])) {
    const [old, fresh] = [then.get(at), now.get(at)]
    const piece = (fresh ?? old)!.piece
    const change = (fresh?.count ?? 0) - (old?.count ?? 0)
    if (change === 0) continue
    const of = changes.get(kindOf(piece)) ?? { fewer: [], more: [] }
    of[change < 0 ? 'fewer' : 'more'].push(piece)
    changes.set(kindOf(piece), of)
  }
  for (const { fewer, more } of changes.values()) {
    const [from, to] = [fewer[0], more[0]]
    if (from && to && fewer.length === 1 && more.length === 1)
      trails.push({ seat: from.seat, from: from.at, to: to.at, piece: to })
  }
  return trails.map(withWay)
}

/** Whether somebody watching would see that anything has happened. */
export function looksDifferent(before: Scene, after: Scene): boolean {
  if (before.pieces.length !== after.pieces.length) return true
  const was = new Map(before.pieces.map((piece) => [piece.id, piece]))
  return after.pieces.some((piece) => {
    const old = was.get(piece.id)
    if (!old) return true
    const same = samePlace(placeOf(old), placeOf(piece)) && old.count === piece.count
    return !same || old.steps[0] !== piece.steps[0]
  })
}

function lossesOf(before: Scene, after: Scene, board: Board): Loss[] {
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]))
  const boxes = new Map((board.trays ?? []).map((tray) => [tray.id, tray.title]))
  const losses: Loss[] = []
  for (const piece of before.pieces.filter((one) => !isCounted(one))) {
    const still = now.get(piece.id)
    const wasInBox = boxes.has(piece.at)
    if (!still) {
      if (!wasInBox) losses.push({ piece, count: 1, how: 'gone' })
    } else if (!wasInBox && boxes.has(still.at))
      losses.push({ piece: still, count: 1, how: 'boxed', box: boxes.get(still.at) })
    else if (still.steps[0] < piece.steps[0])
      losses.push({ piece: still, count: piece.steps[0] - still.steps[0], how: 'reduced' })
  }
  const left = countedBy(after.pieces, kindOf)
  for (const [kind, { piece, count }] of countedBy(before.pieces, kindOf)) {
    const fewer = count - (left.get(kind)?.count ?? 0)
    if (fewer > 0) losses.push({ piece, count: fewer, how: 'gone' })
  }
  return losses.sort((a, b) => a.piece.seat - b.piece.seat)
}

/** Marks that say who holds what. */
const saysWhoHolds = (kind: string): boolean => kind.endsWith('-held') || kind.endsWith('-control')

function holdingsOf(before: Scene, after: Scene): Holding[] {
  const spaces = (scene: Scene): Map<string, string[]> =>
    new Map(scene.marks.filter((mark) => saysWhoHolds(mark.kind)).map((mark) => [mark.kind, mark.spaces]))
  const [was, is] = [spaces(before), spaces(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((kind) => {
      const [old, fresh] = [new Set(was.get(kind)), new Set(is.get(kind))]
      return {
        kind,
        gained: [...fresh].filter((space) => !old.has(space)),
        lost: [...old].filter((space) => !fresh.has(space)),
      }
    })
    .filter(({ gained, lost }) => gained.length + lost.length > 0)
}

/** Rows of panels whose figure changed. A panel with chances is about one fight and not about how the game stands. */
function figuresOf(before: Scene, after: Scene): Figure[] {
  const key = (panel: string, row: Text): string => `${panel} ${JSON.stringify(row)}`
  const was = new Map(
    before.panels.flatMap((panel) => panel.rows.map((row) => [key(panel.id, row.text), row.value] as const)),
  )
  return after.panels
    .filter((panel) => !panel.chances?.length)
    .flatMap((panel) =>
      panel.rows.flatMap((row) => {
        const old = was.get(key(panel.id, row.text))
        const changed = old !== undefined && old !== row.value && /\d/.test(row.value) && /\d/.test(old)
        return changed ? [{ panel: panel.title, row: row.text, before: old, after: row.value }] : []
      }),
    )
}

export const compare = (before: Scene, after: Scene, board: Board): Summary => ({
  losses: lossesOf(before, after, board),
  holdings: holdingsOf(before, after),
  figures: figuresOf(before, after),
})
