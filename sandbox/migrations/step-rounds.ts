import type { Migration } from 'kysely'
import { generatedId } from '../../server/contracts/database.ts'

/** Rounds of games in which a player makes several decisions. */
export const stepRounds: Migration = {
  async up({ schema }) {
    await schema
      .createTable('step_rounds')
      .addColumn('id', 'integer', generatedId)
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('sysname', 'text', (column) => column.notNull())
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('simulator', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('wallet', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('stake', 'bigint', (column) => column.notNull())
      .addColumn('win', 'bigint', (column) => column.notNull())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('moves', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('moved_at', 'bigint', (column) => column.notNull())
      .addColumn('seeds_id', 'integer', (column) => column.notNull().references('provably_fair_seeds.id'))
      .addColumn('nonce', 'integer', (column) => column.notNull())
      .addUniqueConstraint('step_rounds_key', ['owner', 'key'])
      .execute()
    await schema
      .createIndex('step_rounds_abandoned')
      .on('step_rounds')
      .columns(['status', 'moved_at'])
      .execute()
    await schema.createIndex('step_rounds_seeds').on('step_rounds').column('seeds_id').execute()
  },
}
