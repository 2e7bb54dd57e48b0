// The two kinds of board. A page shows one of them, so it fetches one of them.
import type { Board } from '../api/types'

export const fetchMap = (): Promise<typeof import('./Board.svelte')> => import('./Board.svelte')
export const fetchTable = (): Promise<typeof import('./TableTop.svelte')> => import('./TableTop.svelte')

/** Sees to it that a board can be shown at once. */
export async function fetchBoard(board: Board | undefined): Promise<void> {
  if (board) await (board.shape === 'table' ? fetchTable() : fetchMap())
}
