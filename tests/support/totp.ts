import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows at a time, in milliseconds since 1970. */
export const codeOfApp = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
