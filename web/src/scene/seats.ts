// Seats are numbered; a set of them is a bit mask.
import type { MatchCard, Piece } from '../api/types'

export const hasSeat = (set: number, seat: number): boolean => (set & (1 << seat)) !== 0

export const seatsIn = (set: number): number[] =>
  Array.from({ length: 16 }, (_, seat) => seat).filter((seat) => hasSeat(set, seat))

/** The seats that have a part in a match. */
export const seatsPlayed = (card: MatchCard): string[] =>
  Object.entries(card.seats).flatMap(([seat, who]) => (who === 'nobody' ? [] : [seat]))

/** Sides that are one nation each go by its name, where each has another: the words that stand in for theirs. */
export function sidesByNation(pieces: Piece[], seats: string[]): Map<string, string> {
  const nations = seats.map((_, seat) => new Set(pieces.filter((p) => p.seat === seat).map((p) => p.nation)))
  const all = nations.flatMap((of) => [...of])
  const clear = nations.every((of) => of.size === 1) && new Set(all).size === seats.length
  return new Map(clear ? seats.map((id, seat) => [`seat-${id}`, `nation-${all[seat]}`]) : [])
}
