import { createPath } from 'react-router-dom'
import { readItem, writeItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { takeBackUrl } from '../../../lib/urls/back-url.ts'
import { withQuery } from '../../../lib/urls/links.ts'
import { reportSessionResumed } from '../../../lib/data/session-resumed.ts'
import { logProblem } from '../../../lib/log.ts'
import { localePath } from '../../../lib/urls/locale-path.ts'
import { closeAllDialogs } from '../../../modules/dialogs/index.ts'
import {
  watchOtherTabs,
  watchForExpiry,
  leaveExpiredSession,
  notePlayer,
  notifyOtherTabs,
  onSessionEvent,
  refreshSession,
  runFollowUps,
  sessionStore,
  type SessionEvent,
} from '../../../modules/session/index.ts'
import { showToast } from '../../../modules/toasts/index.ts'
import { track } from '../../../modules/tracking/index.ts'
import type { AppContext, Router } from '../../app-context.ts'
import { popupFlagKeys, withoutKeys } from '../../popups/popup-flags.ts'
import { returnKeys, returnTarget, type ReturnTarget } from '../../navigation/return-target.ts'

/** The address of the current page without flags that have taken effect. */
function cleanAddress(router: Router): string {
  const { pathname, search, hash } = router.state.location
  return pathname + withoutKeys(search, [...popupFlagKeys, ...returnKeys]) + hash
}

type Entry = Extract<SessionEvent, { account: unknown }>

/** Reloads lists that depend on the session. */
async function refetchLists(): Promise<void> {
  const { refetchSessionLists } = await import('./refetch-lists.ts')
  await refetchSessionLists()
}

/** Handles login, registration and logout: tracking, toasts, and navigation. */
export function sessionEffect({ router, currentPage, openPopup, navigate }: AppContext): () => void {
  const home = () => localePath('/', currentPage().answer.locale)
  const text = (key: string) => currentPage().i18n.t(key)

  /** The player's requested target: from the address, or stored before a social login left the page. */
  function wanted(way: Entry['way']): ReturnTarget | undefined {
    const { site } = currentPage().config
    const kept = takeBackUrl('social', site)
    const target = returnTarget(router.state.location.search, site)
    return target ?? (way === 'social' && kept !== undefined ? { external: kept } : undefined)
  }

  /**
   * The page that a login or registration was opened from, before the pages for them; the home page if there is none. It
   * outlasts the way over the page of another service.
   */
  let origin = readItem('session', storageKeys.loginOrigin) ?? undefined
  /** The page still shows a player, and what they have typed. Only they return to it. */
  let isLeftByPlayer = false
  function noteOrigin() {
    if (router.state.navigation.state !== 'idle' || currentPage().answer.page.forGuests === true) return
    origin = cleanAddress(router)
    writeItem('session', storageKeys.loginOrigin, origin)
  }

  function changePlayer() {
    closeAllDialogs()
    refetchLists().catch((error: unknown) => logProblem('lists could not be asked for again', error))
  }

  /** Navigates to the target, then shows pending follow-ups. */
  async function welcome(entry: Entry) {
    changePlayer()
    const target = wanted(entry.way) ?? { internal: (isLeftByPlayer ? undefined : origin) ?? home() }
    if ('external' in target) return navigate(target.external, { external: true })
    const { internal } = target
    // The page stays as it is, with what the player has opened and typed on it.
    const replace = internal === origin && currentPage().answer.page.forGuests !== true
    isLeftByPlayer = false
    const address = entry.type === 'register' ? withQuery(internal, { register: 'success' }) : internal
    if (address === createPath(router.state.location)) await router.revalidate()
    else await navigate(address, { replace })
    await runFollowUps(entry.account)
  }

  function follow(event: SessionEvent) {
    switch (event.type) {
      case 'login':
        track('login')
        void welcome(event)
        break
      case 'register':
        track('sign_up')
        void welcome(event)
        break
      case 'resumed':
        isLeftByPlayer = false
        track('login')
        reportSessionResumed()
        break
      case 'logout':
        notePlayer(false)
        track('logout')
        changePlayer()
        showToast(
          event.reason === 'inactivity'
            ? { id: 'session', kind: 'info', title: text('inactivity.loggedOut'), duration: null }
            : { id: 'session', kind: 'info', title: text('toasts.loggedOut') },
        )
        void navigate(home())
        break
      case 'loginFailed':
        track('login_error', { code: event.code })
        break
      case 'registerFailed':
        track('sign_up_error', { code: event.code })
        break
      case 'logoutFailed':
        track('logout_error', { code: event.code })
        showToast({ id: 'session', kind: 'error', title: text('toasts.logoutFailed') })
        break
      case 'expired':
        isLeftByPlayer = true
        // The page stays unchanged below the popup, so that the player can continue after logging in again.
        openPopup('login', { closed: leaveExpiredSession, notice: text('session.expired') })
        break
      case 'deleted':
        notePlayer(false)
        notifyOtherTabs()
        changePlayer()
        showToast({
          id: 'session',
          kind: 'error',
          title: text('errors.UserDeletedException'),
          duration: null,
        })
        void router.revalidate()
        break
      case 'changed':
        isLeftByPlayer = false
        changePlayer()
        if (!sessionStore.get().isAuthenticated) {
          showToast({ id: 'session', kind: 'info', title: text('toasts.loggedOut') })
        }
        void router.revalidate()
    }
  }

  let opened = router.state.location.key
  /** Reads an account that the server could not read: at once, and with every page that is opened. */
  function readUnknown() {
    if (sessionStore.get().isUnknown) void refreshSession()
  }

  const noteLogin = () => {
    if (sessionStore.get().isAuthenticated) notePlayer(true)
  }

  watchOtherTabs()
  noteLogin()
  readUnknown()
  noteOrigin()
  const stops = [
    watchForExpiry(),
    sessionStore.subscribe(noteLogin),
    onSessionEvent(follow),
    router.subscribe(noteOrigin),
    router.subscribe(({ location }) => {
      if (location.key === opened) return
      opened = location.key
      readUnknown()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
