import type { GameHistoryItem } from '../../../schemas/api/entities/games.ts'
import { compareAmounts } from '../../lib/amount.ts'

/** `partial`: less than the stake came back. */
export type BetOutcome = GameHistoryItem['status'] | 'partial'

/** What a bet means for the player: whatever a platform calls it, less than the stake is no win. */
export function outcomeOf({ status, bet, win }: Pick<GameHistoryItem, 'status' | 'bet' | 'win'>): BetOutcome {
  if (status === 'open' || status === 'refunded' || status === 'other') return status
  if (compareAmounts(win.amount, '0') === 0) return 'lost'
  const difference = compareAmounts(win.amount, bet.amount)
  if (difference > 0) return 'won'
  return difference === 0 ? 'refunded' : 'partial'
}
