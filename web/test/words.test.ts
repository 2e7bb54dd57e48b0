import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Arg, Board } from '../src/api/types'
import { Words, bundleOf, clauseKey, keyed } from '../src/words/format'
import { LANGUAGES, preferred } from '../src/words/languages'
import { boardInWords } from '../src/words/places'

const folder = join(import.meta.dirname, '../../crates/server/words')
const languages = readdirSync(folder)
  .map((file) => /^(\w+)\.ftl$/.exec(file)?.[1])
  .filter((language) => language !== undefined)

/** All that the interface says in a language; it stands in several files. */
const textsIn = (language: string): string =>
  readdirSync(folder)
    .filter((file) => file === `${language}.ftl` || file.endsWith(`.${language}.ftl`))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** Messages and attributes of a language, by key. */
function keysOf(language: string): Set<string> {
  const keys = new Set<string>()
  let message = ''
  for (const line of textsIn(language).split('\n')) {
    const [, key] = /^([a-z][\w-]*) =/.exec(line) ?? []
    if (key) {
      expect(keys.has(key), `${key} stands twice in ${language}`).toBe(false)
      message = key
      keys.add(key)
    }
    const [, attribute] = /^\s+\.([a-z]+) =/.exec(line) ?? []
    if (attribute) keys.add(`${message}.${attribute}`)
  }
  return keys
}

const interfaceIn = (language: string) => bundleOf(language, textsIn(language))

function sources(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) return sources(inner)
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(inner, 'utf8')] : []
  })
}

function wordsOf(game: string, language: string): string {
  const files = join(import.meta.dirname, '../../games', game, 'words', language)
  const texts = readdirSync(files).map((file) => readFileSync(join(files, file), 'utf8'))
  return texts.join('\n')
}

const client = sources(join(import.meta.dirname, '../src')).join('\n')
const used = new Set(client.match(/(?<=['"`])ui-[a-z0-9-]*[a-z0-9](?=['"`])/g))

describe('the words of the interface', () => {
  it('are there in every language a reader may be met with', () => {
    expect([...languages].sort()).toEqual([...LANGUAGES].sort())
    expect(languages).toEqual(expect.arrayContaining(['en', 'el', 'es', 'hu', 'nl', 'ru']))
  })

  for (const language of languages) {
    const keys = keysOf(language)

    it(`has every key the client uses (${language})`, () => {
      expect([...used].filter((key) => !keys.has(key))).toEqual([])
    })

    it(`has the keys of English and no others (${language})`, () => {
      expect([...keys].sort()).toEqual([...keysOf('en')].sort())
    })

    it(`can be read (${language})`, () => {
      const words = new Words(interfaceIn(language))
      for (const key of keys) if (!key.includes('.')) expect(words.has(key), key).toBe(true)
    })
  }

  it('count as each language counts', () => {
    const turns = (language: string): string[] =>
      [0, 1, 2, 5, 21].map((turns) => new Words(interfaceIn(language)).word('ui-turns', { turns }))
    expect(turns('ru')).toEqual(['без последнего хода', '1 ход', '2 хода', '5 ходов', '21 ход'])
    expect(turns('hu')).toEqual(['nincs utolsó forduló', '1 forduló', '2 forduló', '5 forduló', '21 forduló'])
    expect(turns('el')).toEqual(['χωρίς τελευταίο γύρο', '1 γύρος', '2 γύροι', '5 γύροι', '21 γύροι'])
  })

  it('have no key that nobody uses', () => {
    // Some keys are put together from a kind, or sent by the server about a match; those are named by their beginnings.
    const made = ['ui-provenance-', 'ui-kept-', 'level-', 'match-', 'problem-']
    expect(
      [...keysOf('en')].filter(
        (key) => !key.includes('.') && !used.has(key) && !made.some((start) => key.startsWith(start)),
      ),
    ).toEqual([])
  })
})

describe('the words of the platoon builder', () => {
  it('are those of the game that has platoons, in each of its languages', () => {
    const keys = new Set(client.match(/(?<=['"`])builder-[a-z-]*[a-z](?=['"`])/g))
    expect(keys.size).toBeGreaterThan(5)
    const spoken = readdirSync(join(import.meta.dirname, '../../games/bolt-action/words'))
    for (const language of spoken) {
      const words = new Words(bundleOf(language, wordsOf('bolt-action', language)))
      expect(
        [...keys].filter((key) => !words.has(key)),
        language,
      ).toEqual([])
    }
  })
})

describe('texts', () => {
  const words = new Words(
    bundleOf(
      'en',
      `
greet = { $n ->
    [one] one { $what }
   *[other] { $n } { $what }
  } for { $whom }
tank = tank
    .text = It rolls.
inner = <{ $x }>
`,
    ),
  )

  it('take numbers, words, names, texts and lists', () => {
    expect(
      words.say({
        key: 'greet',
        args: [
          ['n', { number: 2 }],
          ['what', { word: 'tank' }],
          ['whom', { list: [{ name: '1 Pz' }, { text: { key: 'inner', args: [['x', { number: 3 }]] } }] }],
        ],
      }),
    ).toBe('2 tank for 1 Pz, <3>')
  })

  it('show what is missing', () => {
    expect(words.say({ key: 'nothing' })).toBe('⟦nothing⟧')
    expect(words.wordOr('nothing', 'calm')).toBe('calm')
  })

  it('end with one full stop, whatever a name ends with', () => {
    const words = new Words(bundleOf('en', 'log = Troops go to { $place }.\nwait = Waiting…'))
    expect(words.word('log', { place: 'Karelia S.S.R.' })).toBe('Troops go to Karelia S.S.R.')
    expect(words.word('log', { place: 'Russia' })).toBe('Troops go to Russia.')
  })

  it('of a side are those of its nation where these stand in for them', () => {
    const words = new Words(bundleOf('en', 'seat-first = First player\nnation-italy = Italy'))
    expect(words.with(new Map([['seat-first', 'nation-italy']])).word('seat-first')).toBe('Italy')
    expect(words.with(new Map([['seat-first', 'nation-none']])).word('seat-first')).toBe('First player')
  })

  it('have attributes', () => {
    expect(words.attribute('tank')).toBe('It rolls.')
    expect(words.attribute('tank', 'colour')).toBeUndefined()
  })

  it('do not read markup', () => {
    expect(words.say({ key: 'inner', args: [['x', { name: '<b>&amp;' }]] })).toBe('<<b>&amp;>')
  })

  it('have keys made from ids', () => {
    expect(keyed('option', 'hq_capacity', 'list')).toBe('option-hq-capacity-list')
    expect(clauseKey('BPH-3.2b')).toBe('bph-3-2b')
  })
})

describe('the language a reader is met with', () => {
  it('is the first one wanted that is spoken', () => {
    expect(preferred(['nl-BE', 'en'])).toBe('nl')
    expect(preferred(['de-DE', 'es-MX', 'nl'])).toBe('es')
    expect(preferred([null, 'nl'])).toBe('nl')
  })

  it('is English where none is', () => {
    expect(preferred(['de-DE', 'la'])).toBe('en')
    expect(preferred([])).toBe('en')
  })
})

describe('a game that does not speak the language of the interface', () => {
  const game = wordsOf('hungary-1944', 'en')
  const words = new Words(interfaceIn('nl'), bundleOf('en', game))

  it('speaks English within an interface in its own', () => {
    expect(words.word('ui-rules')).toBe('Regels')
    expect(words.word('seat-axis')).toBe('Axis')
    expect(words.word('ui-friend-link', { side: words.word('seat-axis') })).toBe('Link voor Axis')
    expect(words.attribute('scenario-debrecen')).toBeTruthy()
  })

  it('has words for everything it has words for in English', () => {
    const keys = [...game.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key!)
    expect(keys.length).toBeGreaterThan(400)
    expect(keys.filter((key) => !words.has(key))).toEqual([])
  })

  it('writes numbers as English does, the interface as Dutch does', () => {
    const mixed = new Words(bundleOf('nl', 'ours = { $n }, { $theirs }'), bundleOf('en', 'theirs = { $n }'))
    const n: [string, Arg] = ['n', { number: 12345 }]
    const theirs: [string, Arg] = ['theirs', { text: { key: 'theirs', args: [n] } }]
    expect(mixed.say({ key: 'ours', args: [n, theirs] })).toBe('12.345, 12,345')
    const written = (language: string): string => new Words(bundleOf(language, 'n = { $n }')).word('n', { n: 12345.5 })
    expect(['ru', 'hu', 'el'].map(written)).toEqual(['12\u00a0345,5', '12\u00a0345,5', '12.345,5'])
  })

  it('does not take over the words of the interface', () => {
    expect(new Words(interfaceIn('nl'), bundleOf('en', 'ui-rules = never said')).word('ui-rules')).toBe('Regels')
  })
})

describe('words in their forms', () => {
  const source = [
    'su = Soviet Union',
    '    .the = the Soviet Union',
    'de = Germany',
    'name-new-york = Nueva York',
    'war = { $by-The } is at war with { $on-the } near { $at }.',
  ].join('\n')
  const words = new Words(bundleOf('en', source))
  const war = (by: string, on: string, at: string): string =>
    words.say({
      key: 'war',
      args: [
        ['by', { word: by }],
        ['on', { list: [{ word: on }] }],
        ['at', { name: at }],
      ],
    })

  it('have their article where a sentence asks for it, and names are written as the language does', () => {
    expect(war('su', 'de', 'Minsk')).toBe('The Soviet Union is at war with Germany near Minsk.')
    expect(war('de', 'su', 'New York')).toBe('Germany is at war with the Soviet Union near Nueva York.')
  })

  it('stand on the board, which stays the same as long as it reads the same', () => {
    const label = (text: string) => ({ at: text, text, kind: 'city' })
    const board: Board = { shape: 'areas', spaces: [], lines: [], labels: [label('New York'), label('Minsk')] }
    const named = boardInWords()
    const shown = named(board, words)
    expect(shown.labels.map(({ text }) => text)).toEqual(['Nueva York', 'Minsk'])
    expect(named(board, words)).toBe(shown)
    expect(named(board, new Words())).toBe(board)
  })
})
