import type { CallName } from '../../../../schemas/api/calls.ts'
import type { ApiError } from '../../../../schemas/api/errors.ts'
import type { AppContext } from '../../app-context.ts'
import { onApiError } from '../../../lib/api/api-errors.ts'
import { concernsPage, isSessionOver, pageErrorOf } from '../../../lib/api/page-errors.ts'
import { closeAllDialogs } from '../../../modules/dialogs/index.ts'

/** Prevents an endless loop of page requests if the platform rejects everything. */
const pause = 10_000

/** Errors of a withdrawal that have a button of their own in its form. */
function hasReaction({ type }: ApiError, name: CallName | undefined): boolean {
  return (
    name === 'cashier.makewithdrawal' &&
    (type === 'UserNeedConfirmContactException' || type === 'KycWithdrawalException')
  )
}

/**
 * If a call is forbidden or the site is switched off, replaces the page by the system page for it. If the platform
 * may be gone, requests the page again, so that the server can answer with the maintenance page. If only this
 * call fails, the page stays and the caller shows the error.
 */
export function fatalErrorsEffect({ router, currentPage, replacePage }: AppContext): () => void {
  let asked = -Infinity
  return onApiError((error, name) => {
    if (!concernsPage(error) || isSessionOver(error) || hasReaction(error, name)) return
    if (currentPage().answer.status === error.status || performance.now() - asked < pause) return
    asked = performance.now()
    const type = pageErrorOf(error)
    if (type === undefined) return void router.revalidate()
    closeAllDialogs()
    void replacePage(type)
  })
}
