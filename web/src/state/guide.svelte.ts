// A guided beginning: which step one is at, what it suggests, and what is done about everything else. The steps are
// data of the game; the rules are those of any match.
import { api } from '../api/client'
import type { Choice, ExampleView, Scene, Tour, TourStep } from '../api/types'

/** Whether an action is one that is suggested: it has all that the pattern has; `"*"` stands for anything. */
export function fits(pattern: unknown, action: unknown): boolean {
  if (pattern === '*') return true
  if (Array.isArray(pattern)) {
    return Array.isArray(action) && pattern.length === action.length && pattern.every((one, i) => fits(one, action[i]))
  }
  if (typeof pattern === 'object' && pattern !== null) {
    if (typeof action !== 'object' || action === null || Array.isArray(action)) return false
    const given = action as Record<string, unknown>
    return Object.entries(pattern).every(([name, part]) => name in given && fits(part, given[name]))
  }
  return pattern === action
}

interface Kept {
  game: string
  /** A guided beginning, or an example of a clause. */
  tour?: string
  example?: string
  step: number
  deed: number
}

const nameOf = (id: string): string => `sandtable.tour.${id}`

function read(id: string): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

function write(id: string, kept: Kept | undefined): void {
  try {
    if (kept) localStorage.setItem(nameOf(id), JSON.stringify(kept))
    else localStorage.removeItem(nameOf(id))
  } catch {
    // A browser that keeps nothing forgets the tour when the page is closed.
  }
}

/** Keeps that a match is a tour, so that its screen knows. */
export const keepTour = (id: string, game: string, tour: string): void => write(id, { game, tour, step: 0, deed: 0 })

/** Keeps that a match is an example being tried. */
export const keepExample = (id: string, game: string, example: string): void =>
  write(id, { game, example, step: 0, deed: 0 })

/** An example as a tour: what is refused in it is something to try. */
function guided(example: ExampleView): Tour {
  const steps = example.steps.map((step): TourStep => ({
    // What it says stands in the example itself.
    say: '',
    do: step.stand === 'done' ? [step.action] : [],
    show: (step.spaces ?? []).map((space) => ({ space })),
  }))
  return { id: example.id, scenario: example.scenario, options: {}, seat: '', seed: 0, against: '', opening: 0, steps }
}

export class Guide {
  tour = $state.raw<Tour>()
  /** The example that is tried, if it is one. There everything may be done; the rules say what may not. */
  example = $state.raw<ExampleView>()
  /** Something else was done than the example does, so that it does not go on from here. */
  left = $state(false)
  step = $state(0)
  /** How many actions of the step have been taken. */
  deed = $state(0)
  /** Something else was tried, which the rules would have allowed. */
  strayed = $state(false)

  constructor(private readonly id: string) {}

  async open(): Promise<void> {
    const kept = read(this.id)
    if (!kept) return
    if (kept.example) {
      this.example = await api.example(kept.game, kept.example)
      this.tour = guided(this.example)
    } else {
      const tours = await api.tours(kept.game)
      this.tour = tours.find((tour) => tour.id === kept.tour)
    }
    this.step = kept.step
    this.deed = kept.deed
  }

  get now(): TourStep | undefined {
    return this.tour?.steps[this.step]
  }

  /** What the step asks to try although it is refused. */
  get tried(): unknown {
    const step = this.example?.steps[this.step]
    return step?.stand === 'refused' ? step.action : undefined
  }

  /** Who does it, where that is told. */
  get seat(): number | undefined {
    return this.example?.steps[this.step]?.seat ?? undefined
  }

  get count(): number {
    return this.tour?.steps.length ?? 0
  }

  /** The pattern of the action that is suggested next. */
  get wanted(): unknown {
    return this.now?.do?.[this.deed]
  }

  get isOver(): boolean {
    return this.tour !== undefined && this.step >= this.count
  }

  /** The choice of a scene that is suggested. */
  suggested(scene: Scene): Choice | undefined {
    const wanted = this.wanted
    return wanted === undefined ? undefined : scene.choices.find((choice) => fits(wanted, choice.action))
  }

  /** Whether an action may be taken: on a tour, only what it suggests. */
  allows(action: unknown): boolean {
    if (!this.tour || this.isOver) return true
    this.strayed = this.wanted === undefined || !fits(this.wanted, action)
    return !this.strayed || this.example !== undefined
  }

  /** The suggested action has been taken. */
  taken(): void {
    if (!this.tour || this.isOver) return
    if (this.example && this.strayed) {
      this.left = true
      return
    }
    this.deed += 1
    if (this.deed >= (this.now?.do?.length ?? 0)) this.#go(this.step + 1, 0)
    else this.#go(this.step, this.deed)
  }

  /** What has been read is done with. */
  next(): void {
    this.#go(this.step + 1, 0)
  }

  /** An action has been taken back: the one before it is suggested again. */
  back(): void {
    if (!this.tour) return
    if (this.left) {
      this.left = false
      return
    }
    if (this.deed > 0) return this.#go(this.step, this.deed - 1)
    let step = this.step - 1
    while (step > 0 && !this.tour.steps[step]?.do?.length) step -= 1
    this.#go(Math.max(0, step), Math.max(0, (this.tour.steps[step]?.do?.length ?? 1) - 1))
  }

  leave(): void {
    this.tour = this.example = undefined
    write(this.id, undefined)
  }

  #go(step: number, deed: number): void {
    this.step = step
    this.deed = deed
    this.strayed = false
    if (this.tour) {
      const kept = read(this.id)
      if (kept) write(this.id, { ...kept, step, deed })
    }
  }
}
