import { compareAmounts, subtractAmounts } from '../../src/lib/amount.ts'
import type { AnyBonus } from './bonus-calls.ts'

/** Wagering progress of a bonus. */
export interface Wagering {
  /** Whole percent, rounded down, so that 100 means completed. */
  percent: number
  /** Amount still to be wagered; zero when completed. */
  left: AnyBonus['wager_required']
}

/** null: no wagering required. */
export function wageringOf({ wager_required: required, wager_done: done }: AnyBonus): Wagering | null {
  const { amount, currency } = required
  if (compareAmounts(amount, '0') <= 0) return null
  if (compareAmounts(done.amount, amount) >= 0) return { percent: 100, left: { amount: '0', currency } }
  return {
    percent: Math.max(0, Math.min(99, Math.floor((Number(done.amount) / Number(amount)) * 100))),
    left: { amount: subtractAmounts(amount, done.amount), currency },
  }
}
