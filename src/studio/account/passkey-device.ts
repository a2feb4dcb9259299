import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { StudioAnswer, StudioParams } from '../../../schemas/studio/calls.ts'

/** Lets the user's device make a passkey. */
export async function createPasskey(
  options: StudioAnswer<'passkeys.begin'>,
): Promise<Omit<StudioParams<'passkeys.add'>, 'name'>> {
  const { id, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, clientDataJSON, attestationObject, ...(transports && { transports: transports.slice(0, 8) }) }
}

/** Lets the user choose a passkey and confirm it on the device. */
export async function askForPasskey(
  options: StudioAnswer<'session.beginWithPasskey'>,
): Promise<StudioParams<'session.openWithPasskey'>> {
  const { id, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

type DeviceProblem = 'passkeyCancelled' | 'passkeyKnown' | 'passkeyHost'

const problems: Readonly<Record<string, DeviceProblem>> = {
  NotAllowedError: 'passkeyCancelled',
  AbortError: 'passkeyCancelled',
  InvalidStateError: 'passkeyKnown',
  // The address of the page is not that of the site, or is a number.
  SecurityError: 'passkeyHost',
}

/** Text for a device that has made no passkey or confirmed none; undefined for other errors. */
export function deviceProblem(error: unknown): DeviceProblem | undefined {
  return error instanceof Error ? problems[error.name] : undefined
}
