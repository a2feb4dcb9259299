import { useSyncExternalStore } from 'react'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { readItem, storageKeys, writeItem } from '../../lib/browser/storage.ts'
import { enterByPasskey } from './operations.ts'

/** The library is loaded when a player uses a passkey. */
const library = () => import('@simplewebauthn/browser')

const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

const subscribe = () => () => undefined

/** Whether the browser has passkeys. The server does not know; nearly all browsers have them. */
export const useSupportsPasskeys = (): boolean =>
  useSyncExternalStore(subscribe, supportsPasskeys, () => true)

/** Whether a login by passkey makes sense: the browser has passkeys, and the platform has not denied them. */
export const useOffersPasskeyLogin = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => supportsPasskeys() && readItem('session', storageKeys.noPasskeys) === null,
    () => true,
  )

/** The platform does not have the call. */
const isAbsent = (error: unknown) => error instanceof ApiError && error.type === 'MethodNotFoundException'

/** Lets the player choose a passkey on the device, and logs in with it. */
async function enterWithPasskey(): Promise<AccountInfo> {
  const [options, { startAuthentication }] = await Promise.all([callApi('auth.beginpasskey'), library()])
  const { id, response } = await startAuthentication({ optionsJSON: options })
  return enterByPasskey({
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  })
}

/** Logs in with a passkey. A platform without passkeys is not asked again during the visit. */
export async function loginWithPasskey(): Promise<AccountInfo> {
  try {
    return await enterWithPasskey()
  } catch (error) {
    if (isAbsent(error)) writeItem('session', storageKeys.noPasskeys, '1')
    throw error
  }
}

/** Lets the player's device make a passkey, and adds it to the account. */
export async function addPasskey(name: string): Promise<void> {
  const [options, { startRegistration }] = await Promise.all([callApi('account.beginpasskey'), library()])
  const { id, response } = await startRegistration({ optionsJSON: options })
  await callApi('account.addpasskey', {
    id,
    name,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
  })
}

type PasskeyProblem = 'cancelled' | 'known' | 'address' | 'absent'

const problems: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  // The address of the page is not that of the site, or is a number.
  SecurityError: 'address',
}

/** Why there is no passkey or login: for reasons of the device or the platform; undefined for other errors. */
export function passkeyProblem(error: unknown): PasskeyProblem | undefined {
  if (isAbsent(error)) return 'absent'
  return error instanceof Error ? problems[error.name] : undefined
}
