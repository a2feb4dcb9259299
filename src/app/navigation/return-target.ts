import { createPath, parsePath } from 'react-router-dom'
import type { SiteSettings } from '../../../schemas/documents/settings/settings.ts'
import { guestKeys } from '../../../schemas/route-rules.ts'
import { backUrlKey, readBackUrl } from '../../lib/urls/back-url.ts'
import { isInternalPath } from '../../lib/urls/links.ts'
import { pickQuery } from '../../lib/urls/query.ts'
import { withoutKeys } from '../popups/popup-flags.ts'
import { isServerPath } from './server-paths.ts'

const redirectKey = 'redirectUrl'
/** Query keys with the target after a login or registration; removed afterwards. */
export const returnKeys: readonly string[] = [backUrlKey, redirectKey]

/** Target after a login or registration: an external address, or a path with language prefix. */
export type ReturnTarget = { external: string } | { internal: string }

/**
 * `backUrl` takes precedence over `redirectUrl`: the first must be on a host that the settings allow, the second
 * must be the path of a page of this site. Anything else is dropped, because addresses are untrusted: a path
 * that the server handles could log the player out.
 */
export function returnTarget(
  search: string,
  site: Pick<SiteSettings, 'externalHosts'>,
): ReturnTarget | undefined {
  const back = readBackUrl(search, site)
  if (back !== undefined) return { external: back }
  const path = pickQuery(search, [redirectKey])[redirectKey] ?? ''
  return isInternalPath(path) && !isServerPath(path) ? { internal: withoutGuestKeys(path) } : undefined
}

/** A promo code in the address would be suggested again although the registration has used it. */
function withoutGuestKeys(path: string): string {
  const { pathname, search = '', hash } = parsePath(path)
  if (!guestKeys.some((key) => search.includes(key))) return path
  return createPath({
    ...(pathname && { pathname }),
    search: withoutKeys(search, guestKeys),
    ...(hash && { hash }),
  })
}
