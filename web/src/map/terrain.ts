// The features of an open table by their kinds.
import type { Space } from '../api/types'
import { boxOf, type Point } from '../scene/geometry'
import { ringPath, seeded } from './scatter'
import { fill, kindOf, type Feature, type Painted } from './terrain/brush'
import { cliff, craters, field, hill, marsh, road, trench, water } from './terrain/ground'
import { hedge, woods } from './terrain/plants'
import { base, building, rubble, teeth, wall, wire } from './terrain/works'

export { ruin } from './terrain/works'

/** What lies flat comes first, what stands last: so they are painted. */
const FEATURES: Record<string, Feature> = {
  hill,
  field,
  'high-crops': field,
  marsh,
  road,
  'deep-water': water,
  cliff,
  craters,
  rubble,
  woods,
  trench,
  wire,
  'dragons-teeth': teeth,
  hedge,
  wall,
  bocage: hedge,
  base,
  building,
}
const KINDS = Object.keys(FEATURES)

const unknown: Feature = (ring) => ({ ground: fill(ringPath(ring), 'rgba(120, 110, 80, 0.5)') })

export const rankOf = (space: Space): number => KINDS.indexOf(kindOf(space))

export function paint(space: Space, rings: Point[][]): Painted {
  const [ring = []] = rings
  const painter = FEATURES[kindOf(space)] ?? unknown
  return { box: boxOf(rings.flat(), 220), ...painter(ring, seeded(space.id), space) }
}
