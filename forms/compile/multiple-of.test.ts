import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interpret } from '../interpret.ts'
import { createFormAjv } from './compile-form-validator.ts'

const divisors = [0.01, 0.05, 0.1, 0.25, 0.5, 0.001, 1e-7, 1, 2.5, 3, 7, 1000]
const divisor = fc.constantFrom(...divisors)

/** The compiled validator and the interpreter of each divisor. */
const engines = new Map(
  divisors.map((multipleOf) => {
    const schema = { multipleOf }
    return [multipleOf, [createFormAjv(schema).compile(schema), interpret(schema)]]
  }),
)

/** The engines' opinions about a value. */
const isMultiple = (value: number, multipleOf: number) =>
  engines.get(multipleOf)?.map((engine): unknown => engine(value)) ?? []

test('every amount in hundredths is a multiple of 0.01', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), (hundredths) => {
      expect(isMultiple(Number(`${hundredths}e-2`), 0.01)).toEqual([true, true])
    }),
  )
})

test('a value with more decimals is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 9 }), (hundredths, last) => {
      expect(isMultiple(Number(`${hundredths}${last}e-3`), 0.01)).toEqual([false, false])
    }),
  )
})

test('the compiled validator and the interpreter agree about every number and divisor', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), divisor, (value, multipleOf) => {
      const [compiled, interpreted] = isMultiple(value, multipleOf)
      expect(compiled).toBeTypeOf('boolean')
      expect(compiled).toBe(interpreted)
    }),
  )
})
