import { isDatabaseFailure } from '../lib/database-failure.ts'
import { StartupError } from '../lib/startup-error.ts'

/** Milliseconds. */
const connectTimeoutMs = 5_000

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // If a host has several addresses, the error has a code but no message.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

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
    const { rows } = await client.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    if (rows[0]?.transaction_read_only === 'on')
      return new StartupError(
        `PostgreSQL at ${new URL(url).host} is read-only: DATABASE_URL must lead to the primary server`,
      )
  } catch (error) {
    const failure = new StartupError(
      `PostgreSQL does not answer at ${new URL(url).host}. Start it, or correct DATABASE_URL. (${reasonOf(error)})`,
    )
    if (isDatabaseFailure(error)) return failure
    throw failure
  } finally {
    await client.end().catch(() => undefined)
  }
  return null
}
