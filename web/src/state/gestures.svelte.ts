// One gesture of a player, several steps of the game: a whole stack, all attackers, the same once more, as last time.
// Every step is one of the choices the scene offers then, so the game checks and logs each of them; undo takes the
// gesture back as a whole.
import type { Choice } from '../api/types'
import { sameAction } from '../scene/choices'
import type { PlayedMatch } from './match.svelte'

/** More steps than this are no gesture. */
const MOST = 80

export class Gestures {
  /** Others of the stack that was taken up, which follow where the first one goes. */
  following = $state.raw<Choice[]>([])
  /** The step just taken, where it can be taken once more. */
  again = $state.raw<Choice>()
  /** What was done here when the same was asked last time, as far as it can be done now. */
  readonly asLast = $derived.by(() => this.#lastTime())

  /** What has been done since the present question was first asked. */
  #done: { prompt: string; actions: Choice[] } = { prompt: '', actions: [] }
  #before = new Map<string, Choice[]>()
  /** The position in which a stack has just been taken up. */
  #lifted: string | undefined

  constructor(readonly match: PlayedMatch) {}

  get #choices(): Choice[] {
    return this.match.whole?.scene.choices ?? []
  }

  get #prompt(): string {
    return this.match.whole?.scene.prompt.key ?? ''
  }

  readonly along = $derived.by(() => this.#choices.filter((choice) => choice.along))
  readonly suggested = $derived.by(() => this.#choices.find((choice) => choice.suggested))

  /** Takes one choice; those who follow do the same. */
  async take(choice: Choice): Promise<void> {
    const [rest, prompt] = [this.following, this.#prompt]
    const begins = this.#lifted === this.match.whole?.version ? 'on' : 'anew'
    this.following = []
    this.again = undefined
    await this.match.span(async () => {
      if (!(await this.match.act(choice))) return
      for (const other of rest) if (!(await this.#follow(other, choice, prompt))) return
    }, begins)
    this.#remember(choice, prompt)
    const quiet = !this.match.whole?.log.at(-1)?.dice?.length
    const once = choice.tone === 'finish' || choice.tone === 'attack' || rest.length > 0
    this.again = quiet && !once ? this.#choices.find((offered) => sameAction(offered, choice)) : undefined
  }

  /** Takes a whole stack up: the first of these choices, whoever comes along, and the others follow. */
  async takeUp(of: Choice[]): Promise<void> {
    const [first, ...others] = of
    if (!first) return
    const pieces = new Set(of.map((choice) => choice.piece))
    this.following = []
    const along = new Set<string | null | undefined>()
    await this.match.span(async () => {
      if (!(await this.match.act(first))) return
      await this.#takeAlong((choice) => !choice.piece || pieces.has(choice.piece), along)
    })
    this.following = this.match.whole?.undo ? others.filter(({ piece }) => !along.has(piece)) : []
    this.#lifted = this.match.whole?.version
  }

  /** Everybody who can come along does, or all of some; others of the stack follow. */
  async takeAlong(others: Choice[] = [], who: (choice: Choice) => boolean = () => true): Promise<void> {
    const along = new Set<string | null | undefined>()
    await this.match.span(() => this.#takeAlong(who, along), 'on')
    this.following = others.filter(({ piece }) => !along.has(piece))
    this.#lifted = this.match.whole?.version
  }

  async #takeAlong(who: (choice: Choice) => boolean, along = new Set<string | null | undefined>()): Promise<void> {
    for (let steps = 0; steps < MOST; steps++) {
      const next = this.#choices.find((choice) => choice.along && who(choice))
      if (!next || !(await this.match.act(next))) return
      along.add(next.piece)
    }
  }

  /** One more of the stack is taken up and sent where the first one went; if it cannot go there, it stays. */
  async #follow(other: Choice, first: Choice, moving: string): Promise<boolean> {
    const { steps } = this.match
    const isTaken = (choice: Choice): boolean =>
      Boolean(choice.piece) && choice.piece === other.piece && choice.label.key === other.label.key
    // The one before is still in hand, because it could go on: it stays where the stack goes.
    const stops = this.#choices.find((choice) => choice.tone === 'finish' && !choice.warning)
    if (!this.#choices.some(isTaken) && this.#prompt === moving && stops && !(await this.match.act(stops))) return false
    const taken = this.#choices.find(isTaken)
    if (!taken) {
      await this.match.backTo(steps)
      return true
    }
    if (!(await this.match.act(taken))) return false
    await this.#takeAlong((choice) => !choice.piece || choice.piece === other.piece)
    const there = this.#choices.find(
      (choice) => choice.space === first.space && choice.label.key === first.label.key && first.space,
    )
    if (there) return this.match.act(there)
    await this.match.backTo(steps)
    return true
  }

  /** The same once more, or as often as it is offered. */
  async repeat(times: 'once' | 'always'): Promise<void> {
    const choice = this.again
    if (!choice) return
    await this.match.span(async () => {
      for (let steps = 0; steps < (times === 'once' ? 1 : MOST); steps++) {
        const same = this.#choices.find((offered) => sameAction(offered, choice))
        if (!same || !(await this.match.act(same))) return
      }
    })
    this.again = this.#choices.find((offered) => sameAction(offered, choice))
  }

  /** What the game suggests, until something else is asked. */
  async asSuggested(): Promise<void> {
    const prompt = this.#prompt
    await this.match.span(async () => {
      for (let steps = 0; steps < MOST && this.#prompt === prompt; steps++) {
        const next = this.#choices.find((choice) => choice.suggested)
        if (!next || !(await this.match.act(next))) return
      }
    })
  }

  async repeatLast(): Promise<void> {
    const last = this.asLast
    await this.match.span(async () => {
      for (const wanted of last) {
        const same = this.#choices.find((offered) => sameAction(offered, wanted))
        if (same && !(await this.match.act(same))) return
      }
    })
    this.#done.actions.push(...last)
  }

  /** Keeps what was done where one question is answered with many small steps, such as orders or purchases. */
  #remember(choice: Choice, prompt: string): void {
    if (this.#done.prompt !== prompt) this.#done = { prompt, actions: [] }
    const goesOn = this.#prompt === prompt && !choice.along
    if (goesOn) this.#done.actions.push(choice)
    else if (choice.tone === 'finish' && this.#done.actions.length > 0) {
      this.#before.set(prompt, this.#done.actions)
      this.#done = { prompt: '', actions: [] }
    }
  }

  #lastTime(): Choice[] {
    const prompt = this.#prompt
    const before = this.#before.get(prompt) ?? []
    const begun = this.#done.prompt === prompt && this.#done.actions.length > 0
    if (begun || before.length < 2) return []
    const open = before.filter((choice) => this.#choices.some((offered) => sameAction(offered, choice)))
    return open.length >= 2 ? open : []
  }
}
