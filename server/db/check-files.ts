import { constants } from 'node:fs'
import { access, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SqliteDriver } from './sqlite-driver.ts'

/** Reads a row of each table: a page that is damaged elsewhere shows when it is read. */
function assertReadable(file: string): void {
  const driver = new SqliteDriver(file, { readonly: true, fileMustExist: true })
  try {
    const tables = driver.prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    for (const { name } of tables.all())
      driver.prepare(`SELECT 1 FROM "${name.replaceAll('"', '""')}" LIMIT 1`).get()
  } finally {
    driver.close()
  }
}

/**
 * Why the embedded databases in a folder cannot be used, or null: the folder cannot be written, or a file is damaged.
 *
 * @param dir Absolute path.
 */
export async function checkDatabaseFiles(dir: string): Promise<string | null> {
  await access(dir, constants.W_OK)
  const files = (await readdir(dir)).filter((name) => name.endsWith('.sqlite'))
  for (const name of files)
    try {
      assertReadable(join(dir, name))
    } catch (error) {
      return `${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`
    }
  return null
}
