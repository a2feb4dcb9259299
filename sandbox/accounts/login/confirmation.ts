import { ApiError, confirmationRequired } from '../../../schemas/api/errors.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { Database } from '../../tables/database.ts'
import { confirmedContact } from '../contacts/contacts.ts'
import { maskContact } from '../contacts/mask-contact.ts'
import type { Player } from '../players.ts'
import { issueCode, useCode, type CodeRequest } from './codes.ts'
import { assertPassword } from './password-change.ts'
import { hasPassword } from './passwords.ts'
import { openedAt, type Session } from './sessions.ts'

const minute = 60 * 1000

/** Milliseconds for which a session may make changes after the player was confirmed. */
export const confirmationTtlMs = 5 * minute

/** Milliseconds for which a new player may make changes: nobody else can have the session yet. */
export const registrationTtlMs = 10 * minute

/** Age in milliseconds up to which a login confirms the changes that accept it. */
export const freshLoginMs = 10 * minute

/** How a player can confirm a change: by password, by code to a contact, or by a fresh login. */
type Method = { method: 'password' } | { method: 'code'; contact: string } | { method: 'login' }

async function methodOf(database: Database, player: Player): Promise<Method> {
  if (hasPassword(player)) return { method: 'password' }
  const confirmed = await confirmedContact(database, player)
  return confirmed ? { method: 'code', contact: confirmed.contact } : { method: 'login' }
}

function required(method: Method): ApiError {
  const contact = 'contact' in method ? { contact: maskContact(method.contact) } : {}
  return new ApiError('InvalidRequestException', 'The player must confirm this change', {
    ...method,
    reason: confirmationRequired,
    ...contact,
  })
}

/**
 * Rejects a change that the player has not just confirmed: a stolen session alone must not suffice to take over
 * the account. The error names the method to confirm with. `acceptsLogin`: a login of the last minutes confirms it, so
 * that the calls of the specification need no other call.
 */
export async function assertConfirmed(
  { database, now }: Pick<SandboxContext, 'database' | 'now'>,
  { hash, player }: Session,
  { acceptsLogin = false } = {},
): Promise<void> {
  const row = await database
    .selectFrom('sessions')
    .select('confirmed_until')
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if ((row?.confirmed_until ?? 0) > now()) return
  const method = await methodOf(database, player)
  const isLoginEnough = acceptsLogin || method.method === 'login'
  if (isLoginEnough && row && now() - (await openedAt(database, hash)) < freshLoginMs) return
  throw required(method)
}

async function codeRequestOf(database: Database, player: Player): Promise<CodeRequest> {
  const method = await methodOf(database, player)
  if (method.method === 'password') throw required(method)
  if (method.method === 'login')
    throw new ApiError('UserNeedConfirmContactException', 'Codes are sent to a confirmed contact only')
  return { player, purpose: 'identity', contact: method.contact }
}

/** Sends a code to a player without a password. Returns the seconds until another can be requested. */
export async function sendIdentityCode(sandbox: SandboxContext, player: Player): Promise<number> {
  const { isSent, resendTime } = await issueCode(sandbox, await codeRequestOf(sandbox.database, player))
  if (!isSent)
    throw new ApiError('TooManyRequestsException', `Resend time is ${resendTime}`, {
      retry_after: resendTime,
      resend_time: resendTime,
    })
  return resendTime
}

/** Checks the password or the code, and lets the session make changes for a while. */
export async function confirmIdentity(
  sandbox: SandboxContext,
  { hash, player }: Session,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { database, now } = sandbox
  if (hasPassword(player)) {
    if (password === undefined)
      throw new ApiError('InvalidParameterException', 'The password is missing', { password: 'required' })
    await assertPassword(sandbox, player, password)
  } else {
    if (code === undefined)
      throw new ApiError('InvalidParameterException', 'The code is missing', { code: 'required' })
    const request = await codeRequestOf(database, player)
    const result = await useCode(sandbox, request, code, () => Promise.resolve())
    if (result !== 'right')
      throw new ApiError('InvalidParameterException', 'The code is not good', { code: result })
  }
  await database
    .updateTable('sessions')
    .set({ confirmed_until: now() + confirmationTtlMs })
    .where('token_hash', '=', hash)
    .execute()
}
