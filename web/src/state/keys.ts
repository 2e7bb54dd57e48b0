// What keys do on the screen of a match.

/** What a key stands for, by the name the browser gives it. */
export type Keys = Record<string, () => void>

/** The keys that move a board. */
export interface Moved {
  panBy: (dx: number, dy: number) => void
  zoomBy: (factor: number) => void
}

const STEP = 120
const NEARER = 1.35

export const keysOfView = (view: Moved | undefined): Keys => ({
  ArrowLeft: () => view?.panBy(STEP, 0),
  ArrowRight: () => view?.panBy(-STEP, 0),
  ArrowUp: () => view?.panBy(0, STEP),
  ArrowDown: () => view?.panBy(0, -STEP),
  '+': () => view?.zoomBy(NEARER),
  '=': () => view?.zoomBy(NEARER),
  '-': () => view?.zoomBy(1 / NEARER),
})

/** Whether a key is meant for the field or the dialog it was pressed in. */
function isWriting(event: KeyboardEvent, target: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('dialog')) return true
  const field = target.closest('input:not([type="checkbox"], [type="radio"]), select, textarea')
  return field !== null && event.key !== 'Escape'
}

/** Does what a key stands for; digits choose from what is numbered. */
export function pressKey(event: KeyboardEvent, keys: Keys, choose: (number: number) => void): void {
  const target = event.target as HTMLElement
  if (isWriting(event, target)) return
  // An element of the map is no button, so Enter has to be told what it means there.
  const drawn = target instanceof SVGElement && ['space', 'piece', 'point'].some((kind) => target.dataset[kind])
  if ((event.key === 'Enter' || event.key === ' ') && drawn) {
    event.preventDefault()
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
    return
  }
  if (/^[1-9]$/.test(event.key)) return choose(Number(event.key))
  const deed = keys[event.key] ?? keys[event.key.toLowerCase()]
  if (!deed) return
  event.preventDefault()
  deed()
}
