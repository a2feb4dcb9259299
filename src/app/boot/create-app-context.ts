import { createBrowserRouter } from 'react-router-dom'
import type { AppContext, Visit } from '../app-context.ts'
import type { Hydration } from '../../first-load/hydration/deferred-blocks.ts'
import { adoptConfig } from '../navigation/adopt-config.ts'
import { createNavigate } from '../navigation/navigate.ts'
import { createPageSource } from '../navigation/page-source.ts'
import { pageRouteId } from '../navigation/page-route-id.ts'
import { createRoutes } from '../navigation/routes.tsx'
import { createLazyPopups } from '../popups/open-popup.ts'
import { openOnPages } from '../popups/popup-pages.ts'
import type { PageData } from '../render/page-data.ts'

/** Makes the application around the page that the server rendered. */
export function createAppContext(first: PageData, hydration: Hydration, visit: Visit): AppContext {
  adoptConfig(first.config)
  const source = createPageSource(first)
  const router = createBrowserRouter(createRoutes(source), {
    hydrationData: { loaderData: { [pageRouteId]: first } },
  })
  const currentPage = source.current
  return {
    router,
    currentPage,
    replacePage: (failure) => {
      source.fail(failure)
      return router.revalidate()
    },
    openPopup: openOnPages(router, currentPage, createLazyPopups(currentPage)),
    navigate: createNavigate(router),
    hydration,
    visit,
  }
}
