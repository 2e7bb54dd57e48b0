// The outlines as a data file: a ring to a paragraph, so that a difference shows where the map has changed.

/** @typedef {import('./projection.mjs').Point} Point */
/** @typedef {{ id: string, at: Point, rings: Point[][] }} Drawn */

const WIDTH = 116

const HEAD = `\
# The outlines of the spaces, made by \`make maps\` (tools/atlas); not to be edited. Coasts and the borders of countries
# are Natural Earth's (public domain), through the world-atlas package; how they are cut is ours. "at" is where pieces
# stand. Rings run clockwise around the parts of a space and the other way round its holes.`

/** @param {import('./settings.mjs').Settings} settings @param {Drawn[]} drawn */
export function written({ canvas: { width, height }, exceptions, scenery, lakes }, drawn) {
  return (
    [
      HEAD,
      ...(exceptions.length > 0
        ? ['# An exception is a pair of neighbours without a border: drawn apart, or touching in a corner.']
        : []),
      'provenance = "house"',
      `canvas = [${width}, ${height}]`,
      ...exceptions.map(
        ({ between: [a, b], drawn, why }) =>
          `\n[[exception]]\nbetween = ["${a}", "${b}"]\ndrawn = "${drawn}"\nwhy = "${why}"`,
      ),
      ...drawn.map((space) => entry(space.id === scenery ? 'scenery' : space.id === lakes ? 'lakes' : 'space', space)),
    ].join('\n') + '\n'
  )
}

/** @param {string} table @param {Drawn} space */
function entry(table, { id, at, rings }) {
  const ordered = rings.map(fromTopLeft).sort((a, b) => b.length - a.length || a[0][0] - b[0][0] || a[0][1] - b[0][1])
  return [
    `\n[[${table}]]`,
    `id = "${id}"`,
    `at = [${at.join(', ')}]`,
    'rings = [',
    ...ordered.flatMap((ring) => ['  [', ...lines(ring), '  ],']),
    ']',
  ].join('\n')
}

/** A ring begins at its leftmost point, so that the same ring is always written the same. @param {Point[]} ring */
function fromTopLeft(ring) {
  const start = ring.reduce(
    (best, p, i) => (p[0] < ring[best][0] || (p[0] === ring[best][0] && p[1] < ring[best][1]) ? i : best),
    0,
  )
  return [...ring.slice(start), ...ring.slice(0, start)]
}

/** @param {Point[]} ring */
function lines(ring) {
  const found = ['   ']
  for (const [x, y] of ring) {
    const pair = ` [${x}, ${y}],`
    if (found[found.length - 1].length + pair.length > WIDTH) found.push('   ')
    found[found.length - 1] += pair
  }
  return found
}
