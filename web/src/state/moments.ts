// Moments of a match, asked for several at once and kept until they are shown.
import { changeScene } from '../scene/change'
import type { Moments, Scene } from '../api/types'
import type { Seen } from './playback.svelte'

export type Start = { after: number } | { from: number }

export class MomentRow {
  #kept = new Map<number, Seen>()
  #asked: Promise<Seen> | undefined

  constructor(private readonly ask: (start: Start) => Promise<Moments>) {}

  /** The moment after so many steps. What was kept of it is given away, so that asking again asks the server. */
  async at(step: number): Promise<Seen> {
    // Whoever asks for the next ones while they are on their way waits for them.
    if (!this.#kept.has(step)) await this.#asked?.catch(() => undefined)
    const known = this.#kept.get(step)
    this.#kept.delete(step)
    if (known) return known
    this.#asked = this.#fetch({ from: step })
    return this.#asked
  }

  /** The moment in which an entry of the log was told. */
  find(after: number): Promise<Seen> {
    this.#kept.clear()
    return this.#fetch(after < 0 ? { from: 0 } : { after })
  }

  async #fetch(start: Start): Promise<Seen> {
    const { steps, moments } = await this.ask(start)
    let scene: Scene | undefined
    const seen: Seen[] = []
    for (const { step, look, entry } of moments) {
      if ('whole' in look) scene = look.whole
      else if (scene) scene = changeScene(scene, look.change)
      if (scene) seen.push({ step, steps, scene, ...(entry ? { entry } : {}) })
    }
    const [first, ...later] = seen
    if (!first) throw new Error('a match has at least one moment')
    for (const one of later) this.#kept.set(one.step, one)
    return first
  }
}
