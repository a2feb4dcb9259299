import { deepEquals } from '@rjsf/utils'
import { expect, it } from 'vitest'
import { createCustomEqual } from './equal.ts'

const areEqual = createCustomEqual()
const cyclic = (name: string) => {
  const value: Record<string, unknown> = { name }
  value['self'] = [value]
  return value
}

const values: unknown[] = [
  undefined,
  null,
  0,
  -0,
  Number.NaN,
  '',
  'a',
  true,
  [],
  [1],
  [1, [2]],
  [undefined],
  {},
  { a: undefined },
  { b: undefined },
  { a: 1, b: [{ c: 'd' }] },
  { b: [{ c: 'd' }], a: 1 },
  { a: 1, b: [{ c: 'e' }] },
  { length: 0 },
  Object.assign(Object.create(null), { a: 1 }),
  () => 1,
  () => 2,
  cyclic('a'),
  cyclic('a'),
  cyclic('b'),
]

it('finds the same values equal as rjsf with the library that it replaces', () => {
  for (const a of values)
    for (const b of values) expect([a, b, areEqual(a, b)]).toEqual([a, b, deepEquals(a, b)])
})

it('keeps files and elements apart', () => {
  expect(areEqual(new File(['a'], 'a.txt'), new File(['b'], 'a.txt'))).toBe(false)
  expect(areEqual({ $$typeof: 1 }, { $$typeof: 1 })).toBe(false)
})
