// What others have done, summed up for the one who decides now.
import type { Board, Note, Scene, Whole } from '../api/types'
import { aheadOf, type Ahead } from './ahead'
import { compare, type Summary } from './compare'
import { pointsIn } from './log'

export interface Summed {
  summary: Summary
  /** What was told of points that changed hands. */
  reasons: Note[]
  /** What hangs over the one who decides now. */
  ahead: Ahead
}

/** What has come of the match since an entry of its log; nothing if it is not worth a word. */
export function sumUp(
  before: { scene: Scene; number: number },
  now: Whole,
  board: Board,
  isOurs: (seat: number) => boolean,
): Summed | undefined {
  const summary = compare(before.scene, now.scene, board)
  const ahead = aheadOf(before.scene, now.scene, board, isOurs)
  const { losses, holdings, figures } = summary
  const much = losses.length + holdings.length + figures.length + ahead.worse.length + ahead.threatened.length
  return much > 0 ? { summary, reasons: pointsIn(now.log, before.number), ahead } : undefined
}
