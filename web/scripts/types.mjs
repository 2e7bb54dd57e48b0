// Writes the client's types from the server's description of its API. Usage:
//   npm run types -- openapi.json          writes src/api/schema.ts
//   npm run types:check -- openapi.json    fails if it would come out otherwise
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const check = process.argv.includes('--check')
const source = process.argv.slice(2).find((word) => !word.startsWith('--'))
if (!source) {
  console.error('usage: npm run types -- path/to/openapi.json')
  process.exit(2)
}
const target = new URL('../src/api/schema.ts', import.meta.url)
const ast = await openapiTS(await readFile(source, 'utf8'), { defaultNonNullable: false })
const text = `// Made from the server's openapi.json by \`npm run types\`; not to be edited.\n\n${astToString(ast)}`
if (!check) await writeFile(target, text)
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  console.error("src/api/schema.ts is not up to date: run `npm run types` with the server's openapi.json")
  process.exit(1)
}
