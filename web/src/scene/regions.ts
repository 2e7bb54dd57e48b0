// Facts that number spaces divide the board into regions, such as zones of the air. Any fact with a number does.
import type { Board, Text } from '../api/types'

export interface Regions {
  key: string
  /** The fact with a dash for its number, as the name of the division. */
  title: Text
  spaces: Map<number, string[]>
}

export function regionsOf(board: Board): Regions[] {
  const found = new Map<string, Regions>()
  for (const space of board.spaces) {
    for (const fact of space.facts ?? []) {
      const [name, arg] = fact.args?.[0] ?? []
      if (!name || !arg || !('number' in arg)) continue
      const regions = found.get(fact.key) ?? { key: fact.key, title: { key: fact.key, args: [[name, { name: '' }]] }, spaces: new Map<number, string[]>() }
      found.set(fact.key, regions)
      regions.spaces.set(arg.number, [...(regions.spaces.get(arg.number) ?? []), space.id])
    }
  }
  return [...found.values()].filter((regions) => regions.spaces.size > 1)
}
