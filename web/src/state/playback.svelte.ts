// What others did, shown move by move. It goes through the moments of the match, each of which says how many there are by
// now, so that what happens meanwhile is shown too.
import type { Moment } from '../api/types'
import { looksDifferent, trailsOf, type Trail } from '../scene/compare'

export const PACES = ['off', 'slow', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

/** How long one move is shown, and how long a piece is on its way, in milliseconds. */
export const SHOWN: Record<Pace, number> = { off: 0, slow: 1800, normal: 900, fast: 320 }
export const GLIDES: Record<Pace, number> = { off: 220, slow: 1100, normal: 600, fast: 220 }
/** Dice take longer to be read. */
const DICE = 1.9

export interface Means {
  /** A moment of the match by its step. */
  moment: (step: number) => Promise<Moment>
  wait: (milliseconds: number) => Promise<void>
  pace: () => Pace
  /** A move that can be seen has been shown. */
  onstep: (moment: Moment) => void
  onend: () => void
}

export class Playback {
  /** What is shown; nothing while the match is shown as it is. */
  moment = $state.raw<Moment>()
  /** Who went where in it. */
  trails = $state.raw<Trail[]>([])
  paused = $state(false)

  #run = 0
  #nudge: (() => void) | undefined
  /** One move is to be shown although it is paused. */
  #once = false

  constructor(private readonly means: Means) {}

  get running(): boolean {
    return this.moment !== undefined
  }

  /** Shows everything after an entry of the log, of which `last` is the last. Ends when there is nothing more. */
  async show(after: number, last: number): Promise<void> {
    const run = ++this.#run
    this.paused = false
    this.#once = false
    try {
      const start = await this.find(after, last)
      if (run !== this.#run) return
      this.moment = start
      this.trails = []
      await this.#play(start, run)
    } catch {
      // Without an answer there is nothing to be shown; the match itself says whether the connection is lost.
    }
    if (run === this.#run) this.skip()
  }

  /** The moment in which an entry had just been told. */
  async find(after: number, last: number): Promise<Moment> {
    const beginning = await this.means.moment(0)
    // Most steps have an entry, so it is about as many steps back as there are entries since.
    let found = await this.#go(Math.max(0, beginning.steps - (last - after)))
    while (found.step > 0 && (found.entry?.number ?? Infinity) > after) found = await this.#go(found.step - 1)
    return found
  }

  #go(step: number): Promise<Moment> {
    return this.means.moment(step)
  }

  async #play(start: Moment, run: number): Promise<void> {
    let shown = start
    while (shown.step < shown.steps) {
      if (this.paused && !this.#once) await this.#nudged()
      if (run !== this.#run) return
      const next = await this.means.moment(shown.step + 1)
      if (run !== this.#run) return
      const worth = Boolean(next.entry?.notes.length || next.entry?.dice?.length)
      const seen = worth || looksDifferent(shown.scene, next.scene)
      this.trails = trailsOf(shown.scene, next.scene)
      this.moment = shown = next
      if (!seen) continue
      this.#once = false
      this.means.onstep(next)
      const pace = this.means.pace() === 'off' ? 'normal' : this.means.pace()
      const time = SHOWN[pace] * (next.entry?.dice?.length ? DICE : 1)
      await Promise.race([this.means.wait(time), this.#nudged()])
      if (run !== this.#run) return
    }
  }

  /** Waits until somebody wants to go on. */
  #nudged(): Promise<void> {
    return new Promise((resolve) => {
      this.#nudge = resolve
    })
  }

  pause(): void {
    this.paused = !this.paused
    if (!this.paused) this.#nudge?.()
  }

  /** Shows the next move, and then waits. */
  step(): void {
    this.paused = true
    this.#once = true
    this.#nudge?.()
  }

  /** Shows the match as it is. */
  skip(): void {
    this.#run += 1
    const was = this.running
    this.moment = undefined
    this.trails = []
    this.paused = false
    this.#nudge?.()
    if (was) this.means.onend()
  }
}
