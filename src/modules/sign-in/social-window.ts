import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { localePath } from '../../lib/urls/locale-path.ts'
import { pickQuery } from '../../lib/urls/query.ts'
import { connectPath } from '../../lib/urls/social-login.ts'
import { readJson, removeItem, writeJson } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

const windowSize = { width: 640, height: 480 } as const

/** A social login started here. `state` ties the answer to it; unrequested answers are ignored. */
export interface BegunLogin {
  state: string
  service: string
}

/** The answer with which the provider leads back. */
export interface SocialAnswer extends BegunLogin {
  accessToken?: string
  /** Proves to the server that the login started in this browser. */
  nonce?: string
  /** Why there is no token, such as `access_denied`. */
  error?: string
}

/** Features of the window: its size, centred on the window that opens it. */
export function windowFeatures({
  screenX,
  screenY,
  outerWidth,
  outerHeight,
}: Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>): string {
  const { width, height } = windowSize
  const left = Math.round(screenX + (outerWidth - width) / 2)
  const top = Math.round(screenY + (outerHeight - height) / 2)
  return `popup=yes,width=${width},height=${height},left=${left},top=${top}`
}

export interface LoginPlan extends BegunLogin {
  /** Address where the login starts. */
  address: string
}

/** Prepares a login and stores it for the page that the provider leads back to. */
export function planLogin(options: {
  service: string
  purpose: 'login' | 'registration'
  locale: Locale
  /** Query of the page, which contains the player's destination. */
  search: string
}): LoginPlan {
  const { service, purpose, locale, search } = options
  const state = crypto.randomUUID()
  const begun: BegunLogin = { state, service }
  writeJson('session', storageKeys.socialLogin, begun)
  const query = new URLSearchParams({ state, ...pickQuery(search, ['redirectUrl']) })
  const redirectUrl = `${localePath(urlOf('social-login'), locale)}?${query.toString()}`
  const connect = new URLSearchParams({ redirect_url: redirectUrl, type_auth: purpose })
  return { ...begun, address: `${connectPath(service)}?${connect.toString()}` }
}

function isBegunLogin(value: unknown): value is BegunLogin {
  if (typeof value !== 'object' || value === null || !('state' in value) || !('service' in value))
    return false
  return typeof value.state === 'string' && typeof value.service === 'string'
}

/** Reads the address of the page that the provider leads back to; undefined: no login was started here. */
export function readAnswer(search: string): SocialAnswer | undefined {
  const begun = readJson('session', storageKeys.socialLogin)
  const parameters = pickQuery(search, ['state', 'nonce', 'access_token', 'error'])
  const { state, nonce, access_token: accessToken, error } = parameters
  if (!isBegunLogin(begun) || begun.state !== state) return undefined
  return {
    ...begun,
    ...(accessToken !== undefined && { accessToken }),
    ...(nonce !== undefined && { nonce }),
    ...(error !== undefined && { error }),
  }
}

export function forgetBegunLogin(): void {
  removeItem('session', storageKeys.socialLogin)
}
