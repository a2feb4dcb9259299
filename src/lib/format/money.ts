import type { Money } from '../../../schemas/api/entities/fields.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { formatNumber } from './number.ts'

/** Locale data like that of `Intl`, which knows no Uzbek sign and differs between browsers. */
const currencyLabels: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  UZS: { uz: 'soʻm', ru: 'сум' },
  RUB: { uz: '₽', ru: '₽' },
  USD: { uz: '$', ru: '$' },
  EUR: { uz: '€', ru: '€' },
}

/** What stands behind an amount; the code itself for currencies without a sign. */
export function currencyLabel(currency: string, locale: Locale): string {
  return currencyLabels[currency]?.[locale] ?? currency
}

function withLabel(amount: string, currency: string, locale: Locale): string {
  return `${amount}\u00a0${currencyLabel(currency, locale)}`
}

/** An amount without its hundredths: never more than would be paid. */
export function wholeUnits({ amount, currency }: Money): Money {
  return { amount: amount.replace(/\..*$/, ''), currency }
}

/** How much of the way to its ceiling an amount has gone, from 0 to 1. For drawing, not for counting. */
export function fullness(amount: Money, ceiling: Money): number {
  return Math.round(Math.min(1, Number(amount.amount) / Number(ceiling.amount)) * 1000) / 1000
}

/** An amount as players read it: two decimals only where it is not whole. */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  return withLabel(formatNumber(amount), currency, locale)
}

/** A total: always with two decimals. Its sign stands apart, since narrow places show the figure alone. */
export function formatTotal({ amount, currency }: Money, locale: Locale): { figure: string; sign: string } {
  return { figure: formatNumber(amount, 'always'), sign: currencyLabel(currency, locale) }
}
