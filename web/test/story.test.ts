// The log in chapters, dice that hit, and what is different between two moments.
import { describe, expect, it } from 'vitest'
import type { Board, LogEntry, Piece, Scene } from '../src/api/types'
import { compare } from '../src/scene/compare'
import { hitsOf, readThrow } from '../src/scene/dice'
import { chaptersOf } from '../src/scene/log'
import { looksDifferent, trailsOf } from '../src/scene/trails'
import { pieceOf, sceneOf } from './made'

const entry = (number: number, seat: number, key: string, at?: string[], dice?: string[]): LogEntry => ({
  number,
  seat,
  notes: [{ text: { key }, ...(at ? { at } : {}) }],
  ...(dice ? { dice } : {}),
})

describe('the log in chapters', () => {
  it('begins one where a turn or phase begins and where another side acts', () => {
    const chapters = chaptersOf([
      entry(0, 0, 'log-move'),
      entry(1, 0, 'log-move', ['b']),
      entry(2, 0, 'log-phase-combat'),
      entry(3, 0, 'log-attack', ['c']),
      entry(4, 0, 'log-turn'),
      entry(5, 1, 'log-move'),
    ])
    expect(chapters.map(({ kind, entries }) => [kind, entries])).toEqual([
      ['side', 2],
      ['phase', 1],
      ['turn', 1],
    ])
  })

  it('leaves an answer in a fight where the fight is', () => {
    const fight = [
      entry(0, 0, 'log-attack', ['c']),
      entry(1, 0, 'log-fire', ['c'], ['d6:1']),
      entry(2, 1, 'log-lost', ['c']),
      entry(3, 0, 'log-advance', ['c']),
    ]
    expect(chaptersOf(fight)).toHaveLength(1)
    expect(chaptersOf([entry(0, 0, 'log-move', ['a']), entry(1, 1, 'log-move', ['b'])])).toHaveLength(2)
  })

  it('says once what happened several times in a row, and every throw by itself', () => {
    const [chapter] = chaptersOf([
      entry(0, 0, 'log-place', ['a']),
      entry(1, 0, 'log-place', ['a']),
      entry(2, 0, 'log-place', ['b']),
      entry(3, 0, 'log-roll', ['b'], ['d6:1']),
      entry(4, 0, 'log-roll', ['b'], ['d6:1']),
    ])
    expect(chapter!.lines.map((line) => [line.entry.number, line.times])).toEqual([
      [0, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ])
    expect(chapter!.throws).toBe(2)
  })
})

describe('dice that hit', () => {
  const said = (value: number, hits: number) => [
    {
      key: 'x',
      args: [
        ['value', { number: value }],
        ['hits', { number: hits }],
      ] as [string, { number: number }][],
    },
  ]

  it('are those at most so high, or at least so high, if as many did', () => {
    expect(hitsOf(readThrow('d6:1,4,2'), said(2, 2))).toEqual([true, false, true])
    expect(hitsOf(readThrow('d6:6,4,2'), said(5, 1))).toEqual([true, false, false])
  })

  it('are not guessed', () => {
    expect(hitsOf(readThrow('d6:3,3'), said(2, 1))).toBeUndefined()
    expect(hitsOf(readThrow('d6:3,3'), [{ key: 'x' }])).toBeUndefined()
  })
})

const board: Board = {
  shape: 'pointy_hexes',
  spaces: [],
  lines: [],
  labels: [],
  trays: [
    { id: 'lost', title: { key: 'box-lost' } },
    { id: 'air-x', title: { key: 'box-air' } },
  ],
}

describe('two moments', () => {
  it('show who went where, counted units too', () => {
    const counted = (at: string, count: number): Piece => pieceOf(`inf@${at}`, at, { count })
    const before = sceneOf([pieceOf('a', '1'), pieceOf('b', '2'), counted('west', 3), counted('east', 1)])
    const after = sceneOf([pieceOf('a', '9'), pieceOf('b', '2'), counted('west', 1), counted('east', 3)])
    expect(trailsOf(before, after)).toMatchObject([
      { seat: 0, from: '1', to: '9' },
      { seat: 0, from: 'west', to: 'east' },
    ])
    const notes = [{ text: { key: 'moved' }, way: ['1', '5', '9'] }]
    expect(trailsOf(before, after, notes).map((trail) => trail.via)).toEqual([['1', '5', '9'], undefined])
    expect(looksDifferent(before, after)).toBe(true)
    expect(looksDifferent(before, before)).toBe(false)
  })

  it('are summed up as losses, places and figures', () => {
    const points = (value: string): Scene['panels'] => [
      { id: 'score', title: { key: 'score' }, rows: [{ text: { key: 'points' }, value }] },
    ]
    const before = sceneOf(
      [
        pieceOf('gone', '1'),
        pieceOf('hurt', '2'),
        pieceOf('dead', '3'),
        pieceOf('home', '5'),
        pieceOf('men', '4', { count: 5 }),
      ],
      {
        marks: [{ kind: 'x-control', spaces: ['1', '2'] }],
        panels: points('3'),
      },
    )
    const after = sceneOf(
      [
        pieceOf('hurt', '2', { steps: [1, 2] }),
        pieceOf('dead', 'lost'),
        pieceOf('home', 'air-x'),
        pieceOf('men', '4', { count: 2 }),
      ],
      {
        marks: [{ kind: 'x-control', spaces: ['2', '3'] }],
        panels: points('5'),
      },
    )
    const { losses, holdings, figures } = compare(before, after, board)
    expect(losses.map(({ piece: one, how, count }) => [one.id, how, count])).toEqual([
      ['gone', 'gone', 1],
      ['hurt', 'reduced', 1],
      ['dead', 'boxed', 1],
      ['men', 'gone', 3],
    ])
    expect(holdings).toEqual([{ kind: 'x-control', gained: ['3'], lost: ['1'] }])
    expect(figures).toMatchObject([{ before: '3', after: '5' }])
  })

  it('do not sum up what lies ready to be drawn, which is counted anew in every turn', () => {
    const bag = (count: number): Scene['panels'] => [
      {
        id: 'bag',
        title: { key: 'bag' },
        rows: [{ text: { key: 'dice' }, value: `${count}` }],
        tokens: [{ seat: 0, count }],
      },
    ]
    const { figures } = compare(sceneOf([], { panels: bag(5) }), sceneOf([], { panels: bag(4) }), board)
    expect(figures).toEqual([])
  })
})
