import { defaultLocale, type Locale } from '../../../schemas/locale.ts'

/** Address of the web app manifest, which starts the app in the language of the page. */
export function manifestAddress(locale: Locale): string {
  return locale === defaultLocale ? '/manifest.webmanifest' : `/manifest.webmanifest?locale=${locale}`
}
