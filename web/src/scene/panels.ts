// What is in a panel, beyond its lines as they read.
import type { Arg, Panel, Row, Text } from '../api/types'

/** A panel whose rows all list the same kinds of things, with what each row has of them. */
export interface Grid {
  /** The words of the kinds. */
  columns: string[]
  rows: { head: string; cells: (string | undefined)[] }[]
}

/** A thing of a list: a word and what there is of it. */
function counted(arg: Arg): { word: string; value: string } | undefined {
  if (!('text' in arg)) return undefined
  const of = (arg.text.args ?? []).map(([, fact]) => fact)
  const [word, value] = [of.find((fact) => 'word' in fact), of.find((fact) => 'name' in fact || 'number' in fact)]
  if (of.length !== 2 || !word || !value || !('word' in word)) return undefined
  return { word: word.word, value: 'name' in value ? value.name : 'number' in value ? String(value.number) : '' }
}

/** The first word of a row and the list after it. */
function listed(text: Text): { head: string; things: { word: string; value: string }[] } | undefined {
  const [first, second] = (text.args ?? []).map(([, arg]) => arg)
  if (!first || !second || !('word' in first) || !('list' in second)) return undefined
  const things = second.list.map(counted)
  return things.every((thing) => thing !== undefined)
    ? { head: first.word, things: things as { word: string; value: string }[] }
    : undefined
}

export function gridOf(panel: Panel): Grid | undefined {
  const rows = panel.rows.map((row) => (row.value === '' ? listed(row.text) : undefined))
  if (rows.length < 2 || rows.some((row) => !row)) return undefined
  const whole = rows as NonNullable<(typeof rows)[number]>[]
  const columns = [...new Set(whole.flatMap((row) => row.things.map((thing) => thing.word)))]
  // In the order of whoever has most kinds.
  const fullest = whole.reduce((a, b) => (b.things.length > a.things.length ? b : a)).things.map((thing) => thing.word)
  const place = (word: string): number => (fullest.indexOf(word) + columns.length + 1) % (columns.length + 1)
  columns.sort((a, b) => place(a) - place(b))
  return {
    columns,
    rows: whole.map(({ head, things }) => ({
      head,
      cells: columns.map((word) => things.find((thing) => thing.word === word)?.value),
    })),
  }
}

/** The clause of a whole panel, where its rows do not differ in it. */
export function sharedClause(rows: Row[]): string | undefined {
  const [first] = rows
  return rows.length > 1 && rows.every((row) => row.clause === first?.clause) ? (first?.clause ?? undefined) : undefined
}
