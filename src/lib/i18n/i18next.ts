import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { I18n } from './plain-i18n.ts'

/**
 * A separate instance per catalogue: its language never changes, so requests cannot affect each other. `fallback`: the
 * catalogue, by its language, of texts that the other one lacks.
 */
export function createI18next(
  language: string,
  messages: Record<string, unknown>,
  fallback: Readonly<Record<string, Record<string, unknown>>> = {},
): i18n {
  const translations = Object.entries({ ...fallback, [language]: messages })
  const instance = createInstance({
    lng: language,
    fallbackLng: Object.keys(fallback),
    resources: Object.fromEntries(translations.map(([code, translation]) => [code, { translation }])),
    // React escapes the texts.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
  void instance.use(initReactI18next).init()
  return instance
}

/** Adapts an instance to the interface of the site's components. */
export function textsOf(instance: i18n): I18n {
  return { t: (key, values = {}) => instance.t(key, values) }
}
