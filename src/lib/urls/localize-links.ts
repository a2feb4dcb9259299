import { defaultLocale, type Locale } from '../../../schemas/locale.ts'
import { localePath } from './locale-path.ts'

/** Gives the internal links of sanitised markup the prefix of a language. */
export function localizeLinks(markup: string, locale: Locale): string {
  if (locale === defaultLocale) return markup
  return markup.replaceAll(
    /(<a\s[^>]*?href=")(\/[^"]*)"/g,
    (_match, start: string, path: string) => `${start}${localePath(path, locale)}"`,
  )
}
