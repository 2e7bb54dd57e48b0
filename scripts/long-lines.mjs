// Names every line of code over 120 characters and fails if there is one. Files that a tool writes are left out.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const LONGEST = 120
const patterns = ['*.rs', '*.ts', '*.svelte', '*.js', '*.mjs', '*.css', ':!web/src/api/schema.ts']
const files = execFileSync('git', ['ls-files', '-z', ...patterns], { encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)
let found = 0
for (const file of files) {
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const length = [...line].length
    if (length > LONGEST) {
      console.error(`${file}:${i + 1}: ${length} characters; expected at most ${LONGEST}`)
      found += 1
    }
  }
}
process.exit(found > 0 ? 1 : 0)
