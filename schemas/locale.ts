/** Code of a language of the site, a primary subtag of BCP 47: addresses, documents and calls name languages by it. */
export type Locale = string

/** A language as pages need it. */
export interface LocaleDefinition {
  code: Locale
  /** Full tag for `Intl`, `lang` and `hreflang`. */
  language: string
  /** Its own name. */
  name: string
  dir: 'ltr' | 'rtl'
  /** Name of its icon. */
  icon?: string
  isDefault: boolean
  /** The language whose texts complete missing ones. Omitted: the default language. */
  fallback?: Locale
}

/** A language of the settings. */
export interface SiteLanguage extends LocaleDefinition {
  /** It is being translated: only previews show it. */
  isHidden?: true
}

/** The languages that every site has. A site without a list of its own has them in this order. */
export const builtInLocales = [
  { code: 'uz', language: 'uz-Latn-UZ', name: 'Oʻzbekcha', dir: 'ltr', icon: 'uz', isDefault: true },
  { code: 'ru', language: 'ru-RU', name: 'Русский', dir: 'ltr', icon: 'ru', isDefault: false },
] as const satisfies readonly LocaleDefinition[]
export type BuiltInLocale = (typeof builtInLocales)[number]['code']

export const builtInCodes: readonly BuiltInLocale[] = builtInLocales.map(({ code }) => code)

/** A value for each language that every site has. */
export const inBuiltIn = <Value>(
  valueOf: (locale: BuiltInLocale) => Value,
): Record<BuiltInLocale, Value> => ({
  uz: valueOf('uz'),
  ru: valueOf('ru'),
})

export const defaultLocale = 'uz' satisfies BuiltInLocale

/** The message catalogue that completes missing texts of all languages; that of English. */
export const fallbackCatalogue = 'en-US'

/** Key of the message catalogue of a language. */
export const catalogueOf = (locale: Locale): string => (locale === 'en' ? fallbackCatalogue : locale)

/** The form of a language's code. */
export const localePattern = '^[a-z]{2,3}$'
const codePattern = new RegExp(localePattern)

/** Whether a value has the form of a language's code. */
export const isLocaleCode = (value: unknown): value is Locale =>
  typeof value === 'string' && codePattern.test(value)

export const isBuiltIn = (value: unknown): value is BuiltInLocale =>
  builtInCodes.some((code) => code === value)

const [defaultDefinition] = builtInLocales

/** The definition of a language; that of the default language for a code that is not in the list. */
export function definitionOf(
  locales: readonly LocaleDefinition[],
  locale: Locale | undefined,
): LocaleDefinition {
  return locales.find(({ code }) => code === locale) ?? defaultDefinition
}

/** Whether a value from outside is the code of one of these languages. */
export const isLocaleOf = (locales: readonly LocaleDefinition[], value: unknown): value is Locale =>
  locales.some(({ code }) => code === value)

/** A language and those whose texts complete it, ending with the default one. */
export function fallbackChain(locales: readonly LocaleDefinition[], locale: Locale): Locale[] {
  const chain = [locale]
  let next = locales.find(({ code }) => code === locale)?.fallback
  while (next !== undefined && !chain.includes(next)) {
    chain.push(next)
    next = definitionOf(locales, next).fallback
  }
  return chain.includes(defaultLocale) ? chain : [...chain, defaultLocale]
}

/** Keys of the message catalogues that make the texts of a language, those that win last. */
export function catalogueChain(locales: readonly LocaleDefinition[], locale: Locale): string[] {
  // The catalogues of the built-in languages are complete.
  const chain = isBuiltIn(locale) ? [locale] : fallbackChain(locales, locale)
  const own = catalogueOf(locale)
  const others = [fallbackCatalogue, ...chain.map(catalogueOf).reverse()].filter((key) => key !== own)
  return [...new Set(others), own]
}

/**
 * The language in which the platform is called for a page: the page's own, or the first that completes it and that the
 * platform knows; the default language if it knows none.
 */
export function knownLocale(
  locales: readonly LocaleDefinition[],
  available: readonly string[],
  locale: Locale,
): Locale {
  return fallbackChain(locales, locale).find((code) => available.includes(code)) ?? defaultLocale
}
