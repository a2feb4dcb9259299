import { createI18next, textsOf } from './i18next.ts'
import { plainI18n, type I18n } from './plain-i18n.ts'

/** The texts of a catalogue, synchronously: on the server, where code size does not matter. */
export function createI18n(language: string, messages: Record<string, unknown>): I18n {
  return plainI18n(language, messages) ?? textsOf(createI18next(language, messages))
}
