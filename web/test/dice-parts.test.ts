// The parts of the dice a device draws: promised once, shown when all have promised, and never to a server that has
// changed its own promise.
import { beforeEach, expect, test } from 'vitest'
import type { DiceView } from '../src/api/types'
import { after, dueOf, missingIn, promiseOf, unpromisedIn } from '../src/state/dice-parts'

const SERVER = '5f78c33274e43fa9de5659265c1d917e25c03722dcb0b8d27db8d5feaa813953'
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
  })
})

let matches = 0
const begun = (): { id: string; dice: DiceView } => {
  const parts: DiceView['parts'] = [
    { seat: 0, drawn: 'awaited' },
    { seat: 1, drawn: 'awaited' },
    { seat: 2, drawn: 'by_server' },
  ]
  return { id: `match-${matches++}`, dice: { commitment: SERVER, scheme: 'sandtable-dice-1', parts } }
}

test('a promise is the hash of docs/dice.md', () => {
  expect(promiseOf(SERVER, 1, '07'.repeat(32))).toBe('add835a774c5409ba07a2bf9858b9da7460f99bf33cfa34510e43202f9038d77')
})

test('a part is promised, stays the same, and is shown when everybody has promised', () => {
  const { id, dice } = begun()
  const first = dueOf(id, 0, dice)
  expect(first, 'the same after a reload').toEqual(dueOf(id, 0, dice))
  if (first.kind !== 'send') throw new Error(first.kind)
  const promised = after(dice, 0, first.deed)
  expect(dueOf(id, 0, promised)).toEqual({ kind: 'nothing' })
  expect([missingIn(promised), unpromisedIn(promised)]).toEqual([[0, 1], [1]])
  const second = dueOf(id, 1, promised)
  if (second.kind !== 'send') throw new Error(second.kind)
  const settled = after(promised, 1, second.deed)
  const shown = dueOf(id, 0, settled)
  if (shown.kind !== 'send' || shown.deed === 'begin_without' || !('show' in shown.deed)) throw new Error(shown.kind)
  expect(first.deed).toEqual({ promise: promiseOf(SERVER, 0, shown.deed.show) })
  const all = after(settled, 0, shown.deed)
  expect([dueOf(id, 0, all), missingIn(all)]).toEqual([{ kind: 'nothing' }, [1]])
  expect(dueOf(id, 2, all)).toEqual({ kind: 'left-out' })
})

test('two seats draw two parts', () => {
  const { id, dice } = begun()
  dueOf(id, 0, dice)
  dueOf(id, 1, dice)
  const [one, other] = [0, 1].map((seat) => JSON.parse(kept.get(`sandtable.part.${id}.${seat}`)!) as { part: string })
  expect(one!.part).toMatch(/^[0-9a-f]{64}$/)
  expect(one!.part).not.toBe(other!.part)
})

test('what another device has promised cannot be shown here', () => {
  const { id, dice } = begun()
  const elsewhere = after(dice, 0, { promise: promiseOf(SERVER, 0, '01'.repeat(32)) })
  expect(dueOf(id, 0, elsewhere)).toEqual({ kind: 'lost' })
})

test('a server that has changed its promise, or the part, is shown nothing', () => {
  const { id, dice } = begun()
  const due = dueOf(id, 0, dice)
  if (due.kind !== 'send') throw new Error(due.kind)
  const changed = { ...after(dice, 0, due.deed), commitment: '00'.repeat(32) }
  expect(dueOf(id, 0, changed)).toEqual({ kind: 'changed' })
  const forged = after(after(dice, 0, { promise: 'ab'.repeat(32) }), 0, { show: 'cd'.repeat(32) })
  expect(dueOf(id, 0, forged)).toEqual({ kind: 'changed' })
})
