import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { inTransaction } from '../../db/transaction.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { StudioContext } from '../studio-context.ts'

const window = 15 * 60 * 1000
/**
 * Allowed sign-ins within the window, per login (password, second factor) and per address. Single sign-on counts apart
 * from `address`, so that it cannot use up the attempts of local accounts; its starts (`sso`) and its ends (`callback`)
 * count apart, too, until somebody has signed in.
 */
const limits = { login: 5, code: 5, address: 50, sso: 50, callback: 50 } as const
type Subject = keyof typeof limits

const byAddress: ReadonlySet<Subject> = new Set(['address', 'sso', 'callback'])
const nameOf = (subject: Subject, value: string) =>
  `${subject}:${byAddress.has(subject) ? networkOf(value) : value}`

/**
 * Uses one of the subject's sign-in attempts; fails with TooManyAttempts if none is left. The attempt is used
 * before the password is checked, so that a hundred concurrent guesses count as a hundred attempts.
 */
export async function takeAttempt(
  { database, now }: StudioContext,
  subject: Subject,
  value: string,
): Promise<void> {
  const at = now()
  const name = nameOf(subject, value)
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

/** Resets the count of attempts after one that succeeded. */
export async function forgetAttempts(
  { database }: Pick<StudioContext, 'database'>,
  subject: Subject,
  value: string,
): Promise<void> {
  await database.deleteFrom('attempts').where('subject', '=', nameOf(subject, value)).execute()
}
