import { inTransaction } from '../../../server/contracts/database.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { playerOfIdentity, type NewAccount } from './identities.ts'
import { normalEmail, type Player } from '../players.ts'
import { hashToken } from './sessions.ts'

/** Lifetime of an access token in milliseconds; it is valid for one login. */
export const socialTokenTtlMs = 5 * 60 * 1000

/** A person as identified by a social login provider. */
export interface SocialPerson {
  provider: string
  /** Id of the person at the provider. */
  subject: string
  /** Verified by the provider. */
  email: string | null
  name: string
}

/** Issues an access token for auth.callback, as a provider does after consent. */
export async function issueSocialToken(
  { database, now, random }: SandboxContext,
  { provider, subject, email, name }: SocialPerson,
): Promise<string> {
  const token = random.token()
  const at = now()
  await database.deleteFrom('social_tokens').where('expires_at', '<=', at).execute()
  await database
    .insertInto('social_tokens')
    .values({
      token_hash: hashToken(token),
      provider,
      subject,
      email: email === null ? null : normalEmail(email),
      name,
      expires_at: at + socialTokenTtlMs,
      used_at: null,
    })
    .execute()
  return token
}

const badToken = () => new ApiError('AuthorizationException', 'The access token is not good')

/**
 * The player of an access token, created on the first login. Rejects an invalid or used token. The token stays
 * valid until `useSocialToken`.
 */
export async function playerOfSocialToken(
  { database, now }: SandboxContext,
  { provider, token, account }: { provider: string; token: string; account: NewAccount },
): Promise<Player> {
  const at = now()
  return inTransaction(database, async (trx) => {
    const person = await trx
      .updateTable('social_tokens')
      // Changes nothing, but lets concurrent logins with the same token wait for each other.
      .set({ used_at: null })
      .where('token_hash', '=', hashToken(token))
      .where('provider', '=', provider)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .returning(['subject', 'email', 'name'])
      .executeTakeFirst()
    if (!person) throw badToken()
    const [firstName = '', ...rest] = person.name.trim().split(/\s+/)
    const { subject, email } = person
    const identity = { provider, subject, email, firstName, lastName: rest.join(' ') }
    return playerOfIdentity(trx, identity, account, at)
  })
}

/** Ends the validity of an access token; fails if another login has used it in the meantime. */
export async function useSocialToken({ database, now }: SandboxContext, token: string): Promise<void> {
  const used = await database
    .updateTable('social_tokens')
    .set({ used_at: now() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst()
  if (!used) throw badToken()
}
