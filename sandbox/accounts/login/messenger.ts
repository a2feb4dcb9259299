import { createHmac, timingSafeEqual } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { secretOf } from '../secrets.ts'

/** Lifetime of launch data, in milliseconds. */
export const launchDataTtlMs = 24 * 60 * 60 * 1000
/** Allowed clock difference between the two machines. */
const clockSkewMs = 5 * 60 * 1000

/** A messenger user, with the field names of the launch data. */
const MessengerUser = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  first_name: Type.String({ maxLength: 100 }),
  last_name: Type.Optional(Type.String({ maxLength: 100 })),
  username: Type.Optional(Type.String({ maxLength: 100 })),
  language_code: Type.Optional(Type.String({ maxLength: 10 })),
})
export type MessengerUser = Static<typeof MessengerUser>

/** Signature of launch data, as Telegram specifies it for `WebAppData`. */
function signatureOf(fields: URLSearchParams, botToken: string): Buffer {
  const lines = [...fields]
    .filter(([name]) => name !== 'hash')
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest()
  return createHmac('sha256', key).update(lines.join('\n')).digest()
}

export interface LaunchData {
  user: MessengerUser
  /** When the mini-app was opened, in milliseconds since 1970. */
  openedAt: number
  /** Parameter of the link that opened the mini-app. */
  startParam?: string
}

/** Mini-app launch data as the messenger passes it, signed for the sandbox's bot. */
export async function signLaunchData(
  sandbox: SandboxContext,
  { user, openedAt, startParam }: LaunchData,
): Promise<string> {
  const fields = new URLSearchParams({
    auth_date: String(Math.floor(openedAt / 1000)),
    query_id: `AA${sandbox.random.token().slice(0, 20)}`,
    user: JSON.stringify(user),
    ...(startParam !== undefined && { start_param: startParam }),
  })
  fields.set('hash', signatureOf(fields, await secretOf(sandbox, 'messenger-bot')).toString('hex'))
  return fields.toString()
}

function reject(rule: 'signature' | 'expired' | 'user'): never {
  throw new ApiError('AuthorizationException', 'The launch data are not good', { payload: rule })
}

function userOf(text: string): MessengerUser {
  let user: unknown
  try {
    user = JSON.parse(text)
  } catch {
    reject('user')
  }
  return Value.Check(MessengerUser, user) ? user : reject('user')
}

/**
 * Reads the user from launch data. Data that is unsigned, forged or older than a day fails with
 * AuthorizationException; error_data.payload is `signature`, `expired` or `user`.
 */
export async function readLaunchData(sandbox: SandboxContext, payload: string): Promise<MessengerUser> {
  const fields = new URLSearchParams(payload)
  const given = Buffer.from(fields.get('hash') ?? '', 'hex')
  const expected = signatureOf(fields, await secretOf(sandbox, 'messenger-bot'))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) reject('signature')
  const age = sandbox.now() - Number(fields.get('auth_date') ?? Number.NaN) * 1000
  // Negated so that NaN is rejected, too.
  if (!(age <= launchDataTtlMs && age >= -clockSkewMs)) reject('expired')
  return userOf(fields.get('user') ?? '')
}
