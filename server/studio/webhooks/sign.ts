import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret in the form of Standard Webhooks. */
export const makeSecret = () => prefix + randomBytes(32).toString('base64')

interface Message {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** Signature of a message as in Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA-256 of all its parts. */
export function sign({ id, timestamp, body }: Message, secret: string): string {
  const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Headers of a message, with one signature for each secret. */
export function signedHeaders(message: Message, secrets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Marquee-Webhooks/1',
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': secrets.map((secret) => sign(message, secret)).join(' '),
  }
}
