import { sql, type Migration } from 'kysely'

const columns = [
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
]

/**
 * All fields of a profile in one column, so that a new field needs no migration. The table `profiles` stays for the
 * previous build.
 */
export const profileFields: Migration = {
  async up(database) {
    await database.schema
      .createTable('profile_fields')
      .addColumn('player_id', 'integer', (column) => column.primaryKey().references('players.id'))
      .addColumn('fields', 'text', (column) => column.notNull())
      .execute()
    const { rows } = await sql<{ player_id: number }>`select * from profiles`.execute(database)
    for (const { player_id, ...row } of rows) {
      const fields = JSON.stringify(row, columns)
      await sql`insert into profile_fields (player_id, fields) values (${player_id}, ${fields})`.execute(
        database,
      )
    }
  },
}
