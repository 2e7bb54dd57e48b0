// Who went where between two moments of a match.
import type { Note, Piece, Scene } from '../api/types'
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

export const isCounted = (piece: Piece): boolean => typeof piece.count === 'number'
export const kindOf = (piece: Piece): string => `${piece.seat} ${piece.nation} ${piece.symbol}`

/** How many of each kind that is counted stand where. */
export function countedBy(
  pieces: Piece[],
  keyOf: (piece: Piece) => string,
): Map<string, { piece: Piece; count: number }> {
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
