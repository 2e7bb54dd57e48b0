// The window on a board: which part of it is seen, how it is panned and zoomed, and when what lies still is drawn anew.
// The canvas is moved while one pans and painted again when one stops; what can be clicked lies above it and is moved
// with it.
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import type { View } from '../map/draw'
import type { Box, Point } from '../scene/geometry'

/** Pixels drawn beyond the edge of the window, so that panning does not need a new drawing at once. */
const MARGIN = 240
/** How long nothing is shown unasked after somebody has moved the board, in milliseconds. */
const PATIENCE = 4000

export interface Viewed {
  /** What there is to be seen, and how much room may be left around it. */
  box: () => Box
  air: number
  /** Where something lies that the board or the scene has a name for. */
  placeOf: (name: string) => Point | undefined
  /** The least and the greatest scale, of the one at which all is seen. */
  scales: (fit: number) => [number, number]
  paint: (canvas: HTMLCanvasElement, view: View) => void
  /** Whether the board is left where it is by this. */
  still?: (event: Event, target: Element | null) => boolean
  onmove: () => void
}

export class Viewport {
  width = $state(0)
  height = $state(0)
  transform = $state.raw<ZoomTransform>(zoomIdentity)
  /** What is on the canvas now. */
  drawn = $state.raw<View>()

  /** Whether the first look has been taken. */
  begun = false

  #stage: HTMLElement | undefined
  #canvas: HTMLCanvasElement | undefined
  #world: HTMLElement | undefined
  #frame = 0
  #settling: ReturnType<typeof setTimeout> | undefined
  #touched = 0
  readonly #zooming

  constructor(readonly viewed: Viewed) {
    this.#zooming = zoom<HTMLElement, unknown>()
      .clickDistance(5)
      .filter((event: Event) => {
        const target = event.target as Element | null
        if (target?.closest('[data-still]') || viewed.still?.(event, target)) return false
        return event.type === 'wheel' || !('button' in event) || event.button === 0
      })
      .on('start', () => this.#world?.classList.add('moving'))
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        this.transform = transform
        if (sourceEvent) {
          this.#touched = Date.now()
          viewed.onmove()
        }
        this.#moved()
      })
  }

  /** Begins to show the board in these elements; returns what ends it. */
  open(stage: HTMLElement, canvas: HTMLCanvasElement, world: HTMLElement): () => void {
    ;[this.#stage, this.#canvas, this.#world] = [stage, canvas, world]
    const size = new ResizeObserver(() => {
      this.width = stage.clientWidth
      this.height = stage.clientHeight
    })
    size.observe(stage)
    select(stage).call(this.#zooming).on('dblclick.zoom', null)
    return () => {
      size.disconnect()
      cancelAnimationFrame(this.#frame)
      clearTimeout(this.#settling)
    }
  }

  get ready(): boolean {
    return this.width > 0 && this.height > 0
  }

  /** Whether nobody has moved the board lately. */
  get idle(): boolean {
    return Date.now() - this.#touched > PATIENCE
  }

  get fitScale(): number {
    const box = this.viewed.box()
    return Math.min((this.width - 32) / box.width, (this.height - 32) / box.height)
  }

  /** Shows the board in the size the window has now; the first time it looks where it is told to. */
  begin(look: () => void): void {
    this.limit()
    if (!this.begun) {
      this.begun = true
      look()
    }
    this.redraw()
  }

  /* Drawing */

  /** The part of the board that is seen, and so many pixels more. */
  seen(margin: number): Box {
    const { k, x, y } = this.transform
    return {
      x: (-x - margin) / k,
      y: (-y - margin) / k,
      width: (this.width + 2 * margin) / k,
      height: (this.height + 2 * margin) / k,
    }
  }

  redraw(): void {
    const canvas = this.#canvas
    if (!canvas || !this.ready) return
    const density = Math.min(devicePixelRatio || 1, 2)
    const view = { box: this.seen(MARGIN), scale: this.transform.k, density }
    canvas.width = Math.round((this.width + 2 * MARGIN) * density)
    canvas.height = Math.round((this.height + 2 * MARGIN) * density)
    this.drawn = view
    this.viewed.paint(canvas, view)
    this.#place()
  }

  #place(): void {
    const [canvas, world, drawn] = [this.#canvas, this.#world, this.drawn]
    if (!canvas || !world || !drawn) return
    const { k, x, y } = this.transform
    canvas.style.transform = `translate(${drawn.box.x * k + x}px, ${drawn.box.y * k + y}px) scale(${k / drawn.scale})`
    canvas.style.width = `${canvas.width / drawn.density}px`
    canvas.style.height = `${canvas.height / drawn.density}px`
    world.style.transform = `translate(${x}px, ${y}px) scale(${k})`
  }

  #covered(drawn: Box): boolean {
    const seen = this.seen(0)
    return (
      seen.x >= drawn.x &&
      seen.y >= drawn.y &&
      seen.x + seen.width <= drawn.x + drawn.width &&
      seen.y + seen.height <= drawn.y + drawn.height
    )
  }

  #moved(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      if (this.drawn?.scale === this.transform.k && !this.#covered(this.drawn.box)) this.redraw()
      else this.#place()
    })
    clearTimeout(this.#settling)
    this.#settling = setTimeout(() => {
      this.#world?.classList.remove('moving')
      if (this.drawn?.scale !== this.transform.k) this.redraw()
    }, 140)
  }

  /* Pan and zoom */

  /** Keeps the window on the board, whatever size either has now. */
  limit(): void {
    const { x, y, width, height } = this.viewed.box()
    const { air } = this.viewed
    this.#zooming
      .scaleExtent(this.viewed.scales(this.fitScale))
      .translateExtent([
        [x - air, y - air],
        [x + width + air, y + height + air],
      ])
      .extent([
        [0, 0],
        [this.width, this.height],
      ])
  }

  show(what: Box, most: number, least = 0): void {
    const k = Math.max(least, Math.min(most, (this.width - 48) / what.width, (this.height - 48) / what.height))
    const wanted = zoomIdentity
      .translate(this.width / 2 - k * (what.x + what.width / 2), this.height / 2 - k * (what.y + what.height / 2))
      .scale(k)
    this.#call((stage) =>
      stage.call(
        this.#zooming.transform,
        this.#zooming.constrain()(
          wanted,
          [
            [0, 0],
            [this.width, this.height],
          ],
          this.#zooming.translateExtent(),
        ),
      ),
    )
  }

  panBy(dx: number, dy: number): void {
    this.#call((stage) => stage.call(this.#zooming.translateBy, dx / this.transform.k, dy / this.transform.k))
    this.#touched = Date.now()
  }

  zoomBy(factor: number): void {
    this.#call((stage) => stage.call(this.#zooming.scaleBy, factor))
  }

  panTo(place: Point | string): void {
    const at = this.#find(place)
    if (at) this.#call((stage) => stage.call(this.#zooming.translateTo, at.x, at.y))
  }

  #find(place: Point | string): Point | undefined {
    return typeof place === 'string' ? this.viewed.placeOf(place) : place
  }

  #call(deed: (stage: ReturnType<typeof select<HTMLElement, unknown>>) => unknown): void {
    if (this.#stage) deed(select<HTMLElement, unknown>(this.#stage))
  }

  /** Brings a place into view if it is out of it and nobody has panned lately. */
  follow(place: Point | string): void {
    const at = this.#find(place)
    if (at && this.idle && !this.shows(at, 60)) this.panTo(at)
  }

  /** Brings a place into view if it is out of it, whoever has panned. */
  reveal(place: Point | string, margin = 60): void {
    const at = this.#find(place)
    if (at && !this.shows(at, margin)) this.panTo(at)
  }

  shows(at: Point, margin: number): boolean {
    const { x, y } = this.onScreen(at)
    return x >= margin && y >= margin && x <= this.width - margin && y <= this.height - margin
  }

  /** Whether a place lies where a panel at the left of the board would hide it. */
  liesLeft(place: Point | string): boolean {
    const at = this.#find(place)
    return at !== undefined && this.onScreen(at).x < Math.min(420, this.width / 2)
  }

  /* From the window to the board and back */

  onScreen(at: Point): Point {
    const [x, y] = this.transform.apply([at.x, at.y])
    return { x, y }
  }

  onBoard(at: Point): Point {
    const [x, y] = this.transform.invert([at.x, at.y])
    return { x, y }
  }

  /** Where something happened, in pixels of the window on the board. */
  within(event: { clientX: number; clientY: number }): Point {
    const from = this.#stage?.getBoundingClientRect()
    return { x: event.clientX - (from?.left ?? 0), y: event.clientY - (from?.top ?? 0) }
  }
}
