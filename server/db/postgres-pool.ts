import { Socket } from 'node:net'
import pg from 'pg'
import type { PostgresLocation } from './database-location.ts'
import { countPool } from './pool-figures.ts'
import { limitsOfRequests } from './pool-limits.ts'
import { watchLink } from './watch-link.ts'

/** Connections of one part of one server: enough for its concurrent transactions, few for PostgreSQL. */
const connections = 10
/** Milliseconds; `probe`: to reach PostgreSQL on another connection. */
const timeouts = { connect: 5_000, idle: 10_000, probe: 2_000 }

function toNumber(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError('a whole number of the database is too large to be read exactly: read it as text')
  return number
}

const { INT8, NUMERIC } = pg.types.builtins

/** Timestamps, ids and counts are numbers, as in SQLite. Applies to this pool only. */
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, toNumber)
types.setTypeParser(NUMERIC, toNumber)

/** The connection string with the schema as its search path. Other options are kept. */
function withSearchPath({ url, schema }: PostgresLocation): string {
  const address = new URL(url)
  const options = [address.searchParams.get('options'), `-c search_path=${schema}`].filter(Boolean)
  address.searchParams.set('options', options.join(' '))
  return address.href
}

const connectionSettings = (place: PostgresLocation, stream: () => Socket) => ({
  connectionString: withSearchPath(place),
  application_name: 'marquee',
  connectionTimeoutMillis: timeouts.connect,
  keepAlive: true,
  stream,
})

/** Fails after so many milliseconds without any data. */
function openSocket(silence: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silence, () => socket.destroy(new Error('PostgreSQL does not answer')))
  return socket
}

/** A backend that waits for a statement, within a transaction or not, and since when. */
interface IdleBackend {
  pid: number
  isInTransaction: boolean
  since: string
}

/**
 * Which of these backends have waited for a statement for so many milliseconds, according to PostgreSQL. Fails if it
 * cannot be reached. An error that it answers, such as too many connections, is an answer.
 */
async function findIdle(
  place: PostgresLocation,
  backends: readonly number[],
  quiet: number,
): Promise<IdleBackend[]> {
  const settings = connectionSettings(place, () => openSocket(timeouts.probe))
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: timeouts.probe })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<IdleBackend>(
      `select pid, state <> 'idle' as "isInTransaction", state_change::text as since
        from pg_stat_activity where pid = any($1) and state like 'idle%'
        and state_change < clock_timestamp() - $2 * interval '1 millisecond'`,
      [backends, quiet],
    )
    return rows
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    return []
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** The process of PostgreSQL that serves a connection. The driver knows it to cancel queries, its types do not. */
function backendOf(client: pg.ClientBase): number | undefined {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : undefined
}

/** Whether a statement was sent on the connection, and its answer has not come. */
const isWaiting = (client: pg.ClientBase) => 'readyForQuery' in client && client.readyForQuery === false

/**
 * Asks PostgreSQL for a sign of life, and ends the connections of the pool that a firewall has forgotten: they are in
 * use, and PostgreSQL waits for their statements. Within a transaction, it may as well wait for the site, which sends
 * nothing then: such a connection has sent a statement, and nothing has changed when PostgreSQL is asked again.
 */
function askBeside(pool: pg.Pool, place: PostgresLocation, quiet: number): () => Promise<void> {
  const used = new Map<pg.ClientBase, number>()
  /** Since when the backends waited, by PostgreSQL's clock, whose connections had sent a statement. */
  let suspected = new Map<number, string>()
  pool.on('acquire', (client) => used.set(client, performance.now()))
  pool.on('release', (_error, client) => used.delete(client))
  pool.on('remove', (client) => used.delete(client))
  return async () => {
    const known = [...used].flatMap(([client, since]) => {
      const backend = backendOf(client)
      const isLong = performance.now() - since >= quiet
      return backend !== undefined && isLong ? [{ client, since, backend, isWaiting: isWaiting(client) }] : []
    })
    const idle = await findIdle(
      place,
      known.map(({ backend }) => backend),
      quiet,
    )
    const before = suspected
    suspected = new Map()
    for (const { pid, isInTransaction, since } of idle) {
      const found = known.find(({ backend }) => backend === pid)
      if (found === undefined || used.get(found.client) !== found.since) continue
      if (isInTransaction && !found.isWaiting) continue
      if (isInTransaction) suspected.set(pid, since)
      const isLost = !isInTransaction || before.get(pid) === since
      if (isLost && found.client instanceof pg.Client) void found.client.end()
    }
  }
}

/** A connection beside the pool. Does not connect yet. */
export function openConnection(place: PostgresLocation): pg.Client {
  return new pg.Client(connectionSettings(place, () => openSocket(limitsOfRequests.silence)))
}

/** Does not connect yet. Connections that fail are logged and replaced. */
export function openPool(
  place: PostgresLocation,
  logError: (error: Error) => void,
  limits = limitsOfRequests,
): pg.Pool {
  const isUsed = () => pool.totalCount > pool.idleCount
  const watched = { probe: () => ask(), isUsed, isEnding: () => pool.ending }
  const pool: pg.Pool = new pg.Pool({
    ...connectionSettings(place, limits.quiet === 0 ? () => new Socket() : watchLink(limits, watched)),
    max: connections,
    idleTimeoutMillis: timeouts.idle,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    types,
  })
  const ask = askBeside(pool, place, limits.quiet)
  // A connection may also fail between two queries of a transaction, when the pool does not listen to it.
  pool.on('connect', (client) => client.on('error', logError))
  // Reported by the listener above. Without any listener the event would end the process.
  pool.on('error', () => undefined)
  countPool(pool, place)
  return pool
}
