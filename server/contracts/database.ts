// What a back end inside the site server uses to store data: on SQLite, or on PostgreSQL if DATABASE_URL is set.
export { generatedId } from '../db/columns.ts'
export { migrateDatabase, openDatabase } from '../db/database.ts'
export { databaseLocation, type DatabaseSettings } from '../db/database-location.ts'
export { emptyIfOutdated } from '../db/outdated.ts'
export { isPostgres } from '../db/postgres.ts'
export { openEvenDamaged, Preparation } from '../db/preparation.ts'
export { inTransaction } from '../db/transaction.ts'
export { isDatabaseFailure } from '../lib/database-failure.ts'
