import { isPhrase, phrase, quoted, say, type Phrase } from '../../../schemas/phrase.ts'

/** Why a message was not sent, in translatable form. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
  constructor(readonly phrase: Phrase) {
    super(say(phrase))
  }
}

const lost = phrase`The server closed the connection without a response`
const late = phrase`The server did not respond in time`
const unreachable = phrase`The server cannot be reached`
const untrusted = phrase`The certificate of the server is not valid`

/** By the codes of Node.js. */
const reasons: Readonly<Record<string, Phrase>> = {
  ECONNREFUSED: phrase`The server refuses the connection`,
  ECONNRESET: lost,
  EPIPE: lost,
  ABORT_ERR: late,
  ETIMEDOUT: late,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  CERT_HAS_EXPIRED: untrusted,
  CERT_NOT_YET_VALID: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID: untrusted,
}
const unknownNames = new Set(['ENOTFOUND', 'EAI_AGAIN'])

/** Why a server could not be reached. */
export function reasonOf(error: unknown, url: string): Phrase {
  if (error instanceof NotSent) return error.phrase
  if (!(error instanceof Error)) return quoted(String(error))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (unknownNames.has(code)) return phrase`There is no server ${new URL(url).hostname}`
  return reasons[code] ?? quoted(error.message)
}

/** Characters that the database has for a reason. */
const maxStoredLength = 300
/** Of a text without characters that JSON escapes, so that it fits. */
const maxQuotedLength = 200

/** A reason as it is stored. */
export function storedReason(reason: Phrase): string {
  const json = JSON.stringify(reason)
  if (json.length <= maxStoredLength) return json
  return JSON.stringify(
    quoted(
      say(reason)
        .replace(/[\p{Cc}"\\]/gu, ' ')
        .slice(0, maxQuotedLength),
    ),
  )
}

/** A stored reason; earlier versions stored English texts. */
export function readReason(stored: string): Phrase {
  try {
    const reason: unknown = JSON.parse(stored)
    return isPhrase(reason) ? reason : quoted(stored)
  } catch {
    return quoted(stored)
  }
}
