import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { documentTypes, sexes } from '../../schemas/api/entities/account.ts'
import { initialOf } from '../../schemas/initial-of.ts'
import type { ProfileTable } from '../tables/accounts.ts'
import type { Player } from './players.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

const DocumentType = Type.Enum([...documentTypes])

/** Profile fields a player has entered, in addition to the account itself. */
export interface StoredProfile extends Omit<ProfileTable, 'player_id' | 'document_type'> {
  document_type: Static<typeof DocumentType>
}

const emptyProfile: StoredProfile = {
  first_name: '',
  last_name: '',
  sex: sexes.notChosen,
  document_type: 'passport',
  document_number: '',
  country: '',
  region: '',
  home_town: '',
  address: '',
  postcode: '',
}

export async function readProfile(database: Database, playerId: number): Promise<StoredProfile> {
  const row = await database
    .selectFrom('profiles')
    .select([
      'first_name',
      'last_name',
      'sex',
      'document_type',
      'document_number',
      'country',
      'region',
      'home_town',
      'address',
      'postcode',
    ])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row ? { ...row, document_type: Value.Parse(DocumentType, row.document_type) } : emptyProfile
}

/** Saves the given fields and leaves the others unchanged. */
export async function saveProfile(
  trx: DbTransaction,
  { id }: Pick<Player, 'id'>,
  fields: Partial<StoredProfile>,
): Promise<void> {
  const values = { ...(await readProfile(trx, id)), ...fields }
  await trx
    .insertInto('profiles')
    .values({ player_id: id, ...values })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(values))
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
