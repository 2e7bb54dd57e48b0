// Which licences are good for what, and whether the licence of a package is among them.

/** Licences under which something may be part of what we give to others. */
export const SHIPPED = [
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unicode-3.0',
  'Zlib',
]

/** What builds and tests the client and is not part of it may also be under these. */
export const TOOLS = [...SHIPPED, 'BlueOak-1.0.0', 'CC0-1.0', 'MPL-2.0', 'Python-2.0']

/**
 * Whether a licence expression (SPDX; a slash is an old way to write OR) can be satisfied with the allowed licences.
 * @param {string} expression
 * @param {string[]} allowed
 * @returns {boolean}
 */
export function satisfied(expression, allowed) {
  const tokens = expression.replaceAll('/', ' OR ').match(/\(|\)|[^\s()]+/g) ?? []
  let next = 0
  const any = () => {
    let good = all()
    while (tokens[next] === 'OR') {
      next += 1
      good = all() || good
    }
    return good
  }
  const all = () => {
    let good = one()
    while (tokens[next] === 'AND') {
      next += 1
      good = one() && good
    }
    return good
  }
  const one = () => {
    if (tokens[next] === '(') {
      next += 1
      const good = any()
      next += 1
      return good
    }
    let name = tokens[next]
    next += 1
    if (tokens[next] === 'WITH') {
      name = `${name} WITH ${tokens[next + 1]}`
      next += 2
    }
    return allowed.includes(name)
  }
  return any() && next === tokens.length
}
