import webPush, { type VapidKeys } from 'web-push'
import type { Database } from '../tables/database.ts'

const name = 'push-vapid'

/** Creates the key pair at the first start. Browsers bind their subscriptions to it, so it never changes. */
export async function seedVapidKeys(database: Database): Promise<void> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await database
    .insertInto('secrets')
    .values({ name, value: `${publicKey}.${privateKey}` })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function readVapidKeys(database: Database): Promise<VapidKeys> {
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const [publicKey = '', privateKey = ''] = value.split('.')
  return { publicKey, privateKey }
}
