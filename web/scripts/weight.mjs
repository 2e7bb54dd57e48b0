// What the page of a match weighs, compressed, without fonts and sounds: what it fetches before the board is shown, and
// what comes after it or belongs to other screens. Fails if the first is more than it may be.
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** The most a match may fetch before its board is shown, in KB. */
const MOST = 87
/** What a page begins with, and the two kinds of board, of which it shows one. */
const ENTRY = 'index.html'
const BOARDS = ['src/parts/Board.svelte', 'src/parts/TableTop.svelte']

const root = fileURLToPath(new URL('..', import.meta.url))
const { output } = await build({ root, logLevel: 'warn', build: { write: false } })
const files = new Map(output.map((file) => [file.fileName, file]))
const weighs = (name) => gzipSync(files.get(name).code ?? files.get(name).source).length / 1024
const counts = (name) => /\.(js|css|html|svg)$/.test(name)

/** A file with all that has to be there before it runs, and their styles. */
function needs(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  const chunk = files.get(name)
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
  for (const other of chunk.imports ?? []) needs(other, found)
  return found
}
const chunkOf = (module) => output.find((file) => file.facadeModuleId?.endsWith(module)).fileName

function print(title, names) {
  const sum = names.reduce((all, name) => all + weighs(name), 0)
  console.log(`${sum.toFixed(1).padStart(7)} KB  ${title}`)
  for (const name of [...names].sort()) console.log(`${weighs(name).toFixed(1).padStart(12)}  ${name}`)
  return sum
}

const begins = [...needs(chunkOf(ENTRY)), ENTRY]
const first = new Set(begins)
const sums = BOARDS.map((board) => {
  const names = new Set([...begins, ...needs(chunkOf(board))])
  names.forEach((name) => first.add(name))
  return print(`before the board is shown: ${board}`, [...names])
})
print(
  'later, and other screens',
  [...files.keys()].filter((name) => counts(name) && !first.has(name)),
)
const heaviest = Math.max(...sums)
if (heaviest > MOST) {
  console.error(`${heaviest.toFixed(1)} KB before the board is shown are more than ${MOST}`)
  process.exit(1)
}
