import type { BuildManifest, BuildMeta } from '../../../../schemas/route-rules.ts'
import { hourInMilliseconds } from '../../../lib/constants.ts'
import { logProblem } from '../../../lib/log.ts'
import { readJson, request } from '../../../lib/api/request.ts'
import { learnRouteRules } from '../../navigation/server-paths.ts'

/** Limits how often returning to the page checks for a newer build. */
const shortestPause = 60_000

async function read(address: string): Promise<unknown> {
  const response = await request(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return readJson(response)
}

const hasKey = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value

const isManifest = (value: unknown): value is BuildManifest =>
  hasKey(value, 'id') && typeof value.id === 'string'
const isMeta = (value: unknown): value is BuildMeta =>
  hasKey(value, 'routeRules') && typeof value.routeRules === 'object' && value.routeRules !== null

/** Name of the build that this code belongs to, taken from the file name of its entry, as the server does. */
export const buildOf = (entry: string): string => /([^/]+)\.\w+$/.exec(new URL(entry).pathname)?.[1] ?? ''

/**
 * Checks every hour, and when the player returns to the page, whether the site has a newer build than `own`;
 * reports each once. From then on, the path rules of the new build apply.
 */
export function watchBuilds(own: string, onNewer: () => void = () => undefined): () => void {
  let known = own
  let lastCheck = Date.now()

  async function poll() {
    lastCheck = Date.now()
    const latest = await read('/builds/latest.json')
    if (!isManifest(latest) || latest.id === known) return
    known = latest.id
    if (known === own) return
    onNewer()
    const meta = await read(`/builds/meta/${encodeURIComponent(latest.id)}.json`)
    if (isMeta(meta)) learnRouteRules(meta.routeRules)
  }
  const tryCheck = () =>
    void poll().catch((error: unknown) =>
      logProblem('the manifest of the newest build cannot be read', error),
    )

  function comeBack() {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck >= shortestPause) tryCheck()
  }
  const timer = setInterval(tryCheck, hourInMilliseconds)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', comeBack)
  }
}
