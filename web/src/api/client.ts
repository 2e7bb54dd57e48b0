// Asks the server. A key is sent in a header, never in an address, so that it does not end up in logs or histories.
import type {
  Answer,
  Briefing,
  ClauseCard,
  Command,
  Created,
  Done,
  ExampleCard,
  ExampleView,
  GameCard,
  Language,
  LogEntry,
  MatchCard,
  MatchView,
  Moment,
  Moments,
  NewMatch,
  Problem,
  Question,
  Tour,
  Update,
} from './types'
import { at } from './base'
import { FALLBACK } from '../words/languages'

export class Refusal extends Error {
  readonly kind: string

  constructor(readonly problem: Problem) {
    super(problem.title)
    this.kind = problem.type.replace(/^.*\//, '')
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

interface Request {
  key?: string | undefined
  body?: unknown
  text?: string
  file?: Blob
  method?: 'DELETE'
}

async function call(path: string, { key, body, text, file, method }: Request = {}): Promise<Response> {
  const headers: Record<string, string> = {}
  if (key) headers['authorization'] = `Bearer ${key}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (text !== undefined) headers['content-type'] = 'text/plain'
  if (file) headers['content-type'] = 'application/octet-stream'
  let response: Response
  try {
    const payload = file ?? text ?? (body === undefined ? null : JSON.stringify(body))
    const how = method ?? (payload === null ? 'GET' : 'POST')
    response = await fetch(at(`/api${path}`), { method: how, headers, body: payload })
  } catch (cause) {
    throw new Unreachable('unreachable', { cause })
  }
  if (response.ok) return response
  if (response.headers.get('content-type')?.includes('problem+json'))
    throw new Refusal((await response.json()) as Problem)
  if (response.status >= 502 && response.status <= 504) throw new Unreachable(String(response.status))
  throw new Refusal({ type: '/problems/failed', title: response.statusText, status: response.status })
}

export async function json<T>(path: string, request?: Request): Promise<T> {
  return (await (await call(path, request)).json()) as T
}

/** Words, and the language they are in. */
async function fluent(path: string): Promise<{ language: string; text: string }> {
  const response = await call(path)
  return { language: response.headers.get('content-language') ?? FALLBACK, text: await response.text() }
}

export const part = encodeURIComponent

export const api = {
  games: () => json<GameCard[]>('/games'),
  clauses: (game: string) => json<ClauseCard[]>(`/games/${part(game)}/clauses`),
  /** The examples of its clauses, and one of them carried out. */
  examples: (game: string) => json<ExampleCard[]>(`/games/${part(game)}/examples`),
  example: (game: string, id: string) => json<ExampleView>(`/games/${part(game)}/examples/${part(id)}`),
  tours: (game: string) => json<Tour[]>(`/games/${part(game)}/tours`),
  languages: () => json<Language[]>('/languages'),
  words: (language: string) => fluent(`/words/${part(language)}`),
  /** A game that does not speak the language answers in another. */
  wordsOf: (game: string, language: string) => fluent(`/games/${part(game)}/words/${part(language)}`),
  create: (match: NewMatch) => json<Created>('/matches', { body: match }),
  match: (id: string, key?: string) => json<MatchView>(`/matches/${part(id)}`, { key }),
  /** What the lobby shows of a match: much less than all of it. */
  card: (id: string, key?: string) => json<MatchCard>(`/matches/${part(id)}/card`, { key }),
  command: (id: string, key: string, command: Command) =>
    json<Done>(`/matches/${part(id)}/commands`, { key, body: command }),
  /** What happened since a version; everything, if it is too long ago. */
  updates: (id: string, key: string | undefined, after: string | undefined) =>
    json<Update[]>(`/matches/${part(id)}/updates?${new URLSearchParams(after ? { after } : {})}`, { key }),
  ask: (id: string, key: string | undefined, question: Question) =>
    json<Answer>(`/matches/${part(id)}/ask`, { key, body: question }),
  briefing: (id: string, key?: string) => json<Briefing>(`/matches/${part(id)}/briefing`, { key }),
  log: (id: string, key: string | undefined, before: number, limit: number) =>
    json<LogEntry[]>(`/matches/${part(id)}/log?before=${before}&limit=${limit}`, { key }),
  replay: (id: string, key: string | undefined, step: number) =>
    json<Moment>(`/matches/${part(id)}/replay?step=${step}`, { key }),
  /** Several moments in a row, from the one on in which an entry of the log was told, or after so many steps. */
  moments: (id: string, key: string | undefined, start: { after: number } | { from: number }) =>
    json<Moments>(
      `/matches/${part(id)}/moments?${new URLSearchParams(Object.entries(start).map(([k, v]) => [k, `${v}`]))}`,
      {
        key,
      },
    ),
  record: async (id: string, key?: string) => (await call(`/matches/${part(id)}/record`, { key })).text(),
}
