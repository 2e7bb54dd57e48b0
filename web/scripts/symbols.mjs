// NATO symbols are drawn by milsymbol when the client is built, not in the browser: the library weighs more than the
// rest of the page together, and a game shows a few dozen symbols at most. The virtual module holds only the strokes.
import ms from 'milsymbol'

/** The name a scene gives a symbol, and its code in APP-6B. */
const CODES = {
  infantry: 'SFGPUCI----',
  armour: 'SFGPUCA----',
  mechanised: 'SFGPUCIZ---',
  motorised: 'SFGPUCIM---',
  cavalry: 'SFGPUCRH---',
  mountain: 'SFGPUCIO---',
  airborne: 'SFGPUCIA---',
  naval: 'SFGPUCIN---',
  artillery: 'SFGPUCF----',
  'anti-tank': 'SFGPUCAA---',
  'anti-air': 'SFGPUCD----',
  engineers: 'SFGPUCE----',
  reconnaissance: 'SFGPUCR----',
  headquarters: 'SFGPUH-----',
  supply: 'SFGPUST----',
  fighter: 'SFAPMFF----',
  'fighter-bomber': 'SFAPMFA----',
  bomber: 'SFAPMFB----',
  assault: 'SFAPMFL----',
  transport: 'SFAPMFC----',
}

/** The value of an attribute in a tag, as text. */
const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]

function strokes(code) {
  const svg = new ms.Symbol(code, { size: 100, fill: false, monoColor: 'black' }).asSVG()
  const [x = 0, y = 0, width = 200, height = 200] = (attribute(svg, 'viewBox') ?? '').split(' ').map(Number)
  const parts = [...svg.matchAll(/<(path|circle|text)\s[^>]*>([^<]*)/g)].map(([tag, kind, text]) => ({
    kind,
    d: attribute(tag, 'd'),
    cx: Number(attribute(tag, 'cx') ?? attribute(tag, 'x') ?? 0),
    cy: Number(attribute(tag, 'cy') ?? attribute(tag, 'y') ?? 0),
    r: Number(attribute(tag, 'r') ?? attribute(tag, 'font-size') ?? 0),
    text,
    fill: attribute(tag, 'fill') === 'black',
    stroke: attribute(tag, 'stroke') === 'black' ? Number(attribute(tag, 'stroke-width')) : 0,
  }))
  return { box: [x, y, width, height], parts }
}

/** A Vite plugin that serves `virtual:symbols`. */
export function symbols() {
  const id = 'virtual:symbols'
  return {
    name: 'sandtable-symbols',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined
      const table = Object.fromEntries(Object.entries(CODES).map(([word, code]) => [word, strokes(code)]))
      return `export default ${JSON.stringify(table)}`
    },
  }
}
