// Clauses as a reader looks for them.

export interface Read {
  card: { id: string; section: string }
  title: string
  text: string
}

export interface Group<T> {
  section: string
  clauses: T[]
}

/** The chapter a clause stands in: "8.2" of the rulebook belongs to "8". */
export const chapterOf = (section: string): string => /^\d+/.exec(section)?.[0] ?? section

/** Clauses by chapter, both in the order of the list. */
export function groupClauses<T extends Read>(clauses: T[]): Group<T>[] {
  const groups = new Map<string, T[]>()
  for (const one of clauses) {
    const section = chapterOf(one.card.section)
    groups.set(section, [...(groups.get(section) ?? []), one])
  }
  return [...groups].map(([section, of]) => ({ section, clauses: of }))
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word looked for is in the id, the title or the text; accents do not matter. */
export function matches(wanted: string, ...texts: string[]): boolean {
  const all = plain(texts.join(' '))
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
