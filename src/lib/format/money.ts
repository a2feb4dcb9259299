import type { Money } from '../../../schemas/api/entities/fields.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { activeFormats, isolate, minus } from '../../../schemas/formats.ts'
import { type Locale, defaultLocale } from '../../../schemas/locale.ts'
import { formatNumber } from './number.ts'

/** Locale data, because `Intl` has no Uzbek symbol and differs between browsers. */
const currencyLabels: Readonly<Record<string, Localized<string>>> = {
  UZS: { uz: 'soʻm', ru: 'сум' },
  RUB: { uz: '₽', ru: '₽' },
  USD: { uz: '$', ru: '$' },
  EUR: { uz: '€', ru: '€' },
}

/** The sign of a currency; the code itself for currencies without a sign. */
export function currencyLabel(currency: string, locale: Locale): string {
  const labels = currencyLabels[currency]
  return activeFormats().currencies[currency]?.sign ?? labels?.[locale] ?? labels?.[defaultLocale] ?? currency
}

/** How many decimals an amount of this currency may be typed with. */
export const typedDecimals = (currency: string): number =>
  activeFormats().currencies[currency]?.typedDecimals ?? 0

export const isSignBefore = (currency: string): boolean =>
  activeFormats().currencies[currency]?.signPlace === 'before'

/** An amount beside its sign, which narrow layouts hide: a minus is part of the figure. One of `before` and `after` is empty. */
interface MoneyParts {
  before: string
  figure: string
  after: string
}

/** The settings add decimals and never take any away: no amount is rounded to another one. */
export function moneyParts(
  { amount, currency }: Money,
  locale: Locale,
  decimals: 'whenNeeded' | 'always' = 'whenNeeded',
): MoneyParts {
  const least = activeFormats().currencies[currency]?.decimals ?? 2
  const needed = /\.(\d*[1-9])/.exec(amount)?.[1]?.length
  const figure = formatNumber(amount, decimals, needed ? Math.max(least, needed, 2) : least)
  const sign = currencyLabel(currency, locale)
  if (!isSignBefore(currency)) return { before: '', figure, after: `\u00a0${sign}` }
  // $5, but UZS 5
  return { before: /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign, figure, after: '' }
}

/** An amount rounded down to whole units, so that it never promises too much. */
export function wholeUnits({ amount, currency }: Money): Money {
  return { amount: amount.replace(/\..*$/, ''), currency }
}

/** An amount as a fraction of its ceiling, from 0 to 1. For display, not for accounting. */
export function fullness(amount: Money, ceiling: Money): number {
  return Math.round(Math.min(1, Number(amount.amount) / Number(ceiling.amount)) * 1000) / 1000
}

/** An amount for display: decimals only if it is not whole, unless `decimals` is set. A minus is before a sign: −$5. */
export function formatMoney(money: Money, locale: Locale, decimals?: 'always'): string {
  const { before, figure, after } = moneyParts(money, locale, decimals)
  // −$5
  const signed = figure.startsWith(minus) ? minus + before + figure.slice(minus.length) : before + figure
  return isolate(isolate(signed) + after)
}

/** A total: always with decimals. */
export const formatTotal = (money: Money, locale: Locale): MoneyParts => moneyParts(money, locale, 'always')
