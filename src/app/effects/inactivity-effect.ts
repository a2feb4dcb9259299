import type { createBrowserRouter } from 'react-router-dom'
import { logProblem } from '../../lib/log.ts'
import { sessionStore } from '../../modules/session/index.ts'
import type { PageData } from '../render/page-data.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

const loadModule = () => import('../../modules/inactivity/index.ts')

/** Watches over players who do nothing; guests load nothing of it. */
export function followInactivity(router: Router, currentPage: () => PageData): () => void {
  let watch: { activity: () => void; stop: () => void } | undefined
  let isWanted = false
  let shown = router.state.location.key

  async function begin() {
    try {
      const { inactivityLimit, startInactivity } = await loadModule()
      if (!isWanted || watch !== undefined) return
      watch = startInactivity({
        limit: () => inactivityLimit(currentPage().answer.path, currentPage().config.general),
        i18n: () => currentPage().i18n,
      })
    } catch (error) {
      isWanted = false
      logProblem('inactivity is not watched', error)
    }
  }

  function followPlayer() {
    const { isAuthenticated } = sessionStore.get()
    if (isAuthenticated === isWanted) return
    isWanted = isAuthenticated
    if (isAuthenticated) return void begin()
    watch?.stop()
    watch = undefined
  }

  function followRoute() {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || location.key === shown) return
    shown = location.key
    watch?.activity()
  }

  followPlayer()
  const stops = [sessionStore.subscribe(followPlayer), router.subscribe(followRoute)]
  return () => {
    stops.forEach((stop) => stop())
    watch?.stop()
    watch = undefined
  }
}
