/** Opens the database of published documents, runs its migrations and exits. */
import { migrateDatabase, openDatabase } from '../../../server/db/database.ts'
import { databaseLocation } from '../../../server/db/database-location.ts'
import { contentMigrations } from '../../../server/content/store/tables.ts'

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2)
const database = openDatabase(databaseLocation({ dataDir, databaseUrl: databaseUrl || null }, 'site'))
await migrateDatabase(database, contentMigrations)
await database.destroy()
