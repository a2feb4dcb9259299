import { sql, type Kysely, type Migration } from 'kysely'

/** Columns with the name of a user, and the column that gets the id. */
const columns = [
  ['drafts', 'saved_by', 'saved_by_id'],
  ['discarded_drafts', 'saved_by', 'saved_by_id'],
  ['discarded_drafts', 'discarded_by', 'discarded_by_id'],
  ['editors', 'name', 'user_id'],
  ['schedules', 'by', 'by_id'],
  ['audit', 'by', 'user_id'],
  ['draft_batches', 'made_by', 'made_by_id'],
] as const

export const actorMigrations: Record<string, Migration> = {
  /** Names are for people: ids decide who did something. A name of several users says nothing about which of them. */
  '0023-ids-of-users': {
    async up(database: Kysely<unknown>) {
      for (const [table, name, id] of columns) {
        await database.schema.alterTable(table).addColumn(id, 'integer').execute()
        await sql`
          update ${sql.table(table)} set ${sql.ref(id)} = (
            select min(users.id) from users
            where users.name = ${sql.ref(`${table}.${name}`)}
            having count(*) = 1
          )`.execute(database)
      }
      await database.schema.alterTable('audit').addColumn('token_id', 'integer').execute()
      await database.schema.createIndex('audit_user').on('audit').columns(['user_id', 'id']).execute()
    },
  },
}
