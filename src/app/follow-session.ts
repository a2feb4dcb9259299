import type { createBrowserRouter } from 'react-router-dom'
import { withQuery } from '../lib/links.ts'
import { localePath } from '../lib/locale-path.ts'
import { followOtherTabs, onSessionEvent, type SessionEvent } from '../modules/session/index.ts'
import { showToast } from '../modules/toasts/index.ts'
import { track } from '../modules/tracking/index.ts'
import type { PageData } from './page-data.ts'
import { popupFlagKeys, withoutKeys } from './popup-flags.ts'
import { returnKeys, returnTarget, type ReturnTarget } from './return-target.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The page that is shown, without what has served its purpose. */
function cleanAddress(router: Router): string {
  const { pathname, search } = router.state.location
  return pathname + withoutKeys(search, [...popupFlagKeys, ...returnKeys])
}

/** What follows a login, a registration and a logout: reports, notices, and where the player goes. */
export function followSession(router: Router, currentPage: () => PageData): () => void {
  const home = () => localePath('/', currentPage().answer.locale)
  const text = (key: string) => currentPage().i18n.t(key)
  const wanted = () => returnTarget(router.state.location.search, currentPage().config.site)

  function go(target: ReturnTarget) {
    if ('external' in target) window.location.assign(target.external)
    else void router.navigate(target.internal)
  }

  function follow(event: SessionEvent) {
    switch (event.type) {
      case 'login':
        track('login')
        go(wanted() ?? { internal: home() })
        break
      case 'register': {
        track('sign_up')
        const target = wanted() ?? { internal: cleanAddress(router) }
        go('external' in target ? target : { internal: withQuery(target.internal, { register: 'success' }) })
        break
      }
      case 'logout':
        track('logout')
        showToast({ kind: 'info', title: text('toasts.loggedOut') })
        go({ internal: home() })
        break
      case 'loginFailed':
        track('login_error', { code: event.code })
        break
      case 'registerFailed':
        track('sign_up_error', { code: event.code })
        break
      case 'logoutFailed':
        track('logout_error', { code: event.code })
        showToast({ kind: 'error', title: text('toasts.logoutFailed') })
        break
      case 'changed':
        void router.revalidate()
    }
  }

  followOtherTabs()
  return onSessionEvent(follow)
}
