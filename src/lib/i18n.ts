import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

export type I18n = i18n

/**
 * An instance of its own for each catalogue: on the server one request never sees another's
 * language, in the browser a page keeps its texts until the next one is complete.
 */
export function createI18n(language: string, messages: Record<string, unknown>): I18n {
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
