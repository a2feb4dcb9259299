import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { I18n } from './plain-i18n.ts'

/** An instance of its own for each catalogue: nothing ever changes its language, so nobody sees another's. */
export function createI18next(language: string, messages: Record<string, unknown>): i18n {
  const instance = createInstance({
    lng: language,
    resources: { [language]: { translation: messages } },
    // Texts go through React, which escapes them.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  })
  void instance.use(initReactI18next).init()
  return instance
}

/** An instance as the site's own components know texts. */
export function textsOf(instance: i18n): I18n {
  return { t: (key, values = {}) => instance.t(key, values) }
}
