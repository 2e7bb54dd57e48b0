// How known kinds of things look. Whatever is not in here is drawn calmly by the fallback at the end of each table.

export const PAPER = '#ece5d4'
export const INK = '#2b261e'

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

/** Colours of sides: they differ in lightness too, so that no kind of colour blindness makes them one. */
const SEATS = ['#34567c', '#a8382a', '#4f7d52', '#94701a', '#68488a', '#2b7b78', '#7d4a2c', '#5c6470']

/** The colour of a seat: that of its nation where it goes by the name of one. */
export const seatColour = (seat: number, id?: string): string =>
  (id && NATIONS[id]?.body) || SEATS[seat % SEATS.length]!

/** Bodies of counters. The first side's are light with dark ink, the second's dark with light ink. */
export interface CounterLook {
  body: string
  edge: string
  ink: string
}

const DARK = '#1d1a15'
const LIGHT = '#fffaf0'

const NATIONS: Record<string, CounterLook> = {
  de: { body: '#aab2ba', edge: '#5f6a75', ink: DARK },
  hu: { body: '#b4c48f', edge: '#68783f', ink: DARK },
  su: { body: '#a3392b', edge: '#5f1d14', ink: LIGHT },
  ro: { body: '#b8791a', edge: '#6d4509', ink: LIGHT },
  bg: { body: '#7a5a3c', edge: '#46321f', ink: LIGHT },
  yu: { body: '#5d4a7c', edge: '#382a4f', ink: LIGHT },
  cz: { body: '#7d3558', edge: '#4b1c33', ink: LIGHT },
  sk: { body: '#3f6470', edge: '#233c44', ink: LIGHT },
  uk: { body: '#c6b27f', edge: '#7d6a38', ink: DARK },
  us: { body: '#6b7a45', edge: '#3e4826', ink: LIGHT },
  it: { body: '#93b79a', edge: '#4f7d5a', ink: DARK },
  jp: { body: '#dd9340', edge: '#8a5416', ink: DARK },
  fr: { body: '#7e98bd', edge: '#435d84', ink: DARK },
  fi: { body: '#c3d0d8', edge: '#6f808b', ink: DARK },
  pl: { body: '#b98a86', edge: '#76504c', ink: DARK },
  vichy: { body: '#a9b8d6', edge: '#5c6f95', ink: DARK },
  be: { body: '#d9b13f', edge: '#8a6a14', ink: DARK },
  nl: { body: '#dd9a55', edge: '#8f5a20', ink: DARK },
  dk: { body: '#c98080', edge: '#7d3f3f', ink: DARK },
  no: { body: '#a6a0c8', edge: '#5f598a', ink: DARK },
  se: { body: '#d8cf7e', edge: '#857b32', ink: DARK },
  gr: { body: '#c48ba2', edge: '#7d4560', ink: DARK },
  es: { body: '#d3b15f', edge: '#86692a', ink: DARK },
  pt: { body: '#9dbb7c', edge: '#5b7a3c', ink: DARK },
  ch: { body: '#e3ddd2', edge: '#8d867a', ink: DARK },
  tr: { body: '#b58d6a', edge: '#704e30', ink: DARK },
  ie: { body: '#8cb88a', edge: '#4b7a4a', ink: DARK },
  lt: { body: '#b9bf7a', edge: '#71763a', ink: DARK },
  lv: { body: '#b58f9a', edge: '#70505a', ink: DARK },
  ee: { body: '#a3ad8c', edge: '#5f6a48', ink: DARK },
  ussr: { body: '#a3392b', edge: '#5f1d14', ink: LIGHT },
  germany: { body: '#aab2ba', edge: '#5f6a75', ink: DARK },
  italy: { body: '#c9c08e', edge: '#7f774b', ink: DARK },
  romania: { body: '#b8791a', edge: '#6d4509', ink: LIGHT },
  hungary: { body: '#b4c48f', edge: '#68783f', ink: DARK },
  bulgaria: { body: '#a88a66', edge: '#5f4930', ink: DARK },
  finland: { body: '#c3d0d8', edge: '#6f808b', ink: DARK },
  sweden: { body: '#8fb4cf', edge: '#4a6c85', ink: DARK },
  siberia: { body: '#7d2c3f', edge: '#4a1522', ink: LIGHT },
  soviet: { body: '#a3392b', edge: '#5f1d14', ink: LIGHT },
  britain: { body: '#c6a86a', edge: '#7d6430', ink: DARK },
  western: { body: '#4f7d52', edge: '#2c4a2f', ink: LIGHT },
  france: { body: '#5f80b5', edge: '#37507a', ink: LIGHT },
  'free-france': { body: '#5f80b5', edge: '#37507a', ink: LIGHT },
  poland: { body: '#b98a86', edge: '#76504c', ink: DARK },
  'free-poland': { body: '#b98a86', edge: '#76504c', ink: DARK },
  greece: { body: '#6fa3ab', edge: '#3d666c', ink: DARK },
  yugoslavia: { body: '#5d4a7c', edge: '#382a4f', ink: LIGHT },
  'belgium-holland': { body: '#c98b4e', edge: '#80531f', ink: DARK },
  'denmark-norway': { body: '#9d6f6a', edge: '#5e3c38', ink: LIGHT },
  japan: { body: '#d8893f', edge: '#8a4c14', ink: DARK },
  usa: { body: '#6b7a45', edge: '#3e4826', ink: LIGHT },
}

export function nationLook(nation: string, seat: number): CounterLook {
  return (
    NATIONS[nation] ??
    (seat % 2 === 0
      ? { body: '#c9c3b4', edge: '#7a7365', ink: DARK }
      : { body: seatColour(seat), edge: DARK, ink: LIGHT })
  )
}

export const PLATE = '#f7f3e8'

/** Light shows choice. */
export const GOLD = { wash: 'rgba(255, 211, 71, 0.40)', edge: '#cf9a0c', strong: '#e0a800' }
export const RED = { wash: 'rgba(214, 69, 48, 0.34)', edge: '#b3301d', strong: '#c2321d' }
