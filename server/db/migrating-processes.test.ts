import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/setup/test-database.ts'

// Beside the packages that the worker imports.
const worker = resolve('node_modules/.cache/marquee-migrating-worker.mjs')

/** Migrates in a process of its own; what it says when it fails. */
function migrateElsewhere(...settings: string[]): Promise<string> {
  const child = spawn(process.execPath, [worker, ...settings], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errorOutput = ''
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()))
  return new Promise((done) => child.once('close', () => done(errorOutput)))
}

test('processes that start at the same time on a new database all find its tables', async () => {
  await build({
    entryPoints: ['tests/support/setup/migrating-worker.ts'],
    outfile: worker,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
  for (let time = 0; time < 3; time += 1) {
    const own = await createTestDatabase()
    const { dataDir, databaseUrl } = own.settings
    const errorOutputs = await Promise.all(
      [1, 2, 3, 4].map(() => migrateElsewhere(dataDir, databaseUrl ?? '')),
    )
    await own.remove()
    expect(errorOutputs).toEqual(['', '', '', ''])
  }
}, 60_000)
