import { Type } from 'typebox'
import { formatMultiplier, one } from '../../bets/multipliers.ts'
import { cardNames, drawCard, rankOf, type Card } from '../../cards/cards.ts'
import { texts } from '../../pages/texts.ts'
import type { StepRules, StepState } from '../step-game.ts'
import { dealerDraws, isBlackjack, totalOf } from './blackjack-hands.ts'

/** Return to player in percent of the player who always takes the best decision. */
export const blackjackReturn = '99.4'

const BlackjackOptions = Type.Object({}, { additionalProperties: false })
export const blackjackActions = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackAction = (typeof blackjackActions)[number]
const BlackjackMove = Type.Enum([...blackjackActions])

export interface BlackjackHand {
  cards: Card[]
  /** Two after doubling. */
  stakes: number
  isDone: boolean
}

type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

export interface BlackjackView {
  /** Only the first card while the round is open. */
  dealer: Card[]
  dealerTotal: number
  hands: (BlackjackHand & { total: number; isSoft: boolean; result: HandResult | null })[]
  /** The hand to play; null after the round. */
  active: number | null
  allowed: BlackjackAction[]
}

const pays: Readonly<Record<HandResult, number>> = {
  blackjack: 2.5 * one,
  won: 2 * one,
  push: one,
  lost: 0,
  bust: 0,
}

const isBust = (cards: readonly Card[]) => totalOf(cards).total > 21

function allowedFor(hands: readonly BlackjackHand[], active: BlackjackHand | undefined): BlackjackAction[] {
  if (!active) return []
  const [first, second] = active.cards
  if (active.cards.length !== 2 || first === undefined || second === undefined) return ['hit', 'stand']
  const isPair = hands.length === 1 && rankOf(first) === rankOf(second)
  return isPair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double']
}

/** Splits a pair into two hands with a new card each; split aces get no further card. */
function split({ cards }: BlackjackHand, next: () => Card): BlackjackHand[] {
  return cards.map((card) => {
    const hand = [card, next()]
    return { cards: hand, stakes: 1, isDone: rankOf(card) === 1 || totalOf(hand).total === 21 }
  })
}

function play(hand: BlackjackHand, action: Exclude<BlackjackAction, 'split'>, next: () => Card): void {
  if (action !== 'stand') hand.cards.push(next())
  if (action === 'double') hand.stakes = 2
  hand.isDone = action !== 'hit' || totalOf(hand.cards).total >= 21
}

function resultOf(hand: BlackjackHand, dealer: readonly Card[], isSplit: boolean): HandResult {
  if (isBust(hand.cards)) return 'bust'
  const natural = isBlackjack(hand.cards) && !isSplit
  if (natural || isBlackjack(dealer)) {
    if (natural && isBlackjack(dealer)) return 'push'
    return natural ? 'blackjack' : 'lost'
  }
  const [own, other] = [totalOf(hand.cards).total, totalOf(dealer).total]
  if (own === other) return 'push'
  return own > other || other > 21 ? 'won' : 'lost'
}

/**
 * Blackjack with an endless shoe. The dealer checks for a blackjack, stands on every 17 and pays 3:2; a pair can be
 * split once, and any first two cards doubled.
 */
export const blackjack: StepRules<typeof BlackjackOptions, typeof BlackjackMove, BlackjackView> = {
  options: BlackjackOptions,
  move: BlackjackMove,
  abandon: 'stand',
  replay(draw, _options, moves): StepState<BlackjackView> | undefined {
    const next = () => drawCard(draw)
    const [first, up, second, hole] = [next(), next(), next(), next()]
    const dealer = [up, hole]
    const isDecided = isBlackjack([first, second]) || isBlackjack(dealer)
    let hands: BlackjackHand[] = [{ cards: [first, second], stakes: 1, isDone: isDecided }]
    for (const move of moves) {
      const active = hands.find(({ isDone }) => !isDone)
      if (!active || !allowedFor(hands, active).includes(move)) return undefined
      if (move === 'split') hands = split(active, next)
      else play(active, move, next)
    }
    const active = hands.findIndex(({ isDone }) => !isDone)
    const isOver = active === -1
    if (isOver && !isDecided && !hands.every(({ cards }) => isBust(cards)))
      while (dealerDraws(dealer)) dealer.push(next())
    const results = hands.map((hand) => (isOver ? resultOf(hand, dealer, hands.length > 1) : null))
    const shown = isOver ? dealer : [up]
    return {
      isOver,
      stakes: hands.reduce((sum, { stakes }) => sum + stakes, 0),
      multiplier: hands.reduce((sum, { stakes }, index) => {
        const result = results[index]
        return sum + (result ? stakes * pays[result] : 0)
      }, 0),
      view: {
        dealer: shown,
        dealerTotal: totalOf(shown).total,
        hands: hands.map((hand, index) => ({
          ...hand,
          ...totalOf(hand.cards),
          result: results[index] ?? null,
        })),
        active: isOver ? null : active,
        allowed: allowedFor(hands, hands[active]),
      },
    }
  },
  describe({ hands, dealer, dealerTotal }, multiplier) {
    const sentence = (locale: 'uz' | 'ru') =>
      texts[locale].blackjack.history
        .replace('{hands}', hands.map(({ cards, total }) => `${cardNames(cards)} = ${total}`).join('; '))
        .replace('{dealer}', `${cardNames(dealer)} = ${dealerTotal}`)
        .replace('{multiplier}', formatMultiplier(multiplier))
    return { uz: sentence('uz'), ru: sentence('ru') }
  },
}
