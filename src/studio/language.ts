import type { i18n } from 'i18next'
import { readItem, studioStorageKeys, writeItem } from '../lib/browser/storage.ts'
import { createI18next } from '../lib/i18n/i18next.ts'
import english from './messages/en.json' with { type: 'json' }
import russian from './messages/ru.json' with { type: 'json' }
import uzbek from './messages/uz.json' with { type: 'json' }

const catalogues = { en: english, ru: russian, uz: uzbek }
export type StudioLanguage = keyof typeof catalogues

/** Languages of the Studio in display order, each with its own name. */
export const studioLanguages: readonly { code: StudioLanguage; name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'ru', name: 'Русский' },
  { code: 'uz', name: 'Oʻzbekcha' },
]

export function isStudioLanguage(value: unknown): value is StudioLanguage {
  return typeof value === 'string' && Object.hasOwn(catalogues, value)
}

/** The stored language, or else that of the browser. */
export function preferredLanguage(): StudioLanguage {
  const chosen = readItem('local', studioStorageKeys.language)
  if (isStudioLanguage(chosen)) return chosen
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isStudioLanguage) ?? 'en'
}

export function rememberLanguage(language: StudioLanguage): void {
  writeItem('local', studioStorageKeys.language, language)
}

export const i18nOf = (language: StudioLanguage): i18n => createI18next(language, catalogues[language])
