import { makeToken, type StudioContext } from '../studio-context.ts'

type Context = Pick<StudioContext, 'database' | 'now'>

const ttlMs = 5 * 60 * 1000

/** Makes a challenge for a passkey of a user; null: for a sign-in. */
export async function makeChallenge({ database, now }: Context, userId: number | null): Promise<string> {
  await database.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute()
  const challenge = makeToken()
  await database
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: now() + ttlMs })
    .execute()
  return challenge
}

/** Whether a challenge was made for this and not used before; it cannot be used again. */
export async function takeChallenge(
  { database, now }: Context,
  challenge: string,
  userId: number | null,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return numDeletedRows > 0n
}
