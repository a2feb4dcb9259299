import { inTransaction } from '../../../server/contracts/database.ts'
import { networkOf } from '../../../server/contracts/credentials.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { SandboxContext } from '../../sandbox-context.ts'

export interface Limit {
  /** Attempts allowed within the window. */
  attempts: number
  /** Milliseconds. */
  window: number
}

const minute = 60 * 1000

/**
 * Limits on: wrong passwords per login and network, per login and per network, registrations per network and
 * those of them that find a contact taken, wrong codes per player and purpose (`code`) or per login when
 * nobody is logged in (`codes`), messages per contact and per requesting network, support messages per
 * network, promo code guesses per player or network, and guessed codes of invitations per network. The limits per login alone are high, so that nobody
 * can lock a player out from a few machines.
 */
export const limits = {
  login: { attempts: 5, window: 15 * minute },
  logins: { attempts: 100, window: 15 * minute },
  taken: { attempts: 20, window: 60 * minute },
  codes: { attempts: 100, window: 60 * minute },
  address: { attempts: 100, window: 15 * minute },
  promoCode: { attempts: 30, window: 15 * minute },
  invitation: { attempts: 30, window: 15 * minute },
  registration: { attempts: 100, window: 60 * minute },
  code: { attempts: 20, window: 60 * minute },
  message: { attempts: 10, window: 60 * minute },
  messages: { attempts: 100, window: 60 * minute },
  feedback: { attempts: 10, window: 60 * minute },
} as const satisfies Record<string, Limit>

const maxWindow = Math.max(...Object.values(limits).map(({ window }) => window))

/**
 * Uses one of the subject's attempts and returns its number; fails with TooManyRequestsException if none is
 * left. The attempt is used before the password is checked, so that a hundred concurrent guesses count as a
 * hundred attempts.
 */
export async function takeAttempt(
  { database, now }: SandboxContext,
  subject: string,
  limit: Limit,
): Promise<number> {
  const at = now()
  return inTransaction(database, async (trx) => {
    await trx
      .deleteFrom('attempts')
      .where('at', '<=', at - maxWindow)
      .execute()
    const recent = await trx
      .selectFrom('attempts')
      .select('at')
      .where('subject', '=', subject)
      .where('at', '>', at - limit.window)
      .orderBy('at', 'desc')
      .limit(limit.attempts)
      .execute()
    const oldest = recent[limit.attempts - 1]
    if (oldest !== undefined) {
      const seconds = Math.ceil((oldest.at + limit.window - at) / 1000)
      throw new ApiError('TooManyRequestsException', `Too many attempts, try again in ${seconds} s`, {
        retry_after: seconds,
      })
    }
    const { id } = await trx
      .insertInto('attempts')
      .values({ subject, at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

/** Gives back an attempt that succeeded. */
export async function returnAttempt({ database }: SandboxContext, id: number): Promise<void> {
  await database.deleteFrom('attempts').where('id', '=', id).execute()
}

export async function forgetAttempts({ database }: SandboxContext, subject: string): Promise<void> {
  await database.deleteFrom('attempts').where('subject', '=', subject).execute()
}

/**
 * Runs work that may find a contact taken by another player, which tells who is registered: limits such
 * answers per network.
 */
export async function limitTaken<Result>(
  sandbox: SandboxContext,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = await takeAttempt(sandbox, `taken:${networkOf(address)}`, limits.taken)
  let isTaken = false
  try {
    return await work()
  } catch (error) {
    isTaken = error instanceof ApiError && Object.values(error.data).includes('taken')
    throw error
  } finally {
    if (!isTaken) await returnAttempt(sandbox, attempt)
  }
}
