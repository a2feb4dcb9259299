import { inTransaction } from '../../../server/contracts/database.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { reportChange } from '../contacts/report-change.ts'
import { resendDelay, issueCode, useCode } from './codes.ts'
import { hashPassword, networkOf } from '../../../server/contracts/credentials.ts'
import { assertUncommon, isPasswordOf, refreshHash } from './passwords.ts'
import { findByLogin, normalLogin, type Player } from '../players.ts'
import { assertActive } from '../restrictions.ts'
import { endSessionsOf, replaceToken, type Session } from './sessions.ts'
import { forgetAttempts, limits, takeAttempt } from './throttle.ts'
import type { DbTransaction } from '../../tables/database.ts'

/** Rejects a wrong password of a logged-in player; guesses are limited as at login. */
export async function assertPassword(
  sandbox: SandboxContext,
  player: Player,
  password: string,
): Promise<void> {
  const subject = `password:${player.id}`
  await takeAttempt(sandbox, subject, limits.login)
  if (!(await isPasswordOf(player, password, sandbox.passwordCost)))
    throw new ApiError('InvalidParameterException', 'Wrong password', { password: 'wrong' })
  await forgetAttempts(sandbox, subject)
  await refreshHash(sandbox, player, password)
}

/** Sets the password and ends all sessions except the given one. */
async function setPassword(
  trx: DbTransaction,
  { id }: Player,
  passwordHash: string,
  exceptSession?: string,
): Promise<void> {
  await trx.updateTable('players').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await endSessionsOf(trx, id, exceptSession)
}

/** Removes all passkeys of a player who has lost control of the account; returns whether there were any. */
async function removePasskeys(trx: DbTransaction, { id }: Player): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * Changes the password, given the current one, and ends the player's other sessions. Returns the new token of
 * this one: a copy of the old one is useless.
 */
export async function changePassword(
  sandbox: SandboxContext,
  { player, hash: session }: Session,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<string> {
  const logins = [player.phone, player.email]
  assertUncommon(newPassword, { field: 'new_password', logins })
  await assertPassword(sandbox, player, password)
  const hash = await hashPassword(newPassword, sandbox.passwordCost)
  return inTransaction(sandbox.database, async (trx) => {
    await setPassword(trx, player, hash, session)
    await reportChange(sandbox, trx, { player, change: 'password' })
    return replaceToken(trx, sandbox, session)
  })
}

/** Sends a password reset code to the login. Timing and errors do not reveal whether the player exists. */
export async function sendRestoreCode(
  sandbox: SandboxContext,
  { login, address }: { login: string; address: string },
): Promise<void> {
  const contact = normalLogin(login)
  await takeAttempt(sandbox, `messages:${networkOf(address)}`, limits.messages)
  await takeAttempt(sandbox, `restore:${contact}`, { attempts: 1, window: resendDelay })
  const player = await findByLogin(sandbox.database, login)
  if (player) await issueCode(sandbox, { player, purpose: 'restore', contact })
  else await hashPassword(contact, sandbox.passwordCost)
}

/**
 * Sets a new password with the code that was sent, ends all sessions and removes all passkeys, which may be an
 * intruder's. Every failure is reported as a wrong code, so that callers cannot find out whether the player exists.
 */
export async function resetPassword(
  sandbox: SandboxContext,
  { login, code, password, address }: { login: string; code: string; password: string; address: string },
): Promise<Player> {
  const contact = normalLogin(login)
  assertUncommon(password, { logins: [contact] })
  const network = networkOf(address)
  const subject = `reset:${contact}:${network}`
  await takeAttempt(sandbox, `address:${network}`, limits.address)
  await takeAttempt(sandbox, subject, limits.code)
  await takeAttempt(sandbox, `reset:${contact}`, limits.codes)
  const hash = await hashPassword(password, sandbox.passwordCost)
  const player = await findByLogin(sandbox.database, login)
  const isReset = player
    ? (await useCode(sandbox, { player, purpose: 'restore', contact }, code, async (trx) => {
        assertActive(player)
        await setPassword(trx, player, hash)
        const change = (await removePasskeys(trx, player)) ? 'passwordAndPasskeys' : 'password'
        await reportChange(sandbox, trx, { player, change })
      })) === 'right'
    : await isPasswordOf(undefined, code, sandbox.passwordCost)
  if (!player || !isReset)
    throw new ApiError('InvalidParameterException', 'The code is not good', { code: 'invalid' })
  await forgetAttempts(sandbox, subject)
  return player
}
