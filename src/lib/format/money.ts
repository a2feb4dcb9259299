import type { Money } from '../../../schemas/api/entities/fields.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { formatNumber } from './number.ts'

/** Locale data, because `Intl` has no Uzbek symbol and differs between browsers. */
const currencyLabels: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  UZS: { uz: 'soʻm', ru: 'сум' },
  RUB: { uz: '₽', ru: '₽' },
  USD: { uz: '$', ru: '$' },
  EUR: { uz: '€', ru: '€' },
}

/** The label after an amount; the code itself for currencies without a symbol. */
export function currencyLabel(currency: string, locale: Locale): string {
  return currencyLabels[currency]?.[locale] ?? currency
}

function withLabel(amount: string, currency: string, locale: Locale): string {
  return `${amount}\u00a0${currencyLabel(currency, locale)}`
}

/** An amount rounded down to whole units, so that it never promises too much. */
export function wholeUnits({ amount, currency }: Money): Money {
  return { amount: amount.replace(/\..*$/, ''), currency }
}

/** An amount as a fraction of its ceiling, from 0 to 1. For display, not for accounting. */
export function fullness(amount: Money, ceiling: Money): number {
  return Math.round(Math.min(1, Number(amount.amount) / Number(ceiling.amount)) * 1000) / 1000
}

/** An amount for display: two decimals only if it is not whole. */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  return withLabel(formatNumber(amount), currency, locale)
}

/** A total: always with two decimals. The sign is separate, since narrow layouts show only the number. */
export function formatTotal({ amount, currency }: Money, locale: Locale): { figure: string; sign: string } {
  return { figure: formatNumber(amount, 'always'), sign: currencyLabel(currency, locale) }
}
