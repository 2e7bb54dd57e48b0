// The colours of sides, nations and choices. Whatever is not in here gets the calm one at the end of each table.

export const PAPER = '#ece5d4'
export const INK = '#2b261e'

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

/** Colours of marks that are nobody's, by the first word of their kind. */
const MARKS: Record<string, string> = { supply: '#2c7a4b', unsupplied: '#b3261e', weather: '#56707f' }

/** The colour of what is laid over the map: that of the side or the nation that its name begins or ends with. */
export function markColour(kind: string, seats: string[]): string {
  const [first = '', ...rest] = kind.split('-')
  const whose = rest.join('-')
  const seat = seats.findIndex((id) => kind.startsWith(`${id}-`) || id === whose)
  if (seat >= 0) return seatColour(seat, seats[seat])
  return NATIONS[whose]?.edge ?? MARKS[first] ?? '#6b5f45'
}

export const PLATE = '#f7f3e8'

/** Light shows choice. */
export const GOLD = { wash: 'rgba(255, 211, 71, 0.40)', edge: '#cf9a0c', strong: '#e0a800' }
export const RED = { wash: 'rgba(214, 69, 48, 0.34)', edge: '#b3301d', strong: '#c2321d' }
