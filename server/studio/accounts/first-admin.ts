import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeToken, type StudioContext } from '../studio-context.ts'
import { addUser } from './users.ts'

export const firstLogin = 'admin'
/** File with the first admin's password, which only the server's user may read. */
export const passwordFile = 'studio-password'

/**
 * Creates the first admin of a new site, with a random password that is written to a file and never logged. If
 * several servers start at once, one of them creates it.
 */
export async function makeFirstAdmin(
  context: Pick<StudioContext, 'database' | 'passwordCost' | 'publicUrl'>,
  dataDir: string,
): Promise<void> {
  const someone = await context.database.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (someone) return
  const password = makeToken().slice(0, 24)
  const file = join(dataDir, passwordFile)
  await writeFile(file, `${password}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  try {
    await addUser(context, { login: firstLogin, name: 'Admin', role: 'admin', password })
  } catch (error) {
    await rm(file, { force: true })
    const other = await context.database.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (!other) throw error
  }
}
