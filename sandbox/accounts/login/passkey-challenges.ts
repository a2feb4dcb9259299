import type { SandboxContext } from '../../sandbox-context.ts'

const ttlMs = 5 * 60 * 1000

/** Makes a challenge for a passkey of a player; null: for a login. */
export async function makeChallenge(
  { database, now, random }: Pick<SandboxContext, 'database' | 'now' | 'random'>,
  playerId: number | null,
): Promise<string> {
  const at = now()
  await database.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute()
  const challenge = Buffer.from(random.token()).toString('base64url')
  await database
    .insertInto('passkey_challenges')
    .values({ challenge, player_id: playerId, expires_at: at + ttlMs })
    .execute()
  return challenge
}

/** Whether a challenge was made for this and not used before; it cannot be used again. */
export async function takeChallenge(
  { database, now }: Pick<SandboxContext, 'database' | 'now'>,
  challenge: string,
  playerId: number | null,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('player_id', playerId === null ? 'is' : '=', playerId)
    .where('expires_at', '>', now())
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
