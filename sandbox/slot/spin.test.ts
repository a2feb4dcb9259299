import { describe, expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { profileOf, profiles, strips, symbols, type SlotSymbol } from './odds.ts'
import { drawStops, runOf, winOf, winsOf, type Stops } from './spin.ts'

describe('the odds of the slot', () => {
  test.each(profiles)(
    '$name return exactly $returnToPlayer % over every line that the reels can show',
    (profile) => {
      // Every stop is equally likely, so each row shows each symbol in proportion to its count on the strip:
      // the return of one line, and so of all of them, is the weighted sum over all 8^5 lines.
      let returned = 0
      const visit = (shown: readonly SlotSymbol[], weight: number): void => {
        const strip = strips[shown.length]
        if (strip === undefined) {
          returned += weight * (runOf(shown, profile.payouts)?.multiplier ?? 0)
          return
        }
        for (const symbol of symbols)
          visit([...shown, symbol], weight * strip.filter((each) => each === symbol).length)
      }
      visit([], 1)
      const spins = strips.reduce((product, strip) => product * strip.length, 1)
      // Both sides are integers, in thousandths of all stakes, so that nothing is rounded.
      expect(returned * 1000).toBe(Math.round(Number(profile.returnToPlayer) * 10) * spins)
    },
  )

  test.each(profiles)('$name pay more for longer runs and for rarer symbols', ({ payouts }) => {
    let previous = [Infinity, Infinity, Infinity]
    for (const symbol of symbols) {
      const [three, four, five] = payouts[symbol]
      expect(three < four && four < five).toBe(true)
      payouts[symbol].forEach((payout, index) => expect(payout).toBeLessThanOrEqual(previous[index] ?? 0))
      previous = [...payouts[symbol]]
    }
  })
})

describe('a spin', () => {
  const { payouts } = profileOf({ id: 1 })
  const stopsFor = (row: readonly (string | undefined)[]): Stops =>
    row.map((symbol, reel) => {
      const strip = strips[reel] ?? []
      const place = symbol === undefined ? 0 : strip.findIndex((each) => each === symbol)
      return (place + strip.length - 1) % strip.length
    })

  test('pays five of a kind on the middle line', () => {
    const wins = winsOf(stopsFor(['top', 'top', 'top', 'top', 'top']), payouts)
    expect(wins).toContainEqual({ line: 0, from: 0, length: 5, multiplier: 5000 })
  })

  test('pays three of a kind that start on the second reel', () => {
    const wins = winsOf(stopsFor(['lotus', 'crown', 'crown', 'crown', 'bell']), payouts)
    expect(wins).toContainEqual({ line: 0, from: 1, length: 3, multiplier: payouts.crown[0] })
  })

  test('wins the share of the stake that is on the line', () => {
    const win = { line: 0, from: 0, length: 3, multiplier: 5 }
    expect(winOf([win], 500_000n)).toBe(500_000n)
    expect(winOf([win, { ...win, line: 2, multiplier: 40 }], 500_000n)).toBe(4_500_000n)
    expect(winOf([], 500_000n)).toBe(0n)
  })

  test('draws each reel from the random source', () => {
    const asked: number[] = []
    const stops = drawStops((below) => asked.push(below))
    expect(asked).toEqual([20, 20, 20, 20, 20])
    expect(stops).toEqual([1, 2, 3, 4, 5])
  })
})

describe('the random source', () => {
  test('is uniform within its range', () => {
    const counts = Array.from({ length: 20 }, () => 0)
    const draws = 40_000
    for (let draw = 0; draw < draws; draw += 1) {
      const value = systemRandom.integer(20)
      counts[value] = (counts[value] ?? 0) + 1
    }
    expect(counts).toHaveLength(20)
    // Chi-squared with 19 degrees of freedom: a fair source exceeds 60 once in 300,000 runs.
    const expected = draws / 20
    expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(60)
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1])('rejects a range of %s', (below) => {
    expect(() => systemRandom.integer(below)).toThrow(RangeError)
  })

  test('creates 256-bit tokens that do not repeat', () => {
    const tokens = new Set(Array.from({ length: 1000 }, () => systemRandom.token()))
    expect(tokens.size).toBe(1000)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  })
})
