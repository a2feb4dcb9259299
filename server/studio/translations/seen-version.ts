import type { StudioDatabase } from '../tables.ts'

const name = 'translations-seen'

/** Version of the publication whose translations were looked at last; undefined: none was. */
export async function readSeenVersion(database: StudioDatabase): Promise<number | undefined> {
  const row = await database
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row && Number(row.value)
}

export async function storeSeenVersion(database: StudioDatabase, contentVersion: number): Promise<void> {
  const value = String(contentVersion)
  await database
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
