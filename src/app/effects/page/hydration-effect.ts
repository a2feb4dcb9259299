import { sessionStore } from '../../../modules/session/index.ts'
import type { AppContext } from '../../app-context.ts'

/** Hydrates every block before the session or the page changes, since blocks may depend on both. */
export function hydrationEffect({ router, hydration }: AppContext): () => void {
  const stops = [sessionStore.subscribe(hydration.hydrateAll), router.subscribe(hydration.hydrateAll)]
  return () => stops.forEach((stop) => stop())
}
