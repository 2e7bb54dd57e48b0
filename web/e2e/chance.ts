// Chance with a seed, for games that nobody thinks about.
import { kindOf, type Choice } from './table'

export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1
  }

  /** At least 0, less than `below`. */
  number(below: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % below
  }

  of<T>(all: T[]): T {
    return all[this.number(all.length)]!
  }

  /** Each kind of choice as likely as another, however many there are of it. */
  choice(choices: Choice[]): Choice {
    const kinds = [...new Set(choices.map(kindOf))]
    const kind = this.of(kinds)
    return this.of(choices.filter((choice) => kindOf(choice) === kind))
  }

  /** So that a game comes to its end: what ends something is taken more often than anything else. */
  hastily(choices: Choice[]): Choice {
    const ends = choices.filter((choice) => choice.tone === 'finish')
    return ends.length > 0 && this.number(100) < 45 ? this.of(ends) : this.choice(choices)
  }
}
