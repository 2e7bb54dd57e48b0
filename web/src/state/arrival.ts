// Waiting until what a command brought is shown. The answer to a command says which version that is.

/**
 * Whether a version shown is the awaited one or comes after it. Versions of another run of the server cannot be
 * compared, and those of servers that share a store can only be equal.
 */
export function hasArrived(shown: string, awaited: string): boolean {
  const [runShown, countShown] = parts(shown)
  const [runAwaited, countAwaited] = parts(awaited)
  return runShown === runAwaited && countShown >= countAwaited
}

function parts(version: string): [string, number] {
  const dot = version.lastIndexOf('.')
  return [version.slice(0, dot), Number(version.slice(dot + 1))]
}

/** Somebody who waits for a version to be shown, for so many milliseconds at most. */
export class Arrival {
  #awaited: { version: string; over: () => void } | undefined

  /** Waits for a version; it is over when that version is seen, when it is cancelled, or when it takes too long. */
  of(version: string, longest: number): Promise<void> {
    this.cancel()
    return new Promise((resolve) => {
      const late = setTimeout(() => this.cancel(), longest)
      const over = (): void => {
        clearTimeout(late)
        resolve()
      }
      this.#awaited = { version, over }
    })
  }

  /** A version is shown. */
  see(version: string): void {
    if (this.#awaited && hasArrived(version, this.#awaited.version)) this.cancel()
  }

  /** There is nothing to wait for any more. */
  cancel(): void {
    this.#awaited?.over()
    this.#awaited = undefined
  }
}
