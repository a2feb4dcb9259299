/** Opens the sandbox's database, makes its tables and ends. */
import { migrateDatabase, openDatabase } from '../../server/db/database.ts'
import { placeOf } from '../../server/db/place.ts'
import { migrations } from '../../sandbox/migrations/index.ts'

const [dataDir = '', databaseUrl = ''] = process.argv.slice(2)
const database = openDatabase(placeOf({ dataDir, databaseUrl: databaseUrl || null }, 'sandbox'))
await migrateDatabase(database, migrations)
await database.destroy()
