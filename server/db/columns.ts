import type { ColumnDefinitionBuilder } from 'kysely'

/**
 * For migrations: an auto-incremented primary key on every engine (`addColumn('id', 'integer',
 * generatedId)`).
 */
export const generatedId = (column: ColumnDefinitionBuilder) => column.primaryKey().autoIncrement()
