// The words of the reader's language, loaded from the server: those of the interface and those of the games in use.
import type { FluentBundle } from '@fluent/bundle'
import { untrack } from 'svelte'
import { api } from '../api/client'
import type { Text } from '../api/types'
import { untilFetched } from '../state/fetching'
import { settings } from '../state/settings.svelte'
import { bundleOf, Words, type Facts } from './format'
import type { Glossary } from './glossary'

/** Words with the text they were read from. */
interface Read {
  bundle: FluentBundle
  source: string
}

/** Where nothing is explained, a text is one part. */
const PLAIN: Pick<Glossary, 'parts'> = { parts: (text) => [{ text }] }

class Speech {
  words = $state.raw(new Words())
  ready = $state(false)
  #bundles = new Map<string, Promise<Read>>()
  /** What is explained on a screen of one game. Where several are spoken of, a word may mean several things. */
  glossary = $state.raw(PLAIN)
  /** The games of the screen. Others are not spoken of: two games may mean different things by one key. */
  #games: readonly string[] = []
  /** The games that are spoken of on this screen. */
  games = $state.raw<readonly string[]>([])
  #ofGame = $state.raw<ReadonlyMap<string, Words>>(new Map())

  /** Sees to it that the interface and these games can be spoken of in the chosen language. */
  async need(...games: string[]): Promise<void> {
    this.#games = games
    // Whoever needs a game in an effect must not be called again for having said so.
    untrack(() => {
      if (this.games.join() !== games.join()) this.games = games
    })
    await this.load(settings.language)
  }

  async load(language: string): Promise<void> {
    const games = this.#games
    const [ours, theirs] = await Promise.all([
      this.#bundle(language),
      Promise.all(games.map((game) => this.#bundle(language, game))),
    ])
    // Meanwhile another language may have been chosen, or another screen be there; those load their own.
    if (language !== settings.language || games !== this.#games) return
    this.words = new Words(ours.bundle, ...theirs.map(({ bundle }) => bundle)).with(this.#sides)
    this.#ofGame = new Map(theirs.map(({ bundle }, i) => [games[i] ?? '', new Words(ours.bundle, bundle)]))
    const [only, ...more] = theirs
    this.glossary = PLAIN
    if (only && more.length === 0) void this.#explain(only.source, language, games)
    this.ready = true
    document.documentElement.lang = language
  }

  /** Nobody needs an explanation before there is a board, so what finds the words to explain is fetched by itself. */
  async #explain(source: string, language: string, games: readonly string[]): Promise<void> {
    const { Glossary } = await untilFetched(() => import('./glossary'))
    if (language === settings.language && games === this.#games) this.glossary = new Glossary(source, this.words)
  }

  /** Words that are at hand already, of the interface and of one game; nothing is asked of a server. */
  give(language: string, game: string, ours: string, theirs: string): void {
    const bundles = [ours, theirs].map((source) => bundleOf(language, source))
    this.words = new Words(...bundles)
    this.#ofGame = new Map([[game, this.words]])
    this.#games = this.games = [game]
    this.ready = true
  }

  #sides: ReadonlyMap<string, string> = new Map()

  /** Sides of the match on the screen that go by another name than their own. */
  nameSides(sides: ReadonlyMap<string, string>): void {
    if (JSON.stringify([...sides]) === JSON.stringify([...this.#sides])) return
    this.#sides = sides
    this.words = this.words.with(sides)
  }

  /** The words where one of several games is spoken of. */
  of(game: string): Words {
    return this.#ofGame.get(game) ?? this.words
  }

  #bundle(language: string, game?: string): Promise<Read> {
    const key = `${language} ${game ?? ''}`
    let bundle = this.#bundles.get(key)
    if (!bundle) {
      const words = game === undefined ? api.words(language) : api.wordsOf(game, language)
      bundle = words.then(({ language: spoken, text }) => ({ bundle: bundleOf(spoken, text), source: text }))
      // A failed load is tried again next time.
      bundle.catch(() => this.#bundles.delete(key))
      this.#bundles.set(key, bundle)
    }
    return bundle
  }
}

export const speech = new Speech()

export const t = (key: string, facts?: Facts): string => speech.words.word(key, facts)
export const say = (text: Text): string => speech.words.say(text)
