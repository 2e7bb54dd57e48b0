// The place or unit that is looked at closely.
import type { Inspection, Spot } from '../api/types'
import type { PlayedMatch } from './match.svelte'

export class Inspecting {
  spot = $state.raw<Spot>()
  answer = $state.raw<Inspection>()
  /** What is told stands at the right, so that it does not hide what it is about. */
  right = $state(false)

  constructor(
    private readonly match: PlayedMatch,
    /** Whether what is told would hide this spot if it stood at the left. */
    private readonly liesLeft: (spot: Spot) => boolean,
  ) {}

  async ask(spot: Spot): Promise<void> {
    if (!this.spot) this.right = this.liesLeft(spot)
    this.spot = spot
    const answer = await this.match.inspect(spot)
    if (this.spot === spot) this.answer = answer
  }

  close(): void {
    this.spot = undefined
    this.answer = undefined
  }
}
