import { isPlayerKnown, sessionStore } from '../../../modules/session/index.ts'
import { flaggedPopup, popupFlagKeys, withoutKeys } from '../../popups/popup-flags.ts'
import type { AppContext } from '../../app-context.ts'

/** Opens the popup that an address requests, and removes its flags after it is closed. */
export function popupFlagsEffect({ router, currentPage, openPopup }: AppContext): () => void {
  let openedFor: string | undefined

  function removeFlags() {
    openedFor = undefined
    // A pending navigation removes the flags anyway.
    if (router.state.navigation.state !== 'idle') return
    const { pathname, search, hash } = router.state.location
    const rest = withoutKeys(search, popupFlagKeys)
    if (rest === search) return
    void router.navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true })
  }

  function check() {
    if (sessionStore.get().isAuthenticated || router.state.navigation.state !== 'idle') return
    const flagged = flaggedPopup(router.state.location.search)
    if (flagged === undefined || openedFor === flagged.popup) return
    openedFor = flagged.popup
    openPopup(flagged.popup, {
      ...(flagged.preventClose && { preventClose: true }),
      ...(flagged.isExpired && isPlayerKnown() && { notice: currentPage().i18n.t('session.expired') }),
      closed: removeFlags,
    })
  }

  check()
  return router.subscribe(check)
}
