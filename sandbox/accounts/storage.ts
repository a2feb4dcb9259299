import { inTransaction } from '../../server/db/transaction.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Database } from '../tables/database.ts'

/** What the site may keep for a player: keys, and bytes of keys and values together. */
export const storageQuota = { keys: 100, bytes: 64 * 1024 } as const

export interface StoredItem {
  key: string
  value: string
}

/** Everything kept for a player, by key. */
export async function readStorage(database: Database, playerId: number): Promise<StoredItem[]> {
  return database
    .selectFrom('storage_items')
    .select(['key', 'value'])
    .where('player_id', '=', playerId)
    .orderBy('key')
    .execute()
}

const bytesOf = (items: readonly StoredItem[]) =>
  items.reduce((sum, { key, value }) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0)

/** Keeps a value; an empty one forgets the key. Refuses what goes beyond the quota. */
export async function store(database: Database, playerId: number, item: StoredItem): Promise<void> {
  await inTransaction(database, async (trx) => {
    if (item.value === '') {
      await trx
        .deleteFrom('storage_items')
        .where('player_id', '=', playerId)
        .where('key', '=', item.key)
        .execute()
      return
    }
    const others = (await readStorage(trx, playerId)).filter(({ key }) => key !== item.key)
    const items = [...others, item]
    if (items.length > storageQuota.keys || bytesOf(items) > storageQuota.bytes)
      throw new ApiError('StorageQuotaExceededException', 'Nothing more can be kept', {
        keys: storageQuota.keys,
        bytes: storageQuota.bytes,
      })
    await trx
      .insertInto('storage_items')
      .values({ player_id: playerId, ...item })
      .onConflict((conflict) => conflict.columns(['player_id', 'key']).doUpdateSet({ value: item.value }))
      .execute()
  })
}
