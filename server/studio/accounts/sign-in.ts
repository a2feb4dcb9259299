import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deleteExpiredImports } from '../transfer/expired-imports.ts'
import { hashToken, makeToken, type Caller, type StudioContext } from '../studio-context.ts'
import type { StudioDatabase } from '../tables.ts'
import { requestPasskey, usePasskey } from './passkeys.ts'
import { isPasswordOf, strengthenHash } from './passwords.ts'
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
  assertLocal(context, found)
  await assertSecondFactor(context, found, code)
  const isSamePassword = (transaction: StudioDatabase) =>
    transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', found.id)
      .where('password_hash', '=', found.password_hash)
      .executeTakeFirst()
  const opened = await startSession(context, found.id, { address, browser }, { findProof: isSamePassword })
  await strengthenHash(found, password, context)
  return opened
}

/** Opens a session for the user of a passkey, which stands for password and second factor. */
export async function openSessionWithPasskey(
  context: StudioContext,
  answer: StudioParams<'session.openWithPasskey'>,
  origin: SignInOrigin,
): Promise<OpenedSession> {
  const id = await usePasskey(context, answer)
  const { role } = await context.database
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assertLocal(context, { role })
  const findPasskey = (transaction: StudioDatabase) =>
    transaction.selectFrom('passkeys').select('id').where('id', '=', answer.id).executeTakeFirst()
  return startSession(context, id, origin, { findProof: findPasskey })
}

/** Starts a sign-in with a passkey. Each attempt counts like one with a password. */
export async function beginSessionWithPasskey(context: StudioContext, { address }: SignInOrigin) {
  await takeAttempt(context, 'address', address)
  return requestPasskey(context)
}

/** Single sign-on may be the only way for everybody but admins, whose accounts work when the provider does not. */
function assertLocal({ singleSignOn }: Pick<StudioContext, 'singleSignOn'>, { role }: { role: Role }): void {
  if (singleSignOn?.settings.isRequired && role !== 'admin')
    throw new StudioError('SingleSignOnRequired', phrase`Sign in with ${singleSignOn.settings.label}`)
}

interface SessionOptions {
  isSingleSignOn?: boolean
  /** Finds what has authenticated the user, unless it was taken away in the meantime. */
  findProof?: (transaction: StudioDatabase) => Promise<object | undefined>
}

/** Opens a session for a user who has been authenticated. */
export async function startSession(
  context: StudioContext,
  userId: number,
  { address, browser }: SignInOrigin,
  { isSingleSignOn = false, findProof }: SessionOptions,
): Promise<OpenedSession> {
  const { database, now } = context
  await deleteEnded(context)
  await deleteExpiredImports(context)
  const token = makeToken()
  await inTransaction(database, async (transaction) => {
    if (findProof && !(await findProof(transaction)))
      throw new StudioError('WrongCredentials', phrase`Login or password is wrong`)
    await transaction
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        expires_at: now() + sessionTtlMs,
        used_at: now(),
        address: address.slice(0, 80),
        browser: browser.slice(0, 200),
        is_single_sign_on: isSingleSignOn ? 1 : 0,
      })
      .execute()
  })
  const caller = await findCaller(context, token)
  if (!caller) throw new StudioError('WrongCredentials', phrase`Login or password is wrong`)
  return { caller, token }
}
