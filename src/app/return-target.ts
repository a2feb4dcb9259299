import type { SiteSettings } from '../../schemas/documents/settings.ts'
import { isInternalPath, webAddress } from '../lib/links.ts'
import { pickQuery } from '../lib/query.ts'

const backKey = 'backUrl'
const redirectKey = 'redirectUrl'
/** Keys that say where a login or registration leads; they have served when it is done. */
export const returnKeys: readonly string[] = [backKey, redirectKey]

/** Where a login or registration leads: out of the site, or to a path with language prefix. */
export type ReturnTarget = { external: string } | { internal: string }

/**
 * `backUrl` before `redirectUrl`: the one to hosts that the settings allow, the other to paths of
 * this site. Anything else is dropped: addresses come from anybody.
 */
export function returnTarget(
  search: string,
  { externalHosts }: Pick<SiteSettings, 'externalHosts'>,
): ReturnTarget | undefined {
  const query = pickQuery(search, returnKeys)
  const back = webAddress(query[backKey] ?? '')
  if (back !== undefined && externalHosts.includes(back.host)) return { external: back.href }
  const path = query[redirectKey] ?? ''
  return isInternalPath(path) ? { internal: path } : undefined
}
