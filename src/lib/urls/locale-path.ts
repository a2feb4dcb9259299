import { builtInCodes, defaultLocale, type Locale } from '../../../schemas/locale.ts'

export interface LocatedPath {
  locale: Locale
  /** Starts with a slash and has no language prefix. */
  path: string
}

let siteCodes: readonly Locale[] = builtInCodes

/** Sets the languages of the site. Only for the browser, where all addresses belong to one site. */
export function setSiteCodes(codes: readonly Locale[]): void {
  siteCodes = codes
}

/** Splits the language prefix from a path; query and hash stay unchanged. `codes`: the languages of the site. */
export function splitLocalePath(path: string, codes: readonly Locale[] = siteCodes): LocatedPath {
  for (const locale of codes) {
    const prefix = `/${locale}`
    if (locale === defaultLocale || !path.startsWith(prefix)) continue
    const rest = path.slice(prefix.length)
    if (rest === '' || rest.startsWith('?') || rest.startsWith('#')) return { locale, path: `/${rest}` }
    if (rest.startsWith('/')) return { locale, path: rest }
  }
  return { locale: defaultLocale, path }
}

/** Address of a page in a language: the default language and files of the media library have no prefix. */
export function localePath(path: string, locale: Locale): string {
  if (locale === defaultLocale || path.startsWith('/media/')) return path
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#])/, '')}`
}

/** The same page in another language, with the rest of the address unchanged. */
export function switchLocalePath(path: string, locale: Locale): string {
  return localePath(splitLocalePath(path).path, locale)
}
