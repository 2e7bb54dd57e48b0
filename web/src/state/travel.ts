// A counter goes along the spaces it passed, as fast as the board says; at once for those who want no motion.
import type { ActionReturn } from 'svelte/action'
import type { Point } from '../scene/geometry'

export interface Journey {
  /** Where it ends. */
  to: Point & { scale?: number }
  /** The points it passes, from where to where; nothing if it goes straight. */
  way?: Point[] | undefined
}

/** Every space beyond the second takes this share of the time of a straight move longer. */
const LONGER = 0.25

export const transformOf = ({ x, y, scale }: Point & { scale?: number }): string =>
  `translate(${x}px,${y}px)${scale ? ` scale(${scale})` : ''}`

export function travel(element: HTMLElement, journey: Journey): ActionReturn<Journey> {
  let last: Point[] | undefined
  const go = ({ to, way }: Journey): void => {
    if (way === last) return
    last = way
    if (!way || way.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const straight = Number.parseFloat(getComputedStyle(element).getPropertyValue('--glide')) || 220
    const stops = [...way.slice(0, -1), to]
    const { scale } = to
    element.animate(
      stops.map((stop) => ({ transform: transformOf(scale ? { ...stop, scale } : stop), opacity: 1 })),
      {
        duration: straight * (1 + LONGER * Math.max(0, way.length - 2)),
        easing: 'ease-in-out',
      },
    )
  }
  go(journey)
  return { update: go }
}
