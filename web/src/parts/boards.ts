// The two kinds of board. A page shows one of them, so it fetches one of them.
import type { Board } from '../api/types'

type MapBoard = typeof import('./Board.svelte')
type Table = typeof import('./TableTop.svelte')

// What has been fetched is kept: a board that is there is shown together with what is beside it, not a moment later.
let map: MapBoard | undefined
let table: Table | undefined

export const fetchMap = (): MapBoard | Promise<MapBoard> =>
  map ?? import('./Board.svelte').then((fetched) => (map = fetched))
export const fetchTable = (): Table | Promise<Table> =>
  table ?? import('./TableTop.svelte').then((fetched) => (table = fetched))

/** Sees to it that a board can be shown at once. */
export async function fetchBoard(board: Board | undefined): Promise<void> {
  if (board) await (board.shape === 'table' ? fetchTable() : fetchMap())
}
