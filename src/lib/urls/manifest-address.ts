import { defaultLocale, type Locale } from '../../../schemas/locale.ts'

/** Where the description of the installable app stands: it starts in the language of the page. */
export function manifestAddress(locale: Locale): string {
  return locale === defaultLocale ? '/manifest.webmanifest' : `/manifest.webmanifest?locale=${locale}`
}
