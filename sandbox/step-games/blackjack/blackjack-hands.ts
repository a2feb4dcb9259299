import { rankOf, type Card } from '../../cards/cards.ts'

/** Points of a card: pictures count 10, an ace 1 until it helps to count 11. */
export const pointsOf = (card: Card): number => Math.min(10, rankOf(card))

/** The best total; soft if an ace counts 11. */
export function totalOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const isSoft = hard <= 11 && cards.some((card) => rankOf(card) === 1)
  return { total: isSoft ? hard + 10 : hard, isSoft }
}

/** An ace with a card of ten points, as dealt. */
export const isBlackjack = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOf(cards).total === 21

/** The dealer stands on every 17. */
export const dealerDraws = (cards: readonly Card[]): boolean => totalOf(cards).total < 17
