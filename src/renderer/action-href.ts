import type { Locale } from '../../schemas/locale.ts'
import { isContactAddress, isInternalPath, webAddress, withQuery } from '../lib/urls/links.ts'
import { localePath } from '../lib/urls/locale-path.ts'
import type { ActionOf } from './actions.ts'

/**
 * Address of a `navigate` action. Undefined for an external address that is not declared as such, or a
 * protocol other than http(s), tel and mailto: such an address is never followed.
 */
export function actionHref(action: ActionOf<'navigate'>, locale: Locale): string | undefined {
  if (isInternalPath(action.to)) return localePath(withQuery(action.to, action.query ?? {}), locale)
  if (isContactAddress(action.to)) return action.to
  if (action.external !== true || webAddress(action.to) === undefined) return undefined
  return withQuery(action.to, action.query ?? {})
}
