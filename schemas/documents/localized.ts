import { Type, type TSchema, type TSchemaOptions } from 'typebox'
import { bindTexts } from '../bind-words.ts'
import type { Locale } from '../locale.ts'

/**
 * One value per language. An object whose keys are exactly the locale codes is a localized value anywhere in a
 * document; compiling for a locale replaces it by that locale's value.
 */
export type Localized<Value> = Record<Locale, Value>

/** A document's type after compilation for one locale. */
export type Resolved<Value> = Value extends { uz: infer Uz; ru: unknown }
  ? Uz
  : Value extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: Resolved<Value[Key]> }
      : Value

/** Marks a field that content managers fill in for each language. */
export function localized<Value extends TSchema>(value: Value, options: TSchemaOptions = {}) {
  return Type.Object({ uz: value, ru: value }, { ...options, localized: true, additionalProperties: false })
}

/** A short text without markup. `maxLength` is the number of characters that the design allows. */
export function localizedText(maxLength: number, description: string) {
  return localized(Type.String({ minLength: 1, maxLength }), { description })
}

/** Text with simple markup (p, h2, h3, ul, ol, li, a, strong, em, br), sanitised on publication. */
export function localizedRichText(maxLength: number, description: string) {
  return localized(Type.String({ minLength: 1, maxLength, format: 'rich-text' }), { description })
}

/** One line with inline markup (a, strong, em), sanitised on publication. */
export function localizedInlineText(maxLength: number, description: string) {
  return localized(Type.String({ minLength: 1, maxLength, format: 'inline-text' }), { description })
}

function isLocalized(value: object): value is Localized<unknown> {
  const keys = Object.keys(value)
  return keys.length === 2 && 'uz' in value && 'ru' in value
}

/** A localized text as the page displays it, with no-break spaces where its lines must not end. */
export function displayText<Value>(value: Localized<Value>, locale: Locale): Value {
  return bindTexts(value[locale], locale)
}

/** A localized text as its author wrote it, for the head of the page: search engines compare words. */
export function plainText<Value>(value: Localized<Value>, locale: Locale): Value {
  return value[locale]
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
