// Who plays a seat, as it is chosen before a match begins, and what that means for the server and for this device.
import type { Created, GameCard, Who } from '../api/types'
import { remember } from './memory'

export type Player = 'me' | 'here' | 'friend' | `machine:${string}`

/** The machine that plays unless another is chosen: it answers at once, on any machine and in any game. */
const USUAL = 'script'

/** The first side is mine; the machine plays the others. Seats keep the players they had. */
export function usualPlayers(
  game: GameCard,
  seats: string[],
  chosen: Record<string, Player> = {},
): Record<string, Player> {
  const level = game.levels.includes(USUAL) ? USUAL : game.levels.at(-1)
  const other: Player = level ? `machine:${level}` : 'here'
  return Object.fromEntries(seats.map((seat, i) => [seat, chosen[seat] ?? (i === 0 ? 'me' : other)]))
}

export function whoPlays(players: Record<string, Player>): Record<string, Who> {
  return Object.fromEntries(
    Object.entries(players).map(([seat, player]) => [
      seat,
      player.startsWith('machine:') ? { machine: player.slice('machine:'.length) } : 'human',
    ]),
  )
}

/** Keeps the keys of a new match, and says which seats are for friends. */
export function settle(created: Created, game: string, scenario: string, players: Record<string, Player>): string[] {
  const people: Record<string, string> = {}
  for (const [seat, player] of Object.entries(players)) {
    if (player === 'me') people[seat] = 'me'
    if (player === 'here') people[seat] = `here:${seat}`
  }
  remember({
    id: created.id,
    game,
    scenario,
    keys: created.keys,
    people,
    watch: created.watch,
    maker: created.maker,
    at: Date.now(),
  })
  return Object.entries(players).flatMap(([seat, player]) => (player === 'friend' ? [seat] : []))
}
