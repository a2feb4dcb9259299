import { existsSync } from 'node:fs'
import type { AccessKind, UserAccess } from '../../../schemas/studio/access.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation, type DatabaseSettings } from '../../db/database-location.ts'
import { StartupError } from '../../lib/startup-error.ts'
import { recordAudit } from '../audit/audit.ts'
import { system } from '../actor.ts'
import { currentPasswordCost, makeToken, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import { keptText } from './end-access.ts'
import { forgetAttempts } from './throttle.ts'
import { changeUser, listUsers, normalLogin } from './users.ts'

export interface ResetOptions extends DatabaseSettings {
  publicUrl: string
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number
  /** Cost of scrypt. */
  passwordCost?: number
}

type Context = Pick<StudioContext, 'database' | 'now' | 'passwordCost' | 'publicUrl'>

/** The new password, and what has ended with the old one. */
export interface ResetPassword {
  password: string
  ended: Partial<UserAccess>
}

async function resetIn(
  context: Context,
  typed: string,
  keep: readonly AccessKind[] | undefined,
): Promise<ResetPassword> {
  const users = await listUsers(context)
  const user = users.find(({ login }) => login === normalLogin(typed))
  if (!user) {
    const admins = users.filter(({ role }) => role === 'admin').map(({ login }) => login)
    throw new StartupError(`There is no user "${typed}". Admins: ${admins.join(', ')}`)
  }
  if (!user.isActive) throw new StartupError(`The user "${user.login}" is disabled`)
  const password = makeToken().slice(0, 24)
  const { ended } = await changeUser(context, { id: user.id, password, keep })
  await forgetAttempts(context, 'login', user.login)
  await recordAudit(context, {
    by: system,
    action: 'users.resetPassword',
    subject: `${user.login}${keptText(keep)}`,
  })
  return { password, ended }
}

/**
 * Sets a new random password for a user, for admins who have nobody to ask. Needs the server's data, which only
 * operators can read; the server may run meanwhile. `keep`: what does not end; the second factor by default. Throws StartupError for a login that cannot have one.
 */
export async function resetPasswordOnServer(
  options: ResetOptions,
  login: string,
  keep?: readonly AccessKind[],
): Promise<ResetPassword> {
  const location = databaseLocation(options, 'studio')
  if (typeof location === 'string' && !existsSync(location))
    throw new StartupError(`There are no users: no file ${location}`)
  const database = openDatabase<StudioTables>(location)
  const { publicUrl, now = Date.now, passwordCost = currentPasswordCost } = options
  try {
    return await resetIn({ database, now, passwordCost, publicUrl }, login, keep)
  } finally {
    await database.destroy()
  }
}
