import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from './share.ts'

test('returns a value equal to the given one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
      expect(share(previous, next)).toEqual(next)
    }),
  )
})

test('keeps the identity of unchanged parts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(share(value, structuredClone(value))).toBe(value)
    }),
  )
  const before = { a: { list: [1, { x: 1 }] }, b: { y: 1 } }
  const after = share(before, { a: { list: [1, { x: 1 }] }, b: { y: 2 } })
  expect(after).toHaveProperty('a', before.a)
  expect(after).not.toBe(before)
})
