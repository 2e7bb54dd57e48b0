// The live connection, and what is done where there is none. Sockets and the server are stood in for; time is the
// test's.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live, type Connection } from '../src/api/live'
import type { Whole } from '../src/api/types'

class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = FakeSocket.CONNECTING
  onopen?: () => void
  onclose?: () => void
  onmessage?: (event: { data: string }) => void

  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

const whole = (version: string): Whole => ({
  version,
  scene: {} as Whole['scene'],
  log: [],
  earlier: false,
  undo: false,
})

let asked: { url: string; key: string | undefined }[] = []
let answer: () => unknown = () => []
let states: Connection[] = []
let seen: string[] = []

function listen(key?: string): Live {
  return new Live('m1', key, whole('e.1'), {
    whole: ({ version }) => seen.push(version),
    connection: (state) => states.push(state),
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  asked = []
  states = []
  seen = []
  answer = () => []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, key: headers['authorization'] })
    const said = answer()
    return said instanceof Error ? Promise.reject(said) : Promise.resolve(new Response(JSON.stringify(said)))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the key goes with the protocols and never into the address', () => {
  listen('5ec2e7').close()
  expect(FakeSocket.last.protocols).toEqual(['sandtable', 'sandtable.key.5ec2e7'])
  expect(FakeSocket.last.url).not.toContain('5ec2e7')
  listen().close()
  expect(FakeSocket.last.protocols).toEqual(['sandtable'])
})

test('a server without a place for a live connection is asked instead, until it has one', async () => {
  const live = listen('5ec2e7')
  FakeSocket.last.close()
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toEqual([])
  answer = () => [{ whole: whole('e.2') }]
  FakeSocket.last.close()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([{ url: '/api/matches/m1/updates?after=e.1', key: 'Bearer 5ec2e7' }])
  expect(seen).toEqual(['e.2'])
  expect(states.at(-1)).toBe('open')
  // It goes on being asked, and live connections that fail are not worth a word.
  answer = () => []
  await vi.advanceTimersByTimeAsync(2500)
  expect(asked[1]!.url).toBe('/api/matches/m1/updates?after=e.2')
  FakeSocket.last.close()
  expect(states.at(-1)).toBe('open')
  // Who has just done something does not wait for the next time.
  const before = asked.length
  answer = () => [{ whole: whole('e.3') }]
  live.hurry()
  await vi.advanceTimersByTimeAsync(1)
  expect([asked.length, seen.at(-1)]).toEqual([before + 1, 'e.3'])
  // When there is a live connection again, nobody is asked any more.
  live.retry()
  FakeSocket.last.open()
  const then = asked.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.length).toBe(then)
  live.close()
})

test('a server that does not answer at all is lost', async () => {
  const live = listen()
  answer = () => new Error('nobody there')
  for (let i = 0; i < 3; i++) {
    FakeSocket.last.close()
    await vi.advanceTimersByTimeAsync(1500)
  }
  FakeSocket.last.close()
  expect(asked.length).toBeGreaterThan(0)
  expect(states.at(-1)).toBe('lost')
  live.close()
  const then = asked.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked.length).toBe(then)
})
