import type { Locale } from '../../../schemas/locale.ts'
import { createI18n } from '../../lib/i18n/i18n.ts'
import type { I18n } from '../../lib/i18n/plain-i18n.ts'

const instances = new WeakMap<Record<string, unknown>, I18n>()

/** The i18n instance of a catalogue. Catalogues are immutable, so requests share it. */
export function i18nOf(locale: Locale, messages: Record<string, unknown>): I18n {
  const i18n = instances.get(messages) ?? createI18n(locale, messages)
  instances.set(messages, i18n)
  return i18n
}
