// Fights as the log tells them, what was needed for a hit, moments in a row, what hangs over one, and the curve at the
// end.
import { describe, expect, it } from 'vitest'
import type { Board, LogEntry, Moments, Note, Piece, Scene } from '../src/api/types'
import { aheadOf } from '../src/scene/ahead'
import { curvesOf } from '../src/scene/curve'
import { neededOf, tellingsOf } from '../src/scene/dice'
import { chaptersOf, fightOf, gathered, pointsIn } from '../src/scene/log'
import { MomentRow } from '../src/state/moments'
import { pieceOf, sceneOf } from './made'

const note = (key: string, more: Partial<Note> = {}): Note => ({ text: { key }, ...more })
const entry = (number: number, seat: number, notes: Note[], dice?: string[]): LogEntry => ({
  number,
  seat,
  notes,
  ...(dice ? { dice } : {}),
})

describe('what was needed', () => {
  it('is said as people say it', () => {
    expect(neededOf([4, 6], 6)).toEqual({ key: 'ui-needed-least', facts: { n: 4 } })
    expect(neededOf([1, 2], 6)).toEqual({ key: 'ui-needed-most', facts: { n: 2 } })
    expect(neededOf([1, 1], 6)).toEqual({ key: 'ui-needed-just', facts: { n: 1 } })
    expect(neededOf([7, 6], 6)).toEqual({ key: 'ui-needed-none', facts: { n: 0 } })
    expect(neededOf(null, 6)).toBeUndefined()
  })

  it('marks the hits of each note by itself', () => {
    const fought = entry(
      1,
      0,
      [note('battle'), note('attackers', { throws: [[1, 3]] }), note('defenders', { throws: [[1, 2], null] })],
      ['d6:3,4', 'd6:2', 'd6:6', 'd10:9'],
    )
    const { tellings, rest } = tellingsOf(fought)
    expect(tellings.map(({ rolled }) => rolled.map(({ dice, hits }) => [dice, hits]))).toEqual([
      [],
      [['d6:3,4', [true, false]]],
      [
        ['d6:2', [true]],
        ['d6:6', undefined],
      ],
    ])
    expect(rest.map(({ dice }) => dice)).toEqual(['d10:9'])
  })

  it('is not confused by dice of which nothing was said before', () => {
    const [told] = gathered([entry(0, 0, [], ['d6:5']), entry(1, 0, [note('shot', { throws: [[5, 6]] })], ['d6:6'])])
    const { tellings, rest } = tellingsOf(told!, told!.loose)
    expect(tellings[0]!.rolled[0]).toMatchObject({ dice: 'd6:6', hits: [true] })
    expect(rest.map(({ dice }) => dice)).toEqual(['d6:5'])
  })
})

describe('a fight in the log', () => {
  const log = [
    entry(0, 0, [note('phase', { begins: 'phase' })]),
    entry(1, 0, [note('moved', { at: ['a'], way: ['x', 'a'] })]),
    entry(2, 0, [note('attack', { begins: 'fight', at: ['b'] }), note('rolled', { throws: [null] })], ['d6:4']),
    entry(3, 1, [note('lost', { at: ['b'] })]),
    entry(4, 0, [note('advanced', { at: ['b'], way: ['a', 'b'] })]),
    entry(5, 0, [note('moved', { at: ['d'], way: ['c', 'd'] })]),
  ]

  it('is a chapter of its own, with the answer of the other side and the advance, but not with the next move', () => {
    expect(chaptersOf(log).map(({ kind, entries, title }) => [kind, entries, title?.key])).toEqual([
      ['phase', 1, 'phase'],
      ['fight', 3, 'attack'],
      ['side', 1, undefined],
    ])
    expect(chaptersOf(log)[1]!.throws).toBe(1)
  })

  it('is known for everything that belongs to it', () => {
    expect(fightOf(log, 3)?.text.key).toBe('attack')
    expect(fightOf(log, 1)).toBeUndefined()
    const over = { number: 9, notes: [note('attack', { begins: 'fight' }), note('phase', { begins: 'phase' })] }
    expect(fightOf([...log, over], 9)?.text.key, 'a fight that is over within its entry').toBe('attack')
  })

  it('keeps the dice beside the notes they belong to where one step ends a fight and begins the next', () => {
    const both = entry(
      7,
      0,
      [note('rolled', { throws: [[1, 2]] }), note('attack', { begins: 'fight' }), note('rolled', { throws: [[1, 3]] })],
      ['d6:1', 'd6:6'],
    )
    const chapters = chaptersOf([both])
    expect(chapters.map(({ lines }) => lines.map((line) => line.entry.dice))).toEqual([[['d6:1']], [['d6:6']]])
  })

  it('tells what points changed hands', () => {
    const taken = (points: number): Note => ({ text: { key: 'taken', args: [['points', { number: points }]] } })
    expect(pointsIn([entry(0, 0, [taken(2)]), entry(1, 0, [taken(3), taken(0)])], 0)).toEqual([taken(3)])
  })
})

const piece = (id: string, at: string, seat: number, more: Partial<Piece> = {}): Piece =>
  pieceOf(id, at, { seat, ...more })
const scene = (pieces: Piece[], points = '1'): Scene =>
  sceneOf(pieces, {
    panels: [
      { id: 'score', title: { key: 's' }, rows: [{ text: { key: 'panel-points' }, value: points }] },
      { id: 'other', title: { key: 'o' }, rows: [{ text: { key: 'panel-pools' }, value: points }] },
    ],
  })

describe('moments in a row', () => {
  it('are asked for once, put together from what changed, and asked for anew when they have been shown', async () => {
    const asked: string[] = []
    const row = new MomentRow((start): Promise<Moments> => {
      asked.push(JSON.stringify(start))
      const from = 'from' in start ? start.from : 3
      return Promise.resolve({
        steps: 9,
        moments: [
          { step: from, look: { whole: scene([piece('a', `${from}`, 0)]) } },
          { step: from + 1, look: { change: { pieces: [piece('a', 'next', 0)] } }, entry: entry(4, 0, []) },
        ],
      })
    })
    expect((await row.find(7)).step).toBe(3)
    const next = await row.at(4)
    expect([next.step, next.steps, next.scene.pieces[0]!.at, next.entry?.number]).toEqual([4, 9, 'next', 4])
    expect(asked).toEqual(['{"after":7}'])
    expect((await row.at(4)).scene.pieces[0]!.at).toBe('4')
    await row.find(-1)
    expect(asked).toEqual(['{"after":7}', '{"from":4}', '{"from":0}'])
  })
})

describe('what hangs over one', () => {
  const board: Board = {
    shape: 'pointy_hexes',
    spaces: [
      { id: '1', x: 0, y: 0, kind: 'flat' },
      { id: '2', x: 100, y: 0, kind: 'flat' },
      { id: '3', x: 200, y: 0, kind: 'flat' },
    ],
    lines: [],
    labels: [{ at: '1', text: 'Town', kind: 'town' }],
    trays: [{ id: 'box-due', title: { key: 'due' } }],
  }

  it('is supply that was lost, towns with more enemies beside them, and who is to come', () => {
    const before = scene([piece('a', '1', 0), piece('e', '3', 1), piece('f', '3', 1)])
    const after = scene([
      piece('a', '1', 0, { markers: ['marker-unsupplied', 'marker-moved'] }),
      piece('e', '2', 1),
      piece('f', '2', 1),
      piece('new', 'box-due', 0),
    ])
    const ahead = aheadOf(before, after, board, (seat) => seat === 0)
    expect(ahead.worse.map(({ marker, pieces }) => [marker, pieces.map(({ id }) => id)])).toEqual([
      ['marker-unsupplied', ['a']],
    ])
    expect(ahead.threatened).toEqual([{ space: '1', own: 1, enemies: 2 }])
    expect(ahead.due).toEqual([{ title: { key: 'due' }, count: 1 }])
    expect(aheadOf(before, before, board, (seat) => seat === 0).threatened).toEqual([])
  })
})

describe('the curve of a match', () => {
  it('is of figures that count points and that changed', () => {
    const curves = curvesOf([scene([], '1'), scene([], '4'), scene([], '2')])
    expect(curves).toEqual([{ text: { key: 'panel-points' }, values: [1, 4, 2] }])
    expect(curvesOf([scene([]), scene([])])).toEqual([])
  })
})
