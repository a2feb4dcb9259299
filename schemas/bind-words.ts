import { isRecord } from './is-record.ts'
import type { Locale } from './locale.ts'

// Tags are replaced by noncharacters while words are bound: a tag within a line may be on either side of a space.
const inlineTag = '\ufdd0'
const otherTag = '\ufdd1'

/** Russian prepositions, conjunctions and particles that must not end a line. */
const shortWords =
  /(?<![\p{L}\p{N}-]\ufdd0*)(?:\ufdd0*(?:а|без|в|во|для|до|за|и|из|или|к|ко|на|над|не|ни|но|о|об|от|по|под|при|про|с|со|у)\ufdd0* )+(?=[^\s\ufdd1])/giu

const space = '\u00a0'

function bindText(text: string, locale: Locale): string {
  const bound = text
    .replace(/ (?=\ufdd0*[—–]\ufdd0* )/g, space)
    .replace(/№ (?=\ufdd0*[\d{])/g, `№${space}`)
    .replace(/(\d\ufdd0*) (?=\ufdd0*(?:сум|soʻm|USDT|UZS))/g, `$1${space}`)
  return locale === 'ru' ? bound.replace(shortWords, (words) => words.replaceAll(' ', space)) : bound
}

/**
 * Puts no-break spaces where a line must not end, so that authors need not type them. Leaves the tags of rich
 * text alone.
 */
export function bindWords(text: string, locale: Locale): string {
  if (!text.includes(' ')) return text
  const tags: string[] = []
  const marked = text.replace(/<\/?([a-z][a-z\d]*)\b[^>]*>|[\ufdd0\ufdd1]/gi, (tag, name?: string) => {
    tags.push(tag)
    return /^(?:a|em|strong)$/i.test(name ?? '') ? inlineTag : otherTag
  })
  return bindText(marked, locale).replace(/[\ufdd0\ufdd1]/g, () => tags.shift() ?? '')
}

/** Binds the words of every text in a value, at any depth. */
export function bindTexts<Value>(value: Value, locale: Locale): Value
export function bindTexts(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return bindWords(value, locale)
  if (Array.isArray(value)) return value.map((item: unknown) => bindTexts(item, locale))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, bindTexts(entry, locale)]))
}
