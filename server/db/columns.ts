import type { ColumnDefinitionBuilder } from 'kysely'

/**
 * For migrations: a primary key that the database counts up itself, on every engine
 * (`addColumn('id', 'integer', generatedId)`).
 */
export const generatedId = (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement()
