// What the strongest machine would do in the place of whoever asks. It takes a few seconds, and an answer belongs to
// the position it was asked in.
import type { Advice, Choice, Spot } from '../api/types'
import type { Arrow } from '../parts/board-props'
import { sameAction } from '../scene/choices'
import type { PlayedMatch } from './match.svelte'

export class Advising {
  /** The version of the position somebody waits for advice on. */
  asking = $state<string>()
  answer = $state.raw<Advice>()
  /** There was no advice to be had. */
  failed = $state(false)

  constructor(private readonly match: PlayedMatch) {}

  /** Whether there is advice at all: whoever plays against people decides alone. */
  readonly offered = $derived.by(() => {
    const { card, game, seat } = this.match
    if (!card || !game || seat === undefined) return false
    const human = game.seats.filter(({ id }) => card.seats[id] === 'human')
    return new Set(human.map(({ side }) => side)).size === 1
  })

  /** From where to where the advice leads. */
  readonly arrows = $derived.by((): Arrow[] => {
    const all = this.answer?.purpose?.arrows ?? []
    const space = (spot: Spot | null | undefined): string | undefined =>
      spot && 'space' in spot ? spot.space : undefined
    return all.flatMap(({ from, to }) => {
      const end = space(to)
      const start = space(from)
      return end === undefined ? [] : [start === undefined ? { to: end } : { from: start, to: end }]
    })
  })

  /** What is advised, as one of the choices there are. */
  readonly choice = $derived.by((): Choice | undefined => {
    const { answer } = this
    return answer && this.match.whole?.scene.choices.find((choice) => sameAction(choice, answer))
  })

  async ask(): Promise<void> {
    const version = this.match.whole?.version
    if (version === undefined || this.asking === version) return
    this.close()
    this.asking = version
    const answer = await this.match.advice()
    if (this.asking !== version) return
    this.asking = undefined
    this.answer = answer
    this.failed = answer === undefined
  }

  close(): void {
    this.asking = undefined
    this.answer = undefined
    this.failed = false
  }
}
