// What is different between two moments of a match: who was lost, what was taken, which figures changed.
import type { Board, Piece, Scene, Text } from '../api/types'
import { countedBy, isCounted, kindOf } from './trails'

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

/** Boxes of those who are at home or ready to be used again, known by their names: who goes there is not lost. */
const isHome = (box: string): boolean => /^(air|available|home)(-|$)/.test(box)

function lossesOf(before: Scene, after: Scene, board: Board): Loss[] {
  const now = new Map(after.pieces.map((piece) => [piece.id, piece]))
  const boxes = new Map((board.trays ?? []).map((tray) => [tray.id, tray.title]))
  const losses: Loss[] = []
  for (const piece of before.pieces.filter((one) => !isCounted(one))) {
    const still = now.get(piece.id)
    const wasInBox = boxes.has(piece.at)
    if (!still) {
      if (!wasInBox) losses.push({ piece, count: 1, how: 'gone' })
    } else if (!wasInBox && boxes.has(still.at)) {
      if (!isHome(still.at)) losses.push({ piece: still, count: 1, how: 'boxed', box: boxes.get(still.at) })
    } else if (still.steps[0] < piece.steps[0])
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

/** Rows of panels whose figure changed. A panel with chances is about one fight and not about how the game stands, and
    what lies ready to be drawn is counted in every turn. */
function figuresOf(before: Scene, after: Scene): Figure[] {
  const key = (panel: string, row: Text): string => `${panel} ${JSON.stringify(row)}`
  const was = new Map(
    before.panels.flatMap((panel) => panel.rows.map((row) => [key(panel.id, row.text), row.value] as const)),
  )
  return after.panels
    .filter((panel) => !panel.chances?.length)
    .flatMap((panel) =>
      panel.rows.flatMap((row, i) => {
        if (panel.tokens?.[i]) return []
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
