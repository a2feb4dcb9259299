import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { sql, type Kysely, type Migration } from 'kysely'
import { migrateDatabase, openDatabase } from '../db/database.ts'
import { databaseLocation, type DatabaseSettings } from '../db/database-location.ts'

const decompress = promisify(brotliDecompress)

/** Days for which the files of a build are kept after its last start. No page stays open for longer. */
const keptDays = 30
const dayInMilliseconds = 86_400_000
const suffix = '.br'

interface BuildTables {
  /** Files of all builds. Their names contain a hash, so that a name never changes its content. */
  files: {
    name: string
    /** Last start of a build that contains the file, in milliseconds since 1970. */
    seen_at: number
    /** Whether `content` is compressed with Brotli. */
    is_compressed: number
    content: Buffer
  }
}

const migrations: Record<string, Migration> = {
  '0001-files': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('files')
        .addColumn('name', 'varchar(200)', (column) => column.primaryKey())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('is_compressed', 'integer', (column) => column.notNull())
        .addColumn('content', 'blob', (column) => column.notNull())
        .execute()
    },
  },
}

/** Client files of all builds that serve this site. */
export interface SharedFiles {
  /** A file of another build; null if no build has it. */
  find(name: string): Promise<Buffer | null>
  close(): Promise<void>
}

interface SharedFilesOptions extends DatabaseSettings {
  /** Folder with the files of this build and those kept of the previous one. */
  folder: string
  now?: () => number
  logError?: (error: unknown) => void
}

/**
 * Shares the files of this build with all servers of the site. During a rolling upgrade servers of two builds
 * run at once, and a page of either may request its files from any of them.
 */
export async function shareFiles({
  folder,
  now = Date.now,
  logError = () => undefined,
  ...settings
}: SharedFilesOptions): Promise<SharedFiles> {
  const database = openDatabase<BuildTables>(databaseLocation(settings, 'builds'), { logError })
  try {
    await migrateDatabase(database, migrations)
    await addFiles(database, folder, now())
  } catch (error) {
    await database.destroy()
    throw error
  }
  return {
    async find(name) {
      const found = await database
        .selectFrom('files')
        .select(['is_compressed', 'content'])
        .where('name', '=', name)
        .executeTakeFirst()
      if (!found) return null
      return found.is_compressed === 1 ? decompress(found.content) : found.content
    },
    close: () => database.destroy(),
  }
}

async function addFiles(database: Kysely<BuildTables>, folder: string, seen_at: number): Promise<void> {
  const all = new Set(await readdir(folder))
  const names = [...all].filter((name) => !/\.(?:br|gz)$/.test(name))
  const known = await database.selectFrom('files').select('name').execute()
  const there = new Set(known.map(({ name }) => name))
  const rows = await Promise.all(
    names
      .filter((name) => !there.has(name))
      .map(async (name) => {
        const isCompressed = all.has(`${name}${suffix}`)
        const content = await readFile(join(folder, isCompressed ? `${name}${suffix}` : name))
        return { name, seen_at, is_compressed: isCompressed ? 1 : 0, content }
      }),
  )
  await database.transaction().execute(async (transaction) => {
    for (const row of rows)
      await transaction
        .insertInto('files')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute()
    const own = sql<boolean>`name in (${sql.join(names)})`
    if (names.length > 0) await transaction.updateTable('files').set({ seen_at }).where(own).execute()
    const oldest = seen_at - keptDays * dayInMilliseconds
    await transaction.deleteFrom('files').where('seen_at', '<', oldest).execute()
  })
}
