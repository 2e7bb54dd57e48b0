// What a book of rules is made of.
import type { ClauseCard, ExampleView } from '../api/types'

export interface BookData {
  game: string
  language: string
  /** By number. */
  seats: string[]
  /** The words of the interface and of the game, in Fluent. */
  interface: string
  words: string
  clauses: ClauseCard[]
  examples: ExampleView[]
}
