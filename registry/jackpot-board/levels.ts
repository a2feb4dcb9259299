import type { Jackpot } from '../../schemas/api/entities/competitions.ts'

/** What the board shows of a jackpot. */
export type ShownJackpot = Pick<Jackpot, 'name' | 'level' | 'amount' | 'ceiling' | 'last_win'>

const order: readonly Jackpot['level'][] = ['grand', 'major', 'minor', 'mini']

/** The largest jackpot of each level, from the highest level down; they come largest first. */
export function byLevel(jackpots: readonly ShownJackpot[]): ShownJackpot[] {
  return order.flatMap((level) => jackpots.find((jackpot) => jackpot.level === level) ?? [])
}
