import { describe, expect, test } from 'vitest'
import { drawFrom } from '../provably-fair/draw.ts'
import { crashTimeOf, drawCrash, highestMultiplier, multiplierAt, timeOf } from './crash-odds.ts'

const range = 2 ** 32

describe('the odds of the crash game', () => {
  test.each([101, 150, 200, 1000, 10_000, highestMultiplier])(
    'return 97 %% to players who wait for %i hundredths',
    (target) => {
      // Every draw below the smallest that reaches the target loses; the others pay.
      let low = 0
      let high = range - 1
      while (low < high) {
        const middle = Math.floor((low + high) / 2)
        if (drawCrash(() => middle) >= target) high = middle
        else low = middle + 1
      }
      expect(((range - low) / range) * target).toBeCloseTo(97, 4)
    },
  )

  test('match the results of drawn rounds', () => {
    const rounds = 40_000
    let reached = 0
    for (let nonce = 0; nonce < rounds; nonce += 1)
      if (drawCrash(drawFrom({ serverSeed: 's', clientSeed: 'c', nonce })) >= 200) reached += 1
    // Four standard deviations around 48.5 %; the seeds are fixed.
    expect(Math.abs(reached / rounds - 0.485)).toBeLessThan(0.01)
  })

  test('allow a cash-out up to the millisecond in which the multiplier is exceeded', () => {
    for (const crashAt of [100, 101, 137, 200, 999, 54_321]) {
      const end = crashTimeOf(crashAt)
      expect(multiplierAt(end - 1)).toBeLessThanOrEqual(crashAt)
      expect(multiplierAt(end)).toBeGreaterThan(crashAt)
      expect(multiplierAt(timeOf(crashAt))).toBeGreaterThanOrEqual(crashAt)
    }
    expect(crashTimeOf(97)).toBe(0)
  })
})
