import { localePath } from '../../../lib/urls/locale-path.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import type { AppContext } from '../../app-context.ts'

const playForMoney = '#real'

/** Asks guests to register if they open a game for real money; closing the popup leads to the home page. */
export function realPlayEffect({ router, currentPage, openPopup }: AppContext): () => void {
  let isAsked = false

  function needsLogin(): boolean {
    const { location, navigation } = router.state
    const isHere = navigation.state === 'idle' && location.hash === playForMoney
    return isHere && !sessionStore.get().isAuthenticated && currentPage().answer.page.role === 'game'
  }

  function leave() {
    isAsked = false
    if (needsLogin()) void router.navigate(localePath('/', currentPage().answer.locale))
  }

  function check() {
    if (isAsked || !needsLogin()) return
    isAsked = true
    openPopup('registration', { closed: leave })
  }

  check()
  return router.subscribe(check)
}
