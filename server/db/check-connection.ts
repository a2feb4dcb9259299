import { StartupError } from '../lib/startup-error.ts'

/** Milliseconds. */
const connectTimeoutMs = 5_000

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // Of an address with several numbers nothing but a code is told.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/**
 * Connects to PostgreSQL once, so that a start without it ends with advice instead of with the failure of
 * whichever part needs it first. Throws StartupError.
 */
export async function checkDatabaseConnection(url: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  // A connection that is lost is told of by the parts that hold their own.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new StartupError(
      `PostgreSQL does not answer at ${new URL(url).host}. Start it, or correct DATABASE_URL. (${reasonOf(error)})`,
    )
  }
  await client.end()
}
