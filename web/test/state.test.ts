import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameCard } from '../src/api/types'
import { Arrival, hasArrived } from '../src/state/arrival'
import { whoseTurn } from '../src/state/curtain'
import { newId } from '../src/state/id'
import { usualPlayers, whoPlays } from '../src/state/players'

describe('who may look at the screen', () => {
  const me = new Map([
    [0, 'me'],
    [1, 'me'],
  ])
  const two = new Map([
    [0, 'me'],
    [1, 'here:allied'],
  ])

  it('stays with the one who decides', () => {
    expect(whoseTurn({ people: two, current: 0, deciding: 0b11 })).toEqual({ kind: 'stay' })
  })

  it('stays while somebody elsewhere decides', () => {
    expect(whoseTurn({ people: new Map([[0, 'me']]), current: 0, deciding: 0b10 })).toEqual({ kind: 'stay' })
  })

  it('changes without a curtain between seats of one person', () => {
    expect(whoseTurn({ people: me, current: 0, deciding: 0b10 })).toEqual({ kind: 'switch', seat: 1 })
  })

  it('falls between two people', () => {
    expect(whoseTurn({ people: two, current: 0, deciding: 0b10 })).toEqual({ kind: 'curtain', seats: [1] })
  })

  it('lets each enter secret orders in turn', () => {
    expect(whoseTurn({ people: two, current: undefined, deciding: 0b11 })).toEqual({ kind: 'curtain', seats: [0, 1] })
    expect(whoseTurn({ people: two, current: 0, deciding: 0b10 })).toEqual({ kind: 'curtain', seats: [1] })
  })

  it('is down when the page is opened and several people share it', () => {
    expect(whoseTurn({ people: two, current: undefined, deciding: 0 })).toEqual({ kind: 'curtain', seats: [0, 1] })
  })

  it('takes the only seat there is', () => {
    expect(whoseTurn({ people: new Map([[1, 'me']]), current: undefined, deciding: 0b1 })).toEqual({
      kind: 'switch',
      seat: 1,
    })
  })
})

describe('players', () => {
  const game: GameCard = {
    id: 'g',
    rules: '1',
    languages: [],
    seats: [
      { id: 'a', side: 'a' },
      { id: 'b', side: 'b' },
    ],
    scenarios: [],
    options: [],
    levels: ['random', 'script', 'veteran'],
    forces: false,
    tours: [],
    tables: false,
  }

  it('are usually me and the machine that answers at once', () => {
    expect(usualPlayers(game, ['a', 'b'])).toEqual({ a: 'me', b: 'machine:script' })
    expect(usualPlayers({ ...game, levels: ['random'] }, ['a', 'b'])).toEqual({ a: 'me', b: 'machine:random' })
  })

  it('are only asked for where a seat has a part, and kept when others come', () => {
    expect(usualPlayers(game, ['b'])).toEqual({ b: 'me' })
    expect(usualPlayers(game, ['a', 'b'], { b: 'friend' })).toEqual({ a: 'me', b: 'friend' })
  })

  it('are people or machines to the server', () => {
    expect(whoPlays({ a: 'here', b: 'machine:script', c: 'friend' })).toEqual({
      a: 'human',
      b: { machine: 'script' },
      c: 'human',
    })
  })
})

it('ids are long and never the same', () => {
  expect(newId()).toMatch(/^[0-9a-f]{32}$/)
  expect(newId()).not.toBe(newId())
})

describe('waiting for what a command brought', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is over with the version that was awaited or a later one of the same run', () => {
    expect(hasArrived('a1.9', 'a1.10')).toBe(false)
    expect(hasArrived('a1.10', 'a1.10')).toBe(true)
    expect(hasArrived('a1.11', 'a1.10')).toBe(true)
    expect(hasArrived('b2.11', 'a1.10')).toBe(false)
  })

  it('takes no time when the version is seen', async () => {
    const arrival = new Arrival()
    const awaited = arrival.of('a1.10', 1000)
    arrival.see('a1.9')
    expect(vi.getTimerCount()).toBe(1)
    arrival.see('a1.10')
    await awaited
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is given up after a while', async () => {
    const awaited = new Arrival().of('a1.10', 1000)
    vi.advanceTimersByTime(1000)
    await awaited
  })
})
