import { describe, expect, it } from 'vitest'
import type { Board } from '../src/api/types'
import { Geometry, chain, corners, sharedSide, type Point } from '../src/scene/geometry'

const hex = (id: string, x: number, y: number) => ({ id, x, y, kind: 'flat' })
const board: Board = {
  spaces: [
    hex('a', 0, 0),
    hex('b', 100, 0),
    hex('c', 50, 87),
    {
      ...hex('area', 400, 0),
      outline: [
        [
          [300, -50],
          [500, -50],
          [500, 50],
          [300, 50],
        ],
      ],
    },
  ],
  lines: [],
  labels: [],
  shape: 'pointy_hexes',
}

describe('geometry', () => {
  const geometry = new Geometry(board)

  it('gives hexes of width 100 their corners, pointed or flat at the top', () => {
    const pointed = corners(board.spaces[0]!, 'pointy_hexes')
    expect(Math.max(...pointed.map((p) => p.x)) * 2).toBeCloseTo(100)
    const flat = corners(board.spaces[0]!, 'flat_hexes')
    expect(Math.max(...flat.map((p) => p.y)) * 2).toBeCloseTo(100)
  })

  it('takes outlines as they are', () => {
    expect(geometry.outlines.get('area')).toHaveLength(1)
    expect(geometry.outlines.get('area')![0]).toHaveLength(4)
    expect(geometry.box.x).toBeCloseTo(-50)
    expect(geometry.box.width).toBeCloseTo(550)
  })

  it('finds the side two neighbours share, though centres are rounded', () => {
    const side = sharedSide(geometry.outlines.get('a')!, geometry.outlines.get('c')!)
    expect(side).toHaveLength(1)
    expect(sharedSide(geometry.outlines.get('a')!, geometry.outlines.get('area')!)).toHaveLength(0)
  })

  it('traces rivers along sides and rails through centres', () => {
    const river = geometry.trace({
      kind: 'river',
      along_side: true,
      between: [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
      ],
    })
    expect(river.reduce((sum, line) => sum + line.length - 1, 0)).toBe(3)
    const rail = geometry.trace({
      kind: 'rail',
      along_side: false,
      between: [
        ['a', 'b'],
        ['b', 'c'],
      ],
    })
    expect(rail).toEqual([
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
        { x: 50, y: 87 },
      ],
    ])
  })

  it('knows the outer border of a set of spaces', () => {
    expect(geometry.borderOf(['a'])).toHaveLength(6)
    expect(geometry.borderOf(['a', 'b'])).toHaveLength(10)
    expect(geometry.borderOf(['a', 'b', 'c'])).toHaveLength(12)
  })
})

describe('areas', () => {
  const ring = (x: number, y: number, size: number): [number, number][] => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ]
  const sea = { ...hex('sea', 15, 15), outline: [ring(0, 0, 100), ring(40, 40, 20).reverse()] }
  const island = { ...hex('island', 50, 50), outline: [ring(40, 40, 20), ring(200, 0, 4)] }
  const geometry = new Geometry({ spaces: [sea, island], lines: [], labels: [], shape: 'areas' })

  it('have several parts and holes, all in one path', () => {
    expect(geometry.paths.get('sea')!.match(/M/g)).toHaveLength(2)
    expect(geometry.box).toEqual({ x: 0, y: 0, width: 204, height: 100 })
  })

  it('have rivers along their common border, and a way across where they do not touch', () => {
    const square = (id: string, x: number) => ({ ...hex(id, x + 50, 50), outline: [ring(x, 0, 100)] })
    const map = new Geometry({
      spaces: [square('west', 0), square('middle', 100), square('east', 230)],
      lines: [],
      labels: [],
      shape: 'areas',
    })
    const between = (a: string, b: string) => map.trace({ kind: 'river', along_side: true, between: [[a, b]] })
    expect(between('west', 'middle')).toEqual([
      [
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
    ])
    const [strait] = between('middle', 'east')
    expect(strait!.map((p) => p.x)).toEqual([184, 246])
  })

  it('share the side of a hole with what lies in it', () => {
    expect(sharedSide(geometry.outlines.get('sea')!, geometry.outlines.get('island')!)).toHaveLength(4)
    expect(geometry.borderOf(['sea', 'island'])).toHaveLength(8)
  })
})

describe('chains', () => {
  const p = (x: number, y: number): Point => ({ x, y })

  it('join pieces in any order and direction', () => {
    const [line, ...others] = chain([
      [p(10, 0), p(20, 0)],
      [p(10, 0), p(0, 0)],
      [p(30, 0), p(20, 0)],
    ])
    expect(others).toEqual([])
    expect(line?.map((q) => q.x).sort((a, b) => a - b)).toEqual([0, 10, 20, 30])
  })

  it('end at forks and go round rings', () => {
    expect(
      chain([
        [p(0, 0), p(50, 0)],
        [p(50, 0), p(99, 0)],
        [p(50, 0), p(50, 50)],
      ]),
    ).toHaveLength(3)
    const ring = chain([
      [p(0, 0), p(50, 0)],
      [p(50, 0), p(50, 50)],
      [p(50, 50), p(0, 0)],
    ])
    expect(ring).toHaveLength(1)
    expect(ring[0]).toHaveLength(4)
  })
})
