import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import type { SandboxTables } from '../tables.ts'

// Beside the packages that the worker imports.
const worker = resolve('node_modules/.cache/marquee-ledger-worker.mjs')
let dataDir: string

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'marquee-crash-'))
  await build({
    entryPoints: ['tests/support/ledger-worker.ts'],
    outfile: worker,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Lets the worker book until it has acknowledged so many movements, then kills it. */
function bookAndKill(file: string, run: number, acknowledgements: number): Promise<string[]> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [worker, file, String(run)], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let complaint = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.split('\n').length > acknowledgements) child.kill('SIGKILL')
    })
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
    child.on('close', (_code, signal) => {
      if (signal !== 'SIGKILL') fail(new Error(`the worker ended by itself: ${complaint}`))
      // A line cut off by the kill was not acknowledged.
      else done(output.split('\n').slice(0, -1))
    })
  })
}

test('killed in the middle and started again, the ledger balances and holds all that was acknowledged', async () => {
  const file = join(dataDir, 'sandbox.sqlite')
  const acknowledged: string[] = []
  for (const [run, count] of [40, 75, 3].entries())
    acknowledged.push(...(await bookAndKill(file, run, count)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(118)

  const database = openDatabase<SandboxTables>(file)
  const movements = await database.selectFrom('ledger_movements').select('reference').execute()
  const references = new Set(movements.map(({ reference }) => reference))
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([])

  const { rows } = await sql<{ sum: number; postings: number; drifting: number }>`
    select
      (select sum(amount) from ledger_postings) as sum,
      (select count(*) from ledger_postings) as postings,
      (select count(*) from ledger_accounts where balance <>
        (select sum(amount) from ledger_postings where account_id = ledger_accounts.id)) as drifting
  `.execute(database)
  expect(rows).toEqual([{ sum: 0, postings: movements.length * 2, drifting: 0 }])
  await database.destroy()
})
