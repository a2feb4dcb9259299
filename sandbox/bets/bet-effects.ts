import { gainPoints } from '../loyalty/bet-points.ts'
import { playForJackpots } from '../competitions/jackpot-bets.ts'
import { countTournamentPoints } from '../competitions/tournament-points.ts'
import { countBonusWagering } from '../rewards/bonus-wagering.ts'
import type { Player } from '../accounts/players.ts'
import type { Booking, Purse } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** A bet whose result is known and booked. */
export interface SettledWager {
  player: Player
  /** Game that was played. */
  sysname: string
  /** Kind of game, or `sportsbook`. */
  gameType: string
  /** Minor units; zero for a free spin. */
  stake: bigint
  /** Minor units; the stake is in it. */
  win: bigint
  currency: string
  /** What was staked from and won to. */
  purse: Purse
  at: number
  /** Unique name of the bet. */
  reference: string
  /** Of a bet on sports, in hundredths. */
  odds?: number
}

/** What else a settled bet brings about, in the transaction that settles it. */
export type WagerEffect = (booking: Booking, sandbox: SandboxContext, wager: SettledWager) => Promise<void>

/** They run in this order after each bet for money. Refunded bets have none. */
export const wagerEffects: readonly WagerEffect[] = [
  countBonusWagering,
  gainPoints,
  countTournamentPoints,
  playForJackpots,
]
