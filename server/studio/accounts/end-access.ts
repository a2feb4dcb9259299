import { scopeRoles } from '../../../schemas/content-api/scopes.ts'
import {
  accessKinds,
  keptByDefault,
  type AccessKind,
  type UserAccess,
} from '../../../schemas/studio/access.ts'
import { roleAllows, type Role } from '../../../schemas/studio/roles.ts'
import type { StudioContext } from '../studio-context.ts'
import type { StudioDatabase } from '../tables.ts'
import { scopesOf } from './token-scopes.ts'
import { forgetUnusedRecovery } from './recovery-codes.ts'

type Context = Pick<StudioContext, 'database' | 'now'>

interface Access {
  /** The user's own. */
  userId: number
  /** Hash of the session that continues; undefined: none. */
  session?: string | undefined
}

/** A kind of credential: what a user has of it, and how it ends. */
interface Credential {
  /** Identifies what is valid now. */
  list(context: Context, access: Access): Promise<unknown[]>
  end(context: Context, access: Access): Promise<void>
}

const otherSessions = async ({ database }: Context, { userId, session = '' }: Access): Promise<string[]> => {
  const rows = await database
    .selectFrom('sessions')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', session)
    .execute()
  return rows.map(({ token_hash: hash }) => hash)
}

const credentials: Record<AccessKind, Credential> = {
  sessions: {
    list: otherSessions,
    async end(context, access) {
      const ended = await otherSessions(context, access)
      if (ended.length === 0) return
      await context.database.deleteFrom('sessions').where('token_hash', 'in', ended).execute()
      await context.database.deleteFrom('editors').where('session_hash', 'in', ended).execute()
    },
  },
  passkeys: {
    list: ({ database }, { userId }) =>
      database.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute(),
    async end({ database }, { userId }) {
      await database.deleteFrom('passkeys').where('user_id', '=', userId).execute()
    },
  },
  tokens: {
    list: ({ database, now }, { userId }) =>
      database
        .selectFrom('access_tokens')
        .select('id')
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now())
        .execute(),
    async end({ database, now }, { userId }) {
      await database
        .updateTable('access_tokens')
        .set({ revoked_at: now() })
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .execute()
    },
  },
  previews: {
    list: ({ database, now }, { userId }) =>
      database
        .selectFrom('shared_previews')
        .select('id')
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .execute(),
    async end({ database }, { userId }) {
      await database
        .deleteFrom('shared_previews')
        // Links of an earlier version do not say whose they are, so they end, too.
        .where((row) => row.or([row('user_id', '=', userId), row('user_id', 'is', null)]))
        .execute()
    },
  },
  factor: {
    list: ({ database }, { userId }) =>
      database
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('is_confirmed', '=', 1)
        .execute(),
    async end({ database }, { userId }) {
      await database.deleteFrom('second_factors').where('user_id', '=', userId).execute()
    },
  },
}

const perKind = async (valueOf: (kind: AccessKind) => number | Promise<number>): Promise<UserAccess> => ({
  sessions: await valueOf('sessions'),
  passkeys: await valueOf('passkeys'),
  tokens: await valueOf('tokens'),
  previews: await valueOf('previews'),
  factor: await valueOf('factor'),
})

/** What a user has; `session`: hash of one that does not count. */
export const countAccess = (context: Context, userId: number, session?: string): Promise<UserAccess> =>
  perKind(async (kind) => (await credentials[kind].list(context, { userId, session })).length)

/** Ends what was begun with a password or a session that may be somebody else's: passkeys and apps being added. */
async function endUnfinished(database: StudioDatabase, userId: number): Promise<void> {
  await database.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute()
  const passkey = await database
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  // Users of passkeys have their recovery codes in the same row.
  if (passkey)
    await database
      .updateTable('second_factors')
      .set({ secret: '' })
      .where('user_id', '=', userId)
      .where('is_confirmed', '=', 0)
      .execute()
  else await forgetUnusedRecovery({ database }, userId)
}

/**
 * Ends every access of a user that does not need the password, except what to keep, and returns what has ended. For all
 * events after which somebody else may have it: a new password, a lost device, a user who is blocked or no longer allowed
 * by the provider of single sign-on. Call it in the transaction of the event. `session`: hash of the session that goes on.
 */
export async function endAccess(
  context: Context,
  userId: number,
  { keep = keptByDefault, session }: { keep?: readonly AccessKind[] | undefined; session?: string } = {},
): Promise<UserAccess> {
  const before = await countAccess(context, userId, session)
  for (const kind of accessKinds)
    if (!keep.includes(kind)) await credentials[kind].end(context, { userId, session })
  await endUnfinished(context.database, userId)
  const after = await countAccess(context, userId, session)
  return perKind((kind) => before[kind] - after[kind])
}

/** Takes from the user's tokens the scopes that a role does not allow, so that a higher one later does not revive them. */
export async function narrowTokens({ database, now }: Context, userId: number, role: Role): Promise<void> {
  const rows = await database
    .selectFrom('access_tokens')
    .select(['id', 'scopes'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
  for (const row of rows) {
    const scopes = scopesOf(row)
    const allowed = scopes.filter((scope) => roleAllows(role, scopeRoles[scope]))
    if (allowed.length === scopes.length) continue
    await database
      .updateTable('access_tokens')
      .set({ scopes: JSON.stringify(allowed), ...(allowed.length === 0 && { revoked_at: now() }) })
      .where('id', '=', row.id)
      .execute()
  }
}

/** What somebody has decided to keep, for the audit log. */
export const keptText = (keep: readonly AccessKind[] = []) =>
  keep.length > 0 ? ` (kept: ${keep.join(', ')})` : ''
