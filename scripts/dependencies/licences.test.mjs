import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { satisfied } from './licences.mjs'

const allowed = ['MIT', 'Apache-2.0', 'Apache-2.0 WITH LLVM-exception']

test('one of several is enough, all of several are needed', () => {
  for (const [expression, good] of [
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['GPL-2.0-only OR MIT', true],
    ['MIT/GPL-3.0', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND Apache-2.0', true],
    ['(MIT OR GPL-3.0-only) AND Apache-2.0', true],
    ['(MIT OR Apache-2.0) AND GPL-3.0-only', false],
    ['GPL-3.0-only OR MIT AND Apache-2.0', true],
    ['Apache-2.0 WITH LLVM-exception', true],
    ['GPL-3.0-only WITH Classpath-exception-2.0', false],
    ['', false],
    ['MIT)', false],
    ['SEE LICENSE IN LICENSE.txt', false],
  ])
    equal(satisfied(expression, allowed), good, expression)
})
