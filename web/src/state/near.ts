// What is far from the screen waits until it comes near, or until everything is printed.
import type { Attachment } from 'svelte/attachments'

/** How far from the screen is near. */
const MARGIN = '400px'

/** Calls once, when the element comes near the screen or the page is printed. */
export const whenNear =
  (come: () => void): Attachment<HTMLElement> =>
  (element) => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) arrive()
      },
      { rootMargin: MARGIN },
    )
    const leave = (): void => {
      seen.disconnect()
      removeEventListener('beforeprint', arrive)
    }
    const arrive = (): void => {
      leave()
      come()
    }
    seen.observe(element)
    addEventListener('beforeprint', arrive)
    return leave
  }
