// The live connection: what changes arrives by itself. It is taken up again after a break, from the version last seen.
import { changeWhole } from '../scene/change'
import type { Update, Whole } from './types'

export type Connection = 'connecting' | 'open' | 'lost'

export interface Listener {
  whole: (whole: Whole) => void
  connection: (state: Connection) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000

export class Live {
  #socket: WebSocket | undefined
  #whole: Whole | undefined
  #closed = false
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #order = Promise.resolve()

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
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect(): void {
    const query = new URLSearchParams({ compress: 'deflate' })
    if (this.key) query.set('key', this.key)
    if (this.#whole) query.set('version', this.#whole.version)
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(`${scheme}//${location.host}/api/matches/${encodeURIComponent(this.match)}/live?${query}`)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    this.listener.connection('connecting')
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.listener.connection('open')
    }
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      // Inflating takes a moment; updates must still be applied in the order they came.
      this.#order = this.#order.then(async () => this.#take(JSON.parse(await textOf(data)) as Update, socket)).catch(() => socket.close())
    }
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return
      this.listener.connection('lost')
      this.#timer = setTimeout(() => this.#connect(), this.#wait)
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  #take(update: Update, socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return
    const next = 'whole' in update ? update.whole : this.#whole && changeWhole(this.#whole, update.change)
    if (!next) {
      // It builds on something not seen: begin again with everything.
      this.#whole = undefined
      socket.close()
      return
    }
    this.#whole = next
    this.listener.whole(next)
  }
}

async function textOf(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === 'string') return data
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
}
