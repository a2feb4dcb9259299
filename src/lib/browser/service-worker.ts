import { defaultLocale, type Locale } from '../../../schemas/locale.ts'

/** Where the service worker stands: above all pages. */
export const workerAddress = '/sw.js'

/** Said by a page to a worker that waits: take over now. */
export const activateMessage = 'activate'

/** Address of the page that the worker shows without a connection. */
export function offlineAddress(locale: Locale): string {
  return locale === defaultLocale ? '/offline' : `/offline?locale=${locale}`
}
