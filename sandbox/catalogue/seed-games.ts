import { createHash } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { inTransaction } from '../../server/contracts/database.ts'
import type { GameTable } from '../tables/games.ts'
import { generateCatalogue, usualGamesCount } from './generate-catalogue.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** Rows per insert: databases limit the number of parameters in a statement. */
const batchSize = 500

function rowsOf(count: number): Insertable<GameTable>[] {
  return generateCatalogue(count).map(({ tags, ...game }) => ({
    ...game,
    tags: `|${tags.join('|')}|`,
    has_demo: 1,
    is_offered: 1,
  }))
}

async function write(trx: DbTransaction, rows: readonly Insertable<GameTable>[]): Promise<void> {
  // A name may belong to another game now, and no two rows may have the same one, not even for a moment.
  await trx
    .updateTable('games')
    .set({ is_offered: 0, sysname: sql<string>`'former-' || cast(id as text)` })
    .execute()
  for (let start = 0; start < rows.length; start += batchSize)
    await trx
      .insertInto('games')
      .values(rows.slice(start, start + batchSize))
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((update) => ({
          sysname: update.ref('excluded.sysname'),
          name: update.ref('excluded.name'),
          type: update.ref('excluded.type'),
          provider: update.ref('excluded.provider'),
          provider_sysname: update.ref('excluded.provider_sysname'),
          priority: update.ref('excluded.priority'),
          tags: update.ref('excluded.tags'),
          emblem: update.ref('excluded.emblem'),
          palette: update.ref('excluded.palette'),
          players: update.ref('excluded.players'),
          has_demo: update.ref('excluded.has_demo'),
          is_offered: update.ref('excluded.is_offered'),
        })),
      )
      .execute()
}

/**
 * Stores the catalogue: inserts new games, updates existing ones and disables those no longer in it. Does
 * nothing if the same catalogue is already stored.
 */
export async function seedGames(database: Database, count = usualGamesCount): Promise<void> {
  const rows = rowsOf(count)
  const fingerprint = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const seed = await database
    .selectFrom('seeds')
    .select('fingerprint')
    .where('name', '=', 'games')
    .executeTakeFirst()
  if (seed?.fingerprint === fingerprint) return
  await inTransaction(database, async (trx) => {
    await write(trx, rows)
    await trx
      .insertInto('seeds')
      .values({ name: 'games', fingerprint })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ fingerprint }))
      .execute()
  })
}
