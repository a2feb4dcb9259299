import { ApiError } from '../../schemas/api/errors.ts'
import { fakenameKey, type Player } from './players.ts'
import type { DbTransaction } from '../tables/database.ts'

/** The platform generates these names; a player who chose one would block the name of a new player. */
const reserved = /^player\d+$/

const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Armenian', 'Georgian'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/** Whether a name has letters of two scripts, such as a Cyrillic "а" in a Latin name. */
const isMixed = (name: string) => scripts.filter((script) => script.test(name)).length > 1

/** Rejects a public name that is taken, reserved, or can pass for another one. */
export async function assertFakename(trx: DbTransaction, player: Player, fakename: string): Promise<void> {
  if (isMixed(fakename))
    throw new ApiError('InvalidParameterException', 'Letters of one script only', { fakename: 'mixed' })
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
