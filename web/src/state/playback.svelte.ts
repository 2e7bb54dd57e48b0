// What others did, shown move by move. It goes through the moments of the match, each of which says how many there are
// by now, so that what happens meanwhile is shown too.
import type { Moment } from '../api/types'
import type { Trail } from '../scene/trails'

export const PACES = ['off', 'slow', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

/** How long one move is shown, and how long a piece is on its way, in milliseconds. */
export const SHOWN: Record<Pace, number> = { off: 0, slow: 1800, normal: 900, fast: 320 }
export const GLIDES: Record<Pace, number> = { off: 220, slow: 1100, normal: 600, fast: 220 }
/** So many moments are asked for before they are needed. */
const AHEAD = 4
/** Dice take longer to be read. */
const DICE = 1.9
/** A long way takes longer: so many milliseconds more for each space passed. */
export const STEP: Record<Pace, number> = { off: 0, slow: 160, normal: 70, fast: 20 }
/** Nobody waits for more than so many spaces. */
const FAR = 10

const longest = (trails: Trail[]): number =>
  Math.min(FAR, Math.max(0, ...trails.map(({ via }) => (via?.length ?? 2) - 2)))

type Compared = typeof import('../scene/trails')

/** A moment as it is shown. */
export type Seen = Pick<Moment, 'step' | 'steps' | 'scene' | 'entry'>

export interface Means {
  /** A moment of the match by its step. */
  moment: (step: number) => Promise<Seen>
  /** The moment in which an entry of the log was told. */
  find: (after: number) => Promise<Seen>
  /** How two moments are compared, which is fetched when it is first wanted. */
  compared: () => Promise<Compared>
  wait: (milliseconds: number) => Promise<void>
  pace: () => Pace
  /** A move that can be seen has been shown. */
  onstep: (moment: Seen) => void
  onend: () => void
}

export class Playback {
  /** What is shown; nothing while the match is shown as it is. */
  moment = $state.raw<Seen>()
  /** Who went where in it. */
  trails = $state.raw<Trail[]>([])
  paused = $state(false)

  #run = 0
  #looking = false
  #nudge: (() => void) | undefined
  /** Moments that have been asked for. */
  #ahead = new Map<number, Promise<Seen>>()
  /** One move is to be shown although it is paused. */
  #once = false

  constructor(private readonly means: Means) {}

  get running(): boolean {
    return this.moment !== undefined
  }

  /** Whether it runs or is about to. */
  get busy(): boolean {
    return this.running || this.#looking
  }

  /** Shows everything after an entry of the log. Ends when there is nothing more. */
  async show(after: number): Promise<void> {
    const run = ++this.#run
    this.paused = false
    this.#once = false
    this.#looking = true
    try {
      const [start, compared] = await Promise.all([this.means.find(after), this.means.compared()])
      if (run !== this.#run) return
      this.moment = start
      this.trails = []
      await this.#play(start, run, compared)
    } catch {
      // Without an answer there is nothing to be shown; the match itself says whether the connection is lost.
    } finally {
      if (run === this.#run) this.skip()
    }
  }

  async #play(start: Seen, run: number, { looksDifferent, trailsOf }: Compared): Promise<void> {
    let shown = start
    while (true) {
      if (shown.step >= shown.steps) {
        // It may have been asked for before the last thing happened.
        shown = await this.means.moment(shown.step)
        if (shown.step >= shown.steps) return
      }
      if (this.paused && !this.#once) await this.#nudged()
      if (run !== this.#run) return
      const next = await this.#next(shown)
      if (run !== this.#run) return
      const worth = Boolean(next.entry?.notes.length || next.entry?.dice?.length)
      const seen = worth || looksDifferent(shown.scene, next.scene)
      this.trails = trailsOf(shown.scene, next.scene, next.entry?.notes)
      this.moment = shown = next
      if (!seen) continue
      this.#once = false
      this.means.onstep(next)
      const pace = this.means.pace() === 'off' ? 'normal' : this.means.pace()
      const time = SHOWN[pace] * (next.entry?.dice?.length ? DICE : 1) + longest(this.trails) * STEP[pace]
      await Promise.race([this.means.wait(time), this.#nudged()])
      if (run !== this.#run) return
    }
  }

  /** The moment after this one. Some of those that follow are asked for too, so that silent steps take no time. */
  async #next({ step, steps }: Seen): Promise<Seen> {
    for (const old of this.#ahead.keys()) if (old <= step) this.#ahead.delete(old)
    for (let ahead = step + 1; ahead <= Math.min(steps, step + AHEAD); ahead++) {
      if (this.#ahead.has(ahead)) continue
      const asked = this.means.moment(ahead)
      // Whoever waits for it is told; the others need not know.
      asked.catch(() => this.#ahead.delete(ahead))
      this.#ahead.set(ahead, asked)
    }
    return this.#ahead.get(step + 1)!
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
    const was = this.busy
    this.#looking = false
    this.#ahead.clear()
    this.moment = undefined
    this.trails = []
    this.paused = false
    this.#nudge?.()
    if (was) this.means.onend()
  }
}
