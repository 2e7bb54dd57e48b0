// A square that is painted once and then repeated over whatever it is laid on.
export class Tile {
  #canvas: HTMLCanvasElement | undefined

  constructor(
    private readonly size: number,
    private readonly paint: (context: CanvasRenderingContext2D) => void,
  ) {}

  pattern(on: CanvasRenderingContext2D): CanvasPattern | null {
    if (!this.#canvas) {
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = this.size
      const context = canvas.getContext('2d')
      if (!context) return null
      this.paint(context)
      this.#canvas = canvas
    }
    return on.createPattern(this.#canvas, 'repeat')
  }
}
