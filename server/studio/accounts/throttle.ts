import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { StudioContext } from '../studio-context.ts'

const window = 15 * 60 * 1000
/** Allowed sign-ins within the window, per login (password, second factor) and per address. */
const limits = { login: 5, code: 5, address: 50 } as const

/**
 * Uses one of the subject's sign-in attempts; fails with TooManyAttempts if none is left. The attempt is used
 * before the password is checked, so that a hundred concurrent guesses count as a hundred attempts.
 */
export async function takeAttempt(
  { database, now }: StudioContext,
  subject: keyof typeof limits,
  value: string,
): Promise<void> {
  const at = now()
  const name = `${subject}:${value}`
  await inTransaction(database, async (transaction) => {
    await transaction
      .deleteFrom('attempts')
      .where('at', '<=', at - window)
      .execute()
    const taken = await transaction
      .selectFrom('attempts')
      .select('at')
      .where('subject', '=', name)
      .orderBy('at', 'desc')
      .limit(limits[subject])
      .execute()
    const oldest = taken[limits[subject] - 1]
    if (oldest !== undefined) {
      const retryAfter = Math.ceil((oldest.at + window - at) / 1000)
      throw new StudioError('TooManyAttempts', phrase`Too many attempts, try again in ${retryAfter} s`, {
        retryAfter,
      })
    }
    await transaction.insertInto('attempts').values({ subject: name, at }).execute()
  })
}

/** Resets the count of wrong guesses after a correct one. */
export async function forgetAttempts(
  { database }: StudioContext,
  subject: keyof typeof limits,
  value: string,
): Promise<void> {
  await database.deleteFrom('attempts').where('subject', '=', `${subject}:${value}`).execute()
}
