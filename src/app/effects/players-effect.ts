import type { createBrowserRouter } from 'react-router-dom'
import { onGesture } from '../../lib/browser/gestures.ts'
import { logProblem } from '../../lib/log.ts'
import { parseQuery } from '../../lib/urls/query.ts'
import { awaitFollowUps, sessionStore } from '../../modules/session/index.ts'
import type { OpenPopup } from '../popups/open-popup.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>

const isPlayer = () => sessionStore.get().account !== null

/**
 * Has the code for players come with the first of them, or with an address that asks for a campaign: that waits
 * for who becomes one. What happens meanwhile is handed over.
 */
export function followPlayers(router: Router, currentPage: () => PageData, openPopup: OpenPopup): () => void {
  const begun = performance.now()
  let loading: Promise<void> | undefined
  let stopFollowing: (() => void) | undefined
  let isStopped = false

  const isNeeded = () => isPlayer() || Object.hasOwn(parseQuery(router.state.location.search), 'popup')

  async function load() {
    const { location } = router.state
    let hasActed = false
    const stopNoting = onGesture(() => (hasActed ||= isPlayer()))
    try {
      const { followForPlayers } = await import('./player-effects.ts')
      if (isStopped) return
      const meanwhile = { location, hasActed, age: performance.now() - begun }
      stopFollowing = followForPlayers(router, currentPage, openPopup, meanwhile)
    } catch (error) {
      loading = undefined
      logProblem('the code for players could not be loaded', error)
    } finally {
      stopNoting()
    }
  }

  function check() {
    if (loading !== undefined || !isNeeded()) return
    loading = load()
    // What a login is followed by is among it.
    awaitFollowUps(loading)
  }

  const stops = [sessionStore.subscribe(check), router.subscribe(check)]
  check()
  return () => {
    isStopped = true
    stops.forEach((stop) => stop())
    stopFollowing?.()
  }
}
