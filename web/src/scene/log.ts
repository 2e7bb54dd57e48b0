// The log as it is read: a story in chapters.
import type { LogEntry, Note, Text } from '../api/types'

/** An entry, with how many of its throws came before anything was said. */
export interface Told extends LogEntry {
  loose?: number
}

/** Throws of which nothing is said belong to what is said next. */
export function gathered(log: LogEntry[]): Told[] {
  const told: Told[] = []
  let silent: Told | undefined
  for (const entry of log) {
    const before = silent?.dice ?? []
    const whole: Told = before.length
      ? { ...entry, dice: [...before, ...(entry.dice ?? [])], loose: before.length }
      : entry
    silent = whole.notes.length === 0 ? whole : undefined
    if (!silent) told.push(whole)
  }
  return silent?.dice?.length ? [...told, silent] : told
}

/** Entries in a row that say the same about the same place. */
export interface Line {
  entry: Told
  times: number
}

/** Entries in a row stand in one line if nothing was rolled and they do not differ; the line has the first number. */
export function lined(entries: Told[]): Line[] {
  const lines: Line[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    if (last && !entry.dice?.length && !last.entry.dice?.length && sayTheSame(last.entry, entry)) last.times += 1
    else lines.push({ entry, times: 1 })
  }
  return lines
}

const sayTheSame = (a: Told, b: Told): boolean =>
  a.seat === b.seat && JSON.stringify(a.notes) === JSON.stringify(b.notes)

type Kind = 'turn' | 'phase' | 'fight' | 'side'

/** What happened in one turn, phase or fight, or while one side acted. */
export interface Chapter {
  /** The first entry; as entries never change their numbers, it names the chapter. */
  number: number
  kind: Kind
  /** What the game says at its beginning; a side that acts has no such note. */
  title?: Text | undefined
  /** Where the fight is. */
  at: string[]
  seat: number | undefined
  lines: Line[]
  /** How it came out: what was said last. */
  result?: Text | undefined
  entries: number
  throws: number
}

interface Open {
  head: Omit<Chapter, 'lines' | 'result' | 'entries' | 'throws'>
  entries: Told[]
  /** The places of a fight. */
  places: Set<string>
}

/** What begins with a note. Notes of earlier versions only say so by their keys. */
const beginningOf = (note: Note): Exclude<Kind, 'side'> | undefined =>
  note.begins ??
  (note.text.key.startsWith('log-turn') ? 'turn' : note.text.key.startsWith('log-phase') ? 'phase' : undefined)

const placesOf = (notes: Note[]): string[] => notes.flatMap((note) => [...(note.at ?? []), ...(note.way ?? [])])

/** The log in chapters: a new one begins where the game says that a turn, phase or fight does, when a fight is over,
    and when another side acts. */
export function chaptersOf(entries: Told[]): Chapter[] {
  const chapters: Open[] = []
  for (const entry of entries) {
    let [from, part] = [0, 0]
    const add = (until: number, last: boolean): void => {
      const notes = entry.notes.slice(from, until)
      if (notes.length > 0 || (last && from === 0)) put(chapters, partOf(entry, from, until, last), part++)
    }
    entry.notes.forEach((note, i) => {
      const kind = beginningOf(note)
      if (!kind) return
      add(i, false)
      const number = entry.number + 0.001 * part++
      const at = note.at ?? []
      const seat = kind === 'fight' && typeof entry.seat === 'number' ? entry.seat : undefined
      chapters.push({
        head: { number, kind, title: note.text, at, seat },
        entries: [],
        places: new Set(placesOf([note])),
      })
      from = i + 1
    })
    if (from < entry.notes.length || from === 0) add(entry.notes.length, true)
  }
  return chapters.map(({ head, entries: of }) => ({
    ...head,
    lines: lined(of),
    result: of.at(-1)?.notes.at(-1)?.text,
    entries: of.length,
    throws: of.reduce((sum, entry) => sum + (entry.dice?.length ?? 0), 0),
  }))
}

/** Some of the notes of an entry, with the dice they tell of; the last of them with those nobody tells of. */
function partOf(entry: Told, from: number, until: number, last: boolean): Told {
  if (from === 0 && until === entry.notes.length) return entry
  const dice = entry.dice ?? []
  const loose = entry.loose ?? 0
  const before = entry.notes.slice(0, from).reduce((sum, note) => sum + (note.throws?.length ?? 0), 0)
  const own = entry.notes.slice(from, until).reduce((sum, note) => sum + (note.throws?.length ?? 0), 0)
  const start = from === 0 ? 0 : loose + before
  const mine = dice.slice(start, last ? dice.length : loose + before + own)
  return { ...entry, notes: entry.notes.slice(from, until), dice: mine, loose: from === 0 ? loose : 0 }
}

function put(chapters: Open[], entry: Told, part: number): void {
  // What is done about the dice belongs to nobody's turn.
  const seat = typeof entry.seat === 'number' && !entry.aside ? entry.seat : undefined
  const last = chapters.at(-1)
  if (last && goesOn(last, entry, seat)) {
    last.entries.push(entry)
    last.head.seat ??= seat
    if (last.head.kind === 'fight') placesOf(entry.notes).forEach((place) => last.places.add(place))
    return
  }
  const number = entry.number + 0.001 * part
  chapters.push({ head: { number, kind: 'side', at: [], seat }, entries: [entry], places: new Set() })
}

function goesOn(last: Open, entry: Told, seat: number | undefined): boolean {
  if (last.head.kind === 'fight') {
    // Whoever moves somewhere else has nothing to do with the fight.
    const moves = entry.notes.some((note) => (note.way?.length ?? 0) > 0)
    const places = placesOf(entry.notes)
    return places.length === 0 || places.some((place) => last.places.has(place)) || (!moves && !!entry.dice?.length)
  }
  // An answer of the other side in the middle of a fight does not end what the first one does.
  return last.head.seat === seat || last.head.seat === undefined || answers(last.entries, entry)
}

/** Whether an entry belongs to a fight that is going on: it is about the same places, or something was just rolled. */
function answers(entries: Told[], entry: Told): boolean {
  const recent = entries.slice(-6)
  if (!recent.some((one) => one.dice?.length) && !entry.dice?.length) return false
  const places = new Set(recent.flatMap((one) => one.notes.flatMap((note) => note.at ?? [])))
  const own = entry.notes.flatMap((note) => note.at ?? [])
  return own.length === 0 || own.some((place) => places.has(place))
}

/** The fight that an entry belongs to: what the last note said that began one in the same phase. */
export function fightOf(log: LogEntry[], number: number): Note | undefined {
  // A fight may be over within its entry, which then tells of the next phase too.
  const own = log.find((entry) => entry.number === number)
  const begun = own?.notes.findLast((note) => beginningOf(note) === 'fight')
  if (begun) return begun
  for (const entry of log.filter((one) => one.number <= number).toReversed()) {
    for (const note of entry.notes.toReversed()) {
      const kind = beginningOf(note)
      if (kind === 'fight') return note
      if (kind) return undefined
    }
  }
  return undefined
}

/** Facts of a note that say what it was worth. */
const WORTH = ['points', 'worth', 'objective', 'strategic']

/** What was told after an entry about points that changed hands. */
export const pointsIn = (log: LogEntry[], after: number): Note[] =>
  log
    .filter((entry) => entry.number > after)
    .flatMap((entry) => entry.notes)
    .filter((note) =>
      (note.text.args ?? []).some(([name, arg]) => WORTH.includes(name) && 'number' in arg && arg.number !== 0),
    )

/** What was told last of something, by its name: all notes of the newest entry that is about it. */
export function lastTold(log: LogEntry[], name: string): Text[] {
  const entry = log.findLast((one) => one.notes.some((note) => note.at?.includes(name)))
  return entry?.notes.filter((note) => note.at?.includes(name)).map((note) => note.text) ?? []
}
