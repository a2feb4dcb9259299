/** A language of the site. The list has the order of the language switch. */
export const locales = [
  { code: 'uz', language: 'uz-Latn-UZ', name: 'Oʻzbekcha', dir: 'ltr', icon: 'uz', isDefault: true },
  { code: 'ru', language: 'ru-RU', name: 'Русский', dir: 'ltr', icon: 'ru', isDefault: false },
] as const

export type LocaleDefinition = (typeof locales)[number]
export type Locale = LocaleDefinition['code']

export const localeCodes: readonly Locale[] = locales.map((locale) => locale.code)
export const defaultLocale: Locale = (locales.find(({ isDefault }) => isDefault) ?? locales[0]).code

/** The message catalogue that completes missing texts of uz and ru. */
export const fallbackCatalogue = 'en-US'

export function isLocale(value: unknown): value is Locale {
  return localeCodes.some((code) => code === value)
}
