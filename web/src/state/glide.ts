// A unit on an open table goes from where it stood to where it stands, as fast as the board says; at once for those who
// want no motion.
import type { ActionReturn } from 'svelte/action'
import type { Point } from '../scene/geometry'

export function glide(element: SVGElement, at: Point): ActionReturn<Point> {
  let { x, y } = at
  return {
    update(next) {
      const [dx, dy] = [x - next.x, y - next.y]
      ;({ x, y } = next)
      if ((dx === 0 && dy === 0) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      const duration = Number.parseFloat(getComputedStyle(element).getPropertyValue('--glide')) || 220
      element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration,
        easing: 'ease-in-out',
      })
    },
  }
}
