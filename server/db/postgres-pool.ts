import { Socket } from 'node:net'
import pg from 'pg'
import type { PostgresLocation } from './database-location.ts'
import { countPool } from './pool-figures.ts'
import { limitsOfRequests } from './pool-limits.ts'

/** Connections of one part of one server: enough for its concurrent transactions, few for PostgreSQL. */
const connections = 10
/** Milliseconds. */
const timeouts = { connect: 5_000, idle: 10_000 }

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

/**
 * A network that drops packets without a word leaves a connection half open: its queries would wait for many
 * minutes. Without any data for `silence` milliseconds the connection therefore fails, and the pool replaces it.
 */
function openSocket(silence: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silence, () => socket.destroy(new Error('PostgreSQL does not answer')))
  return socket
}

const connectionSettings = (place: PostgresLocation, silence: number) => ({
  connectionString: withSearchPath(place),
  application_name: 'marquee',
  connectionTimeoutMillis: timeouts.connect,
  keepAlive: true,
  stream: () => openSocket(silence),
})

/** A connection beside the pool. Does not connect yet. */
export function openConnection(place: PostgresLocation): pg.Client {
  return new pg.Client(connectionSettings(place, limitsOfRequests.silence))
}

/** Does not connect yet. Connections that fail are logged and replaced. */
export function openPool(
  place: PostgresLocation,
  logError: (error: Error) => void,
  limits = limitsOfRequests,
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(place, limits.silence),
    max: connections,
    idleTimeoutMillis: timeouts.idle,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    types,
  })
  // A connection may also fail between two queries of a transaction, when the pool does not listen to it.
  pool.on('connect', (client) => client.on('error', logError))
  // Reported by the listener above. Without any listener the event would end the process.
  pool.on('error', () => undefined)
  countPool(pool, place.schema)
  return pool
}
