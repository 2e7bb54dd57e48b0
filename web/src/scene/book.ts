// What a book of rules is made of.
import type { ClauseCard, ExampleView } from '../api/types'

type Space = ExampleView['board']['spaces'][number]

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

/** As it stands in the file: the spaces of all boards once, and each board with their numbers. */
export interface PackedBook extends Omit<BookData, 'examples'> {
  spaces: Space[]
  examples: (Omit<ExampleView, 'board'> & { board: Omit<ExampleView['board'], 'spaces'> & { spaces: number[] } })[]
}

export function unpack({ spaces, examples, ...rest }: PackedBook): BookData {
  const whole = examples.map(({ board, ...example }) => ({
    ...example,
    board: { ...board, spaces: board.spaces.map((number) => spaces[number]!) },
  }))
  return { ...rest, examples: whole }
}
