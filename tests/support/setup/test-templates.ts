import { createHash } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createTestDatabase, server, type TestDatabase } from './test-database.ts'

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

/** Folder with the files of a filled embedded database. */
async function filledFolder({ name, fill }: Template): Promise<string> {
  const folder = join(inject('templates'), name)
  if (existsSync(folder)) return folder
  const own = await createTestDatabase()
  await fill(own.settings)
  try {
    renameSync(own.settings.dataDir, folder)
  } catch (error) {
    await own.remove()
    // Another process was faster.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** Prefix of this run's templates, which distinguishes them from those of other runs. */
export function prefixOfRun(folder: string): string {
  return `template_${createHash('sha256').update(folder).digest('hex').slice(0, 12)}_`
}

/** Name of a filled database on PostgreSQL. */
async function filledDatabase({ name, fill }: Template): Promise<string> {
  const database = `${prefixOfRun(inject('templates'))}${name}`
  await server?.run(async (client) => {
    // Held until the connection ends: one process fills the database, the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [database])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount !== 0) return
    const own = await createTestDatabase()
    await fill(own.settings)
    await client.query(`alter database ${own.name} rename to ${database}`)
    // Only its folder is left.
    await own.remove()
  })
  return database
}

const filled = new Map<Template, Promise<string>>()

/** A separate copy, on the engine of the tests. */
export async function copyTemplate(template: Template): Promise<TestDatabase> {
  const source = filled.get(template) ?? (server ? filledDatabase(template) : filledFolder(template))
  filled.set(template, source)
  return createTestDatabase(await source)
}
