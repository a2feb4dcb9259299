import type { Kysely, Transaction } from 'kysely'
import type { SandboxTables } from './sandbox-tables.ts'

export type Database = Kysely<SandboxTables>

/** A database transaction. The name avoids confusion with the API entity Transaction, a payment. */
export type DbTransaction = Transaction<SandboxTables>
