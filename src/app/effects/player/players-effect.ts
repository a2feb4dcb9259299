import { boot } from '../../../lib/browser/boot.ts'
import { onGesture } from '../../../lib/browser/gestures.ts'
import { logProblem } from '../../../lib/log.ts'
import { parseQuery } from '../../../lib/urls/query.ts'
import { awaitFollowUps, sessionStore } from '../../../modules/session/index.ts'
import { startEffects, type AppContext } from '../../app-context.ts'

const isPlayer = () => sessionStore.get().account !== null

/**
 * Loads and starts the player effects with the first player, or with a campaign in the address,
 * which waits until the guest logs in. The effects receive what happened while they were loading.
 */
export function playersEffect(context: AppContext): () => void {
  const { router } = context
  const startedAt = performance.now()
  let loading: Promise<void> | undefined
  let stopEffects: (() => void) | undefined
  let isStopped = false

  const isNeeded = () => isPlayer() || Object.hasOwn(parseQuery(router.state.location.search), 'popup')

  async function load() {
    const { location } = router.state
    let hasActed = isPlayer() && boot()?.hasActed() === true
    const stopNoting = onGesture(() => (hasActed ||= isPlayer()))
    try {
      const { playerEffects } = await import('./player-effects.ts')
      if (isStopped) return
      const milliseconds = performance.now() - startedAt
      stopEffects = startEffects(playerEffects, {
        ...context,
        whileLoading: { location, hasActed, milliseconds },
      })
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
    // The effects register the follow-ups of a login.
    awaitFollowUps(loading)
  }

  const stops = [sessionStore.subscribe(check), router.subscribe(check)]
  check()
  return () => {
    isStopped = true
    stops.forEach((stop) => stop())
    stopEffects?.()
  }
}
