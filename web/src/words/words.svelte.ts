// The words of the reader's language, loaded from the server: those of the interface and those of the games in use.
import { api } from '../api/client'
import type { Text } from '../api/types'
import { settings } from '../state/settings.svelte'
import { Words, type Facts } from './format'

class Speech {
  words = $state.raw(new Words('en', ''))
  ready = $state(false)
  #sources = new Map<string, Promise<string>>()
  #games = new Set<string>()

  /** Sees to it that the interface and these games can be spoken of in the chosen language. */
  async need(...games: string[]): Promise<void> {
    games.forEach((game) => this.#games.add(game))
    await this.load(settings.language)
  }

  async load(language: string): Promise<void> {
    const wanted = this.#games.size > 0 ? [...this.#games] : [undefined]
    const sources = await Promise.all(wanted.map((game) => this.#source(language, game)))
    if (language !== settings.language) return
    this.words = new Words(language, sources.join('\n\n'))
    this.ready = true
    document.documentElement.lang = language
  }

  #source(language: string, game: string | undefined): Promise<string> {
    const key = `${language} ${game ?? ''}`
    let source = this.#sources.get(key)
    if (!source) {
      source = api.words(language, game)
      // A failed load is tried again next time.
      source.catch(() => this.#sources.delete(key))
      this.#sources.set(key, source)
    }
    return source
  }
}

export const speech = new Speech()

export const t = (key: string, facts?: Facts): string => speech.words.word(key, facts)
export const say = (text: Text): string => speech.words.say(text)
