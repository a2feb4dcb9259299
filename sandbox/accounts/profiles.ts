import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { documentTypes, profileFields } from '../../schemas/api/entities/account.ts'
import { initialOf } from '../../schemas/initial-of.ts'
import type { Player } from './players.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** Profile fields a player has entered, in addition to the account itself. */
const StoredProfile = Type.Object({
  ...Type.Omit(Type.Object(profileFields), ['birth_date', 'country_code']).properties,
  document_type: Type.Enum([...documentTypes]),
})
export type StoredProfile = Static<typeof StoredProfile>

/** Creating one evaluates the contract, which costs more than reading a profile. */
const emptyProfile: Readonly<StoredProfile> = Value.Create(StoredProfile)

export async function readProfile(database: Database, playerId: number): Promise<StoredProfile> {
  const row = await database
    .selectFrom('profile_fields')
    .select('fields')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  const entered = row ? Value.Parse(Type.Partial(StoredProfile), JSON.parse(row.fields)) : {}
  return { ...emptyProfile, ...entered }
}

/** Saves the given fields and leaves the others unchanged. */
export async function saveProfile(
  trx: DbTransaction,
  { id }: Pick<Player, 'id'>,
  fields: Partial<StoredProfile>,
): Promise<void> {
  const profile = JSON.stringify({ ...(await readProfile(trx, id)), ...fields })
  await trx
    .insertInto('profile_fields')
    .values({ player_id: id, fields: profile })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ fields: profile }))
    .execute()
}

/** First name and first letter of the last name; empty if the player has entered none. */
export async function ownName(database: Database, playerId: number): Promise<string> {
  const { first_name: first, last_name: last } = await readProfile(database, playerId)
  const letter = initialOf(last)
  return [first, letter && `${letter}.`].filter(Boolean).join(' ')
}

/** Whether the profile has the fields an identity check requires. */
export async function isReadyForVerification(database: Database, player: Player): Promise<boolean> {
  const { first_name, last_name } = await readProfile(database, player.id)
  return first_name !== '' && last_name !== '' && player.birth_date !== null
}
