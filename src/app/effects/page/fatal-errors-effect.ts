import type { AppContext } from '../../app-context.ts'
import { onApiError } from '../../../lib/api/client.ts'
import { concernsPage } from '../../../lib/api/page-errors.ts'

/** Prevents an endless loop of page requests if the platform rejects everything. */
const pause = 10_000

/**
 * If a call fails because of the player or the whole site, requests the page again, so that the server can
 * answer with a system page. If only this call fails, the page stays and the caller shows the error.
 */
export function fatalErrorsEffect({ router }: AppContext): () => void {
  let asked = -Infinity
  return onApiError((rejection) => {
    if (!concernsPage(rejection) || performance.now() - asked < pause) return
    asked = performance.now()
    void router.revalidate()
  })
}
