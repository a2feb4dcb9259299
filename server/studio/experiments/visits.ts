import { inTransaction } from '../../db/transaction.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioDatabase } from '../tables.ts'

const day = 24 * 60 * 60 * 1000
/** Milliseconds after the end of a run until only its counts are kept: until then, the test may come back as it was. */
const keptMs = 30 * day

/** Replaces the visitors of runs that ended long ago by their counts. */
export async function forgetVisitors({
  database,
  now,
}: Pick<StudioContext, 'database' | 'now'>): Promise<void> {
  const old = await database
    .selectFrom('experiment_runs')
    .select('run')
    .where('ended_at', '<=', now() - keptMs)
    .where((row) =>
      row.exists(
        row
          .selectFrom('experiment_visits')
          .select('variant')
          .whereRef('experiment_visits.run', '=', 'experiment_runs.run'),
      ),
    )
    .execute()
  for (const { run } of old)
    await inTransaction(database, async (transaction) => {
      for (const { variant, views, clicks, conversions } of await countVisits(transaction, [run]))
        await transaction
          .insertInto('experiment_counts')
          .values({ run, variant, views, clicks, conversions })
          .onConflict((conflict) =>
            conflict.columns(['run', 'variant']).doUpdateSet((row) => ({
              views: row('experiment_counts.views', '+', views),
              clicks: row('experiment_counts.clicks', '+', clicks),
              conversions: row('experiment_counts.conversions', '+', conversions),
            })),
          )
          .execute()
      await transaction.deleteFrom('experiment_visits').where('run', '=', run).execute()
    })
}

/** The visitors of runs, by variant. */
export async function countVisits(database: StudioDatabase, runs: readonly string[]) {
  if (runs.length === 0) return []
  const rows = await database
    .selectFrom('experiment_visits')
    .select(({ fn }) => [
      'run',
      'variant',
      fn.countAll().as('views'),
      fn.sum('clicked').as('clicks'),
      fn.sum('converted').as('conversions'),
    ])
    .where('run', 'in', runs)
    .groupBy(['run', 'variant'])
    .execute()
  return rows.map(({ run, variant, views, clicks, conversions }) => ({
    run,
    variant,
    views: Number(views),
    clicks: Number(clicks),
    conversions: Number(conversions),
  }))
}
