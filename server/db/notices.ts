import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import type { DatabaseLocation, PostgresLocation } from './database-location.ts'
import { isPostgres } from './postgres.ts'

/** Milliseconds. */
const pauses = { check: 5_000, reconnect: 1_000 }

/** Tells every server that listens to this schema that something changed, once the transaction is committed. */
export async function notify<Tables>(transaction: Transaction<Tables>): Promise<void> {
  if (isPostgres(transaction)) await sql`select pg_notify(current_schema(), '')`.execute(transaction)
}

async function listenUntilLost(place: PostgresLocation, onNotice: () => void, signal: AbortSignal) {
  const { openConnection } = await import('./postgres-pool.ts')
  const connection = openConnection(place)
  const lost = new AbortController()
  connection.on('error', () => lost.abort()).on('notification', onNotice)
  const isOver = AbortSignal.any([signal, lost.signal])
  const command = `listen ${connection.escapeIdentifier(place.schema)}`
  try {
    await connection.connect()
    await connection.query(command)
    // Something may have changed while nobody listened.
    onNotice()
    for (;;) {
      await wait(pauses.check, undefined, { signal: isOver })
      // Changes nothing, but shows that the connection works.
      await connection.query(command)
    }
  } finally {
    await connection.end()
  }
}

/**
 * Calls `onNotice` after each `notify` of any server, on a connection of its own that is replaced if it is lost.
 * Returns a function that ends it. Notices can be missed meanwhile, so look for changes at intervals as well. An
 * embedded database belongs to one server and has no notices.
 */
export function listen(place: DatabaseLocation, onNotice: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const report = () => {
    if (!signal.aborted) onNotice()
  }
  const keepListening = async (postgres: PostgresLocation) => {
    while (!signal.aborted) {
      await listenUntilLost(postgres, report, signal).catch(() => undefined)
      await wait(pauses.reconnect, undefined, { signal }).catch(() => undefined)
    }
  }
  if (typeof place !== 'string') void keepListening(place)
  return () => ended.abort()
}
