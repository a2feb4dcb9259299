import { defaultLocale, type Locale } from '../../../schemas/locale.ts'
import { localePath } from './locale-path.ts'

/** Adds the prefix of a language to the internal links of sanitized markup. */
export function localizeLinks(markup: string, locale: Locale): string {
  if (locale === defaultLocale) return markup
  return markup.replaceAll(
    /(<a\s[^>]*?href=")(\/[^"]*)"/g,
    (_match, start: string, path: string) => `${start}${localePath(path, locale)}"`,
  )
}
