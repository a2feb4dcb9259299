import type { Jackpot } from '../../schemas/api/entities/competitions.ts'

/** The part of a jackpot that the board shows. */
export type ShownJackpot = Pick<Jackpot, 'name' | 'level' | 'amount' | 'ceiling' | 'last_win'>

const order: readonly Jackpot['level'][] = ['grand', 'major', 'minor', 'mini']

/** The largest jackpot of each level, highest level first. The input is sorted by amount, largest first. */
export function byLevel(jackpots: readonly ShownJackpot[]): ShownJackpot[] {
  return order.flatMap((level) => jackpots.find((jackpot) => jackpot.level === level) ?? [])
}
