import { isDatabaseFailure } from '../lib/database-failure.ts'
import { StartupError } from '../lib/startup-error.ts'
import { poolsOf, type Row } from './pool-figures.ts'

/** Milliseconds. */
const connectTimeoutMs = 5_000

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // If a host has several addresses, the error has a code but no message.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

const isReadOnly = 'SHOW transaction_read_only'

/** Why a database that answers cannot be written to; null: it can. */
function readOnlyFault(url: string, [row]: readonly Row[]): StartupError | null {
  if (row?.['transaction_read_only'] !== 'on') return null
  return new StartupError(
    `PostgreSQL at ${new URL(url).host} is read-only: DATABASE_URL must lead to the primary server`,
  )
}

const unreachable = (url: string, error: unknown) =>
  new StartupError(
    `PostgreSQL does not answer at ${new URL(url).host}. Start it, or correct DATABASE_URL. (${reasonOf(error)})`,
  )

/**
 * Connects to PostgreSQL once, so that a start without it fails with advice, not with the error of the part
 * that needs it first. Returns the error if PostgreSQL is only unavailable or read-only, and throws it if it lets nobody
 * in.
 */
export async function checkDatabaseConnection(url: string): Promise<StartupError | null> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  // Lost connections are reported by the parts that hold them.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Row>(isReadOnly)
    return readOnlyFault(url, rows)
  } catch (error) {
    const failure = unreachable(url, error)
    if (isDatabaseFailure(error)) return failure
    throw failure
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Why requests get no answers from PostgreSQL, or null: asks on the connections that requests use, which may be lost or
 * all taken although new ones can be opened.
 */
export async function checkDatabasePools(url: string): Promise<string | null> {
  const pools = poolsOf(url)
  if (pools.length === 0) return (await checkDatabaseConnection(url))?.message ?? null
  try {
    const answers = await Promise.all(pools.map((pool) => pool.query(isReadOnly)))
    return answers.map(({ rows }) => readOnlyFault(url, rows)?.message).find(Boolean) ?? null
  } catch (error) {
    return unreachable(url, error).message
  }
}
