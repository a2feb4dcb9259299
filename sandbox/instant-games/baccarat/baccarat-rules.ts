import { Type, type Static } from 'typebox'
import { one } from '../../bets/multipliers.ts'
import { cardNames, drawCard, rankOf, type Card } from '../../cards/cards.ts'
import { texts } from '../../pages/texts.ts'
import type { DrawInteger } from '../../provably-fair/draw.ts'
import type { InstantRules } from '../instant-game.ts'

/** Return to player in percent: of the best bet, and of each. */
export const baccaratReturn = '98.9'
export const sideReturns = { player: '98.8', banker: '98.9', tie: '85.9' } as const

export const sides = ['player', 'banker', 'tie'] as const
export type Side = (typeof sides)[number]

/** What a won bet pays, in ten-thousandths: the banker's win pays 5 % commission. */
export const sidePays: Readonly<Record<Side, number>> = {
  player: 2 * one,
  banker: 1.95 * one,
  tie: 9 * one,
}

const BaccaratChoice = Type.Object({ side: Type.Enum([...sides]) }, { additionalProperties: false })

export interface BaccaratResult {
  player: Card[]
  banker: Card[]
  playerPoints: number
  bankerPoints: number
  winner: Side
}

/** Ace counts 1, ten and pictures 0. */
export const pointsOf = (card: Card): number => (rankOf(card) >= 10 ? 0 : rankOf(card))
export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

/** Player's third cards for which the banker draws too, by the banker's points. */
const bankerDrawsOn: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
]

/** Whether the banker takes a third card; without a third card of the player, up to five points. */
export function bankerDraws(bankerPoints: number, playerThird: number | undefined): boolean {
  if (playerThird === undefined) return bankerPoints <= 5
  return bankerDrawsOn[bankerPoints]?.includes(playerThird) ?? false
}

/** Deals a round by the third-card table. */
export function dealBaccarat(draw: DrawInteger): BaccaratResult {
  const [one, two, three, four] = [drawCard(draw), drawCard(draw), drawCard(draw), drawCard(draw)]
  const player = [one, three]
  const banker = [two, four]
  if (totalOf(player) < 8 && totalOf(banker) < 8) {
    const third = totalOf(player) <= 5 ? drawCard(draw) : undefined
    if (third !== undefined) player.push(third)
    if (bankerDraws(totalOf(banker), third === undefined ? undefined : pointsOf(third)))
      banker.push(drawCard(draw))
  }
  const [playerPoints, bankerPoints] = [totalOf(player), totalOf(banker)]
  const loserOrTie = playerPoints === bankerPoints ? 'tie' : 'banker'
  return {
    player,
    banker,
    playerPoints,
    bankerPoints,
    winner: playerPoints > bankerPoints ? 'player' : loserOrTie,
  }
}

/** What a bet pays; a tie returns the stakes on player and banker. */
export function baccaratMultiplier(side: Side, winner: Side): number {
  if (side === winner) return sidePays[side]
  return winner === 'tie' ? one : 0
}

/** Baccarat: the player bets on one of two hands or on a tie. */
export const baccarat: InstantRules<typeof BaccaratChoice, BaccaratResult> = {
  choice: BaccaratChoice,
  play(draw, { side }: Static<typeof BaccaratChoice>) {
    const result = dealBaccarat(draw)
    return { result, multiplier: baccaratMultiplier(side, result.winner) }
  },
  describe({ side }, { player, banker, playerPoints, bankerPoints }) {
    const sentence = (locale: 'uz' | 'ru') => {
      const say = texts[locale].baccarat
      return say.history
        .replace('{side}', say[side])
        .replace('{player}', `${cardNames(player)} = ${playerPoints}`)
        .replace('{banker}', `${cardNames(banker)} = ${bankerPoints}`)
    }
    return { uz: sentence('uz'), ru: sentence('ru') }
  },
}
