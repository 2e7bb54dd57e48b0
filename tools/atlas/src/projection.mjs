// From longitude and latitude to the canvas. A board is not a map projection: Miller's cylinder for the world or a cone
// for a part of it first, then lenses that make room where spaces are many and small.

/** @typedef {[number, number]} Point */
/** @typedef {{ at: Point, radius: number, power: number }} Lens */
/**
 * The meridians of the edges, the parallel of the top, how much higher than wide.
 * @typedef {{ west: number, east: number, north: number, stretch: number }} Cylinder
 */
/**
 * What lies in the middle, where the cone cuts the globe, units to a degree.
 * @typedef {{ centre: Point, parallels: [number, number], degree: number }} Cone
 */
/** @typedef {{ width: number, height: number, cone?: Cone, lenses: Lens[] } & Cylinder} Canvas */

const DEGREE = Math.PI / 180
const TURNS = [-360, 0, 360]
/** Degrees from the centre of a cone. */
const NEAR = 60
const miller = (/** @type {number} */ lat) => (1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * lat * DEGREE))) / DEGREE

/**
 * Delisle's cone, true to length along its two parallels and all meridians.
 * @param {Cone} cone
 * @param {Point} middle
 * @returns {(place: Point) => Point}
 */
function conic({ centre, parallels: [south, north], degree }, [x, y]) {
  const cos = (/** @type {number} */ angle) => Math.cos(angle * DEGREE)
  const turn = (cos(south) - cos(north)) / ((north - south) * DEGREE)
  const apex = cos(south) / turn / DEGREE + south
  return ([lon, lat]) => {
    const angle = turn * (lon - centre[0]) * DEGREE
    const reach = apex - lat
    return [x + reach * Math.sin(angle) * degree, y + (reach * Math.cos(angle) - (apex - centre[1])) * degree]
  }
}

export class Projection {
  /** @param {Canvas} canvas */
  constructor(canvas) {
    const { width, height, cone, west, east, north, stretch } = canvas
    this.west = west
    this.cone = cone
    this.unit = cone ? cone.degree : width / (east - west)
    /** @type {(place: Point) => Point} */
    this.flat = cone
      ? conic(cone, [width / 2, height / 2])
      : ([lon, lat]) => [(lon - west) * this.unit, (miller(north) - miller(lat)) * this.unit * stretch]
    // A lens near the edge of a map of the world is seen from the other side too, so that both sides fit together.
    this.lenses = canvas.lenses.flatMap(({ at, radius, power }) => {
      const [x, y] = this.flat(at)
      return (cone ? [0] : TURNS).map((turn) => ({ x: x + turn * this.unit, y, radius: radius * this.unit, power }))
    })
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

  /**
   * The turns of the globe with which a line comes onto the canvas. A map of the world shows it again beyond its edges;
   * a cone would lay the far side of the globe over the near one.
   * @param {Point[]} line
   */
  turns(line) {
    const centre = this.cone?.centre
    if (!centre) return TURNS
    return TURNS.filter((turn) =>
      line.some(([lon, lat]) => Math.abs(lon + turn - centre[0]) < NEAR && Math.abs(lat - centre[1]) < NEAR),
    )
  }

  /** Where a place of the map file lies: its longitude brought between the edges. @param {Point} place */
  home([lon, lat]) {
    if (this.cone) return this.at([lon, lat])
    const { west } = this
    return this.at([((((lon - west) % 360) + 360) % 360) + west, lat])
  }

  /**
   * A line with so many points that it bends with the lenses.
   * @param {Point[]} line
   * @param {number} turn
   * @returns {Point[]}
   */
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
