import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, errors, jwtVerify, SignJWT } from 'jose'
import { Type } from 'typebox'
import { Value } from 'typebox/value'

/** Milliseconds for which a token is valid: as long as a session may last. */
export const tokenTtlMs = 30 * 24 * 60 * 60 * 1000

const Claims = Type.Object({
  sub: Type.String({ minLength: 1 }),
  /** The session of the platform, encrypted (JWE): only this site can read it. */
  ses: Type.String(),
})

export interface TokenContent {
  uid: string
  /** Value of the platform's session cookie. */
  session: string
}

/** Issues and reads the tokens by which the content service recognizes players. */
export interface Tokens {
  issue: (content: TokenContent) => Promise<string>
  /** undefined: forged, expired, or issued with a secret that is not accepted. */
  read: (token: string) => Promise<TokenContent | undefined>
}

interface Keys {
  signing: Uint8Array
  encryption: Uint8Array
}

function keysOf(secret: string): Keys {
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))
  return { signing: keyFor('marquee jwt signature'), encryption: keyFor('marquee jwt session') }
}

const encrypt = (session: string, key: Uint8Array) =>
  new CompactEncrypt(new TextEncoder().encode(session))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)

async function decrypt(session: string, key: Uint8Array): Promise<string> {
  const { plaintext } = await compactDecrypt(session, key, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder().decode(plaintext)
}

async function readWith(token: string, keys: Keys, now: number): Promise<TokenContent | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys.signing, {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    })
    if (!Value.Check(Claims, payload)) return undefined
    return { uid: payload.sub, session: await decrypt(payload.ses, keys.encryption) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

export interface TokenOptions {
  /** Another secret whose tokens are accepted, while the secret is replaced. */
  fallback?: string | null | undefined
  now?: (() => number) | undefined
}

/**
 * JSON web tokens (HS256). A token contains the encrypted session of the platform, so that any server that knows the
 * secret can call the platform for the player without storing anything.
 */
export function createTokens(secret: string, { fallback, now = Date.now }: TokenOptions = {}): Tokens {
  const current = keysOf(secret)
  const accepted = [current, ...(fallback ? [keysOf(fallback)] : [])]
  return {
    async issue({ uid, session }) {
      const issuedAt = Math.floor(now() / 1000)
      return new SignJWT({ ses: await encrypt(session, current.encryption) })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenTtlMs / 1000)
        .sign(current.signing)
    },
    async read(token) {
      for (const keys of accepted) {
        const content = await readWith(token, keys, now())
        if (content) return content
      }
      return undefined
    },
  }
}
