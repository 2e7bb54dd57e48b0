// Trying an example: a match that begins with its position, in which the guide suggests its steps.
import { api } from '../api/client'
import type { ExampleView } from '../api/types'
import { keepExample } from './guide.svelte'
import { settle, whoPlays, type Player } from './players'
import { router } from './route.svelte'

/** Whoever tries it plays everybody; who plays on has machines against him. */
export async function tryExample(
  game: string,
  example: ExampleView,
  seats: string[],
  how: 'try' | 'play',
): Promise<void> {
  const [first = 0] = example.acting
  const player = (seat: number): Player => (how === 'try' || seat === first ? 'me' : 'machine:script')
  const players = Object.fromEntries(example.seats.map((seat) => [seats[seat] ?? '', player(seat)]))
  const created = await api.create({
    from: { example: { game, example: example.id, told: how === 'try' } },
    seats: whoPlays(players),
    listed: false,
  })
  settle(created, game, example.scenario, players)
  if (how === 'try') keepExample(created.id, game, example.id)
  router.go(`/match/${created.id}`)
}
