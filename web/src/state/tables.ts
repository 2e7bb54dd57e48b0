// Tables this device has laid out. They are files: kept here, saved to disk, given to friends.
import type { Layout } from '../api/types'
import { keptList, writeList } from './kept'

export interface KeptTable {
  layout: Layout
  text: string
}

const placeOf = (game: string): string => `sandtable.tables.${game}`

export const keptTables = (game: string): KeptTable[] => keptList<KeptTable>(placeOf(game))

/** One of the same name is replaced. */
export const keepTable = (game: string, kept: KeptTable): KeptTable[] =>
  writeList(placeOf(game), [kept, ...keptTables(game).filter((other) => other.layout.name !== kept.layout.name)])
