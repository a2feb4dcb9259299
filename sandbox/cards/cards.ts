import type { DrawInteger } from '../provably-fair/draw.ts'

/** Four suits of thirteen ranks, from the ace of spades: 0 to 51. */
export type Card = number

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const suits = ['♠', '♥', '♦', '♣'] as const

/** Each card is drawn from a full deck, as from an endless shoe: earlier cards change no chance. */
export const drawCard = (draw: DrawInteger): Card => draw(52)

/** Position in the suit: 1 for an ace, 11 to 13 for the pictures. */
export const rankOf = (card: Card): number => (card % 13) + 1

/** "A♠", "10♥". */
export function cardName(card: Card): string {
  return `${ranks[card % 13] ?? ''}${suits[Math.floor(card / 13)] ?? ''}`
}

/** Names of all cards, by which a page shows them. */
export const deck = Array.from({ length: 52 }, (_card, card) => cardName(card))

export const cardNames = (cards: readonly Card[]): string => cards.map(cardName).join(' ')
