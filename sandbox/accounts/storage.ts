import { inTransaction } from '../../server/contracts/database.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Database } from '../tables/database.ts'

/** Limits of what the site may store per player: number of keys, and total bytes of keys and values. */
export const storageQuota = { keys: 100, bytes: 64 * 1024 } as const

export interface StoredItem {
  key: string
  value: string
}

/** All stored values of a player, by key. */
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

/** Stores a value; an empty one deletes the key. Fails if the quota is exceeded. */
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
