import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { scratchFolder } from '../../../scripts/scratch-folder.mjs'
import { server } from './test-database.ts'
import { prefixOfRun } from './test-templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run's templates. */
    templates: string
  }
}

/** Creates a folder for the run's templates, and deletes them after the run. */
export default function keepTemplates(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(scratchFolder(), 'marquee-templates-'))
  project.provide('templates', folder)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await server?.run(async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [prefixOfRun(folder)],
      )
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    })
  }
}
