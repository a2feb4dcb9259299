import Value from 'typebox/value'
import { Shares } from '../../../schemas/documents/blocks/experiment.ts'
import { sharesOf } from '../../../schemas/documents/blocks/variants.ts'
import type { ExperimentResult, VariantResult } from '../../../schemas/studio/experiments.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import { compare } from './significance.ts'
import { countVisits } from './visits.ts'

/** Runs that are listed. */
const shownRuns = 100

/** The A/B tests of the site with their results: those that are running first, then the last to end. */
export async function listExperiments({
  database,
  texts,
}: Pick<StudioContext, 'database' | 'texts'>): Promise<ExperimentResult[]> {
  const rows = await database
    .selectFrom('experiment_runs')
    .selectAll()
    .orderBy((row) => row.case().when('ended_at', 'is', null).then(0).else(1).end())
    .orderBy('ended_at', 'desc')
    .orderBy('started_at', 'desc')
    .limit(shownRuns)
    .execute()
  const runs = rows.map(({ run }) => run)
  const kept =
    runs.length === 0
      ? []
      : await database.selectFrom('experiment_counts').selectAll().where('run', 'in', runs).execute()
  const counts = [...kept, ...(await countVisits(database, runs))]
  const titles = await texts.read()
  return rows.map((row): ExperimentResult => {
    const shares: unknown = JSON.parse(row.shares)
    const counted = (Value.Check(Shares, shares) ? sharesOf(shares) : []).map(([variant, share]) => {
      const own = counts.filter((count) => count.run === row.run && count.variant === variant)
      const sum = (name: 'views' | 'clicks' | 'conversions') =>
        own.reduce((total, count) => total + count[name], 0)
      return { variant, share, views: sum('views'), clicks: sum('clicks'), conversions: sum('conversions') }
    })
    const [first, ...others] = counted
    const compared = others.map((other): VariantResult => ({
      ...other,
      ...(first && compare(first, other, others.length)),
    }))
    const title = titles.get(`${row.kind}/${row.key}`)?.title
    return {
      run: row.run,
      document: { kind: row.kind, key: row.key },
      ...(title !== undefined && { title }),
      block: row.block,
      name: row.name,
      goal: row.goal,
      startedAt: toIsoTime(row.started_at),
      endedAt: row.ended_at === null ? null : toIsoTime(row.ended_at),
      winner: row.winner,
      variants: first ? [first, ...compared] : [],
    }
  })
}
