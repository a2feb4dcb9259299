import type { Selectable } from 'kysely'
import { variantNames, type VariantName } from '../../../schemas/documents/blocks/variants.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import {
  blockIdsOf,
  blocksOf,
  documentName,
  experimentsIn,
  runName,
  variantsHash,
} from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioDatabase, StudioTables } from '../tables.ts'

/** Id of the only row. */
const progressId = 1
const day = 24 * 60 * 60 * 1000
/** Milliseconds after the end of a run until only its counts are kept: until then, the test may come back as it was. */
const keptMs = 30 * day

type RunContext = Pick<StudioContext, 'database' | 'gateway' | 'now'>
type RunRow = Selectable<StudioTables['experiment_runs']>

/** The tests of the published site, and the ids of the blocks of each document that can have some. */
async function publishedTests(gateway: RunContext['gateway']) {
  const documents = [
    ...(await gateway.documents({ kind: 'page' })),
    ...(await gateway.documents({ kind: 'layout' })),
  ]
  const blocks = new Map(
    documents.map((document) => [
      documentName(document),
      new Set(blocksOf(document).map(({ block }) => block.id)),
    ]),
  )
  const tests = documents.flatMap((document) =>
    experimentsIn(document).map((test) => ({ ...test, kind: document.kind, key: document.key })),
  )
  return { tests, blocks }
}

/** The variant whose blocks have taken the place of the test, however they were published. */
function winnerOf(row: RunRow, present: ReadonlySet<string> | undefined): VariantName | null {
  if (!present || present.has(row.block)) return null
  const ids: unknown = JSON.parse(row.blocks)
  const left = variantNames.filter((variant) => {
    const own = isRecord(ids) ? ids[variant] : undefined
    return Array.isArray(own) && own.every((id) => present.has(String(id)))
  })
  return left.length === 1 ? (left[0] ?? null) : null
}

/** Marks a publication as known; false: another server was faster, or knows a newer one. */
async function claim(database: StudioDatabase, contentVersion: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('experiment_progress')
    .set({ content_version: contentVersion })
    .where('id', '=', progressId)
    .where('content_version', '<', contentVersion)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return true
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('experiment_progress')
    .values({ id: progressId, content_version: contentVersion })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * The run in which a content of the variants is counted. The first content of a test has the name of the run in pages;
 * each other one has its own, because visitors of different contents cannot be compared.
 */
async function runWith(database: StudioDatabase, reported: string, content: string): Promise<string> {
  const known = await database
    .selectFrom('experiment_runs')
    .select(['run', 'content'])
    .where((row) => row.or([row('run', '=', reported), row('reported', '=', reported)]))
    .execute()
  const same = known.find((row) => row.content === content) ?? known.find((row) => row.content === null)
  if (same) return same.run
  return known.length === 0 ? reported : runName(`${reported} ${content}`)
}

/**
 * Begins and ends the runs of tests as they appear on the site and leave it, in whatever way they were published.
 * Servers that are behind change nothing.
 */
export async function observeRuns({ database, gateway, now }: RunContext): Promise<void> {
  const { contentVersion } = gateway
  const progress = await database
    .selectFrom('experiment_progress')
    .select('content_version')
    .where('id', '=', progressId)
    .executeTakeFirst()
  if (progress && progress.content_version >= contentVersion) return
  const { tests, blocks } = await publishedTests(gateway)
  await inTransaction(database, async (transaction) => {
    if (!(await claim(transaction, contentVersion))) return
    const present = new Set<string>()
    for (const { run: reported, kind, key, block, props } of tests) {
      const content = variantsHash({ block, props })
      const run = await runWith(transaction, reported, content)
      present.add(run)
      const changing = {
        name: props.name.trim(),
        blocks: JSON.stringify(blockIdsOf({ block })),
        content,
      }
      await transaction
        .insertInto('experiment_runs')
        .values({
          run,
          reported,
          kind,
          key,
          block: block.id,
          goal: props.goal,
          shares: JSON.stringify(props.shares),
          started_at: now(),
          ended_at: null,
          winner: null,
          ...changing,
        })
        .onConflict((conflict) =>
          conflict.column('run').doUpdateSet({ ...changing, ended_at: null, winner: null }),
        )
        .execute()
    }
    const running = await transaction
      .selectFrom('experiment_runs')
      .selectAll()
      .where('ended_at', 'is', null)
      .execute()
    for (const row of running.filter(({ run }) => !present.has(run)))
      await transaction
        .updateTable('experiment_runs')
        .set({ ended_at: now(), winner: winnerOf(row, blocks.get(documentName(row))) })
        .where('run', '=', row.run)
        .execute()
  })
}

/** Replaces the visitors of runs that ended long ago by their counts. */
export async function forgetVisitors({ database, now }: Pick<RunContext, 'database' | 'now'>): Promise<void> {
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
