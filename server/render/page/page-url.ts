import { defaultLocale, localeCodes, type Locale } from '../../../schemas/locale.ts'
import { webAddress } from '../../../src/lib/urls/links.ts'
import { splitLocalePath } from '../../../src/lib/urls/locale-path.ts'

/** Where on the site a request leads. */
export interface PageUrl {
  locale: Locale
  /** Begins with a slash; without language prefix and query. */
  path: string
  /** Empty, or begins with a question mark. */
  search: string
  /** Host that was asked, where content speaks of it; left out: any other. */
  host?: string
  /** Path of the page of ours that led here, as far as the browser tells. */
  previous?: string
}

/** The page of ours that a request comes from, out of its Referer header. */
export function previousPath(referer: string | undefined, host: string | undefined): { previous?: string } {
  const url = webAddress(referer ?? '')
  return url === undefined || url.host !== host ? {} : { previous: splitLocalePath(url.pathname).path }
}

/** The address of a game's page that search engines know; what follows a mode is the game's frame. */
const gamePagePrefix = /^\/platform(?=\/game\/[^/]+$)/

/** Path under which the content knows a page. */
export function pagePath(path: string): string {
  return path.replace(gamePagePrefix, '')
}

/** Splits an address of our own into its parts. */
export function readPageUrl(url: string): PageUrl {
  const queryStart = url.indexOf('?')
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart)
  const search = queryStart < 0 ? '' : url.slice(queryStart)
  const { locale, path } = splitLocalePath(pathname)
  return { locale, path: pagePath(path), search: search === '?' ? '' : search }
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
