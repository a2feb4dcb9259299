import { InsertQueryNode, ValuesNode, type KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/support/setup/test-database.ts'
import { studioMigrations, type StudioTables } from '../tables.ts'
import { ExperimentReports } from './reports.ts'

const run = '0123456789ab'
const visitor = '1'.padStart(32, '0')
/** How many rows each statement has stored. */
const stored: number[] = []
const watch: KyselyPlugin = {
  transformQuery({ node }) {
    if (InsertQueryNode.is(node) && node.values && ValuesNode.is(node.values))
      stored.push(node.values.values.length)
    return node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
let opened: Awaited<ReturnType<typeof openTestDatabase<StudioTables>>>

beforeEach(async () => {
  stored.length = 0
  opened = await openTestDatabase<StudioTables>('studio', studioMigrations)
  await opened.database
    .insertInto('experiment_runs')
    .values({
      run,
      kind: 'page',
      key: 'rules',
      block: 'test',
      name: 'Banner',
      goal: 'click',
      shares: JSON.stringify({ a: 50, b: 50 }),
      blocks: '{}',
      started_at: 0,
      ended_at: null,
      winner: null,
    })
    .execute()
})
afterEach(() => opened.close())

// PostgreSQL rejects a statement that stores one row twice, and all waiting reports would be lost with it.
test('stores a report once, however its fields are ordered', async () => {
  const reports = new ExperimentReports({ database: opened.database.withPlugin(watch) })
  reports.add(visitor, { run, event: 'click' })
  reports.add(visitor, { event: 'click', run })
  reports.add(visitor, { event: 'view', run })
  reports.add(visitor, { run, event: 'view' })
  await reports.store()
  expect(stored).toEqual([1, 1])
  const visits = await opened.database.selectFrom('experiment_visits').select(['clicked']).execute()
  expect(visits).toEqual([{ clicked: 1 }])
})
