// Dice as they fell.
import type { Text } from '../api/types'

/** Dice that lay on the table together. */
export interface Throw {
  sides: number
  faces: number[]
}

/** Reads what is written `d6:4` or `d10:1,8`. */
export function readThrow(written: string): Throw {
  const [, sides = '6', faces = ''] = /^d(\d+):([\d,]*)$/.exec(written) ?? []
  return { sides: Number(sides), faces: faces.split(',').filter(Boolean).map(Number) }
}

/** Which dice hit, where a text of the throw says what was needed and how many did: those at most or at least so high.
    Nothing where that does not tell them apart. */
export function hitsOf({ faces }: Throw, texts: Text[]): boolean[] | undefined {
  for (const { args = [] } of texts) {
    const fact = (name: string): number | undefined => {
      const arg = args.find(([key]) => key === name)?.[1]
      return arg && 'number' in arg ? arg.number : undefined
    }
    const [needed, hits, dice] = [fact('value'), fact('hits'), fact('dice')]
    if (needed === undefined || hits === undefined || (dice !== undefined && dice !== faces.length)) continue
    for (const fits of [(face: number) => face <= needed, (face: number) => face >= needed]) {
      const hit = faces.map(fits)
      if (hit.filter(Boolean).length === hits) return hit
    }
  }
  return undefined
}
