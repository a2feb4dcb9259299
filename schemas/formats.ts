/*
 * How numbers, amounts and dates are displayed. All texts of a page follow the same settings, from amounts in blocks
 * to the limits in messages of forms, so the formats are set once per page and not passed to every text.
 */

/** Examples of the ways to write a number, as content managers choose them. */
export const numberFormats = ['1,234.50', '1 234,50', '1 234.50', '1.234,50'] as const
export type NumberFormat = (typeof numberFormats)[number]

export const dateFormats = ['dd.mm.yyyy', 'dd/mm/yyyy', 'dd-mm-yyyy', 'mm/dd/yyyy', 'yyyy-mm-dd'] as const
export type DateFormat = (typeof dateFormats)[number]

/** The hour may have a leading zero, or be one of twelve. */
export const timeFormats = ['h:mm', 'hh:mm', 'h:mm am'] as const
export type TimeFormat = (typeof timeFormats)[number]

export interface CurrencyFormat {
  sign?: string
  signPlace?: 'after' | 'before'
  decimals?: number
  typedDecimals?: number
}

/** The formats of one language. */
export interface Formats {
  group: string
  decimal: string
  date: DateFormat
  /** Undefined: h:mm. */
  time?: TimeFormat
  currencies: Readonly<Record<string, CurrencyFormat>>
  /** The page is written from right to left. */
  isRtl?: true
}

export const defaultFormats: Formats = { group: ',', decimal: '.', date: 'dd.mm.yyyy', currencies: {} }

let active = defaultFormats

export const activeFormats = (): Formats => active

/**
 * Called before the texts of each page, and of each form that is rendered or tried alone, which has the defaults. Both are
 * rendered without interruption, so that no other page can change the formats in between.
 */
export function setFormats(formats: Formats = defaultFormats): void {
  active = formats
}

/**
 * Keeps signs, units and separators at their side of the digits in a page that is written from right to left. The first
 * letter decides the direction of the value; without letters it is read from left to right. Control characters and not
 * elements, because values are also part of sentences and attributes; other pages get none.
 */
export const isolate = (value: string): string => (active.isRtl ? `\u2068${value}\u2069` : value)

/** Of displayed numbers: as wide as a plus, unlike a hyphen. */
export const minus = '\u2212'

/** A formatted value with a sign before its digits or currency. */
export const withSign = (sign: string, value: string): string =>
  isolate(value.replace(/^\u2068*/, `$&${sign}`))

/** Removes the control characters of `isolate`, for files that other programs read. */
export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '')

/** Digits of a whole number in groups of three. */
export function groupThousands(digits: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(active.group)
}
