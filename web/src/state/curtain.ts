// Who may look at the screen now, when several people share it.
import { seatsIn } from '../scene/seats'

export interface Table {
  /** Seats whose keys are on this device, with the person who holds each. */
  people: Map<number, string>
  /** The seat that is looking, if any. */
  current: number | undefined
  deciding: number
}

export type Turn =
  | { kind: 'stay' }
  | { kind: 'switch'; seat: number }
  /** Others have to decide: the screen is handed over before anything of theirs is fetched. */
  | { kind: 'curtain'; seats: number[] }

export function whoseTurn({ people, current, deciding }: Table): Turn {
  const wanted = seatsIn(deciding).filter((seat) => people.has(seat))
  if (current !== undefined && wanted.includes(current)) return { kind: 'stay' }
  const person = current === undefined ? undefined : people.get(current)
  const persons = new Set(people.values())
  if (current === undefined && persons.size > 1)
    return { kind: 'curtain', seats: wanted.length > 0 ? wanted : [...people.keys()] }
  const [first] = wanted
  if (first === undefined) {
    const [any] = people.keys()
    return current === undefined && any !== undefined ? { kind: 'switch', seat: any } : { kind: 'stay' }
  }
  const same = wanted.find((seat) => people.get(seat) === person)
  if (same !== undefined) return { kind: 'switch', seat: same }
  return persons.size > 1 ? { kind: 'curtain', seats: wanted } : { kind: 'switch', seat: first }
}
