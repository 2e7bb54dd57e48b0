// Forces this device has put together. They are files: kept here, saved to disk, given to friends.
import type { Draft } from '../api/types'
import { shelf } from './kept'

export interface Kept {
  draft: Draft
  text: string
  points: number
}

export const { kept: keptRosters, keep: keepRoster } = shelf<Kept>('rosters', (kept) => kept.draft.name)

export const rosterName = (draft: { name: string }, otherwise = 'roster'): string =>
  `${
    draft.name
      .trim()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || otherwise
  }.toml`
