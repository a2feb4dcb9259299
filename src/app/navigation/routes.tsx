import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import type { Locale } from '../../../schemas/locale.ts'
import { pageRouteId } from './page-route-id.ts'
import { splitLocalePath } from '../../lib/urls/locale-path.ts'
import type { PageData } from '../render/page-data.ts'
import { PageError } from '../render/page-error.tsx'
import { PageView } from '../render/page-view.tsx'
import { Shell } from '../layouts/shell.tsx'

export interface RouteOptions {
  load: (locale: Locale, request: Request) => Promise<PageData | Response>
  /** Whether the page is outdated for the next address although its path is unchanged. */
  isOutdated: (currentUrl: URL, nextUrl: URL) => boolean
}

/**
 * One route for all languages and paths: content decides which they are. The page is loaded again when
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
      children: [
        {
          id: pageRouteId,
          path: '/*',
          loader: ({ request }) => load(splitLocalePath(new URL(request.url).pathname).locale, request),
          shouldRevalidate,
          Component: PageView,
          ErrorBoundary: PageError,
        },
      ],
    },
  ]
}
