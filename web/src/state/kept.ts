// Lists that this device keeps: forces, tables, and drafts of them.

const MOST = 60

/** What a device keeps of a kind, by game; one of the same name replaces the other. */
export const shelf = <T>(kind: string, nameOf: (kept: T) => string) => {
  const placeOf = (game: string): string => `sandtable.${kind}.${game}`
  const kept = (game: string): T[] => keptList<T>(placeOf(game))
  const keep = (game: string, one: T): T[] =>
    writeList(placeOf(game), [one, ...kept(game).filter((other) => nameOf(other) !== nameOf(one))])
  return { kept, keep }
}

function keptList<T>(place: string): T[] {
  try {
    const list = JSON.parse(localStorage.getItem(place) ?? '[]') as T[]
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function writeList<T>(place: string, list: T[]): T[] {
  const kept = list.slice(0, MOST)
  write(place, kept)
  return kept
}

/** Something in the making, so that closing the window loses nothing. */
export function keptDraft<T>(place: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(`sandtable.draft.${place}`) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

export const keepDraft = (place: string, draft: unknown): void => write(`sandtable.draft.${place}`, draft)

export function dropDraft(place: string): void {
  try {
    localStorage.removeItem(`sandtable.draft.${place}`)
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

function write(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing can still save the file.
  }
}
