// Which marks are always on the board, and which only where somebody switches them on.
import type { Board } from '../api/types'

/** Rings around spaces: what is in hand, what is attacked. */
export const isRing = (kind: string): boolean => kind === 'selected' || kind === 'target' || kind === 'battle'

/** Who holds an area is part of its ground. */
export const isGround = (board: Board, kind: string): boolean => board.shape === 'areas' && kind.endsWith('-held')

/** Marks that can be switched on and off. */
export const isLayer = (board: Board, kind: string): boolean => !isRing(kind) && !isGround(board, kind)

/** A space as people call it: hexes by their number, areas by their name. */
export const placeName = (board: Board, id: string, name: string | undefined): string =>
  name === undefined ? id : board.shape === 'areas' ? name : `${id} ${name}`
