import { defaultLocale, localeCodes, type Locale } from '../../schemas/locale.ts'
import { splitLocalePath } from '../../src/lib/locale-path.ts'

/** Where on the site a request leads. */
export interface PageUrl {
  locale: Locale
  /** Begins with a slash; without language prefix and query. */
  path: string
  /** Empty, or begins with a question mark. */
  search: string
}

/** Splits an address of our own into its parts. */
export function readPageUrl(url: string): PageUrl {
  const queryStart = url.indexOf('?')
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart)
  const search = queryStart < 0 ? '' : url.slice(queryStart)
  return { ...splitLocalePath(pathname), search: search === '?' ? '' : search }
}

/**
 * The one address of a page that was asked for in another spelling; null if it is that address.
 * Never begins with two slashes or a backslash, which a browser would take for another host.
 */
export function canonicalAddress(url: string): string | null {
  const queryStart = url.indexOf('?')
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart)
  const search = queryStart < 0 ? '' : url.slice(queryStart)
  const segments = pathname.split(/[/\\]+/).filter((segment) => segment !== '')
  const locale = localeCodes.find((code) => code === segments[0]?.toLowerCase())
  if (locale !== undefined) segments.shift()
  const prefix = locale === undefined || locale === defaultLocale ? [] : [locale]
  const canonical = `/${[...prefix, ...segments].join('/')}`
  return canonical === pathname ? null : `${canonical}${search}`
}
