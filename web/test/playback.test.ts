// Playback goes through the moments of a match at a pace that the tests set by hand.
import { describe, expect, it } from 'vitest'
import type { Scene } from '../src/api/types'
import * as trails from '../src/scene/trails'
import { Playback, type Seen } from '../src/state/playback.svelte'

const piece = (at: string): Scene['pieces'][number] => ({
  id: 'a',
  at,
  seat: 0,
  nation: 'x',
  symbol: 'infantry',
  factors: '',
  steps: [1, 1],
})

/** Steps of a match: where the piece stands after each, and whether the log told of it. */
function matchOf(steps: { at: string; told: boolean; dice?: boolean }[]) {
  const asked: number[] = []
  const all = [{ at: 'start', told: false }, ...steps]
  const moment = (step: number): Promise<Seen> => {
    asked.push(step)
    const one = all[step]
    if (!one) return Promise.reject(new Error('there is no such step'))
    const number = all.slice(0, step).filter((past) => past.told).length
    return Promise.resolve({
      step,
      steps: all.length - 1,
      scene: { pieces: [piece(one.at)], marks: [], panels: [] } as unknown as Scene,
      entry: one.told ? { number, seat: 1, notes: [{ text: { key: 'x' } }] } : null,
    })
  }
  /** The last step at which so many entries had been told. */
  const find = (after: number): Promise<Seen> => {
    const told = all.flatMap((one, step) => (one.told ? [step] : []))
    return moment(told[after] ?? 0)
  }
  return { moment, find, asked, add: (at: string) => all.push({ at, told: true }) }
}

function player(match: ReturnType<typeof matchOf>) {
  const shown: number[] = []
  let ended = 0
  let release: () => void = () => undefined
  const playback = new Playback({
    compared: async () => trails,
    moment: match.moment,
    find: match.find,
    wait: () => new Promise((resolve) => (release = resolve)),
    pace: () => 'normal',
    onstep: ({ step }) => shown.push(step),
    onend: () => (ended += 1),
  })
  /** Lets everything happen that needs no time. */
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 200; i++) await Promise.resolve()
  }
  const tick = async (): Promise<void> => {
    release()
    await settle()
  }
  return { playback, shown, settle, tick, ended: () => ended }
}

const STEPS = [
  { at: 'start', told: true },
  { at: 'start', told: false },
  { at: 'one', told: true },
  { at: 'one', told: false },
  { at: 'two', told: false },
  { at: 'two', told: true },
]

describe('playback', () => {
  it('shows every step that can be seen or was told of, one after the other, and then ends', async () => {
    const { playback, shown, settle, tick, ended } = player(matchOf(STEPS))
    const done = playback.show(0)
    await settle()
    expect(playback.running).toBe(true)
    expect(shown).toEqual([3])
    expect(playback.trails).toMatchObject([{ seat: 0, from: 'start', to: 'one' }])
    await tick()
    expect(shown, 'a piece that moved without a word is seen').toEqual([3, 5])
    await tick()
    expect(shown).toEqual([3, 5, 6])
    await tick()
    await done
    expect(playback.running).toBe(false)
    expect(ended()).toBe(1)
  })

  it('stops, goes one move on, and goes on', async () => {
    const { playback, shown, settle, tick } = player(matchOf(STEPS))
    void playback.show(0)
    await settle()
    playback.pause()
    await tick()
    expect(shown, 'nothing is shown while it is paused').toEqual([3])
    playback.step()
    await settle()
    expect(shown).toEqual([3, 5])
    await tick()
    expect(shown).toEqual([3, 5])
    playback.pause()
    await settle()
    await tick()
    expect(shown).toEqual([3, 5, 6])
  })

  it('is skipped at any time and then shows nothing more', async () => {
    const { playback, shown, settle, tick, ended } = player(matchOf(STEPS))
    const done = playback.show(0)
    await settle()
    playback.skip()
    await tick()
    await done
    expect(shown).toEqual([3])
    expect(playback.moment).toBeUndefined()
    expect(ended()).toBe(1)
  })

  it('also shows what happens while it runs', async () => {
    const match = matchOf(STEPS)
    const { playback, shown, settle, tick } = player(match)
    void playback.show(1)
    await settle()
    match.add('three')
    for (let i = 0; i < 4; i++) await tick()
    expect(shown).toEqual([5, 6, 7])
  })

  it('ends where the server gives no answer', async () => {
    const { playback, ended } = player({
      ...matchOf(STEPS),
      moment: () => Promise.reject(new Error('unreachable')),
      find: () => Promise.reject(new Error('unreachable')),
    })
    await playback.show(0)
    expect(playback.busy).toBe(false)
    expect(ended()).toBe(1)
  })
})
