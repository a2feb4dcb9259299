import { ApiError, isOnBreak } from '../../schemas/api/errors.ts'
import { mayHaveArrived } from '../../src/lib/api/may-have-arrived.ts'
import type { Translate } from '../../src/lib/i18n/plain-i18n.ts'

/** Reasons with a text of their own. */
const reasons: readonly unknown[] = ['level', 'soldOut', 'unknown']

/** Whether the platform reports too few points. */
export function isShortOfPoints(error: unknown): boolean {
  return error instanceof ApiError && error.data['product_id'] === 'insufficientPoints'
}

/** Why a product could not be bought, as a text for the player. */
export function describePurchaseError(error: unknown, t: Translate): string {
  if (mayHaveArrived(error)) return t('loyalty.buy.lost')
  if (!(error instanceof ApiError)) return t('loyalty.buy.refused.other')
  const { product_id: rule } = error.data
  if (isOnBreak(error)) return t('loyalty.break')
  if (error.type !== 'InvalidParameterException')
    return t([`errors.${error.type}`, 'loyalty.buy.refused.other'])
  return t(`loyalty.buy.refused.${reasons.includes(rule) ? String(rule) : 'other'}`)
}
