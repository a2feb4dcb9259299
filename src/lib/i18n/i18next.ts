import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { I18n } from './plain-i18n.ts'

/** A separate instance per catalogue: its language never changes, so requests cannot affect each other. */
export function createI18next(language: string, messages: Record<string, unknown>): i18n {
  const instance = createInstance({
    lng: language,
    resources: { [language]: { translation: messages } },
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
