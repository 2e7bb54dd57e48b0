// Which choices hang on what. A choice is reached by its piece, by its space, or by a button if it has neither.
import type { Arg, Board, Choice, Scene, Text } from '../api/types'

export interface Choices {
  byPiece: Map<string, Choice[]>
  /** Choices of the space itself, not of a piece on it. */
  bySpace: Map<string, Choice[]>
  /** Choices of pieces, by the space they name. */
  piecesBySpace: Map<string, Choice[]>
  buttons: Choice[]
}

export function sortChoices(scene: Scene): Choices {
  const sorted: Choices = { byPiece: new Map(), bySpace: new Map(), piecesBySpace: new Map(), buttons: [] }
  for (const choice of scene.choices) {
    if (choice.piece) push(sorted.byPiece, choice.piece, choice)
    if (choice.space) push(choice.piece ? sorted.piecesBySpace : sorted.bySpace, choice.space, choice)
    if (!choice.piece && !choice.space) sorted.buttons.push(choice)
  }
  return sorted
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** What clicking a piece can mean: its own choices, or those of the space it is in. */
export function choicesOfPiece(sorted: Choices, piece: string, at: string): Choice[] {
  return sorted.byPiece.get(piece) ?? sorted.bySpace.get(at) ?? []
}

/** What clicking a space can mean: the space itself first, then pieces on it. */
export function choicesOfSpace(sorted: Choices, space: string): Choice[] {
  return [...(sorted.bySpace.get(space) ?? []), ...(sorted.piecesBySpace.get(space) ?? [])]
}

/**
 * The spaces a choice without a space speaks of: those with a fact that has the same argument as its label, such as the
 * zone an air unit flies to.
 */
export function spacesSpokenOf(label: Text, board: Board): string[] {
  const said = new Set((label.args ?? []).filter(([, arg]) => 'number' in arg).map(([name, arg]) => `${name}=${plain(arg)}`))
  if (said.size === 0) return []
  return board.spaces
    .filter((space) => space.facts?.some((fact) => fact.args?.some(([name, arg]) => said.has(`${name}=${plain(arg)}`))))
    .map((space) => space.id)
}

const plain = (arg: Arg): string => JSON.stringify(arg)

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
