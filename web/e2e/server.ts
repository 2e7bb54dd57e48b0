// The real server, started as a player would start it, on a store of its own; it can be killed and started again.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const program = process.env['SANDTABLE'] ?? join(import.meta.dirname, '../../target/debug/sandtable')

/** An answer of the server that says no. */
export class Refused extends Error {
  constructor(
    path: string,
    status: number,
    readonly said: string,
  ) {
    super(`${path}: ${status} ${said}`)
  }

  /** The match has gone on since it was looked at. */
  get isStale(): boolean {
    return this.said.includes('"/problems/stale"')
  }
}

export class Server {
  #process: ChildProcess | undefined
  #listen = '127.0.0.1:0'
  url = ''

  private constructor(
    private readonly folder: string,
    private readonly flags: string[],
  ) {}

  static async start(flags: string[] = []): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'sandtable-')), flags)
    await server.start()
    return server
  }

  /** Starts on the address of the last time, so that open pages find it again. */
  async start(): Promise<void> {
    const args = [
      'serve',
      '--json',
      '--seed',
      '1944',
      '--listen',
      this.#listen,
      '--store',
      join(this.folder, 'matches.db'),
      '--log',
      'warn',
      ...this.flags,
    ]
    // How slow the pages are is nothing to the server.
    const { SANDTABLE_SLOW: _, ...env } = process.env
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#process = child
    this.url = await new Promise<string>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)))
      createInterface({ input: child.stdout! }).once('line', (line) =>
        resolve((JSON.parse(line) as { address: string }).address),
      )
    })
    this.#listen = new URL(this.url).host
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  async end(): Promise<void> {
    await this.kill()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** Asks the API, for setting up what a test is not about. */
  async api<T>(path: string, options: { key?: string; body?: unknown } = {}): Promise<T> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method: options.body === undefined ? 'GET' : 'POST',
      headers: {
        ...(options.key ? { authorization: `Bearer ${options.key}` } : {}),
        ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    })
    if (!answer.ok) throw new Refused(path, answer.status, await answer.text())
    return (await answer.json()) as T
  }
}
