import type { Selectable } from 'kysely'
import { variantNames, type VariantName } from '../../../schemas/documents/blocks/variants.ts'
import { kindNames, kindOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import {
  blockIdsOf,
  blocksOf,
  documentName,
  experimentsIn,
  liftDocument,
  runName,
  variantsHash,
} from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioDatabase, StudioTables } from '../tables.ts'
import { reportedName } from './experiment-tables.ts'

/** Id of the only row. */
const progressId = 1

/** What of the site decides about runs. */
export type ObservedSite = Pick<
  StudioContext['gateway'],
  'contentVersion' | 'documents' | 'history' | 'documentAt'
>
type RunContext = Pick<StudioContext, 'database' | 'registry' | 'now'> & { gateway: ObservedSite }
type RunRow = Selectable<StudioTables['experiment_runs']>

/** The tests of the published site, and the ids of the blocks of each document that can have some. */
async function publishedTests({ gateway, registry }: Pick<RunContext, 'gateway' | 'registry'>) {
  const tested = kindNames.filter((kind) => kindOf(kind).canBeTested)
  const stored = await Promise.all(tested.map((kind) => gateway.documents({ kind })))
  const documents = stored.flat().map((document) => liftDocument(document, registry))
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

const progressOf = (database: StudioDatabase) =>
  database
    .selectFrom('experiment_progress')
    .select('content_version')
    .where('id', '=', progressId)
    .executeTakeFirst()

/** A document as it was on the site with this content version; null if it was not there. */
async function documentOn(
  gateway: ObservedSite,
  { kind, key }: Pick<RunRow, 'kind' | 'key'>,
  contentVersion: number,
): Promise<StoredDocument | null> {
  const history = await gateway.history({ kind, key })
  const last = history.find((publication) => publication.contentVersion <= contentVersion)
  return last ? gateway.documentAt({ kind, key }, last.contentVersion) : null
}

/**
 * Notes what the variants of running tests showed in the last known publication, as this build sees it. Earlier releases
 * noted nothing, or the hash of blocks of other versions: unchanged tests would begin anew, and changed ones would not.
 */
async function refreshContents({ database, gateway, registry }: RunContext): Promise<void> {
  const { progress, running } = await inTransaction(database, async (transaction) => ({
    progress: await progressOf(transaction),
    running: await runningTests(transaction),
  }))
  if (!progress) return
  for (const row of running) {
    const document = await documentOn(gateway, row, progress.content_version)
    const tests = document ? experimentsIn(liftDocument(document, registry)) : []
    const test = tests.find(({ block, run }) => block.id === row.block && run === reportedName(row))
    if (!test) continue
    await database
      .updateTable('experiment_runs')
      .set({ content: variantsHash(test) })
      .where('run', '=', row.run)
      .where('ended_at', 'is', null)
      // Another server may be faster and know a newer publication.
      .where('content', row.content === null ? 'is' : '=', row.content)
      .execute()
  }
}

const runningTests = (database: StudioDatabase) =>
  database.selectFrom('experiment_runs').selectAll().where('ended_at', 'is', null).execute()

/**
 * Begins and ends the runs of tests as they appear on the site and leave it, in whatever way they were published.
 * Servers that are behind change nothing.
 */
export async function observeRuns(context: RunContext): Promise<void> {
  const { database, gateway, now } = context
  const { contentVersion } = gateway
  const progress = await progressOf(database)
  if (progress && progress.content_version >= contentVersion) return
  const { tests, blocks } = await publishedTests(context)
  await refreshContents(context)
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
    const running = await runningTests(transaction)
    for (const row of running.filter(({ run }) => !present.has(run)))
      await transaction
        .updateTable('experiment_runs')
        .set({ ended_at: now(), winner: winnerOf(row, blocks.get(documentName(row))) })
        .where('run', '=', row.run)
        .execute()
  })
}
