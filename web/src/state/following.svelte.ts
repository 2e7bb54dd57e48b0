// What others do while one is not deciding: it is shown move by move, and then summed up on a card.
import { api, Refusal } from '../api/client'
import type { LogEntry, Moments, Scene, Whole } from '../api/types'
import { sortChoices } from '../scene/choices'
import type { Summed } from '../scene/summing'
import { keepSeen, seenBy } from './memory'
import type { PlayedMatch } from './match.svelte'
import type { MomentRow, Start } from './moments'
import { Playback } from './playback.svelte'
import { settings } from './settings.svelte'
import type { Sound } from './sounds'
import { untilFetched } from './fetching'

export interface TurnCard extends Summed {
  /** What others did is shown again from after this entry of the log. */
  after: number
}

/** A page that is silent does not fetch what makes sounds. */
function play(sound: Sound): void {
  if (settings.sound) void untilFetched(() => import('./sounds')).then((sounds) => sounds.play(sound))
}

export class Following {
  readonly playback: Playback
  card = $state.raw<TurnCard>()
  /** Dice that have just been rolled, to be looked at. */
  rolled = $state.raw<LogEntry>()

  /** While the moves of others are shown, the board stands as it did then, and nothing can be chosen. */
  readonly scene = $derived.by(() => this.playback.moment?.scene ?? this.match.whole?.scene)
  readonly choices = $derived.by(() => {
    const { moment } = this.playback
    return moment ? sortChoices({ ...moment.scene, choices: [] }) : this.match.choices
  })
  readonly log = $derived.by(() => {
    const told = this.match.whole?.log ?? []
    const shown = this.playback.moment?.entry?.number
    return shown === undefined ? told : told.filter((entry) => entry.number <= shown)
  })
  /** Whether the one who looks may choose something now. */
  readonly deciding = $derived.by(() => this.match.deciding && !this.playback.running)

  #row: Promise<MomentRow> | undefined
  #seat: string | undefined
  #seen = -1
  /** How things stood when the player last decided. */
  #start: { number: number; scene: Scene } | undefined

  constructor(
    private readonly match: PlayedMatch,
    /** Something has happened at these places. */
    private readonly onplaces: (places: string[]) => void,
  ) {
    this.playback = new Playback({
      moment: async (step) => (await this.#moments()).at(step),
      find: async (after) => (await this.#moments()).find(after),
      compared: () => untilFetched(() => import('../scene/trails')),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      pace: () => settings.pace,
      onstep: ({ entry }) => {
        this.rolled = entry?.dice?.length ? entry : undefined
        play(entry?.dice?.length ? 'dice' : 'move')
        this.onplaces(entry?.notes.flatMap((note) => note.at ?? []) ?? [])
      },
      onend: () => {
        this.rolled = undefined
        void this.#sumUp()
      },
    })
  }

  /** What keeps moments is fetched when the first one is wanted: nobody looks back before there is a board. */
  #moments(): Promise<MomentRow> {
    this.#row ??= untilFetched(() => import('./moments')).then(
      ({ MomentRow }) => new MomentRow((start) => this.#askMoments(start)),
    )
    return this.#row
  }

  /** Moments of the match; a server that is busy is asked again. */
  async #askMoments(start: Start): Promise<Moments> {
    for (let tries = 0; ; tries++) {
      try {
        return await api.moments(this.match.id, this.match.key, start)
      } catch (error) {
        const busy = error instanceof Refusal && (error.kind === 'too-many' || error.kind === 'busy')
        if (!busy || tries >= 5) throw error
        await new Promise((resolve) => setTimeout(resolve, 300 * (tries + 1)))
      }
    }
  }

  /** The match stands as it does now. */
  look(whole: Whole): void {
    const seat = this.match.seats[this.match.seat ?? -1]
    const last = whole.log.at(-1)?.number ?? -1
    if (seat === undefined) {
      this.#tell(whole, last)
      this.#seen = last
      return
    }
    if (seat !== this.#seat) {
      if (this.playback.busy) this.playback.skip()
      this.#seat = seat
      this.#seen = Math.min(seenBy(this.match.id, seat) ?? last, last)
      this.#start = undefined
      this.card = undefined
    }
    const fresh = whole.log.filter((entry) => entry.number > this.#seen)
    const others = fresh.some(
      (entry) => typeof entry.seat === 'number' && !entry.aside && !this.match.plays(entry.seat),
    )
    if (!others) {
      if (fresh.length > 0 || last < this.#seen) this.card = undefined
      if (!this.playback.busy) this.#tell(whole, last)
      this.#notice(last, whole.scene)
    } else if (!this.playback.busy) {
      if (settings.pace === 'off') void this.#sumUp()
      else void this.playback.show(this.#seen)
    }
  }

  /** Shows again what is on the card. */
  again(): void {
    if (this.card) void this.playback.show(this.card.after)
  }

  /** What has just been rolled is shown, and where something happened that others did. */
  #tell(whole: Whole, last: number): void {
    const entry = whole.log.at(-1)
    if (!entry || entry.aside || last <= this.#seen || this.#seen < 0) return
    if (entry.seat !== this.match.seat) this.onplaces(entry.notes.flatMap((note) => note.at ?? []))
    const dice = entry.dice?.length ?? 0
    if (dice > 0 && settings.pace !== 'off') this.rolled = entry
    play(dice > 0 ? 'dice' : 'move')
  }

  #notice(last: number, scene: Scene): void {
    this.#seen = last
    this.#start = { number: last, scene }
    if (this.#seat !== undefined) keepSeen(this.match.id, this.#seat, last)
  }

  /** Compares what the player last saw with how things stand, once it is the player's decision again. */
  async #sumUp(): Promise<void> {
    const whole = this.match.whole
    const board = this.match.board
    const last = whole?.log.at(-1)?.number
    if (!whole || !board || last === undefined) return
    const after = this.#start?.number ?? this.#seen
    const before = this.#start?.scene ?? (await this.#sceneAfter(after))
    const { sumUp } = await untilFetched(() => import('../scene/summing'))
    if (whole !== this.match.whole || !before) return
    if (!this.match.deciding && !whole.scene.outcome) {
      this.#seen = last
      this.#start = { number: after, scene: before }
      return
    }
    const summed = sumUp({ scene: before, number: after }, whole, board, (seat) => this.#isOurs(seat))
    const again = this.card?.after ?? after
    this.#notice(last, whole.scene)
    if (this.card) return
    if (summed) this.card = { ...summed, after: again }
    play('turn')
  }

  /** Whether a seat is on the side of the one who looks. */
  #isOurs(seat: number): boolean {
    const sides = this.match.game?.seats ?? []
    return sides[seat]?.side === sides[this.match.seat ?? -1]?.side
  }

  async #sceneAfter(after: number): Promise<Scene | undefined> {
    try {
      return (await (await this.#moments()).find(after)).scene
    } catch {
      return undefined
    }
  }
}
