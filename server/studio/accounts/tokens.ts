import { scopeRoles, tokenPrefix, type TokenScope } from '../../../schemas/content-api/scopes.ts'
import { ContentApiError } from '../../../schemas/content-api/errors.ts'
import { isKind } from '../../../schemas/kinds/index.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { maxTokens, type AccessToken, type CreatedToken } from '../../../schemas/studio/calls/tokens.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { roleAllows } from '../../../schemas/studio/roles.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashToken, makeToken, toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import { isFactorRequired } from './factor-setting.ts'
import { confirmPassword } from './passwords.ts'
import { assertSession } from './sessions.ts'
import { listIn, scopesOf } from './token-scopes.ts'
import { factorsOf, passkeyCount, userOf } from './users.ts'

const day = 24 * 60 * 60 * 1000
/** The last use is stored at most this often, in milliseconds. */
const useStepMs = 60 * 1000
const endingLength = 4

/** The caller's tokens, newest first, without those that were revoked. */
export async function listTokens(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  { user }: Pick<Caller, 'user'>,
): Promise<AccessToken[]> {
  const rows = await database
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scopes: scopesOf(row),
    kinds: listIn(row.kinds, isKind),
    ending: row.ending,
    createdAt: toIsoTime(row.created_at),
    expiresAt: toIsoTime(row.expires_at),
    isExpired: row.expires_at <= now(),
    usedAt: row.used_at === null ? null : toIsoTime(row.used_at),
  }))
}

/** Creates a token for a caller who knows the password, so that a stolen session leaves nothing behind. */
export async function createToken(
  context: StudioContext,
  caller: Caller,
  { name, scopes, kinds, days, password }: StudioParams<'tokens.create'>,
): Promise<CreatedToken> {
  const { database, now } = context
  const { user } = caller
  const above = scopes.find((scope) => !roleAllows(user.role, scopeRoles[scope]))
  if (above) throw new StudioError('NotAllowed', phrase`This is for the role ${scopeRoles[above]}`)
  await confirmPassword(context, caller, password)
  const valid = (await listTokens(context, caller)).filter(({ isExpired }) => !isExpired)
  if (valid.length >= maxTokens)
    throw new StudioError('Conflict', phrase`You have ${maxTokens} tokens. Revoke one that nobody needs`)
  const token = tokenPrefix + makeToken()
  await inTransaction(database, async (transaction) => {
    await assertSession(transaction, caller)
    await transaction
      .insertInto('access_tokens')
      .values({
        token_hash: hashToken(token),
        user_id: user.id,
        name: name.trim(),
        scopes: JSON.stringify(scopes),
        kinds: JSON.stringify(kinds),
        ending: token.slice(-endingLength),
        created_at: now(),
        expires_at: now() + days * day,
        used_at: null,
        revoked_at: null,
      })
      .execute()
  })
  return { token, tokens: await listTokens(context, caller) }
}

export async function revokeToken(
  context: StudioContext,
  caller: Caller,
  { id }: StudioParams<'tokens.revoke'>,
): Promise<AccessToken[]> {
  const { numUpdatedRows } = await context.database
    .updateTable('access_tokens')
    .set({ revoked_at: context.now() })
    .where('id', '=', id)
    .where('user_id', '=', caller.user.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StudioError('NotFound', phrase`There is no such token`)
  return listTokens(context, caller)
}

/** The user of an access token, with what the token allows. */
export interface TokenCaller extends Caller {
  token: { id: number; name: string; scopes: readonly TokenScope[] }
}

/** Finds the user of a token. Throws ContentApiError with the reason if it is not accepted. */
export async function findTokenCaller(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  token: string,
): Promise<TokenCaller> {
  const hash = hashToken(token)
  const row = await database
    .selectFrom('access_tokens')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  if (!row) throw new ContentApiError('TokenUnknown', 'There is no such access token')
  const found = await database
    .selectFrom('users')
    .selectAll('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['second_factors.is_confirmed', passkeyCount])
    .where('users.id', '=', row.user_id)
    .executeTakeFirst()
  if (found?.is_active !== 1)
    throw new ContentApiError('UserDisabled', 'The user of the access token was disabled')
  if (row.revoked_at !== null)
    throw new ContentApiError('TokenRevoked', `The access token was revoked on ${toIsoTime(row.revoked_at)}`)
  if (row.expires_at <= now())
    throw new ContentApiError('TokenExpired', `The access token expired on ${toIsoTime(row.expires_at)}`)
  const user = userOf(found, factorsOf(found))
  const mustSetUpFactor = !user.hasSecondFactor && (await isFactorRequired({ database }))
  if (mustSetUpFactor)
    throw new ContentApiError(
      'SecondFactorRequired',
      'The user of the access token must set up a second factor in the Studio first',
    )
  if ((row.used_at ?? 0) <= now() - useStepMs)
    await database.updateTable('access_tokens').set({ used_at: now() }).where('id', '=', row.id).execute()
  const kinds = listIn(row.kinds, isKind)
  return {
    user,
    session: hash,
    mustSetUpFactor,
    ...(kinds.length > 0 && { kinds }),
    token: { id: row.id, name: row.name, scopes: scopesOf(row) },
  }
}
