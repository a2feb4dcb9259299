import type { Kysely, Migration } from 'kysely'
import type { ExperimentGoal, VariantName } from '../../../schemas/documents/blocks/variants.ts'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'

export interface ExperimentTables {
  /** A/B tests that are or were on the site. */
  experiment_runs: {
    run: string
    /** The name of the run in pages, which stays when a variant is edited. null: `run`. */
    reported: string | null
    /** Hash of what the variants show. null: not known yet. */
    content: string | null
    kind: DocumentKind
    key: string
    block: string
    name: string
    goal: ExperimentGoal
    /** As JSON. */
    shares: string
    /** Ids of the blocks of each variant, as JSON. */
    blocks: string
    started_at: number
    /** null: it is running. */
    ended_at: number | null
    winner: VariantName | null
  }
  /** Visitors of a run. A visitor has another hash in each run. */
  experiment_visits: {
    run: string
    visitor: string
    variant: VariantName
    /** 0 or 1. */
    clicked: number
    converted: number
  }
  /** What is left of the visitors of a run some time after its end. */
  experiment_counts: {
    run: string
    variant: VariantName
    views: number
    clicks: number
    conversions: number
  }
  /** The last publication whose tests are known. One row. */
  experiment_progress: { id: number; content_version: number }
}

export const experimentMigrations: Record<string, Migration> = {
  '0017-experiments': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('experiment_runs')
        .addColumn('run', 'varchar(12)', (column) => column.primaryKey())
        .addColumn('kind', 'varchar(16)', (column) => column.notNull())
        .addColumn('key', 'varchar(80)', (column) => column.notNull())
        .addColumn('block', 'varchar(64)', (column) => column.notNull())
        .addColumn('name', 'varchar(60)', (column) => column.notNull())
        .addColumn('goal', 'varchar(16)', (column) => column.notNull())
        .addColumn('shares', 'varchar(80)', (column) => column.notNull())
        .addColumn('blocks', 'text', (column) => column.notNull())
        .addColumn('started_at', 'integer', (column) => column.notNull())
        .addColumn('ended_at', 'integer')
        .addColumn('winner', 'varchar(1)')
        .execute()
      await schema
        .createTable('experiment_visits')
        .addColumn('run', 'varchar(12)', (column) => column.notNull())
        .addColumn('visitor', 'varchar(32)', (column) => column.notNull())
        .addColumn('variant', 'varchar(1)', (column) => column.notNull())
        .addColumn('clicked', 'integer', (column) => column.notNull())
        .addColumn('converted', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('experiment_visits_key', ['run', 'visitor'])
        .execute()
      await schema
        .createTable('experiment_counts')
        .addColumn('run', 'varchar(12)', (column) => column.notNull())
        .addColumn('variant', 'varchar(1)', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addColumn('clicks', 'integer', (column) => column.notNull())
        .addColumn('conversions', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('experiment_counts_key', ['run', 'variant'])
        .execute()
      await schema
        .createTable('experiment_progress')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('content_version', 'integer', (column) => column.notNull())
        .execute()
    },
  },
  '0020-experiment-contents': {
    async up({ schema }: Kysely<unknown>) {
      // SQLite adds one column at a time. Servers of the last release write neither of them.
      await schema.alterTable('experiment_runs').addColumn('reported', 'varchar(12)').execute()
      await schema.alterTable('experiment_runs').addColumn('content', 'varchar(32)').execute()
    },
  },
}

/** The name under which pages report a run. */
export const reportedName = ({
  run,
  reported,
}: Pick<ExperimentTables['experiment_runs'], 'run' | 'reported'>) => reported ?? run
