import { ApiError } from '../../schemas/api/errors.ts'
import { fakenameKey, type Player } from './players.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Names that the platform gives itself: whoever took one would stand in the way of a new player. */
const reserved = /^player\d+$/

/** Refuses a public name that somebody else has, or that is the platform's to give. */
export async function assertFakename(trx: DbTransaction, player: Player, fakename: string): Promise<void> {
  const key = fakenameKey(fakename)
  const other = await trx
    .selectFrom('players')
    .select('id')
    .where('fakename_key', '=', key)
    .where('id', '<>', player.id)
    .executeTakeFirst()
  if (other || (reserved.test(key) && key !== player.fakename_key))
    throw new ApiError('InvalidParameterException', 'This name is taken', { fakename: 'taken' })
}

export async function setFakename(trx: DbTransaction, { id }: Player, fakename: string): Promise<void> {
  await trx
    .updateTable('players')
    .set({ fakename, fakename_key: fakenameKey(fakename) })
    .where('id', '=', id)
    .execute()
}
