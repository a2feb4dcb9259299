import type { Kysely, Transaction } from 'kysely'
import type { SandboxTables } from './sandbox-tables.ts'

export type Database = Kysely<SandboxTables>

/** A database transaction; payments have an entity of their own that is called Transaction. */
export type DbTransaction = Transaction<SandboxTables>
