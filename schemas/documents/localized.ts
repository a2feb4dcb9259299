import { Type, type TSchema, type TSchemaOptions } from 'typebox'
import { bindTexts } from '../bind-words.ts'
import { isRecord } from '../is-record.ts'
import {
  builtInCodes,
  type BuiltInLocale,
  defaultLocale,
  inBuiltIn,
  isLocaleCode,
  type Locale,
  localePattern,
} from '../locale.ts'

/**
 * One value per language. An object with the built-in languages, and further ones if any, is a localized value
 * anywhere in a document; compiling for a locale replaces it by that locale's value.
 */
export type Localized<Value> = Record<BuiltInLocale, Value> & { [locale: Locale]: Value }

/** A document's type after compilation for one locale. */
export type Resolved<Value> = Value extends { uz: infer Text; ru: unknown }
  ? Text
  : Value extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Resolved<Value[Key]> }
      : Value

/**
 * Marks a field that content managers fill in for each language. Which further languages there are depends on the
 * settings of the site, so a contract accepts any code.
 */
export function localized<Value extends TSchema>(value: Value, options: TSchemaOptions = {}) {
  return Type.Object(
    inBuiltIn(() => value),
    {
      ...options,
      localized: true,
      patternProperties: { [localePattern]: value },
      additionalProperties: false,
    },
  )
}

/** The contract of the values of a localized field in a language; undefined if the schema is of something else. */
export function schemaIn(schema: Readonly<Record<string, unknown>>, locale: Locale): unknown {
  if (schema['localized'] !== true) return undefined
  const { properties, patternProperties } = schema
  const own = isRecord(properties) ? properties[locale] : undefined
  return own ?? (isRecord(patternProperties) ? patternProperties[localePattern] : undefined)
}

/** A short text without markup. `maxLength` is the number of characters that the design allows. */
export function localizedText(maxLength: number, description: string) {
  return localized(Type.String({ minLength: 1, maxLength }), { description })
}

/** A text that the law requires, such as the licence: no public language may lack it. */
export function localizedDutyText(maxLength: number, description: string) {
  return localized(Type.String({ minLength: 1, maxLength, fact: 'licence' }), { description })
}

/** Text with simple markup (headings, lists, tables, quotes, pictures, videos, links, emphasis), sanitised on publication. */
export function localizedRichText(maxLength: number, description: string) {
  return localized(Type.String({ minLength: 1, maxLength, format: 'rich-text' }), { description })
}

/** One line with inline markup (a, strong, em), sanitised on publication. */
export function localizedInlineText(maxLength: number, description: string) {
  return localized(Type.String({ minLength: 1, maxLength, format: 'inline-text' }), { description })
}

/** Whether a value has a text in both built-in languages, and in further ones only. */
export function isLocalized(value: object): value is Localized<unknown> {
  return builtInCodes.every((code) => code in value) && Object.keys(value).every(isLocaleCode)
}

/** The same for a value whose texts may be incomplete: one of a built-in language is enough. */
export function isPartlyLocalized(value: object): value is Record<Locale, unknown> {
  return builtInCodes.some((code) => code in value) && Object.keys(value).every(isLocaleCode)
}

/** A localized text as the page displays it, with no-break spaces where its lines must not end. */
export function displayText<Value>(value: Localized<Value>, locale: Locale): Value {
  return bindTexts(plainText(value, locale), locale)
}

/** A localized text as its author wrote it, for the head of the page: search engines compare words. */
export function plainText<Value>(value: Localized<Value>, locale: Locale): Value {
  return value[locale] ?? value[defaultLocale]
}

type ReadText = (value: Localized<unknown>, locale: Locale) => unknown

function resolveBy(value: unknown, locale: Locale, read: ReadText): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => resolveBy(item, locale, read))
  if (value === null || typeof value !== 'object') return value
  if (isLocalized(value)) return read(value, locale)
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, resolveBy(entry, locale, read)]),
  )
}

/** Replaces every localized value of a document, at any depth, by that of `locale`, as the page displays it. */
export function resolveLocale<Value>(value: Value, locale: Locale): Resolved<Value>
export function resolveLocale(value: unknown, locale: Locale): unknown {
  return resolveBy(value, locale, displayText)
}

/** The same for values in the head of the page, which no line break can touch: they stay as written. */
export function resolvePlain<Value>(value: Value, locale: Locale): Resolved<Value>
export function resolvePlain(value: unknown, locale: Locale): unknown {
  return resolveBy(value, locale, plainText)
}
