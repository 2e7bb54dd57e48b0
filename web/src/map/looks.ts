// How known kinds of ground, lines and names look on a map. Whatever is not in here is drawn calmly by the fallback at
// the end of each table.

/** What is drawn sparsely over the tint of a kind of ground. */
export type Pattern = 'none' | 'hills' | 'peaks' | 'trees' | 'reeds' | 'blocks' | 'waves'

export interface Ground {
  tint: string
  pattern: Pattern
}

const GROUND: Record<string, Ground> = {
  flat: { tint: '#ece5d4', pattern: 'none' },
  clear: { tint: '#ece5d4', pattern: 'none' },
  hills: { tint: '#dccfa6', pattern: 'hills' },
  rough: { tint: '#dccfa6', pattern: 'hills' },
  mountain: { tint: '#c0a67e', pattern: 'peaks' },
  forest: { tint: '#cbd3a4', pattern: 'trees' },
  woods: { tint: '#cbd3a4', pattern: 'trees' },
  marsh: { tint: '#d3dfc9', pattern: 'reeds' },
  city: { tint: '#d3c8b9', pattern: 'blocks' },
  sea: { tint: '#bfd3db', pattern: 'waves' },
  water: { tint: '#bfd3db', pattern: 'waves' },
  land: { tint: '#ece5d4', pattern: 'none' },
  unnamed: { tint: '#f4f0e6', pattern: 'none' },
  desert: { tint: '#ecdcb2', pattern: 'none' },
}

/** Whether pieces swim there: its borders are lanes, and land beside it has a coast. */
export const isWater = (kind: string): boolean => /^(terrain-)?(sea|water)$/.test(kind)

export const groundOf = (kind: string): Ground =>
  GROUND[kind.replace(/^terrain-/, '')] ?? { tint: '#e4dccb', pattern: 'none' }

/** How a line is drawn: strokes from the lowest to the topmost. */
export interface Stroke {
  colour: string
  width: number
  dash?: number[]
}
export interface LineLook {
  strokes: Stroke[]
  /** Corners are rounded off by this share of the piece on either side. */
  soft: number
  ties?: { colour: string; every: number; length: number; width: number }
  /** Teeth along the line, as for works facing an enemy. */
  teeth?: { colour: string; every: number; length: number }
}

export const LINE_ORDER = ['border', 'lake', 'river', 'danube', 'canal', 'strait', 'fortified', 'road', 'rail']

/** Strokes one upon the other, the widest first. */
const strokes = (...of: [colour: string, width: number, dash?: number[]][]): LineLook['strokes'] =>
  of.map(([colour, width, dash]) => (dash ? { colour, width, dash } : { colour, width }))

const LINES: Record<string, LineLook> = {
  river: { strokes: strokes(['#4f7f9c', 5.4], ['#7fb0cb', 3.6]), soft: 0.42 },
  danube: { strokes: strokes(['#2f5f80', 11.5], ['#6ba3c4', 9], ['#9cc6dc', 2]), soft: 0.42 },
  lake: { strokes: strokes(['#4f7f9c', 22], ['#8fbbd2', 19.5], ['#a9cde0', 11]), soft: 0.45 },
  canal: { strokes: strokes(['#2f5f80', 9], ['#9cc6dc', 6]), soft: 0 },
  strait: { strokes: strokes(['#f3edde', 9], ['#2f5f80', 4.5, [7, 8]]), soft: 0 },
  rail: {
    strokes: [{ colour: '#4a4238', width: 2.4 }],
    soft: 0.28,
    ties: { colour: '#4a4238', every: 9, length: 7, width: 1.6 },
  },
  road: { strokes: [{ colour: '#a58a5c', width: 3 }], soft: 0.28 },
  border: { strokes: [{ colour: '#b2604b', width: 3, dash: [9, 6] }], soft: 0 },
  fortified: {
    strokes: [{ colour: '#5b4a3a', width: 3.4 }],
    soft: 0,
    teeth: { colour: '#5b4a3a', every: 10, length: 6.5 },
  },
}

export const lineOf = (kind: string): LineLook =>
  LINES[kind] ?? { strokes: [{ colour: '#8a7f6c', width: 2.4, dash: [3, 4] }], soft: 0.2 }

/** How a name on the map is set, and from which scale on. */
export interface NameLook {
  size: number
  weight: number
  /** The least size in pixels; names keep it however small the map is. */
  least: number
  from: number
  dot: 'block' | 'square' | 'round' | 'pass' | 'none'
  /** Set in another ink and slanted, as waters are. */
  ink?: string
}

const NAMES: Record<string, NameLook> = {
  bigcity: { size: 16, weight: 700, least: 12, from: 0, dot: 'none' },
  city: { size: 14.5, weight: 700, least: 10.5, from: 0.3, dot: 'square' },
  town: { size: 12, weight: 500, least: 9.5, from: 0.56, dot: 'round' },
  land: { size: 15, weight: 650, least: 11, from: 0.3, dot: 'none' },
  sea: { size: 13, weight: 500, least: 10.5, from: 0.42, dot: 'none', ink: '#2f5a75' },
  pass: { size: 10.5, weight: 500, least: 9, from: 0.7, dot: 'pass' },
}

export const nameOf = (kind: string): NameLook =>
  NAMES[kind] ?? { size: 12, weight: 500, least: 9.5, from: 0.56, dot: 'none' }
