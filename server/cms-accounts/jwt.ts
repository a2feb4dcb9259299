import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'

/** Milliseconds for which a token is good: as long as a session may last. */
export const tokenLife = 30 * 24 * 60 * 60 * 1000

const Claims = Type.Object({
  sub: Type.String({ pattern: '^\\d+$' }),
  /** The platform's session, readable for this server only. */
  ses: Type.String(),
  iat: Type.Integer(),
  exp: Type.Integer(),
})

export interface TokenContent {
  uid: number
  /** Value of the platform's session cookie. */
  session: string
}

/** Makes and reads the tokens that the content service knows players by. */
export interface Tokens {
  issue: (content: TokenContent) => string
  /** undefined: made by somebody else, or over. */
  read: (token: string) => TokenContent | undefined
}

const ivLength = 12
const tagLength = 16

function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function unseal(key: Buffer, text: string): string {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  const opened = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
  return Buffer.concat(opened).toString('utf8')
}

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = encode({ alg: 'HS256', typ: 'JWT' })

/**
 * JSON web tokens (HS256). A token bears the platform's session sealed within, so that any server that
 * knows the secret can call the platform for its bearer and keeps nothing itself.
 */
export function createTokens(secret: string, now: () => number = Date.now): Tokens {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const signing = keyFor('marquee jwt signature')
  const sealing = keyFor('marquee jwt session')
  const sign = (text: string) => createHmac('sha256', signing).update(text).digest()

  return {
    issue({ uid, session }) {
      const issued = Math.floor(now() / 1000)
      const claims: Static<typeof Claims> = {
        sub: String(uid),
        ses: seal(sealing, session),
        iat: issued,
        exp: issued + tokenLife / 1000,
      }
      const text = `${header}.${encode(claims)}`
      return `${text}.${sign(text).toString('base64url')}`
    },
    read(token) {
      const [head = '', payload = '', signature = '', ...more] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(`${head}.${payload}`)
      // The header is compared as well: no other algorithm is ever taken.
      if (more.length > 0 || head !== header || given.length !== expected.length) return undefined
      if (!timingSafeEqual(given, expected)) return undefined
      const claims = parse(payload)
      if (!Value.Check(Claims, claims) || claims.exp * 1000 <= now()) return undefined
      return { uid: Number(claims.sub), session: unseal(sealing, claims.ses) }
    },
  }
}
