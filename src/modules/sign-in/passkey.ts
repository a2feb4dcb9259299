import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { useSyncExternalStore } from 'react'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { readItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
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

const enterWith = ({ id, response }: AuthenticationResponseJSON) =>
  enterByPasskey({
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
  })

/** The ceremony that began last. It has ended the one before: a page has one at a time. */
let latest: Promise<unknown> = Promise.resolve()

function begun<Answer>(ceremony: Promise<Answer>): Promise<Answer> {
  latest = ceremony.catch(() => undefined)
  return ceremony
}

/** Lets the player choose a passkey on the device, and logs in with it. */
async function enterWithPasskey(): Promise<AccountInfo> {
  const [options, { startAuthentication }] = await Promise.all([callApi('auth.beginpasskey'), library()])
  return enterWith(await begun(startAuthentication({ optionsJSON: options })))
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

/** A challenge of the platform is valid for five minutes at least; a new one replaces it in time. */
const challengeMs = 4 * 60_000

/** Waits for the field that asks for passkeys: the form may be loaded after the button. False after the signal. */
function waitForField(signal: AbortSignal): Promise<boolean> {
  const isThere = () => document.querySelector('input[autocomplete$="webauthn"]') !== null
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    if (isThere()) return resolve(true)
    const observer = new MutationObserver(() => {
      if (isThere()) end(true)
    })
    const end = (hasField: boolean) => {
      observer.disconnect()
      resolve(hasField)
    }
    observer.observe(document.body, { childList: true, subtree: true })
    signal.addEventListener('abort', () => end(false), { once: true })
  })
}

/** Waits until the page is visible, or the signal: nobody sees suggestions in a hidden page. */
function waitUntilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      if (document.hidden && !signal.aborted) return
      document.removeEventListener('visibilitychange', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    document.addEventListener('visibilitychange', end)
    signal.addEventListener('abort', end)
    end()
  })
}

async function hasSuggestions(): Promise<boolean> {
  if (!supportsPasskeys()) return false
  // Older browsers have passkeys, but no suggestions.
  return (
    'isConditionalMediationAvailable' in PublicKeyCredential &&
    PublicKeyCredential.isConditionalMediationAvailable()
  )
}

type Suggested = AuthenticationResponseJSON | 'again' | undefined

/** Waits until the player chooses a suggested passkey; undefined: none, and none will be; `again`: with a new challenge. */
async function suggested(signal: AbortSignal): Promise<Suggested> {
  const [options, { startAuthentication, WebAuthnAbortService }] = await Promise.all([
    callApi('auth.beginpasskey'),
    library(),
  ])
  if (signal.aborted) return undefined
  const outdated = new AbortController()
  const cancel = () => WebAuthnAbortService.cancelCeremony()
  const timer = setTimeout(() => {
    outdated.abort()
    cancel()
  }, challengeMs)
  signal.addEventListener('abort', cancel)
  const ceremony = begun(startAuthentication({ optionsJSON: options, useBrowserAutofill: true }))
  const own = latest
  try {
    return await ceremony
  } catch (error) {
    if (passkeyProblem(error) !== 'cancelled') throw error
    if (outdated.signal.aborted) return 'again'
    // The dialog is closed, or the player has changed their mind.
    if (latest === own) return undefined
    // Another part of the page has begun a ceremony; its end is the turn of this one.
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
    await latest
    return 'again'
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', cancel)
  }
}

/**
 * Lets the browser suggest passkeys in the login field, until the signal. Resolves to the login with the one that the
 * player chooses; undefined without one, as in browsers that have no such suggestions.
 */
export async function suggestPasskeys(
  signal: AbortSignal,
): Promise<(() => Promise<AccountInfo>) | undefined> {
  try {
    if (!(await hasSuggestions()) || !(await waitForField(signal))) return undefined
    let answer: Suggested
    do {
      await waitUntilVisible(signal)
      answer = signal.aborted ? undefined : await suggested(signal)
    } while (answer === 'again')
    const chosen = answer
    return chosen && (() => enterWith(chosen))
  } catch (error) {
    if (isAbsent(error)) writeItem('session', storageKeys.noPasskeys, '1')
    // Nobody asked for it; the button tells what is wrong.
    return undefined
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
