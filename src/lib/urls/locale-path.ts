import { defaultLocale, localeCodes, type Locale } from '../../../schemas/locale.ts'

export interface LocatedPath {
  locale: Locale
  /** Starts with a slash and has no language prefix. */
  path: string
}

/** Splits the language prefix from a path; query and hash stay unchanged. */
export function splitLocalePath(path: string): LocatedPath {
  for (const locale of localeCodes) {
    const prefix = `/${locale}`
    if (locale === defaultLocale || !path.startsWith(prefix)) continue
    const rest = path.slice(prefix.length)
    if (rest === '' || rest.startsWith('?') || rest.startsWith('#')) return { locale, path: `/${rest}` }
    if (rest.startsWith('/')) return { locale, path: rest }
  }
  return { locale: defaultLocale, path }
}

/** Address of a page in a language: the default language has no prefix. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, '')}`
}

/** The same page in another language, with the rest of the address unchanged. */
export function switchLocalePath(path: string, locale: Locale): string {
  return localePath(splitLocalePath(path).path, locale)
}
