// Tables this device has laid out. They are files: kept here, saved to disk, given to friends.
import type { Layout } from '../api/types'
import { shelf } from './kept'

export interface KeptTable {
  layout: Layout
  text: string
}

export const { kept: keptTables, keep: keepTable } = shelf<KeptTable>('tables', (kept) => kept.layout.name)
