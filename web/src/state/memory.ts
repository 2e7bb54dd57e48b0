// The matches this device has keys to. A key is all it takes to play a seat, so they stay here and go nowhere else.

export interface Remembered {
  id: string
  game: string
  scenario: string
  /** Keys by seat id. */
  keys: Record<string, string>
  /** Who holds a seat at this device, by seat id: seats of one person are played without a curtain. */
  people: Record<string, string>
  watch?: string
  /** With it the match can be deleted for everybody. */
  maker?: string
  /** When it was last looked at, in milliseconds. */
  at: number
}

const PLACE = 'sandtable.matches'
const MOST = 40

export function remembered(): Remembered[] {
  try {
    const list = JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Remembered[]
    return Array.isArray(list) ? list.sort((a, b) => b.at - a.at) : []
  } catch {
    return []
  }
}

export const recall = (id: string): Remembered | undefined => remembered().find((match) => match.id === id)

export function remember(match: Remembered): void {
  keep([match, ...remembered().filter((other) => other.id !== match.id)])
}

export function forget(id: string): void {
  dropKept(id)
  keep(remembered().filter((other) => other.id !== id))
}

function keep(list: Remembered[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(list.slice(0, MOST)))
  } catch {
    // A browser that keeps nothing still plays; the match is then only known by its address.
  }
}

const readKept = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Whether somebody at this device has been briefed on a match for a seat. */
export const isBriefed = (id: string, seat: string): boolean => readKept(`sandtable.briefed.${id}.${seat}`) !== null

export function keepBriefed(id: string, seat: string): void {
  try {
    localStorage.setItem(`sandtable.briefed.${id}.${seat}`, 'yes')
  } catch {
    // Then they are briefed again.
  }
}

/** Whether a match is a guided beginning. */
export const isTour = (id: string): boolean => readKept(`sandtable.tour.${id}`) !== null

/** The last entry of the log that a seat has seen on this device. */
export function seenBy(id: string, seat: string): number | undefined {
  const kept = readKept(`sandtable.seen.${id}.${seat}`)
  return kept === null ? undefined : Number(kept)
}

export function keepSeen(id: string, seat: string, number: number): void {
  try {
    localStorage.setItem(`sandtable.seen.${id}.${seat}`, String(number))
  } catch {
    // Then what happened meanwhile is not shown after the page has been closed.
  }
}

/** What was kept of a match beside its keys. */
function dropKept(id: string): void {
  try {
    for (const name of Object.keys(localStorage)) {
      const kept = ['seen', 'briefed', 'part'].map((kind) => `sandtable.${kind}.${id}.`)
      const own = [...kept, `sandtable.tour.${id}`]
      if (own.some((one) => name.startsWith(one))) localStorage.removeItem(name)
    }
  } catch {
    // Nothing was kept.
  }
}
