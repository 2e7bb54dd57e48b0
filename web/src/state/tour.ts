// Goes from one place where something can be done to the next.
import type { Point } from '../scene/geometry'
import type { Viewport } from './viewport.svelte'

interface Stop {
  at: Point
  /** Finds the element to be clicked there. */
  there: string
}

export class Tour {
  #last = -1

  constructor(
    private readonly viewport: Viewport,
    private readonly stops: () => Stop[],
  ) {}

  /** Shows the next stop, or the one before, and gives it the focus. */
  go(step: number): void {
    const stops = this.stops()
    if (stops.length === 0) return
    this.#last = (this.#last + step + stops.length) % stops.length
    const stop = stops[this.#last]!
    this.viewport.reveal(stop.at, 90)
    document.querySelector<HTMLElement>(stop.there)?.focus()
  }
}
