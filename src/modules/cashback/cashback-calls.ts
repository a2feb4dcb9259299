import type { Cashback } from '../../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { describeError } from '../../lib/data/use-task.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'

/**
 * Pays out a cashback. Each is paid once, so its id is enough for the key: repeated requests from any tab are
 * one payment, also after a lost answer.
 */
export async function payOut({ id }: Pick<Cashback, 'id'>): Promise<void> {
  await callApi('cashbacks.payout', { cashback_id: id }, { idempotencyKey: `cashback-${id}` })
}

/** Declines a cashback permanently. */
export async function decline({ id }: Pick<Cashback, 'id'>): Promise<void> {
  await callApi('cashbacks.remove', { cashback_id: id })
}

/** Why the platform rejected an action, as a text for the player. */
export function describeCashbackError(error: unknown, t: Translate): string {
  const reason = error instanceof ApiError ? error.data['cashback_id'] : undefined
  return typeof reason === 'string'
    ? t(`cashback.refused.${reason}`, { defaultValue: describeError(error, t) })
    : describeError(error, t)
}
