import type { Jackpot } from '../../schemas/api/entities/competitions.ts'
import type { Money } from '../../schemas/api/entities/fields.ts'

/** What the board shows of a jackpot. */
export type ShownJackpot = Pick<Jackpot, 'name' | 'level' | 'amount' | 'ceiling' | 'last_win'>

const order: readonly Jackpot['level'][] = ['grand', 'major', 'minor', 'mini']

/** The largest jackpot of each level, from the highest level down; they come largest first. */
export function byLevel(jackpots: readonly ShownJackpot[]): ShownJackpot[] {
  return order.flatMap((level) => jackpots.find((jackpot) => jackpot.level === level) ?? [])
}

/** How much of the way to its ceiling an amount has gone, from 0 to 1. */
export function fullness(amount: Money, ceiling: Money): number {
  const share = Number(amount.amount) / Number(ceiling.amount)
  return Math.round(Math.min(1, share) * 1000) / 1000
}
