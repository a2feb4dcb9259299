import type { SiteSettings } from '../../../schemas/documents/settings.ts'
import { backUrlKey, readBackUrl } from '../../lib/urls/back-url.ts'
import { isInternalPath } from '../../lib/urls/links.ts'
import { pickQuery } from '../../lib/urls/query.ts'

const redirectKey = 'redirectUrl'
/** Keys that say where a login or registration leads; they have served when it is done. */
export const returnKeys: readonly string[] = [backUrlKey, redirectKey]

/** Where a login or registration leads: out of the site, or to a path with language prefix. */
export type ReturnTarget = { external: string } | { internal: string }

/**
 * `backUrl` before `redirectUrl`: the one to hosts that the settings allow, the other to paths of
 * this site. Anything else is dropped: addresses come from anybody.
 */
export function returnTarget(
  search: string,
  site: Pick<SiteSettings, 'externalHosts'>,
): ReturnTarget | undefined {
  const back = readBackUrl(search, site)
  if (back !== undefined) return { external: back }
  const path = pickQuery(search, [redirectKey])[redirectKey] ?? ''
  return isInternalPath(path) ? { internal: path } : undefined
}
