import { StudioError } from '../../schemas/studio/errors.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StudioContext } from './studio-context.ts'

const window = 15 * 60 * 1000
/** Sign-ins within the window: of one login, and from one address. */
const limits = { login: 5, address: 50 } as const

/**
 * Takes one of a subject's attempts to sign in; refuses with TooManyAttempts when all are used up. It is
 * taken before the password is looked at: a hundred guesses sent at once are a hundred attempts.
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
      throw new StudioError('TooManyAttempts', `Too many attempts, try again in ${retryAfter} s`, {
        retryAfter,
      })
    }
    await transaction.insertInto('attempts').values({ subject: name, at }).execute()
  })
}

/** The password was right: what was guessed before does not count any more. */
export async function forgetAttempts({ database }: StudioContext, login: string): Promise<void> {
  await database.deleteFrom('attempts').where('subject', '=', `login:${login}`).execute()
}
