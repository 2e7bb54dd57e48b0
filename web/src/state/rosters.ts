// Forces this device has put together. They are files: kept here, saved to disk, given to friends.
import type { Draft } from '../api/types'

export interface Kept {
  draft: Draft
  text: string
  points: number
}

const placeOf = (game: string): string => `sandtable.rosters.${game}`
const MOST = 60

export function keptRosters(game: string): Kept[] {
  try {
    const list = JSON.parse(localStorage.getItem(placeOf(game)) ?? '[]') as Kept[]
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** One of the same name is replaced. */
export function keepRoster(game: string, kept: Kept): Kept[] {
  return write(
    game,
    [kept, ...keptRosters(game).filter((other) => other.draft.name !== kept.draft.name)].slice(0, MOST),
  )
}

export function dropRoster(game: string, name: string): Kept[] {
  return write(
    game,
    keptRosters(game).filter((other) => other.draft.name !== name),
  )
}

function write(game: string, list: Kept[]): Kept[] {
  try {
    localStorage.setItem(placeOf(game), JSON.stringify(list))
  } catch {
    // A browser that keeps nothing can still save the file.
  }
  return list
}

export const rosterName = (draft: Draft): string =>
  `${
    draft.name
      .trim()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'roster'
  }.toml`
