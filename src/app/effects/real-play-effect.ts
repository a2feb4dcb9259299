import type { createBrowserRouter } from 'react-router-dom'
import { localePath } from '../../lib/urls/locale-path.ts'
import { sessionStore } from '../../modules/session/index.ts'
import type { PageData } from '../render/page-data.ts'
import type { OpenPopup } from '../popups/open-popup.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>

const gamePage = /^\/game\/[^/]+$/
const playForMoney = '#real'

/** A guest who comes to play for money is asked to register; whoever closes that is led home. */
export function followRealPlay(
  router: Router,
  currentPage: () => PageData,
  openPopup: OpenPopup,
): () => void {
  let isAsked = false

  function isToBeAsked(): boolean {
    const { location, navigation } = router.state
    const isHere = navigation.state === 'idle' && location.hash === playForMoney
    return isHere && !sessionStore.get().isAuthenticated && gamePage.test(currentPage().answer.path)
  }

  function leave() {
    isAsked = false
    if (isToBeAsked()) void router.navigate(localePath('/', currentPage().answer.locale))
  }

  function check() {
    if (isAsked || !isToBeAsked()) return
    isAsked = true
    openPopup('registration', { closed: leave })
  }

  check()
  return router.subscribe(check)
}
