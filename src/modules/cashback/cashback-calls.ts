import type { Cashback } from '../../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { done } from '../../lib/api/done.ts'
import { describeError } from '../../lib/data/use-task.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'

/** Cashbacks that a list shows at first, and adds each time. */
export const cashbackPageSize = 10

/** Cashbacks in any state, the latest period first. */
export function loadCashbacks(offset: number) {
  return callApi('cashbacks.get', { count: cashbackPageSize, offset, sort: 'end_date', order: 'desc' })
}

/**
 * Pays a cashback out. Each is paid once, so its number is all that the key needs: however often and from
 * however many tabs it is sent, it is one payment, also after an answer that was lost.
 */
export function payOut({ id }: Pick<Cashback, 'id'>): Promise<void> {
  return done(callApi('cashbacks.payout', { cashback_id: id }, { idempotencyKey: `cashback-${id}` }))
}

/** Declines a cashback for good. */
export function decline({ id }: Pick<Cashback, 'id'>): Promise<void> {
  return done(callApi('cashbacks.remove', { cashback_id: id }))
}

/** Why the platform does not do it, in the player's words. */
export function refusalOf(error: unknown, t: Translate): string {
  const reason = error instanceof ApiError ? error.data['cashback_id'] : undefined
  return typeof reason === 'string'
    ? t(`cashback.refused.${reason}`, { defaultValue: describeError(error, t) })
    : describeError(error, t)
}
