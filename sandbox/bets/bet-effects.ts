import { playForJackpots } from '../competitions/jackpot-bets.ts'
import { countTournamentPoints } from '../competitions/tournament-points.ts'
import { gainPoints } from '../loyalty/bet-points.ts'
import { countBonusWagering } from '../rewards/bonus-wagering.ts'
import type { BetEffect } from './settled-bet.ts'

/** Run in this order after a real-money bet is settled. Refunded bets have no effects. */
export const betEffects: readonly BetEffect[] = [
  countBonusWagering,
  gainPoints,
  countTournamentPoints,
  playForJackpots,
]
