// The parts of the dice that this device draws, one for each seat played at it. A part is promised by its hash and
// shown only when everybody has promised; `docs/dice.md` tells why. It is kept here until then, and goes nowhere else
// before.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { DiceDeed, DiceView } from '../api/types'

/** A part, and what the server had promised when it was drawn. */
interface Kept {
  part: string
  server: string
}

/** What has to be done about a seat's part. */
export type Due =
  | { kind: 'send'; deed: DiceDeed }
  /** Others have to do something first, or everything is done. */
  | { kind: 'nothing' }
  /** Another device has promised it, or it was deleted here. */
  | { kind: 'lost' }
  /** The server does not stand by its promise, so nothing is shown to it. */
  | { kind: 'changed' }
  /** It was not waited for. */
  | { kind: 'left-out' }

const placeOf = (id: string, seat: number): string => `sandtable.part.${id}.${seat}`

/** A browser that keeps nothing can still add its part, as long as the page stays open. */
const here = new Map<string, Kept>()

function recallPart(id: string, seat: number): Kept | undefined {
  const place = placeOf(id, seat)
  try {
    const kept = localStorage.getItem(place)
    if (kept) return JSON.parse(kept) as Kept
  } catch {
    // Then it is only known to this page.
  }
  return here.get(place)
}

function keepPart(id: string, seat: number, kept: Kept): void {
  here.set(placeOf(id, seat), kept)
  try {
    localStorage.setItem(placeOf(id, seat), JSON.stringify(kept))
  } catch {
    // Then it is only known to this page.
  }
}

/** What is promised: a hash of the part that names the seat and the server's own promise. */
export const promiseOf = (server: string, seat: number, part: string): string =>
  bytesToHex(
    sha256(
      concatBytes(utf8ToBytes('sandtable dice 1 part'), hexToBytes(server), Uint8Array.of(seat), hexToBytes(part)),
    ),
  )

/** What this device has to do about the part of a seat that is played at it. */
export function dueOf(id: string, seat: number, dice: DiceView): Due {
  const drawn = dice.parts.find((part) => part.seat === seat)
  if (!drawn) return { kind: 'nothing' }
  if (drawn.drawn === 'by_server') return { kind: 'left-out' }
  const kept = recallPart(id, seat)
  if (kept && kept.server !== dice.commitment) return { kind: 'changed' }
  if (drawn.drawn === 'awaited') {
    const own = kept ?? { part: bytesToHex(randomBytes(32)), server: dice.commitment }
    if (!kept) keepPart(id, seat, own)
    return { kind: 'send', deed: { promise: promiseOf(own.server, seat, own.part) } }
  }
  const isOurs = kept !== undefined && promiseOf(kept.server, seat, kept.part) === drawn.commitment
  if (drawn.drawn === 'by_player') return !kept || isOurs ? { kind: 'nothing' } : { kind: 'changed' }
  if (!isOurs) return { kind: 'lost' }
  const settled = dice.parts.every((part) => part.drawn !== 'awaited')
  return settled ? { kind: 'send', deed: { show: kept.part } } : { kind: 'nothing' }
}

/** The parts as they stand once a seat has done what was due. */
export function after(dice: DiceView, seat: number, deed: DiceDeed): DiceView {
  if (deed === 'begin_without') return dice
  const parts = dice.parts.map((part): DiceView['parts'][number] => {
    if (part.seat !== seat) return part
    if ('promise' in deed) return { seat, drawn: 'promised', commitment: deed.promise }
    return { seat, drawn: 'by_player', commitment: 'commitment' in part ? part.commitment : '', part: deed.show }
  })
  return { ...dice, parts }
}

/** Seats whose promise or part is not there yet. */
export const missingIn = (dice: DiceView): number[] =>
  dice.parts.filter((part) => part.drawn === 'awaited' || part.drawn === 'promised').map((part) => part.seat)

/** Seats that can still be left out. */
export const unpromisedIn = (dice: DiceView): number[] =>
  dice.parts.filter((part) => part.drawn === 'awaited').map((part) => part.seat)
