// The names on a board as the reader's language writes them.
import type { Board } from '../api/types'
import type { Words } from './format'

/** The same board as long as its names read the same, so that nothing is drawn anew without need. */
export function boardInWords(): (board: Board, words: Words) => Board {
  let last: { of: Board; named: Board } | undefined
  return (board, words) => {
    const labels = board.labels.map((label) => ({ ...label, text: words.name(label.text) }))
    const reads = (shown: Board): boolean => labels.every(({ text }, i) => text === shown.labels[i]?.text)
    if (reads(board)) return board
    if (!last || last.of !== board || !reads(last.named)) last = { of: board, named: { ...board, labels } }
    return last.named
  }
}
