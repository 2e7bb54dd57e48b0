// Seats are numbered; a set of them is a bit mask.
import type { MatchCard } from '../api/types'

export const hasSeat = (set: number, seat: number): boolean => (set & (1 << seat)) !== 0

export const seatsIn = (set: number): number[] =>
  Array.from({ length: 16 }, (_, seat) => seat).filter((seat) => hasSeat(set, seat))

/** The seats that have a part in a match. */
export const seatsPlayed = (card: MatchCard): string[] =>
  Object.entries(card.seats).flatMap(([seat, who]) => (who === 'nobody' ? [] : [seat]))
