// Pieces in the same place, and where each of them is drawn.
import type { Board, Piece } from '../api/types'
import { boxOf, type Box, type Point } from './geometry'

export const COUNTER = 48
const OFFSET = 5
const FAN_STEP = COUNTER + 6
const FAN_WIDTH = 4

export function stacksOf(pieces: Piece[]): Map<string, Piece[]> {
  const stacks = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const stack = stacks.get(piece.at)
    if (stack) stack.push(piece)
    else stacks.set(piece.at, [piece])
  }
  return stacks
}

/** Where the n-th of a stack lies; the first lies on top, and the others show up-right behind it. */
export function placeInStack(centre: Point, n: number, of: number): Point {
  const shown = Math.min(of - 1, 3)
  const behind = Math.min(n, 3)
  // The pile as a whole is centred, a little above the middle, so that the name below it stays readable.
  const start = -(shown * OFFSET) / 2
  return { x: centre.x + start + behind * OFFSET, y: centre.y - 8 - start - behind * OFFSET }
}

/** Which way a fan opens: to the right and down, unless there is no room. */
export interface Opening {
  x: 1 | -1
  y: 1 | -1
}

/** Where the n-th of a stack lies when it is fanned out. The first stays where it lay, under the pointer. */
export function placeInFan(centre: Point, n: number, of: number, opening: Opening): Point {
  const first = placeInStack(centre, 0, of)
  return {
    x: first.x + (n % FAN_WIDTH) * FAN_STEP * opening.x,
    y: first.y + Math.floor(n / FAN_WIDTH) * FAN_STEP * opening.y,
  }
}

/** Units that are counted lie side by side: every kind is to be seen at once. */
export const liesOpen = (pieces: Piece[]): boolean => pieces.every((piece) => typeof piece.count === 'number')

/** On a map of areas, which are larger than hexes, pieces shrink less than the map when one looks at it from afar. */
export const sizeOfPieces = (shape: Board['shape'], zoom: number): number =>
  shape === 'areas' ? Math.min(1.7, Math.max(1, 0.62 / zoom)) : 1

/** Where the n-th of a group lies that is always spread out, and how large it is drawn. Rows grow upwards from the
    name. */
export function placeInGroup(centre: Point, n: number, of: number, size: number): Point & { scale: number } {
  const columns = of <= 3 ? of : of === 4 ? 2 : of <= 9 ? 3 : 4
  const scale = size * (of <= 4 ? 1 : of <= 6 ? 0.9 : 0.78)
  const rows = Math.ceil(of / columns)
  const row = Math.floor(n / columns)
  const inRow = row === rows - 1 ? of - row * columns : columns
  return {
    x: centre.x + ((n % columns) - (inRow - 1) / 2) * 51 * scale,
    y: centre.y + (row - rows + 1) * 44 * scale,
    scale,
  }
}

/** The rectangle a fan covers. */
export function fanBox(centre: Point, of: number, opening: Opening): Box {
  const places = Array.from({ length: of }, (_, n) => placeInFan(centre, n, of, opening))
  return boxOf(places, FAN_STEP / 2 + 4)
}
