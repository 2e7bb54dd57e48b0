// The log as it is read.
import type { LogEntry } from '../api/types'

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
