// What lies under the pointer.
import type { Spot } from '../api/types'

/** The piece or space an element stands for. */
export function spotOf(target: EventTarget | null): Spot | undefined {
  if (!(target instanceof Element)) return undefined
  const piece = target.closest<HTMLElement>('[data-piece]')?.dataset['piece']
  if (piece) return { piece }
  const space = target.closest<SVGElement>('[data-space]')?.dataset['space']
  return space ? { space } : undefined
}
