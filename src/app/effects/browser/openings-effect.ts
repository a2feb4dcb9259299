import { isFramed } from '../../../lib/browser/is-framed.ts'
import { logProblem } from '../../../lib/log.ts'
import type { AppContext } from '../../app-context.ts'

/** Popups that open by themselves; sites without one do not load the code. */
export function openingsEffect(context: AppContext): () => void {
  const { router, currentPage } = context
  let isLoading = false
  let isStopped = false
  let stopOpening: (() => void) | undefined

  async function load() {
    isLoading = true
    try {
      const { openPopups } = await import('../../popups/openings/openings.ts')
      if (!isStopped) stopOpening = openPopups(context)
    } catch (error) {
      isLoading = false
      logProblem('popups do not open by themselves', error)
    }
  }

  function check() {
    if (!isLoading && currentPage().config.openings !== undefined && !isFramed()) void load()
  }
  check()
  const unsubscribe = router.subscribe(check)
  return () => {
    isStopped = true
    unsubscribe()
    stopOpening?.()
  }
}
