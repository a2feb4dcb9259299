import type { RecoveryCodes } from '../../../schemas/studio/answers.ts'
import { hashRecoveryCode, newRecoveryCodes, storedHashes, withoutCode } from '../../lib/recovery-codes.ts'
import type { StudioContext } from '../studio-context.ts'

type Context = Pick<StudioContext, 'database'>

/** Whether an app of the user shows codes. */
export async function hasApp({ database }: Context, userId: number): Promise<boolean> {
  const factor = await database
    .selectFrom('second_factors')
    .select('is_confirmed')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return factor?.is_confirmed === 1
}

/** Replaces the user's recovery codes. */
export async function setRecoveryCodes({ database }: Context, userId: number): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes()
  const recovery = JSON.stringify(recoveryCodes.map(hashRecoveryCode))
  await database
    .insertInto('second_factors')
    .values({ user_id: userId, secret: '', is_confirmed: 0, last_step: 0, recovery })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ recovery }))
    .execute()
  return { recoveryCodes }
}

/** Recovery codes for a user who has none; undefined for others. */
export async function ensureRecoveryCodes(context: Context, userId: number): Promise<string[] | undefined> {
  const factor = await context.database
    .selectFrom('second_factors')
    .select('recovery')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (factor && storedHashes(factor.recovery).length > 0) return undefined
  return (await setRecoveryCodes(context, userId)).recoveryCodes
}

/** Deletes the recovery codes of a user without an app. */
export async function forgetUnusedRecovery({ database }: Context, userId: number): Promise<void> {
  await database
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('is_confirmed', '=', 0)
    .execute()
}

/** Accepts each recovery code once, even if two requests send it at the same time. */
export async function useRecoveryCode(
  { database }: Context,
  { user_id, recovery }: { user_id: number; recovery: string },
  code: string,
): Promise<boolean> {
  const others = withoutCode(recovery, code)
  if (others === undefined) return false
  const { numUpdatedRows } = await database
    .updateTable('second_factors')
    .set({ recovery: others })
    .where('user_id', '=', user_id)
    .where('recovery', '=', recovery)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
