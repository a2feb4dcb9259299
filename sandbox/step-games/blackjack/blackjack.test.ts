import { describe, expect, test } from 'vitest'
import { bestDecision, bestReturn } from '../../tests/support/blackjack-odds.ts'
import { rankOf } from '../../cards/cards.ts'
import { drawFrom } from '../../provably-fair/draw.ts'
import { pointsOf, totalOf } from './blackjack-hands.ts'
import { blackjack, blackjackReturn, type BlackjackAction } from './blackjack-rules.ts'

/** Plays with these ranks, dealt in the order player, dealer, player, dealer. 1 is an ace, 13 a king. */
function replay(ranks: readonly number[], moves: readonly BlackjackAction[] = []) {
  const deck = [...ranks]
  return blackjack.replay(
    () => {
      const rank = deck.shift()
      if (rank === undefined) throw new RangeError('a card too many was drawn')
      return rank - 1
    },
    {},
    moves,
  )
}

describe('the odds of blackjack', () => {
  test('return the stated percentage of the best play', () => {
    expect(bestReturn().toFixed(1)).toBe(blackjackReturn)
  })

  test('are those of drawn rounds', () => {
    let [staked, paid] = [0, 0]
    const rounds = 40_000
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const moves: BlackjackAction[] = []
      const play = () => blackjack.replay(drawFrom({ serverSeed: 's', clientSeed: 'c', nonce }), {}, moves)
      let state = play()
      while (state && !state.isOver) {
        const { hands, active, dealer, allowed } = state.view
        const points = (hands[active ?? 0]?.cards ?? []).map(pointsOf)
        moves.push(bestDecision(points, pointsOf(dealer[0] ?? 0), allowed.includes('split')))
        state = play()
      }
      staked += state?.stakes ?? 0
      paid += (state?.multiplier ?? Number.NaN) / 10_000
    }
    // Four standard deviations of 1.15 stakes per round; the seeds are fixed.
    const expected = (bestReturn() - 100) / 100
    expect(Math.abs((paid - staked) / rounds - expected)).toBeLessThan((4 * 1.15) / Math.sqrt(rounds))
  })
})

describe('a round of blackjack', () => {
  test('hides the second card of the dealer until the end', () => {
    expect(replay([10, 9, 5, 10])).toMatchObject({
      isOver: false,
      view: { dealerTotal: 9, allowed: ['hit', 'stand', 'double'] },
    })
    expect(replay([10, 9, 5, 10])?.view.dealer.map(rankOf)).toEqual([9])
    expect(replay([10, 9, 5, 10], ['stand'])?.view.dealer.map(rankOf)).toEqual([9, 10])
  })

  test('pays a blackjack 3:2 at once, and returns the stake if both have one', () => {
    expect(replay([1, 9, 13, 10])).toMatchObject({ isOver: true, multiplier: 25_000 })
    expect(replay([1, 1, 13, 10])).toMatchObject({ isOver: true, multiplier: 10_000 })
    expect(replay([10, 1, 9, 13])).toMatchObject({ isOver: true, multiplier: 0 })
  })

  test('lets the dealer draw to 17 and stand on a soft one', () => {
    expect(replay([10, 6, 9, 10, 5], ['stand'])).toMatchObject({ multiplier: 0, view: { dealerTotal: 21 } })
    expect(replay([10, 6, 8, 1], ['stand'])).toMatchObject({ multiplier: 20_000, view: { dealerTotal: 17 } })
    expect(replay([10, 6, 9, 10, 10], ['stand'])).toMatchObject({ multiplier: 20_000 })
    expect(replay([10, 10, 7, 7], ['stand'])).toMatchObject({ multiplier: 10_000 })
  })

  test('ends above 21 without another card for the dealer', () => {
    expect(replay([10, 6, 6, 10, 8], ['hit'])).toMatchObject({
      isOver: true,
      multiplier: 0,
      view: { hands: [{ result: 'bust' }], dealerTotal: 16 },
    })
  })

  test('doubles the stake for one more card', () => {
    expect(replay([6, 6, 5, 10, 10, 10], ['double'])).toMatchObject({
      isOver: true,
      stakes: 2,
      multiplier: 40_000,
    })
    expect(replay([2, 6, 3, 10, 2], ['hit', 'double'])).toBeUndefined()
  })

  test('plays the hands of a split pair one after the other', () => {
    const state = replay([8, 6, 8, 10, 3, 10, 10, 2], ['split', 'double', 'stand'])
    expect(state).toMatchObject({
      isOver: true,
      stakes: 3,
      multiplier: 40_000 + 10_000,
      view: {
        hands: [
          { total: 21, stakes: 2, result: 'won' },
          { total: 18, result: 'push' },
        ],
      },
    })
  })

  test('gives split aces one card each, and a 21 of them is no blackjack', () => {
    expect(replay([1, 6, 1, 10, 10, 5, 10], ['split'])).toMatchObject({
      isOver: true,
      stakes: 2,
      multiplier: 40_000,
    })
  })

  test.each([
    ['a split of different ranks', [10, 6, 13, 10], ['split']],
    ['a second split', [8, 6, 8, 10, 8, 2], ['split', 'split']],
    ['a move after the end', [10, 6, 9, 10, 10], ['stand', 'hit']],
  ] as const)('rejects %s', (_rule, ranks, moves) => {
    expect(replay(ranks, moves)).toBeUndefined()
  })
})

test.each([
  [[0, 9], 21, true],
  [[0, 0], 12, true],
  [[0, 9, 8], 20, false],
  [[12, 11], 20, false],
])('the cards %j count %i', (cards, total, isSoft) => {
  expect(totalOf(cards)).toEqual({ total, isSoft })
})
