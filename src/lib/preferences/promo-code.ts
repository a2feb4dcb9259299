import { pickQuery } from '../urls/query.ts'
import { readItem, removeItem, storageKeys, writeItem } from '../browser/storage.ts'
import type { Translate } from '../i18n/plain-i18n.ts'

const queryKey = 'promo_code'
/** The platform takes no longer one. */
export const longestPromoCode = 40

/** Keeps the promo code of an address; it takes the place of the one that is kept. */
export function keepPromoCode(search: string): void {
  const code = pickQuery(search, [queryKey])[queryKey]?.trim() ?? ''
  if (code !== '' && code.length <= longestPromoCode) writeItem('local', storageKeys.promoCode, code)
}

/** The promo code that came with an address, now or on an earlier visit. */
export function keptPromoCode(): string | undefined {
  return readItem('local', storageKeys.promoCode) ?? undefined
}

/** A code that was used is not offered again; another one that is kept stays. */
export function forgetPromoCode(used: string): void {
  if (keptPromoCode()?.toUpperCase() === used.trim().toUpperCase()) removeItem('local', storageKeys.promoCode)
}

/** The first reason of `error_data.promo_code`, such as EXPIRED; empty where the platform names none. */
export function promoCodeReason(detail: unknown): string {
  const reason: unknown = Array.isArray(detail) ? detail[0] : detail
  return typeof reason === 'string' ? reason : ''
}

/** Why a promo code is refused, in the player's words; what has no words of its own is no valid code. */
export function promoCodeProblem(detail: unknown, t: Translate): string {
  return t([`common.promoCodeErrors.${promoCodeReason(detail)}`, 'common.promoCodeErrors.INVALID'])
}
