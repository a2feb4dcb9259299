import type { BettingBonus, Bonus } from '../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { describeError } from '../../src/lib/data/use-task.ts'
import type { Translate } from '../../src/lib/i18n/plain-i18n.ts'

/** A bonus for casino games or sports bets, distinguished by `type`. */
export type AnyBonus = Bonus | BettingBonus
export type BonusType = AnyBonus['type']

export const bonusTypes = ['casino', 'betting'] as const satisfies readonly BonusType[]

/** States by which a list can be filtered; `all` is the default. */
export const bonusFilters = [
  'all',
  'active',
  'available',
  'paused',
  'completed',
  'expired',
  'removed',
] as const
export type BonusFilter = (typeof bonusFilters)[number]

export interface BonusPage {
  items: readonly AnyBonus[]
  total: number
}

/** Page size of the list of bonuses. */
export const bonusPageSize = 10

export function loadBonuses(
  type: BonusType,
  params: { status: BonusFilter; offset: number; count: number },
): Promise<BonusPage> {
  return type === 'casino' ? callApi('bonuses.get', params) : callApi('bettingBonuses.get', params)
}

/** Starts or resumes wagering a bonus. */
export async function activate({ type, id }: AnyBonus): Promise<void> {
  const params = { bonus_id: id }
  await (type === 'casino' ? callApi('bonuses.activate', params) : callApi('bettingBonuses.activate', params))
}

/** Pauses a bonus. Sports bonuses cannot be paused. */
export async function pause({ id }: Bonus): Promise<void> {
  await callApi('bonuses.deactivate', { bonus_id: id })
}

/** Gives up a bonus permanently. */
export async function remove({ type, id }: AnyBonus): Promise<void> {
  const params = { bonus_id: id }
  await (type === 'casino' ? callApi('bonuses.remove', params) : callApi('bettingBonuses.remove', params))
}

/** Why the platform rejected an action, as a text for the player. */
export function describeBonusError(error: unknown, t: Translate): string {
  const reason = error instanceof ApiError ? error.data['bonus_id'] : undefined
  return typeof reason === 'string'
    ? t(`bonuses.refused.${reason}`, { defaultValue: describeError(error, t) })
    : describeError(error, t)
}
