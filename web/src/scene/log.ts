// The log as it is read.
import type { LogEntry, Note, Text } from '../api/types'

/** Throws of which nothing is said belong to what is said next. */
export function gathered(log: LogEntry[]): LogEntry[] {
  const told: LogEntry[] = []
  let silent: LogEntry | undefined
  for (const entry of log) {
    const whole = silent?.dice?.length ? { ...entry, dice: [...silent.dice, ...(entry.dice ?? [])] } : entry
    silent = whole.notes.length === 0 ? whole : undefined
    if (!silent) told.push(whole)
  }
  return silent?.dice?.length ? [...told, silent] : told
}

/** Entries in a row that say the same about the same place. */
export interface Line {
  entry: LogEntry
  times: number
}

/** Entries in a row stand in one line if nothing was rolled and they do not differ; the line has the first number. */
export function lined(entries: LogEntry[]): Line[] {
  const lines: Line[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last && !entry.dice?.length && !last.entry.dice?.length && sayTheSame(last.entry, entry)) last.times += 1
    else lines.push({ entry, times: 1 })
  }
  return lines
}

const sayTheSame = (a: LogEntry, b: LogEntry): boolean =>
  a.seat === b.seat && JSON.stringify(a.notes) === JSON.stringify(b.notes)

/** What happened in one turn, phase, or while one side acted. */
export interface Chapter {
  /** The first entry; as entries never change their numbers, it names the chapter. */
  number: number
  kind: 'turn' | 'phase' | 'side'
  /** What the game says at its beginning; a side that acts has no such note. */
  title?: Text | undefined
  seat: number | undefined
  lines: Line[]
  entries: number
  throws: number
}

const headingOf = (note: Note): 'turn' | 'phase' | undefined =>
  note.text.key.startsWith('log-turn') ? 'turn' : note.text.key.startsWith('log-phase') ? 'phase' : undefined

/** The log in chapters: a new one begins where the game says that a turn or phase does, and when another side acts. */
export function chaptersOf(entries: LogEntry[]): Chapter[] {
  const chapters: { head: Omit<Chapter, 'lines' | 'entries' | 'throws'>; entries: LogEntry[] }[] = []
  for (const entry of entries) {
    const seat = typeof entry.seat === 'number' ? entry.seat : undefined
    const last = chapters.at(-1)
    const begins = entry.notes.find((note) => headingOf(note))
    const before = begins ? entry.notes.filter((note) => note !== begins) : entry.notes
    const goesOn = last && (last.head.seat === seat || last.head.seat === undefined || before.length === 0)
    if (before.length > 0 || !begins) {
      const rest = begins ? { ...entry, notes: before } : entry
      // An answer of the other side in the middle of a fight does not end what the first one does.
      if (goesOn || (last && answers(last.entries, entry))) {
        last.entries.push(rest)
        last.head.seat ??= seat
      } else chapters.push({ head: { number: entry.number, kind: 'side', seat }, entries: [rest] })
    }
    if (begins)
      chapters.push({
        head: {
          number: entry.number + (before.length > 0 ? 0.5 : 0),
          kind: headingOf(begins)!,
          title: begins.text,
          seat: undefined,
        },
        entries: [],
      })
  }
  return chapters.map(({ head, entries: of }) => ({
    ...head,
    lines: lined(of),
    entries: of.length,
    throws: of.reduce((sum, entry) => sum + (entry.dice?.length ?? 0), 0),
  }))
}

/** Whether an entry belongs to a fight that is going on: it is about the same places, or something was just rolled. */
function answers(entries: LogEntry[], entry: LogEntry): boolean {
  const recent = entries.slice(-6)
  if (!recent.some((one) => one.dice?.length) && !entry.dice?.length) return false
  const places = new Set(recent.flatMap((one) => one.notes.flatMap((note) => note.at ?? [])))
  const own = entry.notes.flatMap((note) => note.at ?? [])
  return own.length === 0 || own.some((place) => places.has(place))
}

/** What was told last of something, by its name: all notes of the newest entry that is about it. */
export function lastTold(log: LogEntry[], name: string): Text[] {
  const entry = log.findLast((one) => one.notes.some((note) => note.at?.includes(name)))
  return entry?.notes.filter((note) => note.at?.includes(name)).map((note) => note.text) ?? []
}
