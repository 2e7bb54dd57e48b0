// What a player is about to do: the piece in hand, the menu that is open, what has to be confirmed. A click or a drag
// on the board becomes one of the choices of the scene here.
import type { Choice, Panel, Piece, Spot, Text, Tried } from '../api/types'
import {
  choicesOfPiece,
  choicesOfSpace,
  fewOnBoard,
  inHand,
  isSent,
  kindsOf,
  oncePerLabel,
  onlySent,
  spacesOfRegion,
  unitsOf,
} from '../scene/choices'
import type { Point } from '../scene/geometry'
import { isHandy } from '../scene/table'
import { speech, t } from '../words/words.svelte'
import type { Following } from './following.svelte'
import type { Gestures } from './gestures.svelte'
import type { PlayedMatch } from './match.svelte'
import { settings } from './settings.svelte'

/** A list of choices at a point of the window. */
export interface OpenMenu {
  choices: Choice[]
  x: number
  y: number
  /** These can be taken together. */
  all?: Choice[]
}

/** What the screen does about a click that chooses nothing. */
export interface Around {
  inspect: (spot: Spot) => void
  /** What is beside the board has something to say. */
  unfold: () => void
  /** The player has turned to something on the board, so nothing else is pointed out any more. */
  turned: () => void
  /** A choice has been taken. */
  chosen: () => void
}

export class Hand {
  /** The piece that waits to be put somewhere. */
  held = $state<string>()
  menu = $state.raw<OpenMenu>()
  confirming = $state.raw<{ choice: Choice; warning: Text }>()
  /** A fight whose dice wait for the player. */
  ahead = $state.raw<{ choice: Choice; fight: Panel }>()
  /** A choice has been taken, and it is asked what would come of it. */
  weighing = $state(false)

  #lifting: Promise<void> | undefined

  constructor(
    private readonly match: PlayedMatch,
    private readonly gestures: Gestures,
    private readonly following: Following,
    private readonly around: Around,
  ) {}

  /** The piece that is sent somewhere by the next click: the one in hand, or the only one there is. */
  readonly sent = $derived.by(() => {
    const { choices, scene, playback } = this.following
    return this.held ?? (choices && scene && !playback.moment ? onlySent(choices, scene) : undefined)
  })

  /** What can be clicked on the board. */
  readonly onBoard = $derived.by(() => {
    const { choices } = this.following
    const { board } = this.match
    if (!choices || !this.sent || !board || board.shape === 'table') return choices
    return inHand(choices, this.sent, this.placeOf(this.sent), board)
  })

  /** Buttons beside the board: what hangs on nothing, what is in hand, and what hangs on the board if it is little. */
  readonly buttons = $derived.by((): Choice[] => {
    const { choices } = this.following
    const few = choices && this.match.board?.shape !== 'table' ? fewOnBoard(choices) : []
    return [...new Set([...this.#ofHeld(), ...few, ...(choices?.buttons ?? [])])]
  })

  /** A unit of one's own has been taken up: to stay would give its move away. Naming a target takes nothing up. */
  readonly hasTakenUp = $derived.by(() => {
    const piece = this.match.isTakenUp && this.match.takenUp?.by.piece
    return Boolean(piece) && this.#pieces.get(piece as string)?.seat === this.match.seat
  })

  /** Whoever was taken up lies in a stack with others: these. */
  readonly mates = $derived.by((): Choice[] => {
    const taken = this.match.isTakenUp ? this.match.takenUp : undefined
    if (!taken?.by.piece || !taken.by.space || taken.by.along || this.gestures.following.length > 0) return []
    const { piece, space, label } = taken.by
    return taken.instead.filter((c) => c.piece && c.piece !== piece && c.space === space && c.label.key === label.key)
  })

  /** What takes several choices at once. */
  readonly offered = $derived.by(() => {
    if (!this.following.deciding) return []
    const { along, asLast, again, suggested } = this.gestures
    const all = this.mates.length > 0 ? this.mates.length + 1 : unitsOf(along, this.#pieces)
    const offers: { name: string; label: string; primary?: boolean; run: () => void }[] = []
    const offer = (name: string, label: string, run: () => Promise<void>, primary = false): void => {
      offers.push({ name, label, primary, run: () => void run() })
    }
    if (suggested) {
      offer('suggested', t('ui-as-suggested'), () => this.gestures.asSuggested(), true)
    }
    const led = !suggested && !this.hasTakenUp
    if (all > 0) offer('all', t('ui-all-of-them', { count: all }), () => this.takeAll(), led)
    for (const [symbol, count] of kindsOf(along, this.#pieces)) {
      const kind = speech.words.wordOr(`symbol-${symbol}`, symbol)
      offer(`all-${symbol}`, t('ui-all-of-kind', { kind, count }), () => this.takeKind(symbol))
    }
    if (asLast.length > 0) offer('as-last', t('ui-as-last', { count: asLast.length }), () => this.gestures.repeatLast())
    if (again) {
      offer('again', t('ui-again'), () => this.gestures.repeat('once'))
      offer('as-often', t('ui-as-often'), () => this.gestures.repeat('always'))
    }
    return offers
  })

  /** While a menu is open whose choices speak of parts of the board, those parts can be clicked too. */
  readonly spokenBy = $derived.by(() => {
    const by = new Map<string, Choice>()
    if (!this.menu || !this.match.board) return by
    for (const choice of this.menu.choices) {
      for (const space of spacesOfRegion(choice, this.match.board)) by.set(space, choice)
    }
    return by
  })

  /** Whether the board is to be seen divided, because something is sent to one of its parts. */
  readonly dividesBoard = $derived.by(() => {
    const of = this.sent && this.following.choices?.byPiece.get(this.sent)
    return this.spokenBy.size > 0 || Boolean(of && of.some((choice) => choice.region))
  })

  /** What has been begun belongs to the position it was begun in. */
  clear(): void {
    this.menu = undefined
    this.held = undefined
  }

  /** Takes a choice, unless there is something somebody may have overlooked: then it is asked once more. */
  async take(choice: Choice): Promise<void> {
    if (this.weighing) return
    this.menu = undefined
    this.around.chosen()
    // Whoever is guided has been told what follows.
    if (this.match.guide?.tour) return this.gestures.take(choice)
    const attack = choice.tone === 'attack' && settings.pace !== 'off'
    // What a move or an attack would come to is known only to an explanation.
    const asked = !choice.warning && (choice.space !== undefined || attack) && !this.match.busy
    this.weighing = asked
    const explained = asked ? await this.match.explain(choice.action) : undefined
    this.weighing = false
    const warning = choice.warning ?? explained?.warning
    if (warning) this.confirming = { choice, warning }
    else if (attack && explained?.fight && explained.rolls) this.ahead = { choice, fight: explained.fight }
    else void this.gestures.take(choice)
  }

  /** What was asked once more is meant. */
  confirm(): void {
    const choice = this.confirming?.choice
    this.confirming = undefined
    if (choice) void this.gestures.take(choice)
  }

  /** The dice that waited are rolled. */
  roll(): void {
    const choice = this.ahead?.choice
    this.ahead = undefined
    if (choice) void this.match.act(choice)
  }

  /** All that can come along, and all of the stack. */
  takeAll(): Promise<void> {
    return this.gestures.takeAlong(this.mates)
  }

  /** All of one kind that can come along. */
  takeKind(symbol: string): Promise<void> {
    const pieces = this.#pieces
    const isOfKind = ({ piece }: Choice): boolean => Boolean(piece) && pieces.get(piece!)?.symbol === symbol
    return this.gestures.takeAlong([], isOfKind)
  }

  get #pieces(): ReadonlyMap<string, Piece> {
    return new Map((this.following.scene?.pieces ?? []).map((piece) => [piece.id, piece]))
  }

  /** Several pieces are taken up together. */
  lift(pieces: string[]): void {
    this.#lifting = this.#lift(pieces)
  }

  async #lift(pieces: string[]): Promise<void> {
    const { choices, playback } = this.following
    if (!choices || this.match.busy || playback.running) return
    const [first] = pieces
    const key = first && choices.byPiece.get(first)?.[0]?.label.key
    const of = pieces.flatMap((id) => choices.byPiece.get(id)?.find((choice) => choice.label.key === key) ?? [])
    this.menu = undefined
    if (first && this.#canBeSent(first)) this.held = first
    else if (this.match.isTakenUp && of.length === 0) return
    else await this.gestures.takeUp(of)
  }

  /** A drag has ended: where it may go it goes; otherwise what was taken up is put down again. */
  async drop(space: string | undefined, at: Point): Promise<void> {
    await this.#lifting
    const of = (space && this.onBoard?.bySpace.get(space)) || []
    if (space && of.length > 0) return this.#offer(of, { space }, ...inWindow(at))
    this.held = undefined
    const before = this.match.refused
    await this.match.putDown()
    if (space && this.match.deciding) this.match.refused = before
  }

  /** Somebody has clicked a place or a piece on the board. */
  click(spot: Spot, at: Point): void {
    const { choices, scene } = this.following
    const { onBoard, held } = this
    if (!choices || !onBoard || !scene) return
    const piece = 'piece' in spot ? scene.pieces.find((p) => p.id === spot.piece) : undefined
    // Where something is sent, a click on whoever stands there means the place.
    const there = held && piece && piece.id !== held ? onBoard.bySpace.get(piece.at) : undefined
    if (there && piece) return void this.#offer(there, { space: piece.at }, ...inWindow(at))
    const of =
      'space' in spot ? choicesOfSpace(onBoard, spot.space) : piece ? choicesOfPiece(onBoard, piece.id, piece.at) : []
    void this.#offer(of, spot, ...inWindow(at))
  }

  /** Somebody has clicked a piece in a box beside the board. */
  clickBeside(piece: Piece, event: MouseEvent): void {
    const { choices } = this.following
    if (!choices) return
    const box = (event.currentTarget as Element).getBoundingClientRect()
    void this.#offer(choices.byPiece.get(piece.id) ?? [], { piece: piece.id }, box.left, box.bottom)
  }

  /** Somebody has pointed at a point of an open table. */
  clickPoint(tried: Tried[]): void {
    const [meant] = tried
    if (this.match.busy || !meant) return
    if (!meant.reasons?.length) void this.match.act(meant)
    else {
      this.match.refused = [{ label: meant.label, reasons: meant.reasons }]
      this.around.unfold()
    }
  }

  async #offer(found: Choice[], spot: Spot, x: number, y: number): Promise<void> {
    this.around.turned()
    if (this.menu) {
      const meant = 'space' in spot ? this.spokenBy.get(spot.space) : undefined
      this.menu = undefined
      if (meant) return this.take(meant)
    }
    if (this.match.busy || this.following.playback.running) return
    const of = oncePerLabel(found)
    const [first] = of
    if ('piece' in spot && (isHandy(of) || this.#canBeSent(spot.piece))) {
      this.held = this.held === spot.piece ? undefined : spot.piece
      return
    }
    if (of.length === 1 && first) return this.take(first)
    if (of.length > 1) {
      this.menu = { choices: of, x, y, ...wholeStack(of) }
      return
    }
    if (this.held) {
      this.held = undefined
      return
    }
    return this.#nothingAt(spot, x, y)
  }

  /** Nothing can be done there: whoever holds something without having moved it puts it down; others are told why. */
  async #nothingAt(spot: Spot, x: number, y: number): Promise<void> {
    if ('piece' in spot && (await this.#switchTo(spot.piece, x, y))) return
    if (this.match.isTakenUp && !('piece' in spot) && (await this.#awayFrom(spot))) return
    if (!this.match.deciding || !(await this.match.whyNot(spot))) this.around.inspect(spot)
    else this.around.unfold()
  }

  /** A click far from all that is lit means nothing in particular: what is in hand is put down. */
  async #awayFrom(spot: Spot): Promise<boolean> {
    if (!(await this.match.whyNot(spot))) return this.match.putDown()
    this.around.unfold()
    return true
  }

  /** Another unit could have been taken up: the one in hand is put down and the other taken. */
  async #switchTo(piece: string, x: number, y: number): Promise<boolean> {
    const taken = this.match.takenUp
    if (!taken?.by.piece || !taken.instead.some((choice) => choice.piece === piece)) return false
    if (!(await this.match.putDown())) return false
    const of = piece === taken.by.piece ? [] : (this.match.choices?.byPiece.get(piece) ?? [])
    const [only] = of
    if (of.length === 1 && only) void this.take(only)
    else if (of.length > 1) this.menu = { choices: of, x, y }
    return true
  }

  placeOf(piece: string): string | undefined {
    return this.following.scene?.pieces.find((one) => one.id === piece)?.at
  }

  /** What can be done with the piece in hand besides putting it somewhere. */
  #ofHeld(): Choice[] {
    const { held } = this
    if (!held) return []
    const of = this.following.choices?.byPiece.get(held) ?? []
    return of.filter((choice) => !choice.point && !isSent(choice, this.placeOf(held)))
  }

  #canBeSent(piece: string): boolean {
    const of = this.following.choices?.byPiece.get(piece) ?? []
    const sends = (choice: Choice): boolean => isSent(choice, this.placeOf(piece))
    // On an open table a unit has orders besides; they are a menu.
    return this.match.board?.shape === 'table' ? of.length > 0 && of.every(sends) : of.some(sends)
  }
}

/** A point of the board's element as one of the window. */
function inWindow(at: Point): [number, number] {
  const box = document.querySelector('[data-test="board"]')?.getBoundingClientRect()
  return [at.x + (box?.left ?? 0), at.y + (box?.top ?? 0)]
}

/** A menu of one entry for each of a stack has one for all of them. */
function wholeStack(of: Choice[]): { all?: Choice[] } {
  const [first] = of
  const stack = of.every((choice) => choice.piece && choice.space === first?.space && choice.tone !== 'attack')
  return stack && of.every((choice) => choice.label.key === first?.label.key) ? { all: of } : {}
}
