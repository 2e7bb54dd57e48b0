// Small things that are put on a map, and its paper.
import type { Box, Point } from '../scene/geometry'
import type { Sign } from './signs'
import { INK } from './theme'
import { Tile } from './tile'

/** A number that is always the same for the same text, for patterns that look drawn by hand and never change. */
export function seeded(text: string): () => number {
  let state = 2166136261
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519)
    state = Math.imul(state ^ (state >>> 13), 3266489917)
    state ^= state >>> 16
    return (state >>> 0) / 4294967296
  }
}

export const FONT = '"Inter Variable", system-ui, sans-serif'

/** Slanted lines over a box, to be clipped. They stay where they are when one pans. */
export function hatch(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  colour: string,
  thick: number,
  step: number,
  rising: boolean,
): void {
  context.strokeStyle = colour
  context.lineWidth = thick
  context.beginPath()
  const [top, low] = [y - (y % step), y + height - (y % step)]
  for (let c = Math.floor((x - height) / step) * step; c < x + width + height; c += step) {
    context.moveTo(c, rising ? low : top)
    context.lineTo(c + height, rising ? top : low)
  }
  context.stroke()
}

export function drawSource(context: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  context.fillStyle = '#fbf7ec'
  context.strokeStyle = colour
  context.lineWidth = 2.2
  context.beginPath()
  context.arc(x, y, 7.5, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.lineWidth = 1.3
  context.beginPath()
  for (const angle of [0, Math.PI / 3, (2 * Math.PI) / 3]) {
    context.moveTo(x - 7 * Math.cos(angle), y - 7 * Math.sin(angle))
    context.lineTo(x + 7 * Math.cos(angle), y + 7 * Math.sin(angle))
  }
  context.stroke()
}

export function drawSign(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  { path, filled }: Sign,
  size: number,
): void {
  const drawn = new Path2D(path)
  context.save()
  context.translate(x - size / 2, y - size / 2)
  context.scale(size / 20, size / 20)
  context.lineJoin = context.lineCap = 'round'
  context.strokeStyle = 'rgba(243, 237, 222, 0.88)'
  context.lineWidth = 5.5
  context.stroke(drawn)
  context.strokeStyle = context.fillStyle = INK
  context.lineWidth = 2.2
  if (filled) context.fill(drawn)
  else context.stroke(drawn)
  context.restore()
}

export function drawPoints(context: CanvasRenderingContext2D, { x, y }: Point, text: string, r: number): void {
  const size = r / 9.5
  context.beginPath()
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6
    const reach = i % 2 === 0 ? r * 1.12 : r * 0.96
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
  }
  context.closePath()
  context.fillStyle = '#2b261e'
  context.strokeStyle = '#f0c64a'
  context.lineWidth = 1.8 * size
  context.fill()
  context.stroke()
  context.fillStyle = '#ffe08a'
  context.font = `700 ${11 * size}px ${FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x, y + 0.5)
  context.textBaseline = 'alphabetic'
}

/** A faint paper grain; made once, from numbers that are always the same. */
const grain = new Tile(192, (g) => {
  const image = g.createImageData(192, 192)
  const random = seeded('paper')
  for (let i = 0; i < image.data.length; i += 4) {
    image.data.set([60, 48, 24, Math.floor(random() * random() * 26)], i)
  }
  g.putImageData(image, 0, 0)
})

export const grainPattern = (context: CanvasRenderingContext2D): CanvasPattern | null => grain.pattern(context)
