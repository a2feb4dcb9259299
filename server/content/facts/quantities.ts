import type { FactKind } from '../../../schemas/facts.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { wordsOf } from './unit-words.ts'

/** A number in a text. */
export interface Quantity {
  kind: FactKind
  /** The parsed value with its unit, the same in every language and spelling. */
  value: string
  /** The number without its unit. */
  number: string
  /** As it is written. */
  shown: string
}

/** Groups of digits that belong together; of those that begin at the same place the first one counts. */
const pattern = new RegExp(
  [
    String.raw`(?<account>\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b|\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z\d]{26,}\b|(?<!\d)\d{4}(?:[ -]?\d{4}){3,}(?!\d)|(?<!\d)\d{14,}(?!\d))`,
    String.raw`(?<phone>\+\d[\d ()-]{7,18}\d|(?<!\d)\(?\d{2,3}\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}(?!\d))`,
    String.raw`(?<iso>(?<!\d)\d{4}-\d{2}-\d{2}(?!\d))`,
    String.raw`(?<date>(?<![\d.])\d{1,2}[./]\d{1,2}[./]\d{4}(?!\d))`,
    String.raw`(?<number>\d{1,3}(?<separator>[ ,’'])\d{3}(?!\d)(?:\k<separator>\d{3}(?!\d))*(?:[.,]\d+)?|\d+(?:[.,]\d+)?)`,
  ].join('|'),
  'gu',
)

/** What the markup and the placeholders of a text leave to read. */
export const readable = (text: string): string =>
  text
    .replaceAll(/<[^>]*>|\{\{.*?\}\}|\$\$.*?\$\$/g, ' ')
    .replaceAll(/&nbsp;|&#160;|[\u00A0\u202F\u2009]/g, ' ')
    .replaceAll(/&[a-z#\d]+;/gi, ' ')

const dayOf = (day: string | number, month: string | number) =>
  `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

function dateOf(text: string): { day: string; year: string } {
  const parts = text.split(/[-./]/)
  const [day = '', month = '', year = ''] = text.includes('-') ? parts.toReversed() : parts
  return { day: dayOf(day, month), year }
}

/** The value of digits with separators, which a text may group with commas, spaces or apostrophes. */
function numberIn(digits: string): string {
  const ungrouped = digits.replace(/[ ,’'](?=\d{3}(?!\d))/g, '')
  return String(Number(ungrouped.replace(',', '.')))
}

/** Ages that marks such as 18+ name. */
const isAge = (number: string) => Number(number) >= 16 && Number(number) <= 25

const currency = /^\s?(\p{Sc}|[A-Z]{3,4}\b)/u

function quantityOf(digits: string, before: string, after: string, locale: Locale): Quantity {
  const number = numberIn(digits)
  const of = (kind: FactKind, value: string, shown: string): Quantity => ({ kind, value, number, shown })
  const [percent] = /^\s?%/.exec(after) ?? []
  if (percent !== undefined || /%\s?$/.test(before)) return of('percentage', `${number}%`, `${digits}%`)
  if (/(?<!\p{L})[×xх]\s?$/iu.test(before) || /^\s?[×xх](?![\p{L}\d])/iu.test(after))
    return of('factor', `×${number}`, `×${digits}`)
  if (/^\s?\+/.test(after) && isAge(number)) return of('age', `${number}+`, `${digits}+`)
  const [written = '', word = ''] = /^[ -]?(\p{L}[\p{L}\p{M}ʻʼ’']*)/u.exec(after) ?? []
  const words = wordsOf(locale)
  const month = word === '' ? undefined : words.month(word)
  if (month !== undefined && Number(number) >= 1 && Number(number) <= 31)
    return of('date', dayOf(number, month), `${digits}${written}`)
  const unit = word === '' ? undefined : words.unit(word)
  if (unit?.base === 'percent') return of('percentage', `${number}%`, `${digits}%`)
  if (unit) return of('duration', `${Number(number) * unit.size} ${unit.base}`, `${digits}${written}`)
  const [, sign = /(\p{Sc})\s?$/u.exec(before)?.[1]] = currency.exec(after) ?? []
  return sign === undefined
    ? of('amount', number, digits)
    : of('amount', `${number} ${sign}`, `${digits} ${sign}`)
}

/** The numbers of a text with their units, in order. */
export function quantitiesIn(text: string, locale: Locale): Quantity[] {
  const words = readable(text)
  return [...words.matchAll(pattern)].flatMap((match): Quantity[] => {
    const { account, phone, iso, date, number } = match.groups ?? {}
    const [shown] = match
    if (account !== undefined || phone !== undefined) {
      const kind = account === undefined ? 'phone' : 'account'
      const value = shown.replaceAll(/[^\p{L}\d]/gu, '')
      return [{ kind, value, number: value, shown }]
    }
    const day = iso ?? date
    if (day !== undefined) {
      const { day: value, year } = dateOf(day)
      return [
        { kind: 'date', value, number: value, shown },
        { kind: 'amount', value: year, number: year, shown: year },
      ]
    }
    if (number === undefined) return []
    const before = words.slice(Math.max(0, match.index - 2), match.index)
    const after = words.slice(match.index + shown.length, match.index + shown.length + 40)
    return [quantityOf(shown, before, after, locale)]
  })
}
