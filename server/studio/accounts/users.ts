import { sql, type Selectable } from 'kysely'
import type { AccessKind, UserAccess } from '../../../schemas/studio/access.ts'
import type { ListedUser, StudioUser } from '../../../schemas/studio/answers.ts'
import type { AuditAction } from '../../../schemas/studio/audit-actions.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { inTransaction } from '../../db/transaction.ts'
import { freeName } from './names.ts'
import { hashNewPassword } from './passwords.ts'
import { endAccess, narrowTokens } from './end-access.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'

type Context = Pick<StudioContext, 'database' | 'now' | 'passwordCost' | 'publicUrl'>

/** Number of passkeys of a user, as part of a query. */
export const passkeyCount = sql<number | string>`(
  select count(*) from passkeys where passkeys.user_id = users.id
)`.as('passkeys')

export const factorsOf = ({
  is_confirmed,
  passkeys,
}: {
  is_confirmed: number | null
  passkeys: number | string
}): Pick<StudioUser, 'hasApp' | 'hasSecondFactor'> => {
  const hasApp = is_confirmed === 1
  return { hasApp, hasSecondFactor: hasApp || Number(passkeys) > 0 }
}

export const userOf = (
  { id, login, name, role, is_active }: Selectable<StudioTables['users']>,
  factors: Pick<StudioUser, 'hasApp' | 'hasSecondFactor'>,
): StudioUser => ({
  id,
  login,
  name,
  role,
  isActive: is_active === 1,
  ...factors,
})

/** Logins ignore case. */
export const normalLogin = (login: string) => login.trim().toLowerCase()

/** A failed attempt to sign in as a user. */
export const failedSignIn: AuditAction = 'session.refused'

export async function listUsers({ database }: Pick<StudioContext, 'database'>): Promise<ListedUser[]> {
  const rows = await database
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .selectAll('users')
    .select(['second_factors.is_confirmed', passkeyCount])
    .select((row) => [
      row
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('used_at').as('at'))
        .whereRef('user_id', '=', 'users.id')
        .as('used_at'),
      row
        .selectFrom('audit')
        .select(({ fn }) => fn.max('at').as('at'))
        .whereRef('user_id', '=', 'users.id')
        .where('action', '<>', failedSignIn)
        .as('acted_at'),
    ])
    .orderBy('name')
    .execute()
  return rows.map((row) => {
    const seenAt = Math.max(row.used_at ?? 0, row.acted_at ?? 0)
    return { ...userOf(row, factorsOf(row)), seenAt: seenAt === 0 ? null : toIsoTime(seenAt) }
  })
}

export async function addUser(
  context: Pick<StudioContext, 'database' | 'passwordCost' | 'publicUrl'>,
  { login, name, role, password }: StudioParams<'users.add'>,
): Promise<StudioUser> {
  const hash = await hashNewPassword(password, { login, name }, context)
  const added = await inTransaction(context.database, async (transaction) =>
    transaction
      .insertInto('users')
      .values({
        login: normalLogin(login),
        name: await freeName(transaction, name),
        role,
        password_hash: hash,
        is_active: 1,
      })
      .onConflict((conflict) => conflict.column('login').doNothing())
      .returningAll()
      .executeTakeFirst(),
  )
  if (!added)
    throw new StudioError('Conflict', phrase`There is a user "${normalLogin(login)}" already`, {
      path: '/login',
    })
  return userOf(added, { hasApp: false, hasSecondFactor: false })
}

/** Hash of a new password for a user. Throws PasswordTooCommon or NotFound. */
async function hashPasswordOf(context: Context, id: number, password: string): Promise<string> {
  const user = await context.database
    .selectFrom('users')
    .select(['login', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!user) throw new StudioError('NotFound', phrase`There is no such user`)
  return hashNewPassword(password, user, context)
}

type UserChanges = Omit<StudioParams<'users.change'>, 'keep'> & {
  keep?: readonly AccessKind[] | undefined
}

/**
 * Changes a user. The access of one who is disabled or gets a new password ends, except what to keep, and tokens that a
 * lower role does not allow. Returns what has ended, too.
 */
export async function changeUser(
  context: Context,
  { id, name, role, isActive, password, keep }: UserChanges,
): Promise<{ user: StudioUser; ended: Partial<UserAccess> }> {
  const hash = password === undefined ? undefined : await hashPasswordOf(context, id, password)
  return inTransaction(context.database, async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set({
        id,
        ...(name !== undefined && { name: await freeName(transaction, name, id) }),
        ...(role !== undefined && { role }),
        ...(isActive !== undefined && { is_active: isActive ? 1 : 0 }),
        ...(hash !== undefined && { password_hash: hash }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (!changed) throw new StudioError('NotFound', phrase`There is no such user`)
    const admins = await transaction
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_active', '=', 1)
      .execute()
    if (admins.length === 0) throw new StudioError('Conflict', phrase`The last admin stays admin`)
    const inside = { database: transaction, now: context.now }
    const isEnding = isActive === false || hash !== undefined
    const ended = isEnding ? await endAccess(inside, id, { keep }) : {}
    await narrowTokens(inside, id, changed.role)
    const factors = await transaction
      .selectFrom('users')
      .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
      .select(['second_factors.is_confirmed', passkeyCount])
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow()
    return { user: userOf(changed, factorsOf(factors)), ended }
  })
}
