// Clauses as a reader looks for them.

export interface Read {
  card: { id: string; chapter: string; chapter_key: string }
  title: string
  text: string
}

export interface Group<T> {
  chapter: string
  /** The key of its title. */
  key: string
  clauses: T[]
}

/** Clauses by chapter, both in the order of the list. */
export function groupClauses<T extends Read>(clauses: T[]): Group<T>[] {
  const groups = new Map<string, Group<T>>()
  for (const one of clauses) {
    const { chapter, chapter_key: key } = one.card
    const group = groups.get(chapter) ?? { chapter, key, clauses: [] }
    group.clauses.push(one)
    groups.set(chapter, group)
  }
  return [...groups.values()]
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word looked for is in the id, the title or the text; accents do not matter. */
export function matches(wanted: string, ...texts: string[]): boolean {
  const all = plain(texts.join(' '))
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** A text cut at the numbers of clauses it names. */
export function citations(text: string, known: ReadonlySet<string>): { text: string; clause: boolean }[] {
  const parts: { text: string; clause: boolean }[] = []
  let end = 0
  for (const found of text.matchAll(/[A-Z]+-\d+[a-z]?(?:\.\d+)*[a-z]?(?:-\d+)?/g)) {
    if (!known.has(found[0])) continue
    if (found.index > end) parts.push({ text: text.slice(end, found.index), clause: false })
    parts.push({ text: found[0], clause: true })
    end = found.index + found[0].length
  }
  if (end < text.length) parts.push({ text: text.slice(end), clause: false })
  return parts
}
