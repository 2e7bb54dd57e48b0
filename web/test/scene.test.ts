import { describe, expect, it } from 'vitest'
import type { Arg, Change, Choice, LogEntry, Panel, Piece, Row, Scene, Text, Whole } from '../src/api/types'
import { bodyOf, markersOf, placeMarkers, sizeOf } from '../src/scene/beside'
import { changeWhole } from '../src/scene/change'
import {
  asShown,
  choicesOfPiece,
  inHand,
  isSent,
  kindsOf,
  oncePerLabel,
  onlySent,
  choicesOfSpace,
  commonParts,
  commonStart,
  familiesOf,
  sortChoices,
  spacesOfRegion,
  unitsOf,
} from '../src/scene/choices'
import { citations, groupClauses, matches } from '../src/scene/clauses'
import { readThrow } from '../src/scene/dice'
import { overlap } from '../src/scene/geometry'
import { gathered } from '../src/scene/log'
import { gridOf, sharedClause } from '../src/scene/panels'
import { regionsOf } from '../src/scene/regions'
import { seatsIn } from '../src/scene/seats'
import { fanBox, placeInFan, placeInStack, stacksOf } from '../src/scene/stacks'

const text = (key: string): Text => ({ key })
const piece = (id: string, at: string): Piece => ({
  id,
  at,
  seat: 0,
  nation: 'de',
  symbol: 'armour',
  factors: '8-6',
  steps: [2, 2],
})
const scene: Scene = {
  turn: text('one'),
  phases: ['a', 'b'],
  phase: 0,
  deciding: 1,
  prompt: text('go'),
  pieces: [piece('A', '0101'), piece('B', '0102')],
  marks: [{ kind: 'axis-zone', spaces: ['1', '2', '3'] }],
  panels: [],
  choices: [],
}
const whole: Whole = {
  version: 'v1',
  scene,
  log: [
    { number: 4, seat: 0, notes: [] },
    { number: 5, seat: 0, notes: [] },
  ],
  earlier: true,
  undo: false,
}
const change = (scene: Change['scene'], more: Partial<Change> = {}): Change => ({
  version: 'v2',
  after: 'v1',
  undo: true,
  scene,
  ...more,
})

describe('changes', () => {
  it('leave alone what they do not name', () => {
    const next = changeWhole(whole, change({}))
    expect(next).toEqual({ ...whole, version: 'v2', undo: true, scene: { ...scene, outcome: undefined } })
    expect(next?.scene.pieces).toBe(scene.pieces)
  })

  it('move, add and take away pieces, keeping the order of the others', () => {
    const next = changeWhole(whole, change({ pieces: [piece('C', '0103'), piece('B', '0201')], pieces_gone: ['A'] }))
    expect(next?.scene.pieces.map((p) => `${p.id}@${p.at}`)).toEqual(['B@0201', 'C@0103'])
  })

  it('give and take marks', () => {
    const next = changeWhole(
      whole,
      change({
        marks: [
          { gained: { kind: 'axis-zone', spaces: ['4'] }, lost: ['1', '2'] },
          { gained: { kind: 'target', spaces: ['9'] } },
        ],
      }),
    )
    expect(next?.scene.marks).toEqual([
      { kind: 'axis-zone', spaces: ['3', '4'] },
      { kind: 'target', spaces: ['9'] },
    ])
    const gone = changeWhole(
      whole,
      change({ marks: [{ gained: { kind: 'axis-zone', spaces: [] }, lost: ['1', '2', '3'] }] }),
    )
    expect(gone?.scene.marks).toEqual([])
  })

  it('cut the log where it was taken back', () => {
    const next = changeWhole(whole, change({}, { log_from: 5, log: [{ number: 5, seat: 1, notes: [] }] }))
    expect(next?.log.map((entry) => [entry.number, entry.seat])).toEqual([
      [4, 0],
      [5, 1],
    ])
    expect(changeWhole(whole, change({}, { log_from: 5 }))?.log).toHaveLength(1)
  })

  it('are not applied to anything else', () => {
    expect(changeWhole({ ...whole, version: 'v0' }, change({}))).toBeUndefined()
  })
})

describe('choices', () => {
  const choice = (more: Partial<Choice>): Choice => ({ action: 0, label: text('do'), ...more })
  const own = choice({ piece: 'A', space: '0101' })
  const place = choice({ space: '0102' })
  const button = choice({ tone: 'finish' })
  const sorted = sortChoices({ ...scene, choices: [own, place, button] })

  it('hang on a piece, a space, or nothing', () => {
    expect(sorted.byPiece.get('A')).toEqual([own])
    expect(sorted.bySpace.get('0102')).toEqual([place])
    expect(sorted.bySpace.has('0101')).toBe(false)
    expect(sorted.buttons).toEqual([button])
  })

  it('that hang on what is drawn nowhere are buttons', () => {
    const board = { spaces: [], lines: [], labels: [], trays: [], shape: 'table' as const }
    const squad = { id: 'aboard', seat: 0, nation: 'x', symbol: 'x', at: 'truck', factors: '', steps: [1, 1] as const }
    const order = choice({ piece: 'aboard' })
    const all = sortChoices({ ...scene, pieces: [{ ...squad, steps: [1, 1] }], choices: [order] }, board)
    expect(all.buttons).toEqual([order])
    expect(all.byPiece.size).toBe(0)
  })

  it('of a piece in hand light the places it can be sent to', () => {
    const board = {
      spaces: ['0101', '0102', '0103'].map((id) => ({ id, x: 0, y: 0, kind: 'flat' })),
      lines: [],
      labels: [],
      regions: [{ id: 'sea', title: text('sea'), spaces: ['0103'] }],
      trays: [{ id: 'pool', title: text('pool') }],
      shape: 'flat_hexes' as const,
    }
    const piece = (id: string) => ({ id, seat: 0, nation: 'x', symbol: 'x', at: 'pool', factors: '' })
    const sends = [choice({ piece: 'A', space: '0102' }), choice({ piece: 'A', region: 'sea' })]
    const placed = { ...scene, pieces: [{ ...piece('A'), steps: [1, 1] as [number, number] }], choices: sends }
    const all = sortChoices(placed, board)
    expect(onlySent(all, placed)).toBe('A')
    expect([...inHand(all, 'A', 'pool', board).bySpace.keys()]).toEqual(['0102', '0103'])
    expect(isSent(own, '0101')).toBe(false)
  })

  it('that read alike are one', () => {
    const twins = [choice({ action: 1, piece: 'A', space: '0102' }), choice({ action: 2, piece: 'B', space: '0102' })]
    expect(oncePerLabel(twins)).toHaveLength(1)
  })

  it('of a piece without any are those of its space', () => {
    expect(choicesOfPiece(sorted, 'A', '0101')).toEqual([own])
    expect(choicesOfPiece(sorted, 'B', '0102')).toEqual([place])
    expect(choicesOfSpace(sorted, '0101')).toEqual([own])
  })

  it('hang on regions of the board', () => {
    const zone = (n: number, spaces: string[]) => ({
      id: `zone-${n}`,
      title: { key: 'zone', args: [['n', { number: n }] as [string, { number: number }]] },
      spaces,
    })
    const board = {
      spaces: [],
      lines: [],
      labels: [],
      regions: [zone(1, ['a']), zone(2, ['b', 'c'])],
      shape: 'pointy_hexes' as const,
    }
    const choice: Choice = { action: 'fly', label: text('fly'), piece: 'x', region: 'zone-2' }
    expect(spacesOfRegion(choice, board)).toEqual(['b', 'c'])
    expect(spacesOfRegion({ ...choice, region: 'zone-9' }, board)).toEqual([])
    expect(regionsOf(board)[0]?.spaces).toEqual(
      new Map([
        [1, ['a']],
        [2, ['b', 'c']],
      ]),
    )
    expect(regionsOf(board)[0]?.title).toEqual({ key: 'zone', args: [['n', { name: '' }]] })
  })

  it('share the beginning of their labels', () => {
    expect(commonStart(['Send 8 JD over zone 1', 'Send 8 JD over zone 12', 'Send 8 JD over zone 3'])).toBe(
      'Send 8 JD over zone ',
    )
    expect(commonStart(['Attack', 'Advance'])).toBe('')
    expect(commonStart(['Only one'])).toBe('')
  })
})

describe('choices of a kind', () => {
  it('counts the units that can come along, by the kinds of which there are several', () => {
    const of = (id: string, symbol: string, count?: number): [string, Piece] => [
      id,
      { ...piece(id, 'x'), symbol, count },
    ]
    const pieces = new Map([of('a', 'infantry', 3), of('b', 'armour', 1), of('c', 'aircraft'), of('d', 'aircraft')])
    const along = [...pieces.keys()].map((id): Choice => ({ action: id, label: text('add'), piece: id, along: true }))
    expect(unitsOf(along, pieces)).toBe(6)
    expect(kindsOf(along, pieces)).toEqual([
      ['infantry', 3],
      ['aircraft', 2],
    ])
    expect(kindsOf(along.slice(2), pieces)).toEqual([])
  })

  const declare = (by: string, on: string): Choice => ({
    action: [by, on],
    label: {
      key: 'do-declare',
      args: [
        ['by', { word: by }],
        ['on', { word: on }],
      ],
    },
    tone: 'attack',
  })
  const done: Choice = { action: 'done', label: text('do-done'), tone: 'finish' }

  it('stand together from four on, for each who does it', () => {
    const german = ['a', 'b', 'c', 'd'].map((on) => declare('de', on))
    const italian = ['a', 'b', 'c', 'd', 'e'].map((on) => declare('it', on))
    expect(familiesOf([done, ...german, ...italian])).toEqual({ alone: [done], families: [german, italian] })
    expect(familiesOf([done, ...german.slice(1)])).toEqual({ alone: [done, ...german.slice(1)], families: [] })
  })

  it('are counted in the order they are shown in', () => {
    const german = ['a', 'b', 'c', 'd'].map((on) => declare('de', on))
    const standing: Choice = {
      action: 'order',
      label: text('do-order'),
      group: { title: text('orders'), folded: true },
    }
    expect(asShown([standing, ...german, done])).toEqual([done, ...german, standing])
  })

  it('are not torn apart if everybody does one thing', () => {
    const each = ['a', 'b', 'c', 'd'].map((by) => declare(by, 'x'))
    expect(familiesOf(each).families).toEqual([each])
  })

  it('do not repeat what they begin and end with', () => {
    expect(commonParts(['Fire: the squad', 'Run: the squad'])).toEqual({
      start: '',
      end: ' the squad',
      rest: ['Fire:', 'Run:'],
    })
    expect(commonParts(['A takes x to B', 'A takes yy to B'])).toEqual({
      start: 'A takes ',
      end: ' to B',
      rest: ['x', 'yy'],
    })
    expect(commonParts(['only one'])).toEqual({ start: '', end: '', rest: ['only one'] })
  })
})

describe('what lies beside a unit', () => {
  const squad = (id: string, x: number, markers: string[], factors = '3'): Piece => ({
    ...piece(id, ''),
    markers,
    factors,
    figure: {
      x,
      y: 1000,
      facing: 0,
      size: { base: 50 },
      models: [
        [x, 1000],
        [x + 110, 1000],
        [x + 220, 1000],
      ],
      model_radius: 50,
    } as unknown as NonNullable<Piece['figure']>,
  })
  const table = { x: 0, y: 0, width: 7200, height: 4800 }

  it('are its order, its pins and other markers', () => {
    expect(markersOf(squad('A', 0, ['marker-run', 'marker-pinned', 'marker-hidden', 'marker-inside'], '3·2'))).toEqual({
      order: 'run',
      pins: 2,
      others: ['marker-hidden'],
    })
  })

  it('lies on nobody, neither man nor marker, and on the table', () => {
    const units = [
      squad('A', 1000, ['marker-fire']),
      squad('B', 1340, ['marker-down', 'marker-pinned'], '3·1'),
      squad('C', 1680, ['marker-run']),
      squad('D', 6900, ['marker-run']),
    ]
    const places = placeMarkers(units, table, 1.5)
    expect([...places.keys()]).toEqual(['A', 'B', 'C', 'D'])
    const boxes = units.map((unit) => ({
      ...places.get(unit.id)!,
      width: sizeOf(markersOf(unit))!.width * 1.5,
      height: sizeOf(markersOf(unit))!.height * 1.5,
    }))
    boxes.forEach((box, i) => {
      for (const { x, y, r } of units.flatMap((unit) => bodyOf(unit.figure!))) {
        const [dx, dy] = [Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height)]
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(r)
      }
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(table.width)
    })
  })

  it('is nothing for a unit without markers', () => {
    expect(placeMarkers([squad('A', 0, [])], table, 1).size).toBe(0)
  })
})

describe('panels', () => {
  const kind = (word: string, name: string): Arg => ({
    text: {
      key: 'of-kind',
      args: [
        ['kind', { word }],
        ['have', { name }],
      ],
    },
  })
  const row = (nation: string, ...list: Arg[]): Row => ({
    text: {
      key: 'row',
      args: [
        ['nation', { word: nation }],
        ['kinds', { list }],
      ],
    },
    value: '',
    clause: 'X-1',
  })

  it('are tables if their rows list the same kinds of things', () => {
    const panel: Panel = {
      id: 'pools',
      title: text('pools'),
      rows: [row('it', kind('fleet', '3/4')), row('de', kind('infantry', '10/16'), kind('fleet', '2/3'))],
    }
    expect(gridOf(panel)).toEqual({
      columns: ['infantry', 'fleet'],
      rows: [
        { head: 'it', cells: [undefined, '3/4'] },
        { head: 'de', cells: ['10/16', '2/3'] },
      ],
    })
    expect(gridOf({ ...panel, rows: [...panel.rows, { text: text('more'), value: '1' }] })).toBeUndefined()
  })

  it('say a clause once that all their rows have', () => {
    expect(sharedClause([row('it'), row('de')])).toBe('X-1')
    expect(sharedClause([row('it'), { ...row('de'), clause: 'X-2' }])).toBeUndefined()
    expect(sharedClause([row('it')])).toBeUndefined()
  })
})

describe('stacks', () => {
  it('are pieces in one place', () => {
    expect(
      stacksOf([piece('A', 'x'), piece('B', 'y'), piece('C', 'x')])
        .get('x')
        ?.map((p) => p.id),
    ).toEqual(['A', 'C'])
  })

  it('show the first on top, the others up-right behind it', () => {
    const [first, second] = [0, 1].map((n) => placeInStack({ x: 0, y: 0 }, n, 2))
    expect(second!.x).toBeGreaterThan(first!.x)
    expect(second!.y).toBeLessThan(first!.y)
  })

  it('fan out without lying on each other, within their box', () => {
    for (const of of [2, 3, 4, 5, 7, 9]) {
      const places = Array.from({ length: of }, (_, n) => placeInFan({ x: 50, y: 50 }, n, of, { x: 1, y: -1 }))
      const box = fanBox({ x: 50, y: 50 }, of, { x: 1, y: -1 })
      places.forEach((a, i) => {
        expect(a.x - 24).toBeGreaterThanOrEqual(box.x)
        expect(a.x + 24).toBeLessThanOrEqual(box.x + box.width)
        expect(a.y - 24).toBeGreaterThanOrEqual(box.y)
        expect(a.y + 24).toBeLessThanOrEqual(box.y + box.height)
        for (const b of places.slice(i + 1))
          expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(48)
      })
    }
  })
})

describe('the log', () => {
  const entry = (number: number, dice: string[], said: boolean): LogEntry => ({
    number,
    seat: 0,
    dice,
    notes: said ? [{ text: text('said') }] : [],
  })

  it('puts throws nothing is said of to what is said next', () => {
    const log = gathered([
      entry(1, ['d6:1'], false),
      entry(2, [], false),
      entry(3, ['d6:2'], true),
      entry(4, [], true),
      entry(5, [], false),
    ])
    expect(log.map(({ number, dice }) => [number, dice])).toEqual([
      [3, ['d6:1', 'd6:2']],
      [4, []],
    ])
  })

  it('keeps a last throw that nothing is said of yet', () => {
    expect(gathered([entry(1, ['d6:1'], false)]).map(({ dice }) => dice)).toEqual([['d6:1']])
  })
})

describe('small things', () => {
  it('dice are read as they are written', () => {
    expect(readThrow('d6:4')).toEqual({ sides: 6, faces: [4] })
    expect(readThrow('d10:1,8')).toEqual({ sides: 10, faces: [1, 8] })
  })

  it('seats are bits', () => {
    expect(seatsIn(0)).toEqual([])
    expect(seatsIn(5)).toEqual([0, 2])
  })

  it('clauses are found by all words, whatever their accents', () => {
    expect(matches('arpad line', 'BPH-8.7c', 'The Árpád line', '')).toBe(true)
    expect(matches('8.7C line', 'BPH-8.7c', 'The Árpád line', '')).toBe(true)
    expect(matches('danube line', 'BPH-8.7c', 'The Árpád line', '')).toBe(false)
  })

  it('a text is cut at the clauses it names', () => {
    const known = new Set(['C-84', 'BPH-3.2b', 'TK-8.1.1-08'])
    const cut = (text: string) => citations(text, known).map((part) => (part.clause ? `<${part.text}>` : part.text))
    expect(cut('For vehicles see C-84.')).toEqual(['For vehicles see ', '<C-84>', '.'])
    expect(cut('(BPH-3.2b, TK-8.1.1-08)')).toEqual(['(', '<BPH-3.2b>', ', ', '<TK-8.1.1-08>', ')'])
    expect(cut('C-841 and Pz-4 are none')).toEqual(['C-841 and Pz-4 are none'])
  })

  it('clauses stand in their chapters', () => {
    const read = (id: string, chapter: string) => ({
      card: { id, chapter, chapter_key: `chapter-${chapter}` },
      title: '',
      text: '',
    })
    const groups = groupClauses([read('a', 'zones'), read('b', 'air'), read('c', 'zones')])
    expect(groups.map((group) => [group.chapter, group.key, group.clauses.map((one) => one.card.id)])).toEqual([
      ['zones', 'chapter-zones', ['a', 'c']],
      ['air', 'chapter-air', ['b']],
    ])
  })
})
