import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { hashToken, makeToken, type Caller, type StudioContext } from '../studio-context.ts'
import { requestPasskey, usePasskey } from './passkeys.ts'
import { isPasswordOf } from './passwords.ts'
import { assertSecondFactor } from './second-factor.ts'
import { deleteEnded, findCaller, sessionTtlMs } from './sessions.ts'
import { forgetAttempts, takeAttempt } from './throttle.ts'
import { normalLogin } from './users.ts'

/** Where a sign-in comes from. */
export interface SignInOrigin {
  address: string
  /** The `User-Agent` header. */
  browser: string
}

interface OpenedSession {
  token: string
  caller: Caller
}

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  context: StudioContext,
  { login, password, code }: StudioParams<'session.open'>,
  { address, browser }: SignInOrigin,
): Promise<OpenedSession> {
  const { database } = context
  const name = normalLogin(login)
  await takeAttempt(context, 'address', address)
  await takeAttempt(context, 'login', name)
  const found = await database
    .selectFrom('users')
    .selectAll()
    .where('login', '=', name)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  if (!(await isPasswordOf(found, password, context)) || !found)
    throw new StudioError('WrongCredentials', phrase`Login or password is wrong`)
  await forgetAttempts(context, 'login', name)
  await assertSecondFactor(context, found, code)
  return startSession(context, found.id, { address, browser })
}

/** Opens a session for the user of a passkey, which stands for password and second factor. */
export async function openSessionWithPasskey(
  context: StudioContext,
  answer: StudioParams<'session.openWithPasskey'>,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  return startSession(context, await usePasskey(context, answer), origin)
}

/** Starts a sign-in with a passkey. Each attempt counts like one with a password. */
export async function beginSessionWithPasskey(context: StudioContext, { address }: SignInOrigin) {
  await takeAttempt(context, 'address', address)
  return requestPasskey(context)
}

async function startSession(
  context: StudioContext,
  userId: number,
  { address, browser }: SignInOrigin,
): Promise<OpenedSession> {
  const { database, now } = context
  await deleteEnded(context)
  const token = makeToken()
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: now() + sessionTtlMs,
      used_at: now(),
      address: address.slice(0, 80),
      browser: browser.slice(0, 200),
    })
    .execute()
  const caller = await findCaller(context, token)
  if (!caller) throw new StudioError('WrongCredentials', phrase`Login or password is wrong`)
  return { caller, token }
}
