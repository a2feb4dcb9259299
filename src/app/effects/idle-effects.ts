import type { createBrowserRouter } from 'react-router-dom'
import { followInstall } from './install-effect.ts'
import { followTracking } from './tracking-effect.ts'
import { keepCurrent } from './newest-build-effect.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

interface LaterParts {
  /** Address of the application's own module. */
  entry: string
  router: Router
  currentPage: () => PageData
  /** Path of the page that the visit began with. */
  firstPath: string
  /** When the application began, as `performance.now()` tells. */
  begun: number
}

/** What no page needs at first. */
export function followLater({ entry, router, currentPage, firstPath, begun }: LaterParts): void {
  followTracking(router, currentPage, begun)
  followInstall(router, currentPage, { firstPath })
  // While developing there is one build only.
  if (import.meta.env.PROD) keepCurrent(entry, router, currentPage)
}
