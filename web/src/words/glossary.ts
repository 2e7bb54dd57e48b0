// Finds the words of a game that are not everyday ones, wherever they stand. They are messages `term-NAME` among the
// game's words: the sentence is the attribute `text`, other forms of the word are in `forms`.
import type { Words } from './format'

/** A piece of text, and the term it is a form of. */
export interface Part {
  text: string
  term?: string
}

const KEY = /^(term-[a-z0-9-]+) =/gm
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A form that is written small may begin a sentence; one that is written great is always great. */
function pattern(form: string): string {
  const [first = '', ...rest] = form
  const great = first.toLocaleUpperCase()
  return great === first ? escape(form) : `[${escape(first)}${escape(great)}]${escape(rest.join(''))}`
}

export class Glossary {
  readonly #terms = new Map<string, string>()
  readonly #matcher: RegExp | undefined

  constructor(source: string, words: Words) {
    for (const [, key = ''] of source.matchAll(KEY)) {
      const forms = [words.word(key), ...(words.attribute(key, 'forms') ?? '').split('|')]
      for (const form of forms.map((one) => one.trim())) if (form) this.#terms.set(form, key)
    }
    // The longest first, so that a term of two words is not taken for one of its words.
    const forms = [...this.#terms.keys()].sort((a, b) => b.length - a.length)
    if (forms.length > 0)
      this.#matcher = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.map(pattern).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  }

  get size(): number {
    return new Set(this.#terms.values()).size
  }

  /** The text in parts; each term once, where it first comes up. */
  parts(text: string): Part[] {
    if (!this.#matcher) return [{ text }]
    const parts: Part[] = []
    const seen = new Set<string>()
    let end = 0
    for (const found of text.matchAll(this.#matcher)) {
      const form = found[0]
      const term = this.#terms.get(form) ?? this.#terms.get(form.charAt(0).toLocaleLowerCase() + form.slice(1))
      if (!term || seen.has(term)) continue
      seen.add(term)
      if (found.index > end) parts.push({ text: text.slice(end, found.index) })
      parts.push({ text: form, term })
      end = found.index + form.length
    }
    if (end < text.length) parts.push({ text: text.slice(end) })
    return parts
  }
}
