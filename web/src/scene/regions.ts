// Regions of the board, such as air zones: those that are called alike make one layer.
import type { Board, Text } from '../api/types'

export interface Regions {
  key: string
  /** What one of them is called, without its number. */
  title: Text
  spaces: Map<number, string[]>
}

export function regionsOf(board: Board): Regions[] {
  const found = new Map<string, Regions>()
  board.regions?.forEach((region, i) => {
    const { key, args = [] } = region.title
    const number = args.map(([, arg]) => arg).find((arg) => 'number' in arg)
    const title: Text = { key, args: args.map(([name, arg]) => [name, 'number' in arg ? { name: '' } : arg]) }
    const regions = found.get(key) ?? { key, title, spaces: new Map<number, string[]>() }
    regions.spaces.set(number?.number ?? i + 1, region.spaces)
    found.set(key, regions)
  })
  return [...found.values()]
}
