import { startAnalytics } from '../../../modules/analytics/index.ts'
import type { AppContext } from '../../app-context.ts'

/** Sends analytics. */
export function trackingEffect({ router, currentPage }: AppContext): () => void {
  return startAnalytics({
    config: () => currentPage().config,
    path: () => currentPage().answer.path,
    onAddress: (listener) =>
      router.subscribe(({ navigation }) => {
        if (navigation.state === 'idle') listener()
      }),
  })
}
