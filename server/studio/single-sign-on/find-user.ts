import type { Selectable, Transaction } from 'kysely'
import { endAccess, narrowTokens } from '../accounts/end-access.ts'
import { nameFrom } from '../accounts/names.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deed } from '../audit/audit.ts'
import { makeToken, type StudioContext } from '../studio-context.ts'
import type { StudioTables } from '../tables.ts'
import type { Person } from './read-claims.ts'
import type { SingleSignOnSettings } from './settings.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** Dependencies within a transaction. */
type InTransaction = Pick<StudioContext, 'now'> & { database: Transaction<StudioTables> }

type UserRow = Selectable<StudioTables['users']>

export interface SignedInUser {
  id: number
  name: string
  /** What the sign-in has changed, for the audit log. */
  changes: Pick<Deed, 'action' | 'subject'>[]
}

/**
 * The user of a person, with the role of the person's groups. Users who were added by their e-mail address are
 * connected with the person at the first sign-in. Throws SignInFailed if there is no user and none may be added.
 */
export async function findUserOf(
  context: Pick<StudioContext, 'database' | 'now' | 'passwordCost'>,
  person: Person,
  { addsUsers, defaultRole }: Pick<SingleSignOnSettings, 'addsUsers' | 'defaultRole'>,
): Promise<SignedInUser> {
  return inTransaction(context.database, async (transaction) => {
    const known = await knownUser(transaction, person)
    if (known) {
      if (known.is_active !== 1) throw new SignInFailed('disabled', person.email)
      return {
        id: known.id,
        name: known.name,
        changes: await updateRole({ ...context, database: transaction }, known, person),
      }
    }
    const byAddress = await transaction
      .selectFrom('users')
      .selectAll()
      .where('login', '=', person.email)
      .executeTakeFirst()
    if (byAddress) return connect({ ...context, database: transaction }, byAddress, person)
    if (!addsUsers) throw new SignInFailed('unknown', person.email)
    const role = person.role ?? defaultRole
    if (role === null) throw new SignInFailed('noRole', person.email)
    // Nobody knows it: the user has no password until an admin sets one.
    const password_hash = await hashPassword(makeToken(), context.passwordCost)
    const name = await nameFrom(transaction, { name: person.name, login: person.email })
    const added = await transaction
      .insertInto('users')
      .values({ login: person.email, name, role, password_hash, is_active: 1 })
      .returningAll()
      .executeTakeFirstOrThrow()
    await addIdentity(transaction, added, person)
    return {
      id: added.id,
      name: added.name,
      changes: [{ action: 'users.add', subject: `${person.email} (${role}) [${person.issuer}]` }],
    }
  })
}

/** Ends the access of a person who is known but no longer allowed. Returns the user; null if there is none. */
export async function endAccessOf(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  person: Pick<Person, 'issuer' | 'subject'>,
): Promise<SignedInUser | null> {
  return inTransaction(database, async (transaction) => {
    const known = await knownUser(transaction, person)
    if (!known) return null
    const ended = await endAccess({ database: transaction, now }, known.id)
    const hasEnded = Object.values(ended).some((count) => count > 0)
    const change = {
      action: 'users.change' as const,
      subject: `${known.id}: access ended [${person.issuer}]`,
    }
    return { id: known.id, name: known.name, changes: hasEnded ? [change] : [] }
  })
}

const knownUser = (
  transaction: Transaction<StudioTables>,
  { issuer, subject }: Pick<Person, 'issuer' | 'subject'>,
) =>
  transaction
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst()

/** Connects a user with a person, unless another person of the provider is connected already. */
async function connect(context: InTransaction, user: UserRow, person: Person): Promise<SignedInUser> {
  const { database: transaction } = context
  if (user.is_active !== 1) throw new SignInFailed('disabled', person.email)
  const other = await transaction
    .selectFrom('identities')
    .select('subject')
    .where('user_id', '=', user.id)
    .where('issuer', '=', person.issuer)
    .executeTakeFirst()
  // The address was given to somebody else: an admin has to decide.
  if (other) throw new SignInFailed('unknown', person.email)
  await addIdentity(transaction, user, person)
  const connected = { action: 'users.connect' as const, subject: `${person.email} [${person.issuer}]` }
  return {
    id: user.id,
    name: user.name,
    changes: [connected, ...(await updateRole(context, user, person))],
  }
}

async function addIdentity(
  transaction: Transaction<StudioTables>,
  { id }: Pick<UserRow, 'id'>,
  { issuer, subject }: Person,
): Promise<void> {
  await transaction.insertInto('identities').values({ issuer, subject, user_id: id }).execute()
}

/** Gives the user the role of the groups, also a lower one, if groups decide. */
async function updateRole(
  context: InTransaction,
  user: UserRow,
  { role, email }: Person,
): Promise<SignedInUser['changes']> {
  const { database: transaction } = context
  if (role === undefined || role === user.role) return []
  await narrowTokens(context, user.id, role)
  await transaction.updateTable('users').set({ role }).where('id', '=', user.id).execute()
  const admin = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .limit(1)
    .executeTakeFirst()
  if (!admin) throw new SignInFailed('lastAdmin', email)
  return [{ action: 'users.change', subject: `${user.id}: ${user.role} → ${role}` }]
}
