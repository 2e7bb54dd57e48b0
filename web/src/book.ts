// The rulebook of a game as one page that needs no server: `sandtable rules GAME --book` puts this script, its styles
// and what is to be read into a file.
import { mount } from 'svelte'
import { type BookData, type PackedBook, unpack } from './scene/book'
import Book from './screens/Book.svelte'
import { settings } from './state/settings.svelte'
import { Glossary } from './words/glossary'
import { speech } from './words/words.svelte'
import './app.css'

/** What is to be read stands in the page compressed: most of it is much alike. */
async function unpacked(): Promise<BookData> {
  const packed = document.getElementById('book-data')?.textContent ?? ''
  const bytes = await fetch(`data:application/octet-stream;base64,${packed}`)
  const stream = bytes.body!.pipeThrough(new DecompressionStream('deflate-raw'))
  return unpack((await new Response(stream).json()) as PackedBook)
}

function show(data: BookData): void {
  settings.language = data.language
  // Paper is white, and so is a book.
  document.documentElement.dataset['theme'] = 'light'
  document.documentElement.lang = data.language
  speech.give(data.language, data.game, data.interface, data.words)
  speech.glossary = new Glossary(data.words, speech.words)
  mount(Book, { target: document.getElementById('app')!, props: { data } })
  // The browser looked for the clause of the address before it was there.
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
}

void unpacked().then(show)
