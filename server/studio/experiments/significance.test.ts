import { expect, test } from 'vitest'
import { compare } from './significance.ts'

const counts = (views: number, conversions: number) => ({ views, conversions })

test.each([
  // Values of R: prop.test(c(80, 120), c(1000, 1000), correct = FALSE)
  [counts(1000, 80), counts(1000, 120), 'better', 0.00287],
  [counts(1000, 120), counts(1000, 80), 'worse', 0.00287],
  [counts(1000, 100), counts(1000, 110), 'chance', 0.46542],
  [counts(1000, 100), counts(1000, 100), 'chance', 1],
] as const)('compares %j with %j: %s', (first, other, comparison, chance) => {
  const result = compare(first, other, 1)
  expect(result.comparison).toBe(comparison)
  expect(result.chance).toBeCloseTo(chance, 3)
})

test('corrects the probability for several variants', () => {
  const [first, other] = [counts(1000, 100), counts(1000, 130)]
  expect(compare(first, other, 1).comparison).toBe('better')
  expect(compare(first, other, 3).comparison).toBe('chance')
})

test.each([
  [counts(0, 0), counts(0, 0)],
  [counts(99, 30), counts(5000, 2000)],
  [counts(1000, 3), counts(1000, 5)],
  [counts(1000, 1000), counts(1000, 999)],
])('says nothing about %j and %j', (first, other) => {
  expect(compare(first, other, 1)).toEqual({ comparison: 'tooFew' })
})
