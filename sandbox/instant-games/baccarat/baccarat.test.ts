import { describe, expect, test } from 'vitest'
import { one } from '../../bets/multipliers.ts'
import {
  baccarat,
  baccaratMultiplier,
  bankerDraws,
  dealBaccarat,
  sideReturns,
  sides,
} from './baccarat-rules.ts'

/** Cards of these points, by equally likely ranks of a deck: four of thirteen count nothing. */
const weights = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1]
/** A card of the first suit with these points. */
const cardOf = (points: number) => (points === 0 ? 9 : points - 1)

/** Deals every sequence of points, with its probability. */
function enumerate(visit: (dealt: ReturnType<typeof dealBaccarat>, probability: number) => void): void {
  function extend(points: readonly number[], probability: number): void {
    let used = 0
    const dealt = dealBaccarat(() => cardOf(points[used++] ?? 0))
    if (used <= points.length) return visit(dealt, probability)
    for (const [next, weight] of weights.entries()) extend([...points, next], (probability * weight) / 13)
  }
  extend([], 1)
}

const chances = { player: 0, banker: 0, tie: 0 }
enumerate(({ winner }, probability) => (chances[winner] += probability))

describe('the odds of baccarat', () => {
  test.each(sides)('return the stated percentage of a bet on %s', (side) => {
    const returned = sides.reduce(
      (sum, winner) => sum + chances[winner] * (baccaratMultiplier(side, winner) / one),
      0,
    )
    expect((returned * 100).toFixed(1)).toBe(sideReturns[side])
  })

  test('add up, with the banker ahead', () => {
    expect(chances.player + chances.banker + chances.tie).toBeCloseTo(1, 10)
    expect(chances.banker).toBeGreaterThan(chances.player)
  })
})

describe('a round of baccarat', () => {
  const deal = (...points: number[]) => dealBaccarat(() => cardOf(points.shift() ?? 0))

  test('ends at once with eight or nine', () => {
    expect(deal(4, 3, 4, 2)).toMatchObject({ playerPoints: 8, bankerPoints: 5, winner: 'player' })
    expect(deal(2, 4, 0, 5)).toMatchObject({ player: [1, 9], winner: 'banker' })
  })

  test('gives the player a third card up to five points', () => {
    expect(deal(2, 3, 3, 4, 4).player).toHaveLength(3)
    expect(deal(3, 3, 3, 4).player).toHaveLength(2)
  })

  test.each([
    [3, 8, false],
    [3, 9, true],
    [4, 1, false],
    [4, 2, true],
    [5, 3, false],
    [5, 4, true],
    [6, 5, false],
    [6, 6, true],
    [7, 7, false],
    [5, undefined, true],
    [6, undefined, false],
  ])('lets the banker with %i points after a third card of %s draw: %s', (points, third, draws) => {
    expect(bankerDraws(points, third)).toBe(draws)
  })

  test('returns the stake on a hand if both have as many points', () => {
    const tie = [3, 3, 4, 4]
    const played = baccarat.play(() => cardOf(tie.shift() ?? 0), { side: 'banker' })
    expect(played).toMatchObject({ multiplier: one, result: { winner: 'tie' } })
    expect(baccaratMultiplier('tie', 'tie')).toBe(9 * one)
    expect(baccaratMultiplier('banker', 'banker')).toBe(19_500)
  })
})
