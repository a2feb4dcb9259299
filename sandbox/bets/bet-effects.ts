import { playForJackpots } from '../competitions/jackpot-bets.ts'
import { countTournamentPoints } from '../competitions/tournament-points.ts'
import { gainPoints } from '../loyalty/bet-points.ts'
import { countFriendBet } from '../referral/progress.ts'
import { countBonusWagering, endBonusAfterRefund } from '../rewards/bonus-wagering.ts'
import type { BetEffect, RefundEffect } from './settled-bet.ts'

/** Run in this order after a real-money bet is settled. */
export const betEffects: readonly BetEffect[] = [
  countBonusWagering,
  gainPoints,
  countTournamentPoints,
  playForJackpots,
  countFriendBet,
]

/** Run after a real-money bet is refunded: it counts for nothing, but what waited for it may end. */
export const refundEffects: readonly RefundEffect[] = [endBonusAfterRefund]
