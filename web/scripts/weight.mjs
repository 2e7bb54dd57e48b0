// The weight of the built page, compressed, without fonts.
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const folder = new URL('../dist/', import.meta.url)
let sum = 0
for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
  // What books of rules are made of is never sent.
  if (!file.isFile() || file.name.endsWith('.woff2') || file.name.startsWith('book.')) continue
  const bytes = gzipSync(await readFile(`${file.parentPath}/${file.name}`)).length
  sum += bytes
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file.name}`)
}
console.log(`${(sum / 1024).toFixed(1).padStart(7)} KB  together`)
