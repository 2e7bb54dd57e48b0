// Dice as they fell, and which of them were hits.
import type { LogEntry, Note, Text } from '../api/types'

/** Dice that lay on the table together. */
export interface Throw {
  sides: number
  faces: number[]
}

/** The faces that are hits, from one to another; nothing where the face itself is looked up. */
export type Goal = [number, number] | null

/** A throw as it is written, with the dice that hit and what was needed, as far as that is known. */
export interface Rolled {
  dice: string
  hits?: boolean[] | undefined
  needed?: Goal
}

/** A note with the throws it tells of. */
export interface Telling {
  note: Note
  rolled: Rolled[]
}

/** Reads what is written `d6:4` or `d10:1,8`. */
export function readThrow(written: string): Throw {
  const [, sides = '6', faces = ''] = /^d(\d+):([\d,]*)$/.exec(written) ?? []
  return { sides: Number(sides), faces: faces.split(',').filter(Boolean).map(Number) }
}

/** What was needed, as people say it: 4+, up to 2, exactly 1. */
export function neededOf(goal: Goal, sides: number): { key: string; facts: { n: number } } | undefined {
  if (!goal) return undefined
  const [from, to] = goal
  if (from > to) return { key: 'ui-needed-none', facts: { n: 0 } }
  if (to >= sides) return { key: 'ui-needed-least', facts: { n: from } }
  if (from <= 1) return { key: to === 1 ? 'ui-needed-just' : 'ui-needed-most', facts: { n: to } }
  return { key: 'ui-needed-just', facts: { n: from } }
}

const rolledFor = (dice: string, goal: Goal, texts: Text[]): Rolled => {
  const thrown = readThrow(dice)
  if (!goal) return { dice, hits: hitsOf(thrown, texts), needed: null }
  return { dice, hits: thrown.faces.map((face) => face >= goal[0] && face <= goal[1]), needed: goal }
}

/** The notes of an entry, each with its throws, and the throws that no note tells of. The first `loose` throws came
    before anything was said. */
export function tellingsOf(entry: LogEntry, loose = 0): { tellings: Telling[]; rest: Rolled[] } {
  const dice = entry.dice ?? []
  const own = dice.slice(loose)
  let at = 0
  const tellings = entry.notes.map((note) => {
    const goals = note.throws ?? []
    const rolled = goals.flatMap((goal, i) => {
      const written = own[at + i]
      return written === undefined ? [] : [rolledFor(written, goal, [note.text])]
    })
    at += goals.length
    return { note, rolled }
  })
  const texts = entry.notes.map((note) => note.text)
  const rest = [...dice.slice(0, loose), ...own.slice(at)].map((written) => rolledFor(written, null, texts))
  return { tellings, rest }
}

/** Which dice hit, where a text of the throw says what was needed and how many did: those at most or at least so high.
    Nothing where that does not tell them apart. Logs of earlier versions say no more than that. */
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
