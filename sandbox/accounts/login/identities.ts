import { profilePatterns } from '../../../schemas/api/entities/account.ts'
import type { Locale } from '../../locale.ts'
import { defaultCurrency } from '../../ledger/currencies.ts'
import { acceptInvitation } from '../../referral/invitations.ts'
import { welcomePlayer } from '../../rewards/registration.ts'
import { noPassword } from './passwords.ts'
import { insertPlayer, type Player } from '../players.ts'
import { saveProfile } from '../profiles.ts'
import type { DbTransaction } from '../../tables/database.ts'

const namePattern = new RegExp(profilePatterns.name, 'u')

/** A person as identified by another service. */
export interface Identity {
  provider: string
  /** Id of the person at that service. */
  subject: string
  /** Verified by the provider. */
  email: string | null
  firstName: string
  lastName: string
}

export interface NewAccount {
  locale: Locale
  currency?: string | undefined
  birthDate?: string | undefined
  promoCode?: string | undefined
  /** Code of the player who invited this one. */
  referralCode?: string | undefined
}

async function findByIdentity(trx: DbTransaction, { provider, subject }: Identity) {
  return trx
    .selectFrom('social_identities')
    .innerJoin('players', 'players.id', 'social_identities.player_id')
    .selectAll('players')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Finds the player with this e-mail login, and whether the player has confirmed it. */
async function findOwner(trx: DbTransaction, email: string) {
  return trx
    .selectFrom('players')
    .innerJoin('contacts', (join) =>
      join.onRef('contacts.player_id', '=', 'players.id').onRef('contacts.contact', '=', 'players.email'),
    )
    .selectAll('players')
    .select('contacts.is_confirmed')
    .where('players.email', '=', email)
    .executeTakeFirst()
}

async function makePlayer(
  trx: DbTransaction,
  { firstName, lastName, email: verifiedEmail }: Identity,
  { locale, currency, birthDate, promoCode, referralCode }: NewAccount,
  email: string | null,
  at: number,
): Promise<Player> {
  const player = await insertPlayer(
    trx,
    {
      phone: null,
      email,
      isConfirmed: true,
      passwordHash: noPassword,
      birthDate: birthDate ?? null,
      currency: currency ?? defaultCurrency,
      locale,
      promoCode: promoCode ?? null,
    },
    at,
  )
  // A name that fails profile validation is left empty for the player to fill in.
  const names = { first_name: firstName, last_name: lastName }
  const isUsable = Object.values(names).every((name) => namePattern.test(name))
  if (isUsable) await saveProfile(trx, player, names)
  await acceptInvitation(trx, player, { code: referralCode, email: verifiedEmail }, at)
  await welcomePlayer(trx, player, at)
  return player
}

/**
 * Finds the player of an identity: one linked already, else the one who confirmed the same e-mail address,
 * else a new one. A new account omits an address that another player has without having confirmed it.
 */
export async function playerOfIdentity(
  trx: DbTransaction,
  identity: Identity,
  account: NewAccount,
  at: number,
): Promise<Player> {
  const known = await findByIdentity(trx, identity)
  if (known) return known
  const owner = identity.email === null ? undefined : await findOwner(trx, identity.email)
  const player =
    owner?.is_confirmed === 1
      ? owner
      : await makePlayer(trx, identity, account, owner ? null : identity.email, at)
  await trx
    .insertInto('social_identities')
    .values({ provider: identity.provider, subject: identity.subject, player_id: player.id })
    .execute()
  return player
}
