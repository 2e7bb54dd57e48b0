import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fits } from '../src/state/guide.svelte'
import { Words, bundleOf } from '../src/words/format'
import { Glossary } from '../src/words/glossary'

const read = (language: string, source: string): Glossary => new Glossary(source, new Words(bundleOf(language, source)))

const source = `
term-zone = zone
    .forms = zones
    .text = Next to a unit.
term-zoc = zone of control
    .forms = zones of control
    .text = Stops whoever enters.
term-fire = Fire
    .text = An order.
step = not a term
`

describe('the glossary', () => {
  const glossary = read('en', source)
  const terms = (text: string) => glossary.parts(text).flatMap((part) => (part.term ? [[part.text, part.term]] : []))

  it('takes the longest term and each one once', () => {
    expect(terms('The zone of control, a zone and other zones')).toEqual([
      ['zone of control', 'term-zoc'],
      ['zone', 'term-zone'],
    ])
  })

  it('finds whole words only, and great letters where they mean something', () => {
    expect(terms('ozone, zoned')).toEqual([])
    expect(terms('Zones begin here; fire at them')).toEqual([['Zones', 'term-zone']])
    expect(terms('Fire!')).toEqual([['Fire', 'term-fire']])
  })

  it('loses nothing of the text', () => {
    const text = 'In a zone of control (zone) of the enemy.'
    expect(
      glossary
        .parts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
    expect(read('en', '').parts(text)).toEqual([{ text }])
  })

  it('reads the glossary of every game in every language', () => {
    const games = join(import.meta.dirname, '../../games')
    for (const game of readdirSync(games)) {
      for (const language of readdirSync(join(games, game, 'words'))) {
        const text = readFileSync(join(games, game, 'words', language, 'glossary.ftl'), 'utf8')
        expect(read(language, text).size, `${game} ${language}`).toBeGreaterThanOrEqual(25)
      }
    }
  })
})

describe('what a tour suggests', () => {
  it('asks for no more than it says', () => {
    expect(fits('done', 'done')).toBe(true)
    expect(fits('done', { done: 1 })).toBe(false)
    expect(fits({ move: { to: '*' } }, { move: { to: 12, with: 2 } })).toBe(true)
    expect(fits({ move: { to: 13 } }, { move: { to: 12 } })).toBe(false)
    expect(fits({ go: [1, '*'] }, { go: [1, 2] })).toBe(true)
    expect(fits({ go: [1] }, { go: [1, 2] })).toBe(false)
  })
})
