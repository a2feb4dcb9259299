import { plainI18n, type I18n } from './plain-i18n.ts'

/** The texts of a catalogue in the browser; loads i18next only if a text requires it. */
export async function loadI18n(language: string, messages: Record<string, unknown>): Promise<I18n> {
  const plain = plainI18n(language, messages)
  if (plain !== undefined) return plain
  const { createI18next, textsOf } = await import('./i18next.ts')
  return textsOf(createI18next(language, messages))
}
