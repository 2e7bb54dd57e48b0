// Puts words to texts, in the reader's language. The same Fluent files serve the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Arg, Text } from '../api/types'

export type Facts = Record<string, string | number>

/** Words of one language, with its plurals and its way to write numbers. */
export function bundleOf(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>
type Pattern = NonNullable<Message['value']>

export class Words {
  readonly #bundles: readonly FluentBundle[]
  /** Words that others stand in for: a side goes by the name of its nation. */
  #instead: ReadonlyMap<string, string> = new Map()

  /** The first bundle that has a message says it. A game may be in another language than the interface. */
  constructor(...bundles: FluentBundle[]) {
    this.#bundles = bundles
  }

  /** The same words, some of which others stand in for. */
  with(instead: ReadonlyMap<string, string>): Words {
    const words = new Words(...this.#bundles)
    words.#instead = instead
    return words
  }

  has(key: string): boolean {
    return this.#find(key, (message) => message.value) !== undefined
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
    const found = this.#find(key, (message) => message.attributes[name])
    return found?.bundle.formatPattern(found.pattern, {}, [])
  }

  say(text: Text): string {
    const facts: Record<string, FluentVariable> = {}
    for (const [name, arg] of text.args ?? []) {
      facts[name] = this.#value(arg)
      if (holdsWord(arg)) for (const form of FORMS) facts[`${name}-${form}`] = this.#value(arg, form)
    }
    return this.#format(text.key, facts) ?? `⟦${text.key}⟧`
  }

  #find(
    key: string,
    part: (message: Message) => Pattern | null | undefined,
  ): { bundle: FluentBundle; pattern: Pattern } | undefined {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(key)
      const pattern = message && part(message)
      if (pattern) return { bundle, pattern }
    }
    return undefined
  }

  #format(key: string, facts: Record<string, FluentVariable> = {}): string | undefined {
    const value = (message: Message): Pattern | null => message.value
    const instead = this.#instead.get(key)
    const found = (instead && this.#find(instead, value)) || this.#find(key, value)
    return found && oneStop(found.bundle.formatPattern(found.pattern, facts, []))
  }

  /** A proper name as this language writes it: "Bécs" for "Vienna", if the message `name-vienna` says so. */
  name(name: string): string {
    return this.wordOr(`name-${name.toLowerCase().replace(/[^a-z0-9]/gu, '-')}`, name)
  }

  /** A word in one of its forms, which are attributes of its message ("the Soviet Union"), or at the beginning of a
      sentence ("The Soviet Union"). A word without that form is said as it is. */
  #inForm(key: string, form: Form): string {
    const said = this.attribute(this.#instead.get(key) ?? key, 'the')
    if (said === undefined) return this.word(key)
    return form === 'The' ? said.charAt(0).toUpperCase() + said.slice(1) : said
  }

  #value(arg: Arg, form?: Form): string | number {
    if ('number' in arg) return arg.number
    if ('name' in arg) return this.name(arg.name)
    if ('word' in arg) return form ? this.#inForm(arg.word, form) : this.word(arg.word)
    if ('text' in arg) return this.say(arg.text)
    return arg.list.map((item) => String(this.#value(item, form))).join(', ')
  }
}

const FORMS = ['the', 'The'] as const
type Form = (typeof FORMS)[number]

/** Whether a fact can have other forms: it is a word, or there are words in it. */
const holdsWord = (arg: Arg): boolean => 'word' in arg || ('list' in arg && arg.list.some(holdsWord))

/** A name that ends with a stop ("Karelia S.S.R.") also ends the sentence it stands at the end of. */
const oneStop = (said: string): string => (/[^.]\.\.$/.test(said) ? said.slice(0, -1) : said)

/** An id as part of a key: underscores become hyphens. */
export const keyed = (prefix: string, ...ids: string[]): string => [prefix, ...ids].join('-').replaceAll('_', '-')

/** The key of a clause's message. */
export const clauseKey = (id: string): string => id.toLowerCase().replaceAll('.', '-')
