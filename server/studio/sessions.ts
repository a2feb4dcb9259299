import type { StudioUser } from '../../schemas/studio/answers.ts'
import type { StudioParams } from '../../schemas/studio/calls.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { hashToken, makeToken, type Caller, type StudioContext } from './studio-context.ts'
import { forgetAttempts, takeAttempt } from './throttle.ts'
import { normalLogin, userOf } from './users.ts'

/** Session lifetime after sign-in, regardless of use. */
export const sessionTtlMs = 12 * 60 * 60 * 1000

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  context: StudioContext,
  { login, password }: StudioParams<'session.open'>,
  address: string,
): Promise<{ user: StudioUser; token: string }> {
  const { database, now, passwordCost } = context
  const name = normalLogin(login)
  await takeAttempt(context, 'address', address)
  await takeAttempt(context, 'login', name)
  const found = await database
    .selectFrom('users')
    .selectAll()
    .where('login', '=', name)
    .where('is_active', '=', 1)
    .executeTakeFirst()
  if (!(await isPassword(password, found?.password_hash, passwordCost)) || !found)
    throw new StudioError('WrongCredentials', 'Login or password is wrong')
  await forgetAttempts(context, name)
  await database.deleteFrom('sessions').where('expires_at', '<=', now()).execute()
  const token = makeToken()
  await database
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), user_id: found.id, expires_at: now() + sessionTtlMs })
    .execute()
  return { user: userOf(found), token }
}

/** The user of a token, if the session is valid and the user may sign in. */
export async function findCaller(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  token: string | undefined,
): Promise<Caller | null> {
  if (token === undefined) return null
  const session = hashToken(token)
  const found = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('sessions.token_hash', '=', session)
    .where('sessions.expires_at', '>', now())
    .where('users.is_active', '=', 1)
    .executeTakeFirst()
  return found ? { user: userOf(found), session } : null
}

export async function closeSession({ database }: StudioContext, { session }: Caller): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', session).execute()
  await database.deleteFrom('editors').where('session_hash', '=', session).execute()
}

/** Changes the password of a user who knows the current one, and ends the user's other sessions. */
export async function changePassword(
  context: StudioContext,
  { user, session }: Caller,
  { password, newPassword }: StudioParams<'session.changePassword'>,
): Promise<void> {
  const { database, passwordCost } = context
  await takeAttempt(context, 'login', user.login)
  const { password_hash } = await database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(password, password_hash, passwordCost)))
    throw new StudioError('WrongCredentials', 'The present password is wrong')
  await forgetAttempts(context, user.login)
  await database
    .updateTable('users')
    .set({ password_hash: await hashPassword(newPassword, passwordCost) })
    .where('id', '=', user.id)
    .execute()
  await database
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('token_hash', '<>', session)
    .execute()
}
