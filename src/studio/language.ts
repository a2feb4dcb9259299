import type { i18n } from 'i18next'
import { readItem, studioStorageKeys, writeItem } from '../lib/browser/storage.ts'
import { createI18next } from '../lib/i18n/i18next.ts'

/** Code of a language of the Studio: the name of its catalogue. */
export type StudioLanguage = string

/** The texts of a language, and how it is named and formatted. Texts that it lacks are those of English. */
export interface StudioCatalogue {
  about: {
    /** The language's own name. */
    name: string
    /** The language in which browsers format dates: for Uzbek, they do not know the months (“2027 M01 5”). */
    dates: string
    dateStyle: 'short' | 'medium'
  }
  [group: string]: unknown
}

/** Adding a language is adding its catalogue here. */
const catalogues = import.meta.glob<StudioCatalogue>('./messages/*.json', { eager: true, import: 'default' })

/** The parts of a language by its code, from files such as `messages/uz.json` or `phrases.uz.json`. */
export const byLanguage = <Part>(files: Readonly<Record<string, Part>>): ReadonlyMap<StudioLanguage, Part> =>
  new Map(Object.entries(files).map(([path, part]) => [/([a-z]+)\.\w+$/.exec(path)?.[1] ?? path, part]))

const known = byLanguage(catalogues)
export const sourceLanguage = 'en'

/** Languages of the Studio, each with its own name. */
export const studioLanguages: readonly { code: StudioLanguage; name: string }[] = [...known].map(
  ([code, { about }]) => ({ code, name: about.name }),
)

export const isStudioLanguage = (value: unknown): value is StudioLanguage =>
  typeof value === 'string' && known.has(value)

/** How dates are formatted in a language. */
export const dateFormatOf = (
  language: StudioLanguage,
): Pick<StudioCatalogue['about'], 'dates' | 'dateStyle'> =>
  known.get(language)?.about ?? { dates: language, dateStyle: 'medium' }

/** The stored language, or else that of the browser. */
export function preferredLanguage(): StudioLanguage {
  const chosen = readItem('local', studioStorageKeys.language)
  if (isStudioLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isStudioLanguage) ?? sourceLanguage
}

export function rememberLanguage(language: StudioLanguage): void {
  writeItem('local', studioStorageKeys.language, language)
}

export const i18nOf = (language: StudioLanguage, own = known.get(language)): i18n =>
  createI18next(language, own ?? {}, { [sourceLanguage]: known.get(sourceLanguage) ?? {} })
