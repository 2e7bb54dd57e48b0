// That lock files and answers are read as they are meant; nothing here asks anybody.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { crates, isWithdrawn, packages, placeOf, reported } from './advisories.mjs'

test('crates of a lock file are those of the registry', () => {
  const found = crates(readFileSync('Cargo.lock', 'utf8'))
  assert.ok(found.length > 150)
  assert.ok(found.some(({ name, version }) => name === 'axum' && /^0\.8\./.test(version)))
  assert.ok(!found.some(({ name }) => name === 'sandtable'), 'ours are not asked about')
  assert.ok(found.every(({ name, version }) => name !== '' && version !== ''))
})

test('packages of a lock file are named as npm names them', () => {
  const text = JSON.stringify({
    packages: {
      '': {},
      'node_modules/@a/b': { version: '1.0.0' },
      'node_modules/c/node_modules/d': { version: '2.1.0' },
    },
  })
  assert.deepEqual(
    packages(text).map(({ name, version }) => `${name} ${version}`),
    ['@a/b 1.0.0', 'd 2.1.0'],
  )
})

test('what was reported is told with its place', () => {
  const asked = [
    { ecosystem: 'npm', name: 'a', version: '1.0.0' },
    { ecosystem: 'crates.io', name: 'b', version: '2.0.0' },
  ]
  const told = reported(asked, { results: [{}, { vulns: [{ id: 'RUSTSEC-2020-0001' }] }] })
  assert.deepEqual(told, ['b 2.0.0 (crates.io): https://osv.dev/vulnerability/RUSTSEC-2020-0001'])
  assert.throws(() => reported(asked, { results: [{}] }), /one for each/)
})

test('the index is read by its own rules', () => {
  assert.deepEqual(['a', 'ab', 'abc', 'Axum'].map(placeOf), ['1/a', '2/ab', '3/a/abc', 'ax/um/axum'])
  const lines = '{"vers":"1.0.0","yanked":true}\n{"vers":"1.0.1","yanked":false}\n'
  assert.deepEqual(
    [isWithdrawn(lines, '1.0.0'), isWithdrawn(lines, '1.0.1'), isWithdrawn(lines, '2.0.0')],
    [true, false, false],
  )
})
