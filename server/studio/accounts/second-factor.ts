import type { FactorSecret, RecoveryCodes } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newTotpSecret, totpAddress, totpStepOf } from '../../lib/totp.ts'
import type { Caller, StudioContext } from '../studio-context.ts'
import { isFactorRequired } from './factor-setting.ts'
import { confirmPassword } from './passwords.ts'
import { setRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { endAccess } from './end-access.ts'
import { endOtherSessions } from './sessions.ts'
import { forgetAttempts, takeAttempt } from './throttle.ts'

const wrongCode = () => new StudioError('WrongCode', phrase`The code is wrong or was used already`)

function factorOf({ database }: StudioContext, userId: number) {
  return database.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Starts the setup with a new secret for the user's app. It takes effect with `confirmFactor`. */
export async function beginFactor(
  context: StudioContext,
  caller: Caller,
  password: string,
): Promise<FactorSecret> {
  await confirmPassword(context, caller, password)
  const { id, login } = caller.user
  const secret = newTotpSecret()
  // A user with passkeys has recovery codes already.
  const row = { secret, last_step: 0 }
  const { numInsertedOrUpdatedRows } = await context.database
    .insertInto('second_factors')
    .values({ user_id: id, is_confirmed: 0, recovery: '[]', ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('second_factors.is_confirmed', '=', 0),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n)
    throw new StudioError('Conflict', phrase`The second factor is set up already`)
  return { secret, address: totpAddress(secret, { issuer: 'Marquee Studio', label: login }) }
}

/** Accepts a code of the app once, even if two requests send it at the same time. */
async function useAppCode(context: StudioContext, userId: number, step: number | null): Promise<boolean> {
  if (step === null) return false
  const { numUpdatedRows } = await context.database
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the setup with a code of the user's app. From then on every sign-in asks for one. */
export async function confirmFactor(
  context: StudioContext,
  caller: Caller,
  code: string,
): Promise<RecoveryCodes> {
  const { id, login } = caller.user
  await takeAttempt(context, 'code', login)
  const factor = await factorOf(context, id)
  if (!factor || factor.is_confirmed === 1) throw new StudioError('Conflict', phrase`No setup was started`)
  if (!(await useAppCode(context, id, totpStepOf(code.trim(), factor.secret, context.now()))))
    throw wrongCode()
  await forgetAttempts(context, 'code', login)
  // The codes first: a failure in between must not leave a user who needs a factor without them.
  const codes = await setRecoveryCodes(context, id)
  await context.database
    .updateTable('second_factors')
    .set({ is_confirmed: 1 })
    .where('user_id', '=', id)
    .execute()
  await endOtherSessions(context, caller)
  return codes
}

/** Replaces the user's recovery codes. */
export async function renewRecoveryCodes(
  context: StudioContext,
  caller: Caller,
  password: string,
): Promise<RecoveryCodes> {
  await confirmPassword(context, caller, password)
  if (!caller.user.hasSecondFactor) throw new StudioError('NotFound', phrase`There is no second factor`)
  return setRecoveryCodes(context, caller.user.id)
}

/** Removes the app. A user with passkeys keeps those and the recovery codes. */
export async function removeFactor(context: StudioContext, caller: Caller, password: string): Promise<void> {
  await confirmPassword(context, caller, password)
  const { database } = context
  const { id } = caller.user
  if (await hasPasskey(context, id)) {
    await database
      .updateTable('second_factors')
      .set({ is_confirmed: 0, secret: '' })
      .where('user_id', '=', id)
      .execute()
    return
  }
  if (await isFactorRequired(context))
    throw new StudioError('NotAllowed', phrase`Every user needs a second factor`)
  await database.deleteFrom('second_factors').where('user_id', '=', id).execute()
}

/** Removes the second factors of a user who has lost a device, and ends every other access except what to keep. */
export async function resetFactor(
  { database, now }: StudioContext,
  { id, keep = [] }: StudioParams<'users.resetFactor'>,
): Promise<void> {
  await inTransaction(database, (transaction) => endAccess({ database: transaction, now }, id, { keep }))
}

async function hasPasskey({ database }: StudioContext, userId: number): Promise<boolean> {
  const passkey = await database
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return passkey !== undefined
}

/**
 * Checks the second factor of a user whose password is correct, if the user has one. Throws SecondFactorNeeded
 * without a code, which tells what the user has, WrongCode, or TooManyAttempts.
 */
export async function assertSecondFactor(
  context: StudioContext,
  { id, login }: { id: number; login: string },
  code: string | undefined,
): Promise<void> {
  const [factor, passkey] = await Promise.all([factorOf(context, id), hasPasskey(context, id)])
  const app = factor?.is_confirmed === 1
  if (!app && !passkey) return
  if (code === undefined || code.trim() === '')
    throw new StudioError('SecondFactorNeeded', phrase`A second factor is needed`, { app, passkey })
  await takeAttempt(context, 'code', login)
  if (!factor) throw wrongCode()
  const isRight =
    app && /^\d{6}$/.test(code.trim())
      ? await useAppCode(context, id, totpStepOf(code.trim(), factor.secret, context.now()))
      : await useRecoveryCode(context, factor, code)
  if (!isRight) throw wrongCode()
  await forgetAttempts(context, 'code', login)
}
