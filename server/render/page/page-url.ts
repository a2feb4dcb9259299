import { defaultLocale, type Locale } from '../../../schemas/locale.ts'
import { webAddress } from '../../../src/lib/urls/links.ts'
import { splitLocalePath } from '../../../src/lib/urls/locale-path.ts'

/** The parts of a request's address that decide which page it shows. */
export interface PageUrl {
  locale: Locale
  /** Begins with a slash; without language prefix and query. */
  path: string
  /** Empty, or begins with a question mark. */
  search: string
  /** Host of the request, if the content mentions it; undefined: any other host. */
  host?: string
  /** Path of the page of this site that linked here, if the browser sends it. */
  previous?: string
  /** Error type of a call that failed on the page in the browser, which then requests the page for this error. */
  failure?: string
  /** The visitor's country; undefined: it is not known. */
  country?: string
  /** Key of the visit's advertising campaign, if a block of the site asks for it. */
  campaign?: string
  /**
   * The language that this browser used last; null: it is not known. undefined: a navigation within the site, which
   * keeps its language.
   */
  usedLocale?: string | null
  /** The page is shown inside an iframe. */
  isFramed?: boolean
}

/** The page of this site that a request comes from, according to its Referer header. */
export function previousPath(
  referer: string | undefined,
  host: string | undefined,
  codes: readonly Locale[],
): { previous?: string } {
  const url = webAddress(referer ?? '')
  return url === undefined || url.host !== host ? {} : { previous: splitLocalePath(url.pathname, codes).path }
}

/** The address of a game's page as listed by search engines. With a mode at the end it is the game's iframe. */
const gamePagePrefix = /^\/platform(?=\/game\/[^/]+$)/

/** Path by which the content finds a page. */
export function pagePath(path: string): string {
  return path.replace(gamePagePrefix, '')
}

/** Splits an address of a site with these languages into its parts. */
export function readPageUrl(url: string, codes: readonly Locale[]): PageUrl {
  const queryStart = url.indexOf('?')
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart)
  const search = queryStart < 0 ? '' : url.slice(queryStart)
  const { locale, path } = splitLocalePath(pathname, codes)
  return { locale, path: pagePath(path), search: search === '?' ? '' : search }
}

/**
 * The canonical spelling of a page's address; null if the address is already canonical. Never begins with two
 * slashes or a backslash, which a browser would interpret as another host.
 */
export function canonicalAddress(url: string, codes: readonly Locale[]): string | null {
  const queryStart = url.indexOf('?')
  const pathname = queryStart < 0 ? url : url.slice(0, queryStart)
  const search = queryStart < 0 ? '' : url.slice(queryStart)
  const segments = pathname.split(/[/\\]+/).filter((segment) => segment !== '')
  const locale = codes.find((code) => code === segments[0]?.toLowerCase())
  if (locale !== undefined) segments.shift()
  const prefix = locale === undefined || locale === defaultLocale ? [] : [locale]
  const canonical = `/${[...prefix, ...segments].join('/')}`
  return canonical === pathname ? null : `${canonical}${search}`
}
