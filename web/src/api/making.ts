// What is asked before a match is played: which there are, how a scenario begins, forces and tables, what a record is
// worth, and where a friend finds this server. Whoever plays needs none of it.
import { json, part } from './client'
import type {
  Deleted,
  Draft,
  Force,
  LaidTable,
  Layout,
  Lists,
  MatchCard,
  Network,
  Preview,
  RecordCheck,
  TablesAbout,
} from './types'

export const making = {
  matches: () => json<MatchCard[]>('/matches'),
  /** For who made it. */
  delete: (id: string, maker: string) => json<Deleted>(`/matches/${part(id)}`, { key: maker, method: 'DELETE' }),
  preview: (game: string, scenario: string, options: Record<string, string> = {}) =>
    json<Preview>(`/games/${part(game)}/preview?${new URLSearchParams({ scenario, ...options })}`),
  /** What forces can be put together from. */
  forces: (game: string) => json<Lists>(`/games/${part(game)}/forces`),
  checkForce: (game: string, draft: Draft) => json<Force>(`/games/${part(game)}/forces`, { body: draft }),
  readForce: (game: string, file: File) =>
    json<Force>(`/games/${part(game)}/forces/file?${new URLSearchParams({ name: file.name })}`, { file }),
  /** The tables there are, and what they are laid out with. */
  tables: (game: string) => json<TablesAbout>(`/games/${part(game)}/tables`),
  checkTable: (game: string, layout: Layout) => json<LaidTable>(`/games/${part(game)}/tables`, { body: layout }),
  drawTable: (game: string, seed: number) => json<LaidTable>(`/games/${part(game)}/tables/drawn?seed=${seed}`),
  readTable: (game: string, text: string) => json<LaidTable>(`/games/${part(game)}/tables/file`, { text }),
  network: () => json<Network>('/network'),
  checkRecord: (text: string) => json<RecordCheck>('/records', { text }),
}
