// A match as one viewer sees it, and what the viewer does in it.
import { api, Refusal, Unreachable } from '../api/client'
import { Live, type Connection } from '../api/live'
import type {
  Advice,
  Board,
  Briefing,
  Choice,
  Command,
  DiceDeed,
  Explanation,
  GameCard,
  Inspection,
  LogEntry,
  MatchCard,
  Pointing,
  Problem,
  Refused,
  Spot,
  Tried,
  Viewer,
  Whole,
} from '../api/types'
import { hasSeat } from '../scene/seats'
import { sortChoices } from '../scene/choices'
import { boardInWords } from '../words/places'
import { speech } from '../words/words.svelte'
import { Arrival, hasArrived } from './arrival'
import { whoseTurn } from './curtain'
import type { Guide } from './guide.svelte'
import { isTour, recall, remember, type Remembered } from './memory'
import type { Due } from './dice-parts'
import { newId } from './id'
import { untilFetched } from './fetching'

const LOG_PAGE = 60
/** A connection that does not bring an update for so long is not waited for; what it brings later is shown then. */
const LATEST = 1000

export class PlayedMatch {
  card = $state.raw<MatchCard>()
  #board = $state.raw<Board>()
  readonly #inWords = boardInWords()
  readonly board = $derived(this.#board && this.#inWords(this.#board, speech.words))
  game = $state.raw<GameCard>()
  whole = $state.raw<Whole>()
  viewer = $state.raw<Viewer>('spectator')
  connection = $state<Connection>('connecting')
  /** A command is on its way. */
  busy = $state(false)
  /** Something went wrong that is not about the rules. */
  problem = $state.raw<Problem>()
  /** Why something is not allowed. */
  refused = $state.raw<Refused[]>([])
  curtain = $state.raw<number[]>()
  /** The match cannot be shown at all. */
  failed = $state.raw<Problem>()

  /** Something was taken up and nothing has been done with it yet: what could have been taken instead. */
  takenUp = $state.raw<{ version: string; by: Choice; instead: Choice[] }>()

  readonly choices = $derived(this.whole ? sortChoices(this.whole.scene, this.board) : undefined)
  readonly seat = $derived(this.viewer === 'spectator' ? undefined : this.viewer.seat)
  readonly deciding = $derived(
    this.seat !== undefined && this.whole !== undefined && hasSeat(this.whole.scene.deciding, this.seat),
  )

  #live: Live | undefined
  #memory: Remembered | undefined
  #key: string | undefined
  #explained = new Map<string, Promise<Explanation>>()
  #arrival = new Arrival()
  /** A command is on its way; between two of a gesture none is, and the match is busy all the same. */
  #sending = false
  /** Steps taken in the gesture that is going on. */
  #steps = 0
  /** The last gesture and how many steps it had, as long as nothing has happened since. */
  #gesture: { version: string; steps: number } | undefined
  /** What is due about the parts of the dice, for the seats played at this device. */
  due = $state.raw<ReadonlyMap<number, Due['kind']>>(new Map())
  #contributing = false
  #contribution = Promise.resolve()
  /** Something has been shown since the parts were last looked at. */
  #news = false

  /** Who says what to do next, if this is a tour. */
  guide = $state.raw<Guide>()

  constructor(readonly id: string) {}

  /** The key that is in use, for other questions about the match. */
  get key(): string | undefined {
    return this.#key
  }

  get watchKey(): string | undefined {
    return this.#memory?.watch
  }

  /** Whether whoever looks at the match plays this seat too. */
  plays(seat: number): boolean {
    const own = this.seats[this.seat ?? -1] ?? ''
    const other = this.seats[seat] ?? ''
    const people = this.#memory?.people ?? {}
    return seat === this.seat || (people[other] !== undefined && people[other] === people[own])
  }

  get seats(): string[] {
    return this.game?.seats.map((seat) => seat.id) ?? []
  }

  /** If this is a tour, sees to it that somebody says what to do next. */
  async openGuide(): Promise<void> {
    if (!isTour(this.id)) return
    const { Guide } = await untilFetched(() => import('./guide.svelte'))
    const guide = new Guide(this.id)
    await guide.open()
    this.guide = guide
  }

  /** Begins to show the match. `given` is a key that came with a link. */
  async open(given: string | undefined): Promise<void> {
    try {
      this.#memory = recall(this.id)
      const kept = given ?? sessionKey(this.id)
      if (kept) await this.#openWith(kept)
      else await this.#openOwn()
    } catch (error) {
      this.failed = problemOf(error)
    }
  }

  async #openWith(key: string): Promise<void> {
    const view = await api.match(this.id, key)
    const games = await api.games()
    this.game = games.find((game) => game.id === view.game)
    if (view.viewer !== 'spectator') {
      const seat = this.game?.seats[view.viewer.seat]?.id ?? ''
      if (!this.#memory) {
        this.#memory = {
          id: this.id,
          game: view.game,
          scenario: view.scenario,
          keys: { [seat]: key },
          people: { [seat]: 'me' },
          at: Date.now(),
        }
        remember(this.#memory)
      } else if (this.#memory.keys[seat] !== key) {
        // Another seat of a match this device already plays: it is this window's alone, or the two would mix.
        keepSessionKey(this.id, key)
        this.#memory = { ...this.#memory, keys: { [seat]: key }, people: { [seat]: 'me' } }
      }
    } else if (!this.#memory) {
      this.#memory = {
        id: this.id,
        game: view.game,
        scenario: view.scenario,
        keys: {},
        people: {},
        watch: key,
        at: Date.now(),
      }
      remember(this.#memory)
    }
    this.#begin(view, key)
  }

  async #openOwn(): Promise<void> {
    const memory = this.#memory
    const people = new Set(Object.values(memory?.people ?? {}))
    // Several people at one screen: nobody's scene is fetched before they have said who is looking.
    const [first] = Object.keys(memory?.people ?? {}).flatMap((seat) => memory?.keys[seat] ?? [])
    const key = people.size > 1 ? memory?.watch : (first ?? memory?.watch)
    const [view, games] = await Promise.all([api.match(this.id, key), api.games()])
    this.game = games.find((game) => game.id === view.game)
    if (memory) remember({ ...memory, at: Date.now() })
    this.#begin(view, key)
  }

  #begin({ viewer, board, now, ...card }: Awaited<ReturnType<typeof api.match>>, key: string | undefined): void {
    this.#board = board
    this.card = card
    this.viewer = viewer
    this.#key = key
    this.#show(now)
    // Showing it may have led to another seat of this device, or to the curtain.
    if (!this.curtain && !this.#live) this.#connect(now)
  }

  #connect(from: Whole | undefined): void {
    this.#live?.close()
    this.#live = new Live(this.id, this.#key, from, {
      whole: (whole) => this.#show(whole),
      connection: (state) => (this.connection = state),
    })
  }

  #show(whole: Whole): void {
    if (whole.version !== this.whole?.version) {
      this.refused = []
      this.#explained.clear()
    }
    this.whole = whole
    this.#arrival.see(whole.version)
    this.#contribution = this.#contribute()
    this.seeWhoseTurn()
  }

  /** Seats that are played at this device, with their keys. */
  ownKeys(): [seat: number, key: string][] {
    const memory = this.#memory
    return this.seats.flatMap((id, seat): [number, string][] => {
      const key = memory?.keys[id]
      return key && memory?.people[id] ? [[seat, key]] : []
    })
  }

  /** Does what is due about the parts of the dice, for every seat of this device, without anybody having to ask. */
  async #contribute(): Promise<void> {
    this.#news = true
    if (this.#contributing) return
    this.#contributing = true
    try {
      while (this.#news) {
        this.#news = false
        await this.#addParts()
      }
    } catch (error) {
      // It is tried again with the next update; the connection says whether the server can be reached.
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error
    } finally {
      this.#contributing = false
    }
  }

  async #addParts(): Promise<void> {
    let dice = this.whole?.dice
    if (!dice) return
    // Most matches have no dice of this kind, so what they need is fetched only here.
    const { after, dueOf } = await untilFetched(() => import('./dice-parts'))
    const own = this.ownKeys()
    // Once all have promised, all show: twice round is enough, and what others do comes with the next update.
    for (const [seat, key] of [...own, ...own]) {
      const due = dueOf(this.id, seat, dice)
      this.due = new Map(this.due).set(seat, due.kind)
      if (due.kind !== 'send') continue
      const version = await this.#sayAboutDice(key, due.deed)
      dice = after(dice, seat, due.deed)
      // What is decided next must not be taken for something that was decided before it.
      if (key === this.#key) await this.#shown(version)
    }
  }

  /** What is said about the dice twice changes nothing, so it is safe to say it again. */
  async #sayAboutDice(key: string, deed: DiceDeed): Promise<string> {
    for (let tries = 1; ; tries++) {
      try {
        return (await api.command(this.id, key, { id: newId(), version: '', do: { dice: deed } })).version
      } catch (error) {
        const passing = error instanceof Refusal && ['stale', 'busy', 'too-many', 'not-stored'].includes(error.kind)
        if (tries >= 5 || !(passing || error instanceof Unreachable)) throw error
        await new Promise((resolve) => setTimeout(resolve, 300 * tries))
      }
    }
  }

  /** Waits no longer for those who have promised no part of the dice. */
  async beginWithout(): Promise<void> {
    if (!this.#key) return
    try {
      await this.#sayAboutDice(this.#key, 'begin_without')
    } catch (error) {
      this.problem = problemOf(error)
    }
  }

  /** Turns to the seat that acts in the step of an example; whether that seat is looked from. */
  #sitAsGuided(): boolean {
    const seat = this.guide?.seat
    if (seat === undefined || !this.ownKeys().some(([own]) => own === seat)) return false
    if (seat !== this.seat) this.take(seat)
    return true
  }

  /** Turns to whichever seat of this device has to do something next. */
  seeWhoseTurn(): void {
    if (!this.whole || !this.#memory || this.#sitAsGuided()) return
    const people = new Map<number, string>()
    this.seats.forEach((id, seat) => {
      const person = this.#memory?.people[id]
      if (person && this.#memory?.keys[id]) people.set(seat, person)
    })
    if (people.size === 0 || this.whole.scene.outcome) return
    const turn = whoseTurn({ people, current: this.seat, deciding: this.whole.scene.deciding })
    if (turn.kind === 'switch') this.take(turn.seat)
    else if (turn.kind === 'curtain') {
      this.curtain = turn.seats
      this.#arrival.cancel()
      // What the next player will see is not fetched while the last one may still be looking.
      this.#live?.close()
    }
  }

  /** What is shown is no longer how things stand: until that is shown, nothing can be chosen. */
  #closeChoices(): void {
    if (this.whole) this.whole = { ...this.whole, scene: { ...this.whole.scene, choices: [] }, undo: false }
  }

  /** Looks at the match from a seat of this device. */
  take(seat: number): void {
    const memory = this.#memory
    const [from, to] = [this.seats[this.seat ?? -1] ?? '', this.seats[seat] ?? '']
    const key = memory?.keys[to]
    if (!memory || !key) return
    // What the last person saw is not for the next one; to the same person only the choices are no longer open.
    if (memory.people[from] !== memory.people[to]) this.whole = undefined
    else this.#closeChoices()
    this.#key = key
    this.viewer = { seat }
    this.curtain = undefined
    this.refused = []
    this.#connect(undefined)
  }

  close(): void {
    this.#live?.close()
  }

  retry(): void {
    this.#live?.retry()
  }

  /** Carries a choice out; whether that was done. */
  async act(choice: Pick<Choice, 'action'> & Partial<Choice>): Promise<boolean> {
    if (this.guide?.allows(choice.action) === false) return false
    const [before, told] = [this.whole?.scene.choices ?? [], this.whole?.log.at(-1)?.number]
    const done = await this.#command({ act: choice.action })
    if (done) this.guide?.taken()
    const now = this.whole
    // Of what is taken up the log says nothing, and it can be put down again.
    this.takenUp =
      done && now?.undo && now.log.at(-1)?.number === told && 'label' in choice
        ? { version: now.version, by: choice as Choice, instead: before }
        : undefined
    return done
  }

  /** Several steps that are one gesture: nothing else is heard meanwhile, and undo takes them back together, perhaps
      with those of the gesture before, if this one goes on with it. */
  async span(deeds: () => Promise<void>, begins: 'anew' | 'on' = 'anew'): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.#steps = 0
    const goesOn = begins === 'on' && this.#gesture?.version === this.whole?.version
    const earlier = goesOn ? (this.#gesture?.steps ?? 0) : 0
    const before = this.whole?.scene.choices ?? []
    try {
      await deeds()
    } finally {
      this.busy = false
    }
    const whole = this.whole
    const steps = earlier + this.#steps
    this.#gesture = whole && steps > 0 ? { version: whole.version, steps } : undefined
    // Whatever was taken up together could have been something else.
    if (this.takenUp && this.#steps > 1) this.takenUp = { ...this.takenUp, instead: before }
  }

  /** Puts down what was taken up; whether there was anything. */
  async putDown(): Promise<boolean> {
    if (!this.isTakenUp) return false
    this.takenUp = undefined
    await this.undo()
    return true
  }

  /** Whether this seat acts in an example although the decision is another's, as with a standing order. */
  get isGuided(): boolean {
    return this.seat !== undefined && this.guide?.seat === this.seat
  }

  /** Whether something is in hand with which nothing has been done yet. */
  get isTakenUp(): boolean {
    return this.takenUp !== undefined && this.takenUp.version === this.whole?.version
  }

  /** Takes the last gesture back, as far as it can be. */
  async undo(): Promise<void> {
    const gesture = this.#gesture
    const steps = gesture && gesture.version === this.whole?.version ? gesture.steps : 1
    this.#gesture = undefined
    await this.span(async () => {
      for (let step = 0; step < steps && this.whole?.undo; step++) if (!(await this.undoOnce())) return
    })
    this.#gesture = undefined
  }

  async undoOnce(): Promise<boolean> {
    const done = await this.#command('undo')
    if (done) this.guide?.back()
    return done
  }

  /** Steps taken in the gesture that is going on. */
  get steps(): number {
    return this.#steps
  }

  /** Takes back what a gesture has done since it had taken so many steps. */
  async backTo(steps: number): Promise<void> {
    while (this.#steps > steps && this.whole?.undo) if (!(await this.undoOnce())) return
  }

  /** Whether it was carried out. */
  async #command(deed: Command['do']): Promise<boolean> {
    if (this.#sending || !this.whole || !this.#key) return false
    const alone = !this.busy
    this.#sending = this.busy = true
    this.refused = []
    this.problem = undefined
    // It has an end: what cannot be said is tried again later.
    if (this.#contributing) await this.#contribution
    const command: Command = { id: newId(), version: this.whole.version, do: deed }
    const key = this.#key
    try {
      const done = await this.#sendUntilAnswered(command).catch((error: unknown) => this.#stillMeant(error, command))
      // Versions of another seat of this device, which may have been turned to meanwhile, are others.
      if (key === this.#key) await this.#shown(done.version)
      if (key === this.#key && this.whole.version === command.version) this.#closeChoices()
      this.#steps += deed === 'undo' ? -1 : 1
      return true
    } catch (error) {
      const problem = problemOf(error)
      if (error instanceof Refusal && error.kind === 'refused' && problem.reasons?.length) {
        this.refused = [{ label: { key: 'ui-refused-anyway' }, reasons: problem.reasons }]
      } else this.problem = problem
      return false
    } finally {
      this.#sending = false
      if (alone) this.busy = false
    }
  }

  /** A server that was started again counts anew. What is still offered after its news have come is still meant. */
  async #stillMeant(error: unknown, command: Command): Promise<{ version: string }> {
    if (!(error instanceof Refusal) || error.kind !== 'stale' || !error.problem.version) throw error
    await this.#shown(error.problem.version)
    const deed = command.do
    const choices = this.whole?.scene.choices ?? []
    const offered =
      deed === 'undo'
        ? this.whole?.undo
        : typeof deed === 'object' &&
          'act' in deed &&
          choices.some((choice) => JSON.stringify(choice.action) === JSON.stringify(deed.act))
    if (this.whole?.version !== error.problem.version || !offered) throw error
    return this.#sendUntilAnswered({ ...command, version: error.problem.version })
  }

  /** A command has an id, so it is safe to send it again until there is an answer. */
  async #sendUntilAnswered(command: Command): Promise<{ version: string }> {
    const key = this.#key!
    for (let wait = 300; ; wait = Math.min(wait * 2, 5000)) {
      try {
        return await api.command(this.id, key, command)
      } catch (error) {
        const busy = error instanceof Refusal && (error.kind === 'too-many' || error.kind === 'busy')
        if (!busy && !(error instanceof Unreachable)) throw error
        if (!busy) this.connection = 'lost'
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
    }
  }

  /** The update comes over the live connection; until then the old choices must not be clicked. */
  async #shown(version: string): Promise<void> {
    if (this.curtain || (this.whole && hasArrived(this.whole.version, version))) return
    const arrived = this.#arrival.of(version, LATEST)
    this.#live?.hurry()
    await arrived
  }

  async whyNot(spot: Spot): Promise<boolean> {
    const answer = await this.#ask({ why_not: spot })
    if (!answer || !('why_not' in answer)) return false
    this.refused = answer.why_not
    return answer.why_not.length > 0
  }

  async briefing(): Promise<Briefing | undefined> {
    const answer = await this.#ask('briefing')
    return answer && 'briefing' in answer ? answer.briefing : undefined
  }

  async advice(): Promise<Advice | undefined> {
    const answer = await this.#ask('advice')
    return answer && 'advice' in answer ? (answer.advice ?? undefined) : undefined
  }

  async inspect(spot: Spot): Promise<Inspection> {
    const answer = await this.#ask({ inspect: spot })
    return answer && 'inspect' in answer ? answer.inspect : {}
  }

  /** What pointing at a point of an open table would mean. */
  async point(pointing: Pointing): Promise<Tried[]> {
    const answer = await this.#ask({ point: pointing })
    return answer && 'point' in answer ? answer.point : []
  }

  explain(action: unknown): Promise<Explanation> {
    const key = JSON.stringify(action)
    let asked = this.#explained.get(key)
    if (!asked) {
      asked = this.#ask({ explain: action }).then((answer) => (answer && 'explain' in answer ? answer.explain : {}))
      this.#explained.set(key, asked)
    }
    return asked
  }

  async #ask(question: Parameters<typeof api.ask>[2]): Promise<Awaited<ReturnType<typeof api.ask>> | undefined> {
    try {
      return await api.ask(this.id, this.#key, question)
    } catch {
      // A question that could not be asked is simply not answered; what matters is told by the connection.
      return undefined
    }
  }

  async earlier(): Promise<void> {
    const whole = this.whole
    const first = whole?.log[0]
    if (!whole || !first) return
    const entries: LogEntry[] = await api.log(this.id, this.#key, first.number, LOG_PAGE)
    if (this.whole?.version !== whole.version) return
    this.whole = { ...whole, log: [...entries, ...whole.log], earlier: entries.length === LOG_PAGE }
    this.#live?.know(this.whole)
  }
}

const sessionKey = (id: string): string | undefined => {
  try {
    return sessionStorage.getItem(`sandtable.key.${id}`) ?? undefined
  } catch {
    return undefined
  }
}

const keepSessionKey = (id: string, key: string): void => {
  try {
    sessionStorage.setItem(`sandtable.key.${id}`, key)
  } catch {
    // Then the link has to be opened again.
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem
  if (error instanceof Unreachable) return { type: '/problems/unreachable', title: 'unreachable', status: 0 }
  throw error
}
