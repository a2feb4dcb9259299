import { Secret, TOTP } from 'otpauth'

/** Seconds for which an app shows a code. One step earlier or later is accepted, for clocks that differ. */
const period = 30
/** RFC 6238 recommends 160 bits. */
const secretBytes = 20

const totpOf = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, period, secret: Secret.fromBase32(secret) })

/** A new secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** Address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString()

/** Step of a correct code; null if it is wrong. Codes of a step that was used before must be rejected. */
export function totpStepOf(code: string, secret: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}
