import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { pointerTo } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { catalogueOf, fallbackCatalogue, isLocaleCode, type Locale } from '../../../schemas/locale.ts'
import { canonicalText } from './inline-codes.ts'
import { grouped } from '../../lib/grouped.ts'
import type { SourcedUnit } from './text-units.ts'

/** The language of a catalogue is the end of its key. */
export function localeOf(key: string): Locale | null {
  if (key === fallbackCatalogue) return 'en'
  const language = key.split('.').at(-1)
  return isLocaleCode(language) ? language : null
}

/** The catalogue with the same texts in another language. */
export const siblingOf = (key: string, locale: Locale) =>
  [...key.split('.').slice(0, -1), catalogueOf(locale)].join('.')

/** As in the CLDR; the order in which `Intl` lists them depends on the release of Node. */
const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const plural = new RegExp(`_(?:${pluralOrder.join('|')})$`)
const stemOf = (path: string) => path.replace(plural, '')
/** Every language has this form; without it, a name such as `step_two` is no plural. */
const otherOf = (stem: string) => `${stem}_other`

function collect(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value)
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) collect(inner, pointerTo(path, name), into)
  return into
}

/** The plural forms of a language, such as one, few, many and other. */
function formsOf(locale: Locale): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  return pluralOrder.filter((category) => pluralCategories.includes(category))
}

/** Places of texts by stem: the forms of a plural together, every other text on its own. */
function byStem(paths: Iterable<string>, plurals: ReadonlySet<string>): Map<string, string[]> {
  return grouped([...paths], (path) => (plurals.has(stemOf(path)) ? stemOf(path) : path))
}

/** The texts of a catalogue beside those of another language, whatever plural forms the two languages have. */
export function catalogueUnits(
  source: StoredDocument | undefined,
  target: StoredDocument | undefined,
  to: Locale,
): SourcedUnit[] {
  const sources = collect(source?.body ?? {}, '', new Map())
  const targets = collect(target?.body ?? {}, '', new Map())
  const stems = [...sources.keys(), ...targets.keys()].map(stemOf)
  const plurals = new Set(stems.filter((stem) => sources.has(otherOf(stem)) || targets.has(otherOf(stem))))
  const sourcePaths = byStem(sources.keys(), plurals)
  const targetPaths = byStem(targets.keys(), plurals)
  return [...new Set([...sourcePaths.keys(), ...targetPaths.keys()])].flatMap((stem) => {
    const from = sourcePaths.get(stem) ?? []
    const required = plurals.has(stem) ? formsOf(to).map((form) => `${stem}_${form}`) : [stem]
    return [...new Set([...(targetPaths.get(stem) ?? []), ...required])].map((path) => {
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
