import { expiredFlag, popupFlags, preventCloseFlag } from '../../../schemas/route-rules.ts'
import { parseQuery } from '../../lib/urls/query.ts'

export interface FlaggedPopup {
  popup: string
  preventClose: boolean
  /** The visitor has a session that is no player's. */
  isExpired: boolean
}

/** The popup that an address requests. */
export function flaggedPopup(search: string): FlaggedPopup | undefined {
  const query = parseQuery(search)
  const found = Object.entries(popupFlags).find(([flag]) => Object.hasOwn(query, flag))
  return (
    found && {
      popup: found[1],
      preventClose: query[preventCloseFlag] === '1',
      isExpired: query[expiredFlag] === '1',
    }
  )
}

/** The query without these keys: empty, or with a leading question mark. */
export function withoutKeys(search: string, keys: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  for (const key of keys) parameters.delete(key)
  const rest = parameters.toString()
  return rest === '' ? '' : `?${rest}`
}

export const popupFlagKeys: readonly string[] = [...Object.keys(popupFlags), preventCloseFlag, expiredFlag]
