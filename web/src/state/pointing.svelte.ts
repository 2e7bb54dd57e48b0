// What the pointer is over, on the board or in a menu, and what would come of choosing it.
import type { Choice, Explanation } from '../api/types'
import { spacesOfRegion } from '../scene/choices'
import type { Following } from './following.svelte'
import type { Hand } from './hand.svelte'
import type { PlayedMatch } from './match.svelte'

/** A pointer that only passes asks nothing; in milliseconds. */
const PASSES = 90

export class Pointing {
  /** The place or the unit of an open table under the pointer. */
  hovered = $state<string>()
  explanation = $state.raw<Explanation>()
  /** The choice pointed at in a menu. */
  #listed = $state.raw<Choice>()
  #asking: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly match: PlayedMatch,
    private readonly following: Following,
    private readonly hand: Hand,
  ) {}

  /** What a click on what the pointer is over would do; on an open table that is a unit or a feature. */
  readonly choice = $derived.by(() => {
    const { choices } = this.following
    if (!this.hovered || !choices) return undefined
    const onTable = this.match.board?.shape === 'table' ? choices.byPiece.get(this.hovered) : undefined
    return (this.hand.onBoard?.bySpace.get(this.hovered) ?? onTable)?.[0]
  })

  /** Spaces that the choice pointed at speaks of. */
  readonly spoken = $derived.by(() => {
    const of = this.#listed ?? this.choice
    return of && this.match.board ? spacesOfRegion(of, this.match.board) : []
  })

  clear(): void {
    this.explanation = undefined
    this.#listed = undefined
    this.hovered = undefined
  }

  over(name: string | undefined): void {
    if (name === this.hovered) return
    this.hovered = name
    this.explanation = undefined
    clearTimeout(this.#asking)
    const { choice } = this
    if (choice && (choice.space === name || choice.piece === name)) this.#ask(choice, () => this.hovered === name)
  }

  /** A choice pointed at in a menu is drawn like one hovered over on the board. */
  at(choice: Choice | undefined): void {
    this.#listed = choice
    this.explanation = undefined
    clearTimeout(this.#asking)
    if (choice) this.#ask(choice, () => this.#listed === choice)
  }

  #ask(choice: Choice, isStillMeant: () => boolean): void {
    this.#asking = setTimeout(async () => {
      const answer = await this.match.explain(choice.action)
      if (isStillMeant()) this.explanation = answer
    }, PASSES)
  }
}
