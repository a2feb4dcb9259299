import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { defaultLocale, localeCodes, type Locale } from '../../../schemas/locale.ts'
import type { PageData } from '../render/page-data.ts'
import { PageError } from '../render/page-error.tsx'
import { PageView } from '../render/page-view.tsx'
import { Shell } from '../layouts/shell.tsx'

export interface RouteOptions {
  load: (locale: Locale, request: Request) => Promise<PageData | Response>
  /** Whether the page of an unchanged path is too old for the next address. */
  isOutdated: (currentUrl: URL, nextUrl: URL) => boolean
}

/** Id of the route that shows the pages of a language. */
export function pageRouteId(locale: Locale): string {
  return `${locale}:page`
}

/**
 * One route for each language: which page stands at a path is content. The page is fetched again when
 * the path changes, when it is asked for again, or when it is outdated; not for every query flag.
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
        // `/RU/…` is a redirect of the server's, not another spelling of `/ru`.
        caseSensitive: true,
        loader: ({ request }) => load(locale, request),
        shouldRevalidate,
        Component: PageView,
        ErrorBoundary: PageError,
      })),
    },
  ]
}
