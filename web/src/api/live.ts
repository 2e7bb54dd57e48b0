// What happens in a match, as it happens. It comes over a live connection, which is taken up again after a break from
// the version last seen. A server that has no place for one is asked every now and then instead.
import { changeWhole } from '../scene/change'
import { at } from './base'
import { api } from './client'
import type { Update, Whole } from './types'

export type Connection = 'connecting' | 'open' | 'lost'

export interface Listener {
  whole: (whole: Whole) => void
  connection: (state: Connection) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** So many live connections in a row may fail to open before the server is asked instead. */
const PATIENCE = 2
const ASK_EVERY = 2000

export class Live {
  #socket: WebSocket | undefined
  #whole: Whole | undefined
  #closed = false
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #order = Promise.resolve()
  #unopened = 0
  #asking: ReturnType<typeof setTimeout> | undefined
  /** Whether the last question was answered: then nothing is lost, live or not. */
  #answered = false

  constructor(
    private readonly match: string,
    private readonly key: string | undefined,
    from: Whole | undefined,
    private readonly listener: Listener,
  ) {
    this.#whole = from
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#stopAsking()
    const socket = this.#socket
    // Browsers complain of a connection that is closed before it is there.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  /** Earlier entries of the log have been fetched: they belong to what is known. */
  know(whole: Whole): void {
    if (whole.version === this.#whole?.version) this.#whole = whole
  }

  /** Tries again at once instead of waiting. */
  retry(): void {
    if (
      this.#closed ||
      this.#socket?.readyState === WebSocket.OPEN ||
      this.#socket?.readyState === WebSocket.CONNECTING
    )
      return
    clearTimeout(this.#timer)
    this.#connect()
  }

  /** There is something new: where the server is asked, it is asked now. */
  hurry(): void {
    if (this.#asking === undefined) return
    clearTimeout(this.#asking)
    void this.#ask()
  }

  #connect(): void {
    const query = new URLSearchParams({ compress: 'deflate' })
    if (this.#whole) query.set('version', this.#whole.version)
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    // The key is not part of the address, which is written down in many places.
    const protocols = this.key ? ['sandtable', `sandtable.key.${this.key}`] : ['sandtable']
    const path = at(`/api/matches/${encodeURIComponent(this.match)}/live?${query}`)
    const socket = new WebSocket(`${scheme}//${location.host}${path}`, protocols)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    let opened = false
    this.#tell('connecting')
    socket.onopen = () => {
      opened = true
      this.#unopened = 0
      this.#wait = FIRST_WAIT
      this.#stopAsking()
      this.#tell('open')
    }
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      // Inflating takes a moment; updates must still be applied in the order they came.
      this.#order = this.#order
        .then(async () => {
          const update = JSON.parse(await textOf(data)) as Update
          if (!this.#closed && socket === this.#socket && !this.#take(update)) socket.close()
        })
        .catch(() => socket.close())
    }
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return
      if (!opened) this.#unopened += 1
      if (this.#unopened >= PATIENCE && this.#asking === undefined) void this.#ask()
      this.#tell('lost')
      this.#timer = setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  async #ask(): Promise<void> {
    this.#asking = setTimeout(() => this.#ask(), ASK_EVERY)
    const mine = this.#asking
    try {
      const updates = await api.updates(this.match, this.key, this.#whole?.version)
      // A live connection may have come meanwhile, and tells it by itself.
      if (this.#closed || this.#asking !== mine) return
      this.#answered = true
      this.listener.connection('open')
      updates.every((update) => this.#take(update))
    } catch {
      if (this.#closed || this.#asking !== mine) return
      this.#answered = false
      this.listener.connection('lost')
    }
  }

  #stopAsking(): void {
    clearTimeout(this.#asking)
    this.#asking = undefined
    this.#answered = false
  }

  #tell(state: Connection): void {
    if (state === 'open' || !this.#answered) this.listener.connection(state)
  }

  /** Takes what has happened; whether it fits what is known. If not, it is begun again with everything. */
  #take(update: Update): boolean {
    const next = 'whole' in update ? update.whole : this.#whole && changeWhole(this.#whole, update.change)
    this.#whole = next
    if (next) this.listener.whole(next)
    return next !== undefined
  }
}

async function textOf(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === 'string') return data
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
}
