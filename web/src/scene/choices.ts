// Which choices hang on what. A choice is reached by its piece, by its space, or by a button if it has neither.
import type { Board, Choice, Group, Piece, Scene } from '../api/types'

export interface Choices {
  byPiece: Map<string, Choice[]>
  /** Choices of the space itself, not of a piece on it. */
  bySpace: Map<string, Choice[]>
  /** Choices of pieces, by the space they name. */
  piecesBySpace: Map<string, Choice[]>
  /** Choices with a point of an open table, whether a piece has to be in hand for them or not. */
  points: Choice[]
  buttons: Choice[]
}

/** The choices of a scene. Those that hang on what is drawn nowhere are buttons, so that everything can be reached. */
export function sortChoices(scene: Scene, board?: Board): Choices {
  const sorted: Choices = { byPiece: new Map(), bySpace: new Map(), piecesBySpace: new Map(), points: [], buttons: [] }
  const isDrawn = board ? drawnIn(scene, board) : () => true
  const at = new Map(scene.pieces.map((piece) => [piece.id, piece.at]))
  for (const choice of scene.choices) {
    const piece = choice.piece && isDrawn('piece', choice.piece) ? choice.piece : undefined
    const space = choice.space && isDrawn('space', choice.space) ? choice.space : undefined
    if (piece) push(sorted.byPiece, piece, choice)
    if (space) push(piece ? sorted.piecesBySpace : sorted.bySpace, space, choice)
    // The point of a piece that cannot be taken in hand can be clicked without it.
    if (choice.point) sorted.points.push(piece || !choice.piece ? choice : withoutPiece(choice))
    const carried = carriersOf(choice.piece, at).some((carrier) => isDrawn('piece', carrier))
    if (!piece && !space && !choice.point && !carried) sorted.buttons.push(choice)
  }
  // After what a piece can do itself comes what those aboard can.
  for (const choice of scene.choices)
    for (const carrier of carriersOf(choice.piece, at)) push(sorted.byPiece, carrier, choice)
  return sorted
}

const withoutPiece = (choice: Choice): Choice => ({ ...choice, piece: undefined })

/** Whether a piece or space can be clicked: on the board, or in a box beside it. */
function drawnIn(scene: Scene, board: Board): (kind: 'piece' | 'space', id: string) => boolean {
  const spaces = new Set(board.spaces.map((space) => space.id))
  const places = new Set([
    ...(board.shape === 'table' ? [''] : spaces),
    ...(board.regions ?? []).map((region) => region.id),
    ...(board.trays ?? []).map((tray) => tray.id),
  ])
  const onTable = (figure: unknown): boolean => board.shape !== 'table' || Boolean(figure)
  const pieces = new Set(scene.pieces.filter((piece) => places.has(piece.at) && onTable(piece.figure)).map((p) => p.id))
  return (kind, id) => (kind === 'piece' ? pieces : spaces).has(id)
}

/** Where a choice of a piece sends it, if not to where it is. */
export const isSent = (choice: Choice, at: string | undefined): boolean =>
  Boolean(choice.piece) && (Boolean(choice.region) || (Boolean(choice.space) && choice.space !== at))

/** The one piece that can be sent somewhere, where there is only one and nothing else to be clicked. */
export function onlySent(sorted: Choices, scene: Scene): string | undefined {
  const places = new Map(scene.pieces.map((piece) => [piece.id, piece.at]))
  const sent = [...sorted.byPiece].filter(([id, of]) => of.some((choice) => isSent(choice, places.get(id))))
  return sent.length === 1 && sorted.bySpace.size === 0 ? sent[0]?.[0] : undefined
}

/** What can be clicked while a piece is in hand that can be sent somewhere: where it can go, and other pieces. */
export function inHand(sorted: Choices, held: string, at: string | undefined, board: Board): Choices {
  const bySpace = new Map<string, Choice[]>()
  for (const choice of sorted.byPiece.get(held) ?? []) {
    if (!isSent(choice, at)) continue
    if (choice.space) push(bySpace, choice.space, choice)
    else for (const space of spacesOfRegion(choice, board)) push(bySpace, space, choice)
  }
  return { ...sorted, bySpace, piecesBySpace: new Map() }
}

/** Whoever is in or on another piece cannot be clicked: what it can do hangs on whatever carries it as well. */
function carriersOf(piece: string | null | undefined, at: Map<string, string>): string[] {
  const carriers: string[] = []
  for (let on = piece && at.get(piece); on && at.has(on) && !carriers.includes(on); on = at.get(on)) carriers.push(on)
  return carriers
}

/** The pieces in or on a piece. */
export const passengersOf = (scene: Scene, piece: string): Piece[] => scene.pieces.filter((one) => one.at === piece)

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** How many units the pieces of some choices stand for. */
export function unitsOf(choices: Choice[], pieces: ReadonlyMap<string, Piece>): number {
  return choices.reduce((sum, { piece }) => sum + ((piece && pieces.get(piece)?.count) || 1), 0)
}

/** Choices of pieces of several kinds: the kinds of which there are several units, and how many. */
export function kindsOf(choices: Choice[], pieces: ReadonlyMap<string, Piece>): [symbol: string, count: number][] {
  const kinds = groupBy(choices, ({ piece }) => (piece && pieces.get(piece)?.symbol) || '')
  if (kinds.size < 2) return []
  return [...kinds].flatMap(([symbol, of]) => {
    const count = unitsOf(of, pieces)
    return symbol && count > 1 ? [[symbol, count] as [string, number]] : []
  })
}

/** What clicking a piece can mean: its own choices, or those of the space it is in. */
export function choicesOfPiece(sorted: Choices, piece: string, at: string): Choice[] {
  return sorted.byPiece.get(piece) ?? sorted.bySpace.get(at) ?? []
}

/** What clicking a space can mean: the space itself first, then pieces on it. */
export function choicesOfSpace(sorted: Choices, space: string): Choice[] {
  return [...(sorted.bySpace.get(space) ?? []), ...(sorted.piecesBySpace.get(space) ?? [])]
}

/** The spaces of the region a choice hangs on. */
export function spacesOfRegion(choice: Choice, board: Board): string[] {
  return (choice.region && board.regions?.find((region) => region.id === choice.region)?.spaces) || []
}

/** Choices under their titles, in the order in which these first come up. */
export function groupsOf(choices: Choice[]): { group: Group; choices: Choice[] }[] {
  const groups = new Map<string, { group: Group; choices: Choice[] }>()
  for (const choice of choices) {
    if (!choice.group) continue
    const known = groups.get(choice.group.title.key)
    if (known) known.choices.push(choice)
    else groups.set(choice.group.title.key, { group: choice.group, choices: [choice] })
  }
  return [...groups.values()]
}

/** From so many of a kind on, choices that hang on nothing stand under one title. */
const MANY = 4

/** Choices that are of a kind, and those that are not; the same in every language. */
export function familiesOf(choices: Choice[]): { alone: Choice[]; families: Choice[][] } {
  const kinds = [...groupBy(choices, (choice) => `${choice.label.key} ${choice.tone ?? ''}`).values()].flatMap(
    (kind) => {
      // "Germany declares war on Spain": who does it stands in the title, if few do it.
      const actors = [...groupBy(kind, (choice) => JSON.stringify(choice.label.args?.[0])).values()]
      return actors.length * 2 <= kind.length ? actors : [kind]
    },
  )
  return {
    alone: kinds.filter((kind) => kind.length < MANY).flat(),
    families: kinds.filter((kind) => kind.length >= MANY),
  }
}

function groupBy<T>(all: T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) push(groups, keyOf(one), one)
  return groups
}

/** Choices that hang on nothing in the order in which they are shown. */
export function asShown(choices: Choice[]): Choice[] {
  const { alone, families } = familiesOf(choices.filter((choice) => !choice.group))
  return [...alone, ...families.flat(), ...groupsOf(choices).flatMap((group) => group.choices)]
}

/** What several labels begin and end with in common, cut at words, and what is left of each. */
export function commonParts(labels: string[]): { start: string; end: string; rest: string[] } {
  const start = commonStart(labels)
  const reversed = labels.map((label) => [...label.slice(start.length)].reverse().join(''))
  const end = [...commonStart(reversed)].reverse().join('')
  return { start, end, rest: labels.map((label) => label.slice(start.length, label.length - end.length)) }
}

/** What several labels begin with in common, cut at a word, so that a menu need not repeat it. */
export function commonStart(labels: string[]): string {
  const [first = '', ...rest] = labels
  if (rest.length === 0) return ''
  let length = first.length
  for (const label of rest) {
    while (length > 0 && label.slice(0, length) !== first.slice(0, length)) length--
  }
  return first.slice(0, first.lastIndexOf(' ', length - 1) + 1)
}

/** Choices that read alike are one to whoever reads them. */
export function oncePerLabel(choices: Choice[]): Choice[] {
  const seen = new Set<string>()
  return choices.filter((choice) => {
    const label = JSON.stringify([choice.label, choice.space, choice.region, choice.tone])
    return !seen.has(label) && Boolean(seen.add(label))
  })
}

/** So few choices hang on the board that they can be listed beside it too. */
const FEW = 6

/** Choices of the board that stand beside it as buttons as well; none, if they are many. */
export function fewOnBoard(sorted: Choices): Choice[] {
  const all = new Set([...sorted.byPiece.values(), ...sorted.bySpace.values()].flat())
  const few = oncePerLabel([...all])
  return few.length <= FEW && few.every((choice) => !choice.point) ? few : []
}

/** Choices of several pieces, piece by piece; all together where they are of one, or where one has no more than one. */
export function byPieces(choices: Choice[]): Choice[][] {
  const pieces = [...groupBy(choices, (choice) => choice.piece ?? '').values()]
  return pieces.every((of) => of.length > 1) ? pieces : [choices]
}

/** Whether two offers come to the same deed. */
export const sameAction = (a: Pick<Choice, 'action'>, b: Pick<Choice, 'action'>): boolean =>
  JSON.stringify(a.action) === JSON.stringify(b.action)
