import { ApiError } from '../../../../schemas/api/errors.ts'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import { mayHaveArrived } from './purchase.ts'

/** Reasons that have words of their own. */
const reasons: readonly unknown[] = ['level', 'soldOut', 'unknown']

/** Whether the platform says that there are too few points. */
export function isShortOfPoints(error: unknown): boolean {
  return error instanceof ApiError && error.data['product_id'] === 'insufficientPoints'
}

/** Why a gift could not be taken, in the player's words. */
export function describeRefusal(error: unknown, t: Translate): string {
  if (mayHaveArrived(error)) return t('loyalty.buy.lost')
  if (!(error instanceof ApiError)) return t('loyalty.buy.refused.other')
  const { reason, product_id: rule } = error.data
  if (reason === 'time_out' || reason === 'self_excluded') return t('loyalty.break')
  if (error.type !== 'InvalidParameterException')
    return t([`errors.${error.type}`, 'loyalty.buy.refused.other'])
  return t(`loyalty.buy.refused.${reasons.includes(rule) ? String(rule) : 'other'}`)
}
