/** Conditions of a promo code; each player can use a code once. */
export interface PromoCode {
  code: string
  offerId: number
  /** Milliseconds since 1970. */
  startsAt?: number
  endsAt?: number
  /** Maximum number of players who can use it. */
  limit?: number
  currencies?: readonly string[]
  countries?: readonly string[]
  minLevel?: number
  /** Only within a day of registration. */
  isForRegistration?: true
  asksForDeposit?: true
}

export const promoCodes: readonly PromoCode[] = [
  { code: 'MARRA50', offerId: 8 },
  { code: 'BALL300', offerId: 9 },
  { code: 'BIRINCHI', offerId: 1 },
  { code: 'NAVROZ2099', offerId: 8, startsAt: Date.UTC(2099, 2, 21) },
  { code: 'YOZ2025', offerId: 8, endsAt: Date.UTC(2025, 8, 1) },
  { code: 'YAGONA', offerId: 9, limit: 1 },
  { code: 'DOLLAR', offerId: 8, currencies: ['USD', 'USDT'] },
  { code: 'ALMATY', offerId: 8, countries: ['KZ'] },
  { code: 'OLMOS', offerId: 9, minLevel: 5 },
  { code: 'YANGI', offerId: 8, isForRegistration: true },
  { code: 'DEPOZIT', offerId: 9, asksForDeposit: true },
]
