import { defaultLocale, type Locale } from '../../../schemas/locale.ts'

/** At the root, so that its scope includes all pages. */
export const workerAddress = '/sw.js'

/** Message from a page to a waiting worker: activate now. */
export const activateMessage = 'activate'

/** Address of the page that the worker shows without a connection. */
export function offlineAddress(locale: Locale): string {
  return locale === defaultLocale ? '/offline' : `/offline?locale=${locale}`
}
