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

/** All fields of a profile in one column, so that a new field needs no migration. */
export const profileFields: Migration = {
  async up(database) {
    await database.schema
      .alterTable('profiles')
      .addColumn('fields', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
    const { rows } = await sql<{ player_id: number }>`select * from profiles`.execute(database)
    for (const { player_id, ...row } of rows) {
      const fields = JSON.stringify(row, columns)
      await sql`update profiles set fields = ${fields} where player_id = ${player_id}`.execute(database)
    }
    for (const column of columns) await database.schema.alterTable('profiles').dropColumn(column).execute()
  },
}
