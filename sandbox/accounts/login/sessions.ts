import { createHash } from 'node:crypto'
import type { LoginMethod } from '../../../schemas/api/entities/account.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { Player } from '../players.ts'
import type { Database, DbTransaction } from '../../tables/database.ts'
import { recordLogin } from './login-history.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Session lifetime after login, regardless of use. */
export const sessionTtlMs = 30 * day

/** A session that is not used for this long has ended. */
export const idleTtlMs = 7 * day

/** The last use is written once in this time, so that not every call writes. */
const useInterval = 5 * minute

const maxUserAgent = 300

export interface Session {
  hash: string
  player: Player
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Names a session to its player. Derived from the hash, it allows no login. */
export const sessionId = (hash: string) => hash.slice(0, 16)

interface SessionDetails {
  userAgent?: string | undefined
  address?: string
  method?: LoginMethod
  confirmedUntil?: number
}

/** Opens a session and returns its token, which is not stored. */
export async function openSession(
  { database, now, random }: SandboxContext,
  playerId: number,
  { userAgent, address, method = 'password', confirmedUntil }: SessionDetails = {},
): Promise<string> {
  const token = random.token()
  const hash = hashToken(token)
  const at = now()
  await database.deleteFrom('sessions').where('expires_at', '<=', at).execute()
  await database
    .insertInto('sessions')
    .values({
      token_hash: hash,
      player_id: playerId,
      created_at: at,
      expires_at: at + sessionTtlMs,
      last_used_at: at,
      user_agent: userAgent?.replaceAll('\u0000', '').slice(0, maxUserAgent) ?? null,
      address: address ?? null,
      confirmed_until: confirmedUntil ?? null,
    })
    .execute()
  if (address !== undefined) await recordLogin(database, { playerId, userAgent, address, method, at }, hash)
  return token
}

/** Sessions that have not ended. */
export const validSessions = (database: Database, at: number) =>
  database
    .selectFrom('sessions')
    .where('sessions.expires_at', '>', at)
    .where(({ fn }) => fn.coalesce('sessions.last_used_at', 'sessions.created_at'), '>', at - idleTtlMs)

/** The session with this hash, unless it has ended, and its last use. */
async function readSession(database: Database, hash: string, at: number) {
  const row = await validSessions(database, at)
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .selectAll('players')
    .select('sessions.last_used_at as session_used_at')
    .where('sessions.token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) return undefined
  const { session_used_at: usedAt, ...player } = row
  return { session: { hash, player }, usedAt }
}

/** The session with this hash, unless it has ended. */
export async function findSession(
  database: Database,
  hash: string,
  at: number,
): Promise<Session | undefined> {
  return (await readSession(database, hash, at))?.session
}

/** Like `findSession`, and keeps the session from expiring unused. */
export async function useSession(database: Database, hash: string, at: number): Promise<Session | undefined> {
  const found = await readSession(database, hash, at)
  if (found && (found.usedAt ?? 0) <= at - useInterval)
    await database.updateTable('sessions').set({ last_used_at: at }).where('token_hash', '=', hash).execute()
  return found?.session
}

/** A player's sessions, the last used one first. */
export async function readSessions(database: Database, playerId: number, at: number) {
  return validSessions(database, at)
    .select(['token_hash', 'created_at', 'user_agent', 'address'])
    .select(({ fn }) => fn.coalesce('last_used_at', 'created_at').as('last_used_at'))
    .where('player_id', '=', playerId)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()
}

export async function endSession(database: Database, hash: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

/** Ends the player's session with this id. Returns whether there was one. */
export async function endSessionOf(
  database: Database,
  playerId: number,
  id: string,
  at: number,
): Promise<boolean> {
  const sessions = await readSessions(database, playerId, at)
  const found = sessions.find(({ token_hash }) => sessionId(token_hash) === id)
  if (found) await endSession(database, found.token_hash)
  return found !== undefined
}

/** Ends all sessions of a player except the given one. */
export async function endSessionsOf(database: Database, playerId: number, exceptHash = ''): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('player_id', '=', playerId)
    .where('token_hash', '<>', exceptHash)
    .execute()
}

/** Gives a session another token, and returns it. Open games stay open. */
export async function replaceToken(
  trx: DbTransaction,
  { random }: Pick<SandboxContext, 'random'>,
  hash: string,
): Promise<string> {
  const token = random.token()
  const session_hash = hashToken(token)
  await trx.updateTable('sessions').set({ token_hash: session_hash }).where('token_hash', '=', hash).execute()
  await trx.updateTable('player_logins').set({ session_hash }).where('session_hash', '=', hash).execute()
  await trx.updateTable('push_devices').set({ session_hash }).where('session_hash', '=', hash).execute()
  await trx.updateTable('launches').set({ session_hash }).where('session_hash', '=', hash).execute()
  return token
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
