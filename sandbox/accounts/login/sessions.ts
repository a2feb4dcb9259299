import { createHash } from 'node:crypto'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { Player } from '../players.ts'
import type { Database } from '../../tables/database.ts'

const day = 24 * 60 * 60 * 1000
/** Session lifetime after login, regardless of use. */
export const sessionTtlMs = 30 * day

export interface Session {
  hash: string
  player: Player
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  { database, now, random }: SandboxContext,
  playerId: number,
): Promise<string> {
  const token = random.token()
  const at = now()
  await database.deleteFrom('sessions').where('expires_at', '<=', at).execute()
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      player_id: playerId,
      created_at: at,
      expires_at: at + sessionTtlMs,
    })
    .execute()
  return token
}

/** The session with this hash, unless it has ended. */
export async function findSession(
  database: Database,
  hash: string,
  at: number,
): Promise<Session | undefined> {
  const player = await database
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .selectAll('players')
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', at)
    .executeTakeFirst()
  return player && { hash, player }
}

export async function endSession(database: Database, hash: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

/** Ends all sessions of a player except the given one. */
export async function endSessionsOf(database: Database, playerId: number, exceptHash = ''): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('player_id', '=', playerId)
    .where('token_hash', '<>', exceptHash)
    .execute()
}

/** When a session was opened, in milliseconds since 1970. */
export async function openedAt(database: Database, hash: string): Promise<number> {
  const { created_at } = await database
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return created_at
}
