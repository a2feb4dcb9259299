import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SandboxContext } from '../../sandbox-context.ts'
import { secretOf } from '../secrets.ts'

const ttlMs = 5 * 60 * 1000

async function signatureOf(
  sandbox: Pick<SandboxContext, 'database'>,
  text: string,
  playerId: number | null,
): Promise<string> {
  const hmac = createHmac('sha256', await secretOf(sandbox, 'passkeys'))
  return hmac.update(`challenge:${playerId ?? 'login'}:${text}`).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * Makes a challenge for a passkey of a player; null: for a login. It is signed instead of stored, so that guests may
 * ask for any number of them.
 */
export async function makeChallenge(
  { database, now, random }: Pick<SandboxContext, 'database' | 'now' | 'random'>,
  playerId: number | null,
): Promise<string> {
  const text = `${random.token()}.${now() + ttlMs}`
  return Buffer.from(`${text}.${await signatureOf({ database }, text, playerId)}`).toString('base64url')
}

/** Whether a challenge was made for this and not used before; it cannot be used again. */
export async function takeChallenge(
  { database, now }: Pick<SandboxContext, 'database' | 'now'>,
  challenge: string,
  playerId: number | null,
): Promise<boolean> {
  const [token = '', expires = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.')
  const expected = await signatureOf({ database }, `${token}.${expires}`, playerId)
  const at = now()
  if (!isEqual(signature, expected) || Number(expires) <= at) return false
  await database.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute()
  // One challenge can be spelled in several ways, its token cannot.
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('passkey_challenges')
    .values({ challenge: token, expires_at: Number(expires) })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
