import type { Player } from '../accounts/players.ts'
import type { DbTransaction } from '../tables/database.ts'
import { inviterOf } from './codes.ts'

/** Providers that ignore dots in a name. */
const dotless: ReadonlySet<string> = new Set(['gmail.com'])
/** Providers that ignore what follows a plus sign. Elsewhere it may be part of another person's name. */
const withTags: ReadonlySet<string> = new Set([
  'gmail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'proton.me',
])

/** "Aziza.K+2@googlemail.com" and "azizak@gmail.com" reach the same person. */
function mailboxOf(contact: string): string {
  const [name = '', domain] = contact.toLowerCase().split('@')
  if (domain === undefined) return contact
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  const [untagged = ''] = withTags.has(host) ? name.split('+') : [name]
  return `${dotless.has(host) ? untagged.replaceAll('.', '') : untagged}@${host}`
}

/** A player's phone numbers and mailboxes. */
export async function mailboxesOf(trx: DbTransaction, playerId: number): Promise<string[]> {
  const contacts = await trx
    .selectFrom('contacts')
    .select('contact')
    .where('player_id', '=', playerId)
    .execute()
  return contacts.map(({ contact }) => mailboxOf(contact))
}

/** Whether a phone number or mailbox of a player is one of these. */
export async function hasOneOf(
  trx: DbTransaction,
  playerId: number,
  known: readonly string[],
): Promise<boolean> {
  return (await mailboxesOf(trx, playerId)).some((mailbox) => known.includes(mailbox))
}

export interface Invitation {
  code: string | undefined
  /** Address that a provider has verified. The account omits it if another player uses it. */
  email?: string | null
}

async function isSamePerson(
  trx: DbTransaction,
  inviter: Player,
  friend: Player,
  email: Invitation['email'],
): Promise<boolean> {
  const known = await mailboxesOf(trx, inviter.id)
  if (await hasOneOf(trx, friend.id, known)) return true
  return typeof email === 'string' && known.includes(mailboxOf(email))
}

/**
 * Notes who invited a new player. An unknown code changes nothing; that of a player with the same phone number or
 * mailbox is noted as rejected.
 */
export async function acceptInvitation(
  trx: DbTransaction,
  friend: Player,
  { code, email }: Invitation,
  at: number,
): Promise<void> {
  if (code === undefined) return
  const inviter = await inviterOf(trx, code, at)
  if (!inviter || inviter.id === friend.id) return
  const isSame = await isSamePerson(trx, inviter, friend, email)
  await trx
    .insertInto('referrals')
    .values({
      inviter_id: inviter.id,
      friend_id: friend.id,
      name: friend.fakename,
      registered_at: at,
      deposited_at: null,
      bets: 0n,
      qualified_at: null,
      rewarded_at: null,
      reward: 0n,
      currency: inviter.currency,
      rejected: isSame ? 'self' : null,
    })
    .onConflict((conflict) => conflict.column('friend_id').doNothing())
    .execute()
}
