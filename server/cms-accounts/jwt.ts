import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, errors, jwtVerify, SignJWT } from 'jose'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** Milliseconds for which a token is valid: as long as a session may last. */
export const tokenTtlMs = 30 * 24 * 60 * 60 * 1000

const Claims = Type.Object({
  sub: Type.String({ pattern: '^\\d+$' }),
  /** The session of the platform, encrypted (JWE): only this site can read it. */
  ses: Type.String(),
})

export interface TokenContent {
  uid: number
  /** Value of the platform's session cookie. */
  session: string
}

/** Issues and reads the tokens by which the content service recognizes players. */
export interface Tokens {
  issue: (content: TokenContent) => Promise<string>
  /** undefined: forged, expired, or issued with another secret. */
  read: (token: string) => Promise<TokenContent | undefined>
}

/**
 * JSON web tokens (HS256). A token contains the encrypted session of the platform, so that any server that knows the
 * secret can call the platform for the player without storing anything.
 */
export function createTokens(secret: string, now: () => number = Date.now): Tokens {
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  const signingKey = keyFor('marquee jwt signature')
  const encryptionKey = keyFor('marquee jwt session')

  const encrypt = (session: string) =>
    new CompactEncrypt(new TextEncoder().encode(session))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(encryptionKey)

  async function decrypt(session: string): Promise<string> {
    const { plaintext } = await compactDecrypt(session, encryptionKey, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return new TextDecoder().decode(plaintext)
  }

  return {
    async issue({ uid, session }) {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({ ses: await encrypt(session) })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(String(uid))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenTtlMs / 1000)
        .sign(signingKey)
    },
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, signingKey, {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: new Date(now()),
        })
        if (!Value.Check(Claims, payload)) return undefined
        return { uid: Number(payload.sub), session: await decrypt(payload.ses) }
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
