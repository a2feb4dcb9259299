import { describe, expect, test } from 'vitest'
import { bucketBelow, bucketsOf, drawPath, plinko, plinkoReturn, risks, rowCounts } from './plinko-rules.ts'

const choices = rowCounts.flatMap((rows) => risks.map((risk) => ({ rows, risk })))

describe('the odds of Plinko', () => {
  test.each(choices)('with $rows rows and $risk risk return the stated percentage', (choice) => {
    const rows = Number(choice.rows)
    const buckets = bucketsOf(choice)
    expect(buckets).toHaveLength(rows + 1)
    // Every path is equally likely.
    let paid = 0
    for (let path = 0; path < 2 ** rows; path += 1) {
      const turns = Array.from({ length: rows }, (_row, row) => (path >> row) & 1)
      paid += buckets[bucketBelow(turns)] ?? Number.NaN
    }
    expect(paid / 2 ** rows / 100).toBeCloseTo(Number(plinkoReturn), 1)
  })

  test('pay more at the edges than in the middle, on both sides', () => {
    for (const choice of choices) {
      const buckets = bucketsOf(choice)
      expect(buckets).toEqual([...buckets].reverse())
      expect(buckets[0]).toBe(Math.max(...buckets))
    }
  })

  test('follow the drawn turns', () => {
    const turns = [1, 0, 1, 1, 0, 0, 1, 1]
    const drawn = [...turns]
    expect(drawPath(() => drawn.shift() ?? 0, 8)).toEqual(turns)
    const again = [...turns]
    expect(plinko.play(() => again.shift() ?? 0, { rows: '8', risk: 'high' })).toEqual({
      result: { path: turns, bucket: 5 },
      multiplier: 3000,
    })
  })
})
