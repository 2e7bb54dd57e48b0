// Forces this device has put together. They are files: kept here, saved to disk, given to friends.
import type { Draft } from '../api/types'
import { keptList, writeList } from './kept'

export interface Kept {
  draft: Draft
  text: string
  points: number
}

const placeOf = (game: string): string => `sandtable.rosters.${game}`

export const keptRosters = (game: string): Kept[] => keptList<Kept>(placeOf(game))

/** One of the same name is replaced. */
export const keepRoster = (game: string, kept: Kept): Kept[] =>
  writeList(placeOf(game), [kept, ...keptRosters(game).filter((other) => other.draft.name !== kept.draft.name)])

export const rosterName = (draft: { name: string }, otherwise = 'roster'): string =>
  `${
    draft.name
      .trim()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || otherwise
  }.toml`
