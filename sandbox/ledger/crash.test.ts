import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/setup/test-database.ts'
import type { SandboxTables } from '../tables/sandbox-tables.ts'

// Next to the packages the worker imports.
const worker = resolve('node_modules/.cache/marquee-ledger-worker.mjs')
let own: TestDatabase

beforeAll(async () => {
  own = await createTestDatabase()
  await build({
    entryPoints: ['sandbox/tests/support/ledger-worker.ts'],
    outfile: worker,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
})
afterAll(() => own.remove())

/** Kills the worker once it has acknowledged this many entries. */
function postAndKill(run: number, acknowledgements: number): Promise<string[]> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [worker, own.settings.dataDir, own.settings.databaseUrl ?? '', String(run)],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    let output = ''
    let errorOutput = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.split('\n').length > acknowledgements) child.kill('SIGKILL')
    })
    child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') fail(new Error(`the worker ended by itself: ${errorOutput}`))
      // A line truncated by the kill was not acknowledged.
      else done(output.split('\n').slice(0, -1))
    })
  })
}

test('the ledger balances and contains all acknowledged entries after a kill and restart', async () => {
  const acknowledged: string[] = []
  for (const [run, count] of [40, 75, 3].entries()) acknowledged.push(...(await postAndKill(run, count)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(118)

  const database = own.open<SandboxTables>('sandbox')
  const entries = await database.selectFrom('ledger_entries').select('reference').execute()
  const references = new Set(entries.map(({ reference }) => reference))
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([])

  const { rows } = await sql<{ sum: number; postings: number; drifting: number }>`
    select
      cast((select sum(amount) from ledger_postings) as bigint) as sum,
      (select count(*) from ledger_postings) as postings,
      (select count(*) from ledger_accounts where may_overdraw = 0 and balance <>
        (select sum(amount) from ledger_postings where account_id = ledger_accounts.id)) as drifting
  `.execute(database)
  expect(rows).toEqual([{ sum: 0, postings: entries.length * 2, drifting: 0 }])
  await database.destroy()
})
