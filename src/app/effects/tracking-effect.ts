import type { createBrowserRouter } from 'react-router-dom'
import { startAnalytics } from '../../modules/analytics/index.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>

/** Hits and analytics. `begun`: when the application began, as `performance.now()` tells. */
export function followTracking(router: Router, currentPage: () => PageData, begun: number): void {
  startAnalytics({
    config: () => currentPage().config,
    path: () => currentPage().answer.path,
    onAddress: (listener) =>
      router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') listener()
      }),
    elapsed: performance.now() - begun,
  })
}
