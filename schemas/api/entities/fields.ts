import { Type, type Static, type TSchema } from 'typebox'

/**
 * Fields shared by entities and parameters. Every field documents its meaning and unit. In an answer, `default` is what
 * the site assumes if the platform sends nothing, and for an unknown choice or something that may be null; a field without
 * one is needed to show the entity.
 */

const withDefault = <Value>(value: Value | undefined) => (value === undefined ? {} : { default: value })

export const Text = (description: string, options: { maxLength?: number; default?: string } = {}) =>
  Type.String({ description, ...options })

export const Whole = (
  description: string,
  options: { minimum?: number; maximum?: number; default?: number } = {},
) => Type.Integer({ description, ...options })

/** A number, or a text such as a UUID, without characters that end a part of an address. */
export const Id = (description: string, byDefault?: number) =>
  Type.Union([Type.Integer(), Type.String({ pattern: '^[^\\s/?#%\\\\]{1,200}$' })], {
    description,
    ...withDefault(byDefault),
  })

export const Flag = (description: string, byDefault?: boolean) =>
  Type.Boolean({ description, ...withDefault(byDefault) })

/** A point in time: RFC 3339 in UTC, such as "2026-11-21T18:30:00Z". */
export const Timestamp = (description: string) => Type.String({ format: 'date-time', description })

/** Format of a whole number that is a point in time. */
export const secondsFormat = 'seconds'

/** A point in time in seconds since 1970; a larger number would be milliseconds. */
export const Seconds = (description: string, byDefault?: number) =>
  Type.Integer({
    format: secondsFormat,
    minimum: 0,
    maximum: 99_999_999_999,
    description,
    ...withDefault(byDefault),
  })

/** A calendar day: yyyy-mm-dd. */
export const dayPattern = '^\\d{4}-\\d{2}-\\d{2}$'
export const Day = (description: string) => Type.String({ pattern: dayPattern, description })

/** Null for a missing value; with `null` as the default for an unknown one, too. */
export const Nullable = <Schema extends TSchema>(schema: Schema, description: string, byDefault?: null) =>
  Type.Union([schema, Type.Null()], { description, ...withDefault(byDefault) })

/** A list that may be missing. */
export const List = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Array(schema, { description, default: [] })

export const Choice = <const Values extends readonly string[]>(
  values: Values,
  description: string,
  byDefault?: Values[number],
) => Type.Enum<[...Values]>([...values], { description, ...withDefault(byDefault) })

/** Decimal string such as "500000.00"; never a float. */
export const Amount = Type.String({
  pattern: '^-?\\d+(\\.\\d{1,8})?$',
  description: 'Decimal string in units of the currency, such as "500000.00"',
})

export const AmountOf = (description: string) =>
  Type.String({ pattern: '^-?\\d+(\\.\\d{1,8})?$', description })

export const Percent = (description: string, byDefault?: string) =>
  Type.String({
    pattern: '^-?\\d+(\\.\\d+)?$',
    description: `${description}, in percent, such as "1.5"`,
    ...withDefault(byDefault),
  })

export const currencyPattern = '^[A-Z]{3,5}$'
export const CurrencyCode = Type.String({
  pattern: currencyPattern,
  description: 'ISO 4217 code, or the code of a token',
})

const moneyFields = { amount: Amount, currency: CurrencyCode }
export const Money = Type.Object(moneyFields, { description: 'Amount with its currency' })

export type Money = Static<typeof Money>

export const MoneyOf = (description: string) => Type.Object(moneyFields, { description })

/** A page of a list. */
export const Page = <Item extends TSchema>(item: Item, description: string) =>
  Type.Object({
    items: Type.Array(item, { description }),
    total: Type.Integer({ minimum: 0, description: 'Total number of items, regardless of offset and count' }),
  })

/** A short list that is not paginated. */
export const Items = <Item extends TSchema>(item: Item, description: string) =>
  Type.Object({ items: Type.Array(item, { description }) })
