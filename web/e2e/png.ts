// Makes a picture of the screen small: 256 colours are enough for it, and a quarter of the bytes.
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

interface Picture {
  width: number
  height: number
  /** Three bytes a pixel. */
  rgb: Uint8Array
}

function read(png: Buffer): Picture {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const [width, height, bits, colours] = [png.readUInt32BE(16), png.readUInt32BE(20), png[24], png[25]]
  if (bits !== 8 || (colours !== 2 && colours !== 6)) throw new Error('not a picture as the browser takes them')
  const size = colours === 2 ? 3 : 4
  const raw = inflateSync(Buffer.concat(parts))
  const row = width * size
  const rgb = new Uint8Array(width * height * 3)
  let above = new Uint8Array(row)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]!
    const line = Uint8Array.from(raw.subarray(y * (row + 1) + 1, (y + 1) * (row + 1)))
    for (let x = 0; x < row; x++) {
      const [a, b, c] = [x < size ? 0 : line[x - size]!, above[x]!, x < size ? 0 : above[x - size]!]
      line[x] = line[x]! + [0, a, b, (a + b) >> 1, filter === 4 ? paeth(a, b, c) : 0][filter]!
    }
    for (let x = 0; x < width; x++) rgb.set(line.subarray(x * size, x * size + 3), (y * width + x) * 3)
    above = line
  }
  return { width, height, rgb }
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

type Colour = { rgb: [number, number, number]; count: number }

/** Cuts the box of colours that would be missed most, until there are enough boxes; each becomes its mean. */
function palette(colours: Colour[], most: number): [number, number, number][] {
  const measure = (box: Colour[]): { box: Colour[]; axis: number; weight: number } => {
    const spread = [0, 1, 2].map((i) => {
      let [count, sum, squares] = [0, 0, 0]
      for (const { rgb, count: n } of box)
        [count, sum, squares] = [count + n, sum + rgb[i]! * n, squares + rgb[i]! ** 2 * n]
      return squares - sum ** 2 / count
    })
    const axis = spread.indexOf(Math.max(...spread))
    return { box, axis, weight: box.length > 1 ? spread[axis]! : 0 }
  }
  const boxes = [measure(colours)]
  while (boxes.length < most) {
    const next = boxes.reduce((a, b) => (b.weight > a.weight ? b : a))
    if (next.weight <= 0) break
    const sorted = next.box.toSorted((a, b) => a.rgb[next.axis]! - b.rgb[next.axis]!)
    const mean =
      sorted.reduce((sum, c) => sum + c.rgb[next.axis]! * c.count, 0) / sorted.reduce((sum, c) => sum + c.count, 0)
    const cut = Math.min(
      sorted.length - 1,
      Math.max(
        1,
        sorted.findIndex((c) => c.rgb[next.axis]! > mean),
      ),
    )
    boxes.splice(boxes.indexOf(next), 1, measure(sorted.slice(0, cut)), measure(sorted.slice(cut)))
  }
  return boxes.map(({ box }) => {
    const all = box.reduce((sum, c) => sum + c.count, 0)
    return [0, 1, 2].map((i) => Math.round(box.reduce((sum, c) => sum + c.rgb[i]! * c.count, 0) / all)) as [
      number,
      number,
      number,
    ]
  })
}

export function smaller(png: Buffer, most = 256): Buffer {
  const { width, height, rgb } = read(png)
  const counts = new Map<number, number>()
  const key = (i: number): number => (rgb[i]! << 16) | (rgb[i + 1]! << 8) | rgb[i + 2]!
  for (let i = 0; i < rgb.length; i += 3) counts.set(key(i), (counts.get(key(i)) ?? 0) + 1)
  // Rare colours count for more than their pixels, so that a small red thing stays red.
  const colours = [...counts].map(([c, n]): Colour => ({
    rgb: [c >> 16, (c >> 8) & 255, c & 255],
    count: Math.sqrt(n),
  }))
  const chosen = palette(colours, most)
  const nearest = new Map<number, number>()
  for (const {
    rgb: [r, g, b],
  } of colours) {
    let [best, least] = [0, Infinity]
    chosen.forEach(([x, y, z], i) => {
      const far = 2 * (r - x) ** 2 + 4 * (g - y) ** 2 + 3 * (b - z) ** 2
      if (far < least) [best, least] = [i, far]
    })
    nearest.set((r << 16) | (g << 8) | b, best)
  }
  const raw = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) raw[y * (width + 1) + 1 + x] = nearest.get(key((y * width + x) * 3))!
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(chosen.flat())),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
