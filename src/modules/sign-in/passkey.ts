import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { callApi } from '../../lib/api/client.ts'
import { enterByPasskey } from './operations.ts'

/** The library is loaded when a player uses a passkey. */
const library = () => import('@simplewebauthn/browser')

export const supportsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Lets the player choose a passkey on the device, and logs in with it. */
export async function loginWithPasskey(): Promise<AccountInfo> {
  const [options, { startAuthentication }] = await Promise.all([callApi('auth.beginpasskey'), library()])
  const { id, response } = await startAuthentication({ optionsJSON: options })
  return enterByPasskey({
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  })
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

type DeviceProblem = 'cancelled' | 'known' | 'address'

const problems: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  // The address of the page is not that of the site, or is a number.
  SecurityError: 'address',
}

/** Why a device made no passkey or confirmed none; undefined for other errors. */
export function passkeyProblem(error: unknown): DeviceProblem | undefined {
  return error instanceof Error ? problems[error.name] : undefined
}
