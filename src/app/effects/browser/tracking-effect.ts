import { startAnalytics } from '../../../modules/analytics/index.ts'
import type { AppContext } from '../../app-context.ts'

/** Sends hits and analytics. */
export function trackingEffect({ router, currentPage, visit }: AppContext): () => void {
  return startAnalytics({
    config: () => currentPage().config,
    path: () => currentPage().answer.path,
    onAddress: (listener) =>
      router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') listener()
      }),
    elapsed: performance.now() - visit.startedAt,
  })
}
