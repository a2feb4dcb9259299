import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { hashToken, makeToken, type Caller, type StudioContext } from '../studio-context.ts'
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

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  context: StudioContext,
  { login, password, code }: StudioParams<'session.open'>,
  { address, browser }: SignInOrigin,
): Promise<{ token: string; caller: Caller }> {
  const { database, now } = context
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
    throw new StudioError('WrongCredentials', 'Login or password is wrong')
  await forgetAttempts(context, 'login', name)
  await assertSecondFactor(context, found, code)
  await deleteEnded(context)
  const token = makeToken()
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: found.id,
      expires_at: now() + sessionTtlMs,
      used_at: now(),
      address: address.slice(0, 80),
      browser: browser.slice(0, 200),
    })
    .execute()
  const caller = await findCaller(context, token)
  if (!caller) throw new StudioError('WrongCredentials', 'Login or password is wrong')
  return { caller, token }
}
