import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { pointerTo } from '../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { isLocale, locales, type Locale } from '../../../schemas/locale.ts'
import { canonicalText } from './inline-codes.ts'
import type { SourcedUnit } from './text-units.ts'

/** The language of a catalogue is the end of its key. */
export function localeOf(key: string): Locale | null {
  const language = key.split('.').at(-1)
  return isLocale(language) ? language : null
}

/** The catalogue with the same texts in another language. */
export const siblingOf = (key: string, locale: Locale) => [...key.split('.').slice(0, -1), locale].join('.')

const plural = /_(zero|one|two|few|many|other)$/
const stemOf = (path: string) => path.replace(plural, '')

function collect(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value)
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) collect(inner, pointerTo(path, name), into)
  return into
}

/** The plural forms of a language, such as one, few, many and other. */
function formsOf(locale: Locale): readonly string[] {
  const language = locales.find(({ code }) => code === locale)?.language ?? locale
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories
}

function byStem(paths: Iterable<string>): Map<string, string[]> {
  const stems = new Map<string, string[]>()
  for (const path of paths) stems.set(stemOf(path), [...(stems.get(stemOf(path)) ?? []), path])
  return stems
}

/** The texts of a catalogue beside those of another language, whatever plural forms the two languages have. */
export function catalogueUnits(
  source: StoredDocument | undefined,
  target: StoredDocument | undefined,
  to: Locale,
): SourcedUnit[] {
  const sources = collect(source?.body ?? {}, '', new Map())
  const targets = collect(target?.body ?? {}, '', new Map())
  const sourcePaths = byStem(sources.keys())
  const targetPaths = byStem(targets.keys())
  return [...new Set([...sourcePaths.keys(), ...targetPaths.keys()])].flatMap((stem) => {
    const from = sourcePaths.get(stem) ?? []
    return (targetPaths.get(stem) ?? missingPaths(stem, from, to)).map((path) => {
      const like = sources.has(path)
        ? path
        : (from.find((each) => each.endsWith('_other')) ?? from[0] ?? path)
      const [text, translation] = [sources.get(like) ?? '', targets.get(path) ?? '']
      return {
        path,
        place: path,
        source: text,
        target: translation,
        format: 'plain' as const,
        sourceText: canonicalText(text, 'plain'),
        targetText: canonicalText(translation, 'plain'),
      }
    })
  })
}

/** The forms in which a text is missing. */
function missingPaths(stem: string, from: readonly string[], to: Locale): string[] {
  const hasForms = from.some((path) => plural.test(path))
  return hasForms ? formsOf(to).map((form) => `${stem}_${form}`) : [stem]
}
