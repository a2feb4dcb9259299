import type { Jackpot } from '../../schemas/api/entities/competitions.ts'
import type { LoadedData } from '../../schemas/component.ts'
import type { load } from './jackpot-board.load.ts'

/** The part of a jackpot that the board shows. */
export type ShownJackpot = LoadedData<(typeof load)['jackpots']>['items'][number]

const order: readonly Jackpot['level'][] = ['grand', 'major', 'minor', 'mini']

/** The largest jackpot of each level, highest level first. The input is sorted by amount, largest first. */
export function byLevel(jackpots: readonly ShownJackpot[]): ShownJackpot[] {
  return order.flatMap((level) => jackpots.find((jackpot) => jackpot.level === level) ?? [])
}
