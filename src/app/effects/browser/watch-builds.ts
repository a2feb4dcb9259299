import type { BuildMeta } from '../../../../schemas/route-rules.ts'
import { hourInMilliseconds } from '../../../lib/constants.ts'
import { logProblem } from '../../../lib/log.ts'
import { readJsonAt, readNewestBuild } from '../../boot/newest-build.ts'
import { learnRouteRules } from '../../navigation/server-paths.ts'

/** Limits how often returning to the page checks for a newer build. */
const minPauseMs = 60_000

const isMeta = (value: unknown): value is BuildMeta =>
  typeof value === 'object' &&
  value !== null &&
  'routeRules' in value &&
  typeof value.routeRules === 'object' &&
  value.routeRules !== null

/**
 * Checks every hour, and when the player returns to the page, whether the site has a newer build than `own`;
 * reports each once. From then on, the path rules of the new build apply.
 */
export function watchBuilds(own: string, onNewer: () => void = () => undefined): () => void {
  let known = own
  let lastCheck = Date.now()

  async function poll() {
    lastCheck = Date.now()
    const newest = await readNewestBuild()
    if (newest === undefined || newest === known) return
    known = newest
    if (known === own) return
    onNewer()
    const meta = await readJsonAt(`/builds/meta/${encodeURIComponent(newest)}.json`)
    if (isMeta(meta)) learnRouteRules(meta.routeRules)
  }
  const tryCheck = () =>
    void poll().catch((error: unknown) =>
      logProblem('the manifest of the newest build cannot be read', error),
    )

  function comeBack() {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck >= minPauseMs) tryCheck()
  }
  const timer = setInterval(tryCheck, hourInMilliseconds)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', comeBack)
  }
}
