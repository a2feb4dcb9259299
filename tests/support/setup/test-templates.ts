import { createHash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createTestDatabase, server, type FilledDatabase, type TestDatabase } from './test-database.ts'

/**
 * A database in a state that many tests start from. Filling one takes longer than most tests, so each test run
 * fills it once, on first use, and copies it.
 */
export interface Template {
  /** Lowercase letters; unique. */
  name: string
  /** Fills an empty database and closes its connections. */
  fill: (settings: TestDatabase['settings']) => Promise<void>
}

/** Prefix of this run's templates, which distinguishes them from those of other runs. */
export function prefixOfRun(folder: string): string {
  return `template_${createHash('sha256').update(folder).digest('hex').slice(0, 12)}_`
}

/** Fills a template unless another process has. */
async function fillOnce({ fill }: Template, { folder, name }: FilledDatabase): Promise<void> {
  if (existsSync(folder)) return
  const own = await createTestDatabase()
  await fill(own.settings)
  try {
    await server?.run((client) => client.query(`alter database ${own.name} rename to ${name}`))
    renameSync(own.settings.dataDir, folder)
  } catch (error) {
    await own.remove()
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
}

async function filledTemplate(template: Template): Promise<FilledDatabase> {
  const run = inject('templates')
  const filled = { folder: join(run, template.name), name: `${prefixOfRun(run)}${template.name}` }
  if (!server) await fillOnce(template, filled)
  await server?.run(async (client) => {
    // Held until the connection ends: one process fills the database, the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [filled.name])
    await fillOnce(template, filled)
  })
  return filled
}

const filled = new Map<Template, Promise<FilledDatabase>>()

/** A separate copy, on the engine of the tests. */
export async function copyTemplate(template: Template): Promise<TestDatabase> {
  const source = filled.get(template) ?? filledTemplate(template)
  filled.set(template, source)
  return createTestDatabase(await source)
}
