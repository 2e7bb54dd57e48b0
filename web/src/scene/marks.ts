// Which marks are always on the board, and which only where somebody switches them on.
import type { Board, Mark } from '../api/types'

/** Rings around spaces: what is in hand, what is attacked. */
export const isRing = (kind: string): boolean => kind === 'selected' || kind === 'target' || kind === 'battle'

/** Who holds a space: part of the map. */
export const isHeld = (mark: Mark): boolean => mark.kind.endsWith('-held')

/** Marks that can be switched on and off. */
export const isLayer = (mark: Mark): boolean => !isRing(mark.kind) && !isHeld(mark)

/** A space as people call it: hexes by their number, areas by their name. */
export const placeName = (board: Board, id: string, name: string | undefined): string =>
  name === undefined ? id : board.shape === 'areas' ? name : `${id} ${name}`
