import { promoCodeKey } from '../../../schemas/route-rules.ts'
import { pickQuery } from '../urls/query.ts'
import { readItem, removeItem, writeItem } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'
import type { Translate } from '../i18n/plain-i18n.ts'

/** The platform's maximum length. */
export const maxPromoCodeLength = 40

/** Stores the promo code of an address, replacing an earlier one. */
export function keepPromoCode(search: string): void {
  const code = pickQuery(search, [promoCodeKey])[promoCodeKey]?.trim() ?? ''
  if (code !== '' && code.length <= maxPromoCodeLength) writeItem('local', storageKeys.promoCode, code)
}

/** The promo code of an address, from this or an earlier visit. */
export function keptPromoCode(): string | undefined {
  return readItem('local', storageKeys.promoCode) ?? undefined
}

/** Removes a redeemed code, so that it is not suggested again; a different stored code stays. */
export function forgetPromoCode(used: string): void {
  if (keptPromoCode()?.toUpperCase() === used.trim().toUpperCase()) removeItem('local', storageKeys.promoCode)
}

/** The first reason in `error_data.promo_code`, such as EXPIRED; empty if there is none. */
export function promoCodeReason(detail: unknown): string {
  const reason: unknown = Array.isArray(detail) ? detail[0] : detail
  return typeof reason === 'string' ? reason : ''
}

/** The player's message for a rejected promo code; reasons without a message count as an invalid code. */
export function promoCodeProblem(detail: unknown, t: Translate): string {
  return t([`common.promoCodeErrors.${promoCodeReason(detail)}`, 'common.promoCodeErrors.INVALID'])
}
