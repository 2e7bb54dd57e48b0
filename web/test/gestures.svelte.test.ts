// One gesture is several steps: each is a choice that is offered when it is taken.
import { describe, expect, it } from 'vitest'
import type { Choice } from '../src/api/types'
import { Gestures } from '../src/state/gestures.svelte'
import type { PlayedMatch } from '../src/state/match.svelte'

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({
  action: { [key]: more.piece ?? more.space ?? '' },
  label: { key },
  ...more,
})

/** Three units in one place that are taken up one by one or, with `together`, along with the first. */
class Toy {
  place: Record<string, string> = { a: 'x', b: 'x', c: 'x' }
  hand = $state.raw<string[]>([])
  taken = $state.raw<string[]>([])
  past: (() => void)[] = []
  steps = 0
  takenUp = undefined

  constructor(
    readonly together: boolean,
    readonly barred: string[] = [],
  ) {}

  get whole() {
    const free = Object.keys(this.place).filter((id) => this.place[id] === 'x' && !this.hand.includes(id))
    const up = free.map((piece) => choice('select', { piece, space: 'x' }))
    const join = free.map((piece) => choice('join', { piece, space: 'x', along: true }))
    const goes = this.hand.every((id) => !this.barred.includes(id))
    const there = goes ? [choice('to', { space: 'y' })] : []
    const choices = this.hand.length === 0 ? up : [...(this.together ? join : []), ...there]
    const prompt = { key: this.hand.length === 0 ? 'prompt-move' : 'prompt-moving' }
    return { version: String(this.taken.length), scene: { choices, prompt }, log: [], undo: this.past.length > 0 }
  }

  act(taken: Choice): Promise<boolean> {
    const before = { place: { ...this.place }, hand: this.hand, taken: this.taken }
    this.past.push(() => Object.assign(this, before))
    const { key } = taken.label
    if (key === 'to') {
      for (const id of this.hand) this.place[id] = 'y'
      this.hand = []
    } else this.hand = [...this.hand, taken.piece!]
    this.taken = [...this.taken, `${key} ${taken.piece ?? taken.space}`]
    this.steps += 1
    return Promise.resolve(true)
  }

  async span(deeds: () => Promise<void>): Promise<void> {
    this.steps = 0
    await deeds()
  }

  backTo(steps: number): Promise<void> {
    for (; this.steps > steps; this.steps--) this.past.pop()?.()
    return Promise.resolve()
  }
}

const played = (toy: Toy): Gestures => new Gestures(toy as unknown as PlayedMatch)
const stack = (toy: Toy): Choice[] => toy.whole.scene.choices
const there = (toy: Toy): Choice => toy.whole.scene.choices.find(({ label }) => label.key === 'to')!

describe('gestures', () => {
  it('take a stack up together where the game lets others come along', async () => {
    const toy = new Toy(true)
    const gestures = played(toy)
    await gestures.takeUp(stack(toy))
    expect(toy.hand).toEqual(['a', 'b', 'c'])
    await gestures.take(there(toy))
    expect(toy.place).toEqual({ a: 'y', b: 'y', c: 'y' })
    expect(toy.taken).toEqual(['select a', 'join b', 'join c', 'to y'])
  })

  it('let the others follow where units go one by one', async () => {
    const toy = new Toy(false)
    const gestures = played(toy)
    await gestures.takeUp(stack(toy))
    expect(gestures.following).toHaveLength(2)
    await gestures.take(there(toy))
    expect(toy.taken).toEqual(['select a', 'to y', 'select b', 'to y', 'select c', 'to y'])
    expect(gestures.following).toEqual([])
  })

  it('leave behind who cannot follow, as if it had not been tried', async () => {
    const toy = new Toy(false, ['b'])
    const gestures = played(toy)
    await gestures.takeUp(stack(toy))
    await gestures.take(there(toy))
    expect(toy.place).toEqual({ a: 'y', b: 'x', c: 'y' })
    expect(toy.hand).toEqual([])
  })

  it('take along only who was asked for', async () => {
    const toy = new Toy(true)
    const gestures = played(toy)
    await gestures.takeUp(stack(toy).slice(0, 2))
    expect(toy.hand).toEqual(['a', 'b'])
    await gestures.takeAlong()
    expect(toy.hand).toEqual(['a', 'b', 'c'])
  })
})
