import { parseQuery } from '../../lib/urls/query.ts'

/** Query flags that open a popup for guests; the first match wins. */
const popupFlags = { show_popup_reg: 'registration', show_popup_auth: 'login' } as const
const preventCloseFlag = 'prevent_close'

export interface FlaggedPopup {
  popup: string
  preventClose: boolean
}

/** The popup that an address requests. */
export function flaggedPopup(search: string): FlaggedPopup | undefined {
  const query = parseQuery(search)
  const found = Object.entries(popupFlags).find(([flag]) => Object.hasOwn(query, flag))
  return found && { popup: found[1], preventClose: query[preventCloseFlag] === '1' }
}

/** The query without these keys: empty, or with a leading question mark. */
export function withoutKeys(search: string, keys: readonly string[]): string {
  const parameters = new URLSearchParams(search)
  for (const key of keys) parameters.delete(key)
  const rest = parameters.toString()
  return rest === '' ? '' : `?${rest}`
}

export const popupFlagKeys: readonly string[] = [...Object.keys(popupFlags), preventCloseFlag]
