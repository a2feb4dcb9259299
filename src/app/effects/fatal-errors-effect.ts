import type { AppContext } from '../app-context.ts'
import { onApiError } from '../../lib/api/client.ts'
import { concernsPage } from '../../lib/api/page-refusal.ts'

/** A platform that refuses everything would otherwise be asked for pages without end. */
const pause = 10_000

/**
 * A call that is refused for the player or the site as a whole asks the server what the page is now: it shows the
 * system page where that is so. Where only this call is refused, the page stays, with what the caller says of it.
 */
export function fatalErrorsEffect({ router }: AppContext): () => void {
  let asked = -Infinity
  return onApiError((refusal) => {
    if (!concernsPage(refusal) || performance.now() - asked < pause) return
    asked = performance.now()
    void router.revalidate()
  })
}
