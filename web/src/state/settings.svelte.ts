// What a reader has chosen on this device. Everything else about a match lives on the server.
import { preferred } from '../words/languages'
import type { Pace } from './playback.svelte'

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(`sandtable.${name}`)
  } catch {
    return null
  }
}

const write = (name: string, value: string): void => {
  try {
    localStorage.setItem(`sandtable.${name}`, value)
  } catch {
    // A browser that keeps nothing still plays.
  }
}

type Theme = 'light' | 'dark'

class Settings {
  language = $state(preferred([read('language'), ...navigator.languages]))
  theme = $state<Theme>(
    (read('theme') as Theme | null) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  )
  numbers = $state(read('numbers') !== 'no')
  overlays = $state<string[]>([])
  hinted = $state(read('hinted') === 'yes')
  /** Whether a match begins with its briefing. */
  briefing = $state(read('briefing') !== 'no')
  /** How fast the moves of others are shown. Whoever wants little motion is only told what happened. */
  pace = $state<Pace>(
    (read('pace') as Pace | null) ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal'),
  )
  /** A phone is silent unless somebody wants it otherwise. */
  sound = $state((read('sound') ?? (matchMedia('(pointer: coarse)').matches ? 'no' : 'yes')) === 'yes')

  constructor() {
    document.documentElement.dataset['theme'] = this.theme
  }

  setLanguage(language: string): void {
    this.language = language
    write('language', language)
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    document.documentElement.dataset['theme'] = theme
    write('theme', theme)
  }

  setNumbers(on: boolean): void {
    this.numbers = on
    write('numbers', on ? 'yes' : 'no')
  }

  setBriefing(on: boolean): void {
    this.briefing = on
    write('briefing', on ? 'yes' : 'no')
  }

  setPace(pace: Pace): void {
    this.pace = pace
    write('pace', pace)
  }

  setSound(on: boolean): void {
    this.sound = on
    write('sound', on ? 'yes' : 'no')
  }

  toggleOverlay(kind: string): void {
    this.overlays = this.overlays.includes(kind) ? this.overlays.filter((k) => k !== kind) : [...this.overlays, kind]
  }

  hintRead(): void {
    this.hinted = true
    write('hinted', 'yes')
  }
}

export const settings = new Settings()
