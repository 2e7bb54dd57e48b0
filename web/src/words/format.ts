// Puts words to texts, in the reader's language. The same Fluent files serve the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Text } from '../api/types'

export type Facts = Record<string, string | number>

export class Words {
  readonly #bundle: FluentBundle

  constructor(readonly language: string, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(key: string): boolean {
    return Boolean(this.#bundle.getMessage(key)?.value)
  }

  /** The message for a key; the key itself in ⟦brackets⟧ if there is none, so that it is noticed. */
  word(key: string, facts?: Facts): string {
    return this.#format(key, facts) ?? `⟦${key}⟧`
  }

  /** The message for a key, or something calm in its place. */
  wordOr(key: string, otherwise: string): string {
    return this.#format(key) ?? otherwise
  }

  attribute(key: string, name = 'text'): string | undefined {
    const pattern = this.#bundle.getMessage(key)?.attributes[name]
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : undefined
  }

  say(text: Text): string {
    const facts = Object.fromEntries((text.args ?? []).map(([name, arg]) => [name, this.#value(arg)]))
    return this.#format(text.key, facts) ?? `⟦${text.key}⟧`
  }

  #format(key: string, facts: Record<string, FluentVariable> = {}): string | undefined {
    const pattern = this.#bundle.getMessage(key)?.value
    return pattern ? this.#bundle.formatPattern(pattern, facts, []) : undefined
  }

  #value(arg: Arg): string | number {
    if ('number' in arg) return arg.number
    if ('name' in arg) return arg.name
    if ('word' in arg) return this.word(arg.word)
    if ('text' in arg) return this.say(arg.text)
    return arg.list.map((item) => String(this.#value(item))).join(', ')
  }
}

/** An id as part of a key: underscores become hyphens. */
export const keyed = (prefix: string, ...ids: string[]): string => [prefix, ...ids].join('-').replaceAll('_', '-')

/** The key of a clause's message. */
export const clauseKey = (id: string): string => id.toLowerCase().replaceAll('.', '-')
