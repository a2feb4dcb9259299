import type { StudioSessionInfo } from '../../../schemas/studio/answers.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashToken, makeToken, toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import type { StudioDatabase } from '../tables.ts'
import { confirmPassword, hashNewPassword } from './passwords.ts'
import { isFactorRequired } from './factor-setting.ts'
import { endAccess } from './end-access.ts'
import { factorsOf, passkeyCount, userOf } from './users.ts'

/** Session lifetime after sign-in, regardless of use. */
export const sessionTtlMs = 12 * 60 * 60 * 1000
/** Milliseconds without use after which a session ends. */
const idleTtlMs = 30 * 60 * 1000
/** The last use is stored at most this often, in milliseconds. */
const useStepMs = 60 * 1000

/**
 * The user of a token, if the session is valid and the user may sign in. `isUse`: whether a person's action caused
 * the request, which postpones the end of an unused session.
 */
export async function findCaller(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  token: string | undefined,
  isUse = true,
): Promise<Caller | null> {
  if (token === undefined) return null
  const session = hashToken(token)
  const found = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['sessions.used_at', 'sessions.is_single_sign_on', 'second_factors.is_confirmed', passkeyCount])
    .where('sessions.token_hash', '=', session)
    .where('sessions.expires_at', '>', now())
    .where('users.is_active', '=', 1)
    .executeTakeFirst()
  if (!found || isIdle(found.used_at, now())) return null
  if (isUse && (found.used_at ?? 0) <= now() - useStepMs)
    await database.updateTable('sessions').set({ used_at: now() }).where('token_hash', '=', session).execute()
  const user = userOf(found, factorsOf(found))
  // Factors of a provider are the provider's matter.
  const isSingleSignOn = found.is_single_sign_on === 1
  const isLacking = !user.hasSecondFactor && !isSingleSignOn
  return {
    user,
    session,
    isSingleSignOn,
    mustSetUpFactor: isLacking && (await isFactorRequired({ database })),
  }
}

/** A session that an earlier version opened has no last use until its next one. */
const isIdle = (usedAt: number | null, now: number) => usedAt !== null && usedAt <= now - idleTtlMs

/** Deletes sessions that have ended by themselves. */
export async function deleteEnded({ database, now }: StudioContext): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where((row) => row.or([row('expires_at', '<=', now()), row('used_at', '<=', now() - idleTtlMs)]))
    .execute()
}

export async function closeSession({ database }: StudioContext, { session }: Caller): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', session).execute()
  await database.deleteFrom('editors').where('session_hash', '=', session).execute()
}

/** Throws NotSignedIn if the caller's session has ended since the call began: nothing that lasts longer may follow. */
export async function assertSession(database: StudioDatabase, { session }: Caller): Promise<void> {
  const row = await database
    .selectFrom('sessions')
    .select('user_id')
    .where('token_hash', '=', session)
    .executeTakeFirst()
  if (!row) throw new StudioError('NotSignedIn', phrase`Sign in first`)
}

/** Enough of the hash to tell a user's sessions apart. */
const idOf = (hash: string) => hash.slice(0, 16)

/** The caller's sessions, the last used one first. */
export async function listSessions(
  { database, now }: StudioContext,
  { user, session }: Caller,
): Promise<StudioSessionInfo[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now())
    .execute()
  return rows
    .filter(({ used_at }) => !isIdle(used_at, now()))
    .map((row) => ({ ...row, startedAt: row.expires_at - sessionTtlMs }))
    .map((row) => ({ ...row, usedAt: row.used_at ?? row.startedAt }))
    .sort((one, other) => other.usedAt - one.usedAt)
    .map(({ token_hash, startedAt, usedAt, address, browser }) => ({
      id: idOf(token_hash),
      startedAt: toIsoTime(startedAt),
      usedAt: toIsoTime(usedAt),
      address: address ?? '',
      browser: browser ?? '',
      isCurrent: token_hash === session,
    }))
}

/** Ends one of the caller's other sessions, or all of them. */
export async function endOtherSessions(
  { database }: Pick<StudioContext, 'database'>,
  { user, session }: Caller,
  id?: string,
): Promise<void> {
  const rows = await database
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', user.id)
    .where('token_hash', '<>', session)
    .execute()
  const ended = rows
    .map(({ token_hash }) => token_hash)
    .filter((hash) => id === undefined || idOf(hash) === id)
  if (ended.length === 0) return
  await database.deleteFrom('sessions').where('token_hash', 'in', ended).execute()
  await database.deleteFrom('editors').where('session_hash', 'in', ended).execute()
}

/** Replaces the token of the caller's session, so that a copy of the old one is useless. */
export async function renewToken({ database }: StudioContext, { session }: Caller): Promise<string> {
  const token = makeToken()
  const renewed = hashToken(token)
  await inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('sessions')
      .set({ token_hash: renewed })
      .where('token_hash', '=', session)
      .execute()
    await transaction
      .updateTable('editors')
      .set({ session_hash: renewed })
      .where('session_hash', '=', session)
      .execute()
  })
  return token
}

/**
 * Changes the password of a user who knows the current one, ends every other access except what to keep, and returns a new
 * token for this session.
 */
export async function changePassword(
  context: StudioContext,
  caller: Caller,
  { password, newPassword, keep }: StudioParams<'session.changePassword'>,
): Promise<string> {
  await confirmPassword(context, caller, password)
  const hash = await hashNewPassword(newPassword, caller.user, context)
  const { user, session } = caller
  await inTransaction(context.database, async (transaction) => {
    await transaction.updateTable('users').set({ password_hash: hash }).where('id', '=', user.id).execute()
    await endAccess({ database: transaction, now: context.now }, user.id, { keep, session })
  })
  return renewToken(context, caller)
}
