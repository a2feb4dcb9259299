import { setImmediate } from 'node:timers/promises'
import type { Database } from '../tables/database.ts'
import { fakenameKey } from './players.ts'

/** Change it when `fakenameKey` changes, so that the keys of stored names are computed again. */
const fingerprint = 'lookalikes-2'
const name = 'fakename-keys'
/** Names of one step: others must not wait for a long list. */
const batch = 500

/**
 * Brings the keys of names that were chosen under an earlier rule up to date, once. Two such names may look alike:
 * the second one then keeps its key, and nobody can choose a third.
 */
export async function renewFakenameKeys(database: Database): Promise<void> {
  const seed = await database
    .selectFrom('seeds')
    .select('fingerprint')
    .where('name', '=', name)
    .executeTakeFirst()
  if (seed?.fingerprint === fingerprint) return
  for (let last = 0; ; await setImmediate()) {
    const rows = await database
      .selectFrom('players')
      .select(['id', 'fakename', 'fakename_key'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, fakename, fakename_key } of rows) {
      const key = fakenameKey(fakename)
      if (key !== fakename_key) await setKey(database, id, key)
    }
    const end = rows.at(-1)
    if (end === undefined) break
    last = end.id
  }
  await database
    .insertInto('seeds')
    .values({ name, fingerprint })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
    .execute()
}

async function setKey(database: Database, id: number, key: string): Promise<void> {
  const other = await database
    .selectFrom('players')
    .select('id')
    .where('fakename_key', '=', key)
    .executeTakeFirst()
  if (!other) await database.updateTable('players').set({ fakename_key: key }).where('id', '=', id).execute()
}
