import type { LoginMethod, PlayerLogin } from '../../../schemas/api/entities/account.ts'
import type { Database } from '../../tables/database.ts'
import { toTimestamp } from '../../timestamp.ts'

const maxUserAgent = 300
/** Milliseconds for which logins are kept. */
const lifetime = 90 * 24 * 60 * 60 * 1000
/** Failed attempts that are kept of a player, so that guesses cannot fill the database. */
const maxFailures = 100

export interface LoginAttempt {
  playerId: number
  userAgent: string | undefined
  address: string
  method: LoginMethod
  at: number
}

const textOf = (userAgent = '') => userAgent.replaceAll('\u0000', '').slice(0, maxUserAgent)

/** User-Agent without versions, so that an updated browser is still the same device. */
const deviceOf = (userAgent: string | undefined) => textOf(userAgent?.replace(/[\d._]+/g, ''))

/** Whether the player has used this kind of device before, or has never logged in. */
async function isKnown(database: Database, { playerId, userAgent }: LoginAttempt): Promise<boolean> {
  const devices = await database
    .selectFrom('player_devices')
    .select('device')
    .where('player_id', '=', playerId)
    .execute()
  return devices.length === 0 || devices.some(({ device }) => device === deviceOf(userAgent))
}

async function addLogin(
  database: Database,
  attempt: LoginAttempt,
  sessionHash: string | null,
): Promise<void> {
  const { playerId, userAgent, address, method, at } = attempt
  const isKnownDevice = await isKnown(database, attempt)
  await database
    .deleteFrom('player_logins')
    .where('player_id', '=', playerId)
    .where('at', '<', at - lifetime)
    .execute()
  await database
    .insertInto('player_logins')
    .values({
      player_id: playerId,
      at,
      user_agent: textOf(userAgent),
      address,
      method,
      session_hash: sessionHash,
      is_successful: sessionHash === null ? 0 : 1,
      is_known_device: isKnownDevice ? 1 : 0,
    })
    .execute()
}

/** Records the login that opened a session, and its device, which is known from then on. */
export async function recordLogin(
  database: Database,
  attempt: LoginAttempt,
  sessionHash: string,
): Promise<void> {
  await addLogin(database, attempt, sessionHash)
  const { playerId, userAgent, address, at } = attempt
  await database
    .insertInto('player_devices')
    .values({ player_id: playerId, device: deviceOf(userAgent), address, seen_at: at })
    .onConflict((conflict) => conflict.columns(['player_id', 'device']).doNothing())
    .execute()
}

/** Records an attempt with a wrong password or code. Only the last ones are kept. */
export async function recordFailure(database: Database, attempt: LoginAttempt): Promise<void> {
  await addLogin(database, attempt, null)
  const { playerId } = attempt
  const surplus = await database
    .selectFrom('player_logins')
    .select('id')
    .where('player_id', '=', playerId)
    .where('is_successful', '=', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .offset(maxFailures)
    .executeTakeFirst()
  if (!surplus) return
  await database
    .deleteFrom('player_logins')
    .where('player_id', '=', playerId)
    .where('is_successful', '=', 0)
    .where('id', '<=', surplus.id)
    .execute()
}

/** How many of these sessions were opened by devices that were unknown until then. */
export async function countUnknown(
  database: Database,
  playerId: number,
  sessions: readonly string[],
): Promise<number> {
  if (sessions.length === 0) return 0
  const { count } = await database
    .selectFrom('player_logins')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('player_id', '=', playerId)
    .where('is_known_device', '=', 0)
    .where('session_hash', 'in', sessions)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of a player's logins and failed attempts, newest first. The sandbox does not know where addresses are. */
export async function readLogins(
  database: Database,
  playerId: number,
  { offset, count }: { offset: number; count: number },
): Promise<{
  items: (Omit<PlayerLogin, 'session_id' | 'is_current'> & { hash: string | null })[]
  total: number
}> {
  const ofPlayer = database.selectFrom('player_logins').where('player_id', '=', playerId)
  const rows = await ofPlayer.selectAll().orderBy('id', 'desc').limit(count).offset(offset).execute()
  const { total } = await ofPlayer.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const items = rows.map((row) => ({
    id: row.id,
    created_at: toTimestamp(row.at),
    user_agent: row.user_agent,
    address: row.address,
    place: null,
    method: row.method,
    is_successful: row.is_successful === 1,
    is_known_device: row.is_known_device === 1,
    hash: row.session_hash,
  }))
  return { items, total: Number(total) }
}
