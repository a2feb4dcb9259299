/** Opens the sandbox's database, runs its migrations and exits. */
import { migrateDatabase, openDatabase } from '../../../server/db/database.ts'
import { databaseLocation } from '../../../server/db/database-location.ts'
import { migrations } from '../../../sandbox/migrations/index.ts'

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2)
const database = openDatabase(databaseLocation({ dataDir, databaseUrl: databaseUrl || null }, 'sandbox'))
await migrateDatabase(database, migrations)
await database.destroy()
