import { logProblem } from '../../../lib/log.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import type { AppContext } from '../../app-context.ts'

const loadModule = () => import('../../../modules/inactivity/index.ts')

/** Monitors players for inactivity; guests load none of its code. */
export function inactivityEffect({ router, currentPage }: AppContext): () => void {
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

  function checkPlayer() {
    const { isAuthenticated } = sessionStore.get()
    if (isAuthenticated === isWanted) return
    isWanted = isAuthenticated
    if (isAuthenticated) return void begin()
    watch?.stop()
    watch = undefined
  }

  function noteNavigation() {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || location.key === shown) return
    shown = location.key
    watch?.activity()
  }

  checkPlayer()
  const stops = [sessionStore.subscribe(checkPlayer), router.subscribe(noteNavigation)]
  return () => {
    stops.forEach((stop) => stop())
    watch?.stop()
    watch = undefined
  }
}
