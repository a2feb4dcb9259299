import type { RouteObject, ShouldRevalidateFunction } from 'react-router'
import { defaultLocale, localeCodes, type Locale } from '../../../schemas/locale.ts'
import type { PageData } from '../render/page-data.ts'
import { PageError } from '../render/page-error.tsx'
import { PageView } from '../render/page-view.tsx'
import { Shell } from '../layouts/shell.tsx'

export interface RouteOptions {
  load: (locale: Locale, request: Request) => Promise<PageData | Response>
  /** Whether the page is outdated for the next address although its path is unchanged. */
  isOutdated: (currentUrl: URL, nextUrl: URL) => boolean
}

/** Id of the route that displays the pages of a language. */
export function pageRouteId(locale: Locale): string {
  return `${locale}:page`
}

/**
 * One route per language: content decides which page a path has. The page is loaded again when
 * the path changes, on request, or when it is outdated; not for every query flag.
 */
export function createRoutes({ load, isOutdated }: RouteOptions): RouteObject[] {
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
    currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.search === nextUrl.search ||
    isOutdated(currentUrl, nextUrl)
  return [
    {
      id: 'shell',
      Component: Shell,
      children: localeCodes.map((locale) => ({
        id: pageRouteId(locale),
        path: locale === defaultLocale ? '/*' : `/${locale}/*`,
        // The server redirects `/RU/…`, so it must not match `/ru` here.
        caseSensitive: true,
        loader: ({ request }) => load(locale, request),
        shouldRevalidate,
        Component: PageView,
        ErrorBoundary: PageError,
      })),
    },
  ]
}
