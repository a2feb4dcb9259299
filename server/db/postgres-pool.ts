import pg from 'pg'
import type { PostgresLocation } from './database-location.ts'

/** Connections of one part of one server: enough for its transactions at a time, few for PostgreSQL. */
const connections = 10
/** Milliseconds. */
const timeouts = { connect: 5_000, statement: 15_000, lock: 5_000, idleInTransaction: 15_000, idle: 30_000 }

function toNumber(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError('a whole number of the database is too large to be read exactly: read it as text')
  return number
}

const { INT8, NUMERIC } = pg.types.builtins

/** Moments, ids and counts are numbers here, as they are in SQLite. Only this pool reads them so. */
const types = new pg.TypeOverrides()
types.setTypeParser(INT8, toNumber)
types.setTypeParser(NUMERIC, toNumber)

/** The connection string with the schema as its search path, beside options that it has already. */
function withSearchPath({ url, schema }: PostgresLocation): string {
  const address = new URL(url)
  const options = [address.searchParams.get('options'), `-c search_path=${schema}`].filter(Boolean)
  address.searchParams.set('options', options.join(' '))
  return address.href
}

/** Opens no connection yet. Connections that fail while nobody uses them are logged and replaced. */
export function openPool(place: PostgresLocation, logError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withSearchPath(place),
    application_name: 'marquee',
    max: connections,
    connectionTimeoutMillis: timeouts.connect,
    idleTimeoutMillis: timeouts.idle,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    types,
  })
  // A connection may also end between two queries of a transaction, when the pool does not listen to it.
  pool.on('connect', (client) => client.on('error', logError))
  // Heard of by the line above; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}
