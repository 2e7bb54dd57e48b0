// How the figures of a match went, turn by turn.
import type { Row, Scene, Text } from '../api/types'

/** One figure over the turns. */
export interface Curve {
  /** The row at the end. */
  text: Text
  values: (number | undefined)[]
}

/** Rows that count what the game is about. */
const COUNTS = /point|score|objective|cash|victory/
const MOST = 5

/** A row is the same one in another turn whatever its numbers are. */
const keyOf = (panel: string, { text }: Row): string => {
  const words = (text.args ?? []).filter(([, arg]) => !('number' in arg) && !('list' in arg))
  return `${panel} ${text.key} ${JSON.stringify(words)}`
}

const numberOf = (value: string): number | undefined => {
  const [found] = /^[−-]?\d+([.,]\d+)?/.exec(value.trim()) ?? []
  return found === undefined ? undefined : Number(found.replace('−', '-').replace(',', '.'))
}

const figuresOf = (scene: Scene): Map<string, { text: Text; value: number }> => {
  const found = new Map<string, { text: Text; value: number }>()
  for (const panel of scene.panels.filter((one) => !one.chances?.length)) {
    for (const row of panel.rows) {
      const value = numberOf(row.value)
      if (value !== undefined && COUNTS.test(row.text.key)) found.set(keyOf(panel.id, row), { text: row.text, value })
    }
  }
  return found
}

/** The figures that changed in the course of some scenes, those that changed most first. */
export function curvesOf(scenes: Scene[]): Curve[] {
  const all = scenes.map(figuresOf)
  const last = all.at(-1) ?? new Map<string, { text: Text; value: number }>()
  const spread = (values: (number | undefined)[]): number => {
    const known = values.filter((value) => value !== undefined)
    return Math.max(...known) - Math.min(...known)
  }
  return [...last]
    .map(([key, { text }]) => ({ text, values: all.map((figures) => figures.get(key)?.value) }))
    .filter(({ values }) => spread(values) > 0)
    .sort((a, b) => spread(b.values) - spread(a.values))
    .slice(0, MOST)
}
