// An open table: which pieces stand on it, what pointing at it means, and paths of what is drawn on it.
import type { Choice, Piece, Pointing, Scene, Stroke } from '../api/types'
import type { Choices } from './choices'
import type { Point } from './geometry'

type Wedge = Extract<Stroke['form'], { wedge: unknown }>['wedge']

/** In a tray a piece has a figure too, but a place beside the table. */
export const standsOnTable = (piece: Piece): boolean => Boolean(piece.figure) && piece.at === ''

/** Points that can be clicked now: those of nobody, and those of the piece in hand. */
export const pointsOf = (choices: Choices, held: string | undefined): Choice[] =>
  choices.points.filter((choice) => !choice.piece || choice.piece === held)

/** Pieces that have to be taken in hand before they can be put somewhere. */
export const isHandy = (choices: Choice[]): boolean => choices.some((choice) => choice.piece && choice.point)

/** Whether a tape may be laid. */
export const mayMeasure = (scene: Scene): boolean =>
  scene.sketch?.strokes?.some((stroke) => stroke.kind === 'tape') ?? false

export const ringPath = (corners: [number, number][]): string =>
  `${corners.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')}Z`

export function wedgePath({ x, y, radius, from, to }: Wedge): string {
  const end = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${x + Math.sin(angle) * radius} ${y - Math.cos(angle) * radius}`
  }
  const wide = (to - from + 360) % 360 > 180 ? 1 : 0
  return `M${x} ${y}L${end(from)}A${radius} ${radius} 0 ${wide} 1 ${end(to)}Z`
}

/** The direction from one point to another in degrees, clockwise from the top. */
export const heading = (from: Point, to: Point): number =>
  (Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI) + 360) % 360

/** A length in hundredths of an inch as a tape shows it. */
export const inches = (from: Point, to: Point): string =>
  `${(Math.hypot(to.x - from.x, to.y - from.y) / 100).toFixed(1)}″`

export const samePointing = (a: Pointing | undefined, b: Pointing): boolean =>
  a !== undefined && a.x === b.x && a.y === b.y && a.piece === b.piece && a.model === b.model && a.facing === b.facing
