// The column beside the board, which can be folded in narrow windows. Held upright, a phone shows it as a sheet that is
// low, half as high as the window, or nearly as high.

/** A finger that moves less has only tapped; in pixels. */
const TAP = 12

export class Sheet {
  folded = $state(false)
  tall = $state(false)

  readonly #upright = matchMedia('(max-width: 700px) and (orientation: portrait)')
  #pulledFrom: number | undefined
  /** The click that follows belongs to the pull. */
  #pulled = false

  constructor() {
    this.folded = this.#upright.matches
  }

  unfold(): void {
    this.folded = false
  }

  press(event: PointerEvent): void {
    this.#pulledFrom = event.clientY
  }

  /** The sheet is pulled up or down by its handle. */
  release(event: PointerEvent): void {
    const by = this.#pulledFrom === undefined ? 0 : event.clientY - this.#pulledFrom
    this.#pulledFrom = undefined
    if (!this.#upright.matches || Math.abs(by) < TAP) return
    if (by < 0) [this.folded, this.tall] = [false, !this.folded]
    else [this.folded, this.tall] = [!this.tall, false]
    this.#pulled = true
  }

  tap(): void {
    if (!this.#pulled) [this.folded, this.tall] = [!this.folded, false]
    this.#pulled = false
  }
}
