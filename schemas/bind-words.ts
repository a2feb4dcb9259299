import { isRecord } from './is-record.ts'
import type { Locale } from './locale.ts'

/** Russian prepositions, conjunctions and particles that must not end a line. */
const shortWords =
  /(^|[^\p{L}\p{N}-])((?:(?:а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|ни|но|о|об|от|по|под|при|про|с|со|у) )+)(?=\S)/giu

const space = '\u00a0'

function bindText(text: string, locale: Locale): string {
  const bound = text
    .replace(/ (?=[—–] )/g, space)
    .replace(/№ (?=[\d{])/g, `№${space}`)
    .replace(/(\d) (?=сум|soʻm|USDT|UZS)/g, `$1${space}`)
  if (locale !== 'ru') return bound
  return bound.replace(
    shortWords,
    (_, before: string, words: string) => before + words.replaceAll(' ', space),
  )
}

/**
 * Puts no-break spaces where a line must not end, so that authors need not type them. Leaves the tags of rich
 * text alone.
 */
export function bindWords(text: string, locale: Locale): string {
  if (!text.includes(' ')) return text
  return text.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : bindText(part, locale)))
}

/** Binds the words of every text in a value, at any depth. */
export function bindTexts<Value>(value: Value, locale: Locale): Value
export function bindTexts(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return bindWords(value, locale)
  if (Array.isArray(value)) return value.map((item: unknown) => bindTexts(item, locale))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, bindTexts(entry, locale)]))
}
