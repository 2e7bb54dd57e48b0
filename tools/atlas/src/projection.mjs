// From longitude and latitude to the canvas. A board is not a map projection: Miller's cylinder first, then lenses that
// make room where spaces are many and small.

/** @typedef {[number, number]} Point */
/** @typedef {{ at: Point, radius: number, power: number }} Lens */
/** @typedef {{ width: number, height: number, west: number, east: number, north: number, stretch: number, lenses: Lens[] }} Canvas */

const DEGREE = Math.PI / 180
const miller = (/** @type {number} */ lat) => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * lat * DEGREE)) / DEGREE

export class Projection {
  /** @param {Canvas} canvas */
  constructor(canvas) {
    this.canvas = canvas
    this.unit = canvas.width / (canvas.east - canvas.west)
    // A lens near the edge of a map of the world is seen from the other side too, so that both sides fit together.
    this.lenses = canvas.lenses.flatMap(({ at, radius, power }) => {
      const [x, y] = this.flat(at)
      return [-1, 0, 1].map((side) => ({ x: x + side * 360 * this.unit, y, radius: radius * this.unit, power }))
    })
  }

  /** @param {Point} place @returns {Point} */
  flat([lon, lat]) {
    return [(lon - this.canvas.west) * this.unit, (miller(this.canvas.north) - miller(lat)) * this.unit * this.canvas.stretch]
  }

  /** Where a place lies on the canvas; longitudes may run on past 180. @param {Point} place @returns {Point} */
  at(place) {
    const [x, y] = this.flat(place)
    let [dx, dy] = [0, 0]
    for (const lens of this.lenses) {
      const [u, v] = [x - lens.x, y - lens.y]
      const pull = lens.power * Math.exp(-(u * u + v * v) / (lens.radius * lens.radius))
      dx += u * pull
      dy += v * pull
    }
    return [x + dx, y + dy]
  }

  /** Where a place of the map file lies: its longitude brought between the edges. @param {Point} place */
  home([lon, lat]) {
    const { west } = this.canvas
    return this.at([((((lon - west) % 360) + 360) % 360) + west, lat])
  }

  /** A line with so many points that it bends with the lenses. @param {Point[]} line @param {number} turn @returns {Point[]} */
  line(line, turn = 0) {
    /** @type {Point[]} */
    const points = []
    line.forEach(([lon, lat], i) => {
      const [a, b] = line[i - 1] ?? [lon, lat]
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(lon - a), Math.abs(lat - b))))
      for (let n = 1; n <= steps; n++) {
        const t = n / steps
        points.push(this.at([a + (lon - a) * t + turn, b + (lat - b) * t]))
      }
    })
    return points
  }
}
