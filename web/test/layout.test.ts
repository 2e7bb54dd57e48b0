// Tables as they are laid out, and what hangs on whatever carries somebody.
import { describe, expect, test } from 'vitest'
import type { KindAbout, LaidPiece, Layout, LogEntry, Piece, Scene } from '../src/api/types'
import { byPieces, passengersOf, sortChoices } from '../src/scene/choices'
import {
  boardOf,
  freeName,
  freePlace,
  middleOf,
  mirrored,
  moved,
  newPiece,
  sized,
  sizeOf,
  turned,
} from '../src/scene/layout'
import { lastTold } from '../src/scene/log'

const EXTENT: [number, number] = [7200, 4800]
const house: LaidPiece = {
  id: 'building-1',
  kind: 'terrain-building',
  corners: [
    [1000, 500],
    [1600, 500],
    [1600, 1000],
    [1000, 1000],
  ],
}
const layout: Layout = { name: 'Ours', pieces: [house] }

describe('a table that is laid out', () => {
  test('pieces are moved and stay on the table', () => {
    expect(moved(house, 100, -50, EXTENT).corners[0]).toEqual([1100, 450])
    const pushed = moved(house, -5000, -5000, EXTENT)
    expect(pushed.corners[0]).toEqual([0, 0])
    expect(sizeOf(pushed)).toEqual({ width: 600, depth: 500 })
  })

  test('pieces are turned about their middle and sized along their own sides', () => {
    const quarter = turned(house, 90, EXTENT)
    expect(middleOf(quarter)).toEqual(middleOf(house))
    expect(sizeOf(quarter)).toEqual({ width: 600, depth: 500 })
    const slanted = turned(house, 30, EXTENT)
    // Corners are whole hundredths of an inch.
    const larger = sizeOf(sized(slanted, 700, 400, EXTENT))
    expect(Math.abs(larger.width - 700)).toBeLessThanOrEqual(2)
    expect(Math.abs(larger.depth - 400)).toBeLessThanOrEqual(2)
    expect(sized(house, 5, 400, EXTENT)).toBe(house)
    expect(sized(house, 9000, 400, EXTENT), 'larger than the table').toBe(house)
  })

  test('new pieces have names of their own', () => {
    const kind: KindAbout = { kind: 'terrain-building', size: [600, 500], floors: 3, round: false }
    const made = newPiece(layout, kind, { x: 3000, y: 2000 }, EXTENT)
    expect(made.id).toBe('building-2')
    expect(middleOf(made)).toEqual({ x: 3000, y: 2000 })
    expect(
      newPiece(layout, { ...kind, kind: 'terrain-woods', round: true }, { x: 3000, y: 2000 }, EXTENT).corners,
    ).toHaveLength(10)
    expect(freeName({ ...layout, pieces: [house, made] }, 'building-2')).toBe('building-3')
  })

  test('a new piece finds a place where nothing stands, near the middle', () => {
    const kind: KindAbout = { kind: 'terrain-building', size: [600, 500], floors: 3, round: false }
    expect(freePlace({ name: '', pieces: [] }, kind, EXTENT)).toEqual({ x: 3600, y: 2400 })
    const inTheMiddle = newPiece(layout, kind, { x: 3600, y: 2400 }, EXTENT)
    const { x, y } = freePlace({ name: '', pieces: [inTheMiddle] }, kind, EXTENT)
    expect(Math.abs(x - 3600) > 600 || Math.abs(y - 2400) > 500).toBe(true)
  })

  test('the far half is mirrored, the middle stays, the near half goes', () => {
    const near: LaidPiece = { ...house, id: 'near', corners: house.corners.map(([x, y]) => [x, y + 3500]) }
    const middle: LaidPiece = { ...house, id: 'middle', corners: house.corners.map(([x, y]) => [x, y + 1600]) }
    const twin = mirrored({ ...layout, pieces: [house, near, middle] }, EXTENT)
    expect(twin.pieces.map((piece) => piece.id)).toEqual(['building-1', 'middle', 'building-2'])
    expect(twin.pieces[2]!.corners[0]).toEqual([6200, 4300])
  })

  test('it is drawn as a board', () => {
    const board = boardOf({ ...layout, pieces: [{ ...house, floors: 2 }] }, EXTENT)
    expect(board.spaces[0]).toMatchObject({ id: 'building-1', kind: 'terrain-building', x: 1300, y: 750 })
  })
})

const piece = (id: string, at: string): Piece =>
  ({ id, at, seat: 0, nation: '', symbol: '', factors: '', steps: [1, 1] }) satisfies Piece
const scene = (pieces: Piece[], choices: Scene['choices']): Scene =>
  ({ pieces, choices, marks: [], panels: [], phases: [], phase: 0 }) as unknown as Scene

describe('pieces in or on other pieces', () => {
  test('what they can do hangs on whatever carries them, however deep', () => {
    const order = { action: 1, label: { key: 'x' }, piece: 'gun' }
    const of = scene([piece('truck', ''), piece('squad', 'truck'), piece('gun', 'squad')], [order])
    const { byPiece } = sortChoices(of)
    expect([...byPiece.keys()].sort()).toEqual(['gun', 'squad', 'truck'])
    expect(passengersOf(of, 'truck').map((one) => one.id)).toEqual(['squad'])
  })

  test('a menu has a part for each piece that has more than one choice', () => {
    const order = (piece: string, action: number) => ({ action, label: { key: 'x' }, piece })
    const [a, b, c, d] = [order('truck', 1), order('truck', 2), order('squad', 3), order('squad', 4)]
    const of = scene([piece('truck', ''), piece('squad', 'truck')], [c, a, d, b])
    expect(sortChoices(of).byPiece.get('truck'), 'its own first').toEqual([a, b, c, d])
    expect(byPieces([a, b, c, d])).toEqual([
      [a, b],
      [c, d],
    ])
    expect(byPieces([a, b, c])).toEqual([[a, b, c]])
  })

  test('spaces and circles are no carriers', () => {
    const order = { action: 1, label: { key: 'x' }, piece: 'a' }
    expect([...sortChoices(scene([piece('a', 'b'), piece('b', 'a')], [order])).byPiece.keys()].sort()).toEqual([
      'a',
      'b',
    ])
    expect([...sortChoices(scene([piece('a', '1604')], [order])).byPiece.keys()]).toEqual(['a'])
  })
})

test('what was told last of a unit is its newest entry', () => {
  const entry = (number: number, at: string[], key: string): LogEntry => ({ number, notes: [{ text: { key }, at }] })
  const log = [entry(1, ['u1'], 'first'), entry(2, ['u2'], 'other'), entry(3, ['u1', 'u2'], 'last')]
  expect(lastTold(log, 'u1').map((text) => text.key)).toEqual(['last'])
  expect(lastTold(log, 'u9')).toEqual([])
})
