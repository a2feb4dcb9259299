import { isFramed } from '../../../lib/browser/is-framed.ts'
import { logProblem } from '../../../lib/log.ts'
import type { AppContext } from '../../app-context.ts'

/** Popups that open by themselves; sites without one do not load the code. */
export function openingsEffect(context: AppContext): () => void {
  let stop: (() => void) | undefined
  if (context.currentPage().config.openings !== undefined && !isFramed())
    import('../../popups/openings/openings.ts').then(
      ({ openPopups }) => (stop = openPopups(context)),
      (error: unknown) => logProblem('popups do not open by themselves', error),
    )
  return () => stop?.()
}
