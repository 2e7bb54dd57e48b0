// What hangs over a player next, as far as the scene tells: units that are worse off, places with the enemy beside
// them, and what waits in the boxes to come.
import type { Board, Piece, Scene, Text } from '../api/types'

export interface Ahead {
  /** Own units with a marker they did not have before, by marker. */
  worse: { marker: string; pieces: Piece[] }[]
  /** Named places with own units and the enemy beside them, those with the most enemies first. */
  threatened: { space: string; own: number; enemies: number }[]
  /** Own units that wait in a box for their time. */
  due: { title: Text; count: number }[]
}

/** Markers that only say what a unit has done. */
const HARMLESS = /moved|attacked|supported|fought|used|secret|order|done|exp$/
const BOX_TO_COME = /due|coming|arriv/
const MOST = 5

export function aheadOf(before: Scene, after: Scene, board: Board, isOurs: (seat: number) => boolean): Ahead {
  return {
    worse: worseOff(before, after, isOurs),
    threatened: threatened(after, board, isOurs),
    due: due(after, board, isOurs),
  }
}

function worseOff(before: Scene, after: Scene, isOurs: (seat: number) => boolean): Ahead['worse'] {
  const was = new Map(before.pieces.map((piece) => [piece.id, piece.markers ?? []]))
  const found = new Map<string, Piece[]>()
  for (const piece of after.pieces.filter((one) => isOurs(one.seat))) {
    const old = was.get(piece.id)
    for (const marker of piece.markers ?? []) {
      if (!old || old.includes(marker) || HARMLESS.test(marker)) continue
      found.set(marker, [...(found.get(marker) ?? []), piece])
    }
  }
  return [...found].map(([marker, pieces]) => ({ marker, pieces }))
}

function threatened(scene: Scene, board: Board, isOurs: (seat: number) => boolean): Ahead['threatened'] {
  if (board.shape !== 'pointy_hexes' && board.shape !== 'flat_hexes') return []
  const places = new Map(board.spaces.map((space) => [space.id, space]))
  const named = new Set(board.labels.filter(({ kind }) => kind !== 'pass' && kind !== 'port').map((label) => label.at))
  const [ours, theirs] = [new Map<string, number>(), new Map<string, number>()]
  for (const piece of scene.pieces) {
    if (!places.has(piece.at)) continue
    const counts = isOurs(piece.seat) ? ours : theirs
    counts.set(piece.at, (counts.get(piece.at) ?? 0) + (piece.count ?? 1))
  }
  const near = (a: string, b: string): boolean => {
    const [from, to] = [places.get(a)!, places.get(b)!]
    return Math.hypot(from.x - to.x, from.y - to.y) < NEAR
  }
  return [...ours]
    .filter(([space]) => named.has(space))
    .map(([space, own]) => {
      const beside = [...theirs].filter(([other]) => near(space, other))
      return { space, own, enemies: beside.reduce((sum, [, count]) => sum + count, 0) }
    })
    .filter(({ own, enemies }) => enemies > own)
    .sort((a, b) => b.enemies - b.own - (a.enemies - a.own))
    .slice(0, MOST)
}

/** Centres of hexes that touch are a hundred apart; those beyond are farther than this. */
const NEAR = 130

function due(scene: Scene, board: Board, isOurs: (seat: number) => boolean): Ahead['due'] {
  return (board.trays ?? [])
    .filter((tray) => BOX_TO_COME.test(tray.id))
    .map((tray) => {
      const waiting = scene.pieces.filter((piece) => piece.at === tray.id && isOurs(piece.seat))
      return { title: tray.title, count: waiting.reduce((sum, piece) => sum + (piece.count ?? 1), 0) }
    })
    .filter(({ count }) => count > 0)
}
