// The canvas in small cells: every cell belongs to one space.

/** @typedef {import('./projection.mjs').Point} Point */

export class Grid {
  /** @param {number} width @param {number} height @param {number} cell */
  constructor(width, height, cell) {
    this.cell = cell
    this.columns = Math.round(width / cell)
    this.rows = Math.round(height / cell)
    this.size = this.columns * this.rows
  }

  /** The cell a point lies in, or -1. @param {Point} point */
  cellAt([x, y]) {
    const [column, row] = [Math.floor(x / this.cell), Math.floor(y / this.cell)]
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows ? row * this.columns + column : -1
  }

  /**
   * The cells whose middle lies within some rings (even-odd).
   * @param {Point[][]} rings
   * @param {(cell: number) => void} mark
   */
  fill(rings, mark) {
    let [top, bottom] = [Infinity, -Infinity]
    for (const ring of rings) for (const [, y] of ring) [top, bottom] = [Math.min(top, y), Math.max(bottom, y)]
    const first = Math.max(0, Math.ceil(top / this.cell - 0.5))
    const last = Math.min(this.rows - 1, Math.floor(bottom / this.cell - 0.5))
    if (last < first) return
    /** @type {number[][]} */
    const crossings = Array.from({ length: last - first + 1 }, () => [])
    for (const ring of rings) {
      ring.forEach((p, i) => {
        const q = ring[(i + 1) % ring.length]
        const [a, b] = p[1] < q[1] ? [p, q] : [q, p]
        const from = Math.max(first, Math.floor(a[1] / this.cell - 0.5))
        for (let row = from; row <= last; row++) {
          const y = (row + 0.5) * this.cell
          if (y >= b[1]) break
          if (y < a[1]) continue
          crossings[row - first].push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]))
        }
      })
    }
    crossings.forEach((xs, i) => {
      xs.sort((a, b) => a - b)
      for (let n = 0; n + 1 < xs.length; n += 2) {
        const left = Math.max(0, Math.ceil(xs[n] / this.cell - 0.5))
        const right = Math.min(this.columns - 1, Math.ceil(xs[n + 1] / this.cell - 0.5) - 1)
        for (let column = left; column <= right; column++) mark((i + first) * this.columns + column)
      }
    })
  }

  /** The cells a line passes. @param {Point[]} line @param {(cell: number) => void} mark */
  draw(line, mark) {
    line.forEach((q, i) => {
      const p = line[i - 1] ?? q
      const steps = Math.max(1, Math.ceil((2 * Math.hypot(q[0] - p[0], q[1] - p[1])) / this.cell))
      for (let n = 0; n <= steps; n++) {
        const cell = this.cellAt([p[0] + ((q[0] - p[0]) * n) / steps, p[1] + ((q[1] - p[1]) * n) / steps])
        if (cell >= 0) mark(cell)
      }
    })
  }

  /** The four neighbours that are on the canvas. @param {number} cell @returns {number[]} */
  around(cell) {
    const column = cell % this.columns
    const near = []
    if (column > 0) near.push(cell - 1)
    if (column < this.columns - 1) near.push(cell + 1)
    if (cell >= this.columns) near.push(cell - this.columns)
    if (cell < this.size - this.columns) near.push(cell + this.columns)
    return near
  }

  /**
   * Connected cells with the same value.
   * @param {ArrayLike<number>} values
   * @returns {{ value: number, cells: number[] }[]}
   */
  components(values) {
    const seen = new Uint8Array(this.size)
    const found = []
    for (let start = 0; start < this.size; start++) {
      if (seen[start]) continue
      seen[start] = 1
      const cells = [start]
      for (let i = 0; i < cells.length; i++) {
        for (const next of this.around(cells[i])) {
          if (seen[next] || values[next] !== values[start]) continue
          seen[next] = 1
          cells.push(next)
        }
      }
      found.push({ value: values[start], cells })
    }
    return found
  }

  /**
   * Grows sources over the cells `open` lets them into, nearest first. Steps go in sixteen directions, so that the
   * lines where two growths meet come out all but straight.
   * @param {Int16Array} owners the sources: -1 is nobody's; filled in place
   * @param {(cell: number, owner: number) => boolean} open
   */
  grow(owners, open) {
    /** @type {[number, number, number][]} */
    const steps = []
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy))
        if (far === 1 || (far === 2 && Math.abs(dx * dy) === 2)) steps.push([dx, dy, Math.hypot(dx, dy)])
      }
    }
    const reach = new Float64Array(this.size).fill(Infinity)
    const done = new Uint8Array(this.size)
    const queue = new Buckets()
    for (let cell = 0; cell < this.size; cell++) {
      if (owners[cell] < 0) continue
      reach[cell] = 0
      queue.push(0, cell)
    }
    for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) {
      if (done[cell]) continue
      done[cell] = 1
      const owner = owners[cell]
      const [column, row] = [cell % this.columns, Math.floor(cell / this.columns)]
      for (const [dx, dy, length] of steps) {
        const [x, y] = [column + dx, row + dy]
        if (x < 0 || y < 0 || x >= this.columns || y >= this.rows) continue
        const next = y * this.columns + x
        if (done[next] || reach[cell] + length >= reach[next] || !open(next, owner)) continue
        // A long step may not jump over a thin wall.
        if (Math.abs(dx) + Math.abs(dy) === 3) {
          const middle = (row + Math.trunc(dy / 2)) * this.columns + column + Math.trunc(dx / 2)
          if (!open(middle, owner)) continue
        }
        reach[next] = reach[cell] + length
        owners[next] = owner
        queue.push(reach[next], next)
      }
    }
  }
}

/** A queue in buckets a quarter of a cell wide: as exact as is needed, and fast. */
class Buckets {
  /** @type {number[][]} */
  #buckets = []
  #at = 0

  /** @param {number} reach @param {number} cell */
  push(reach, cell) {
    const at = Math.max(this.#at, Math.floor(reach * 4))
    while (this.#buckets.length <= at) this.#buckets.push([])
    this.#buckets[at].push(cell)
  }

  pop() {
    for (; this.#at < this.#buckets.length; this.#at++) {
      const cell = this.#buckets[this.#at].pop()
      if (cell !== undefined) return cell
      this.#buckets[this.#at] = []
    }
    return -1
  }
}
