import { inTransaction } from '../../server/contracts/database.ts'
import type { Selectable } from 'kysely'
import { ApiError } from '../../schemas/api/errors.ts'
import { defaultLocale, isLocale, type Locale } from '../locale.ts'
import type { PlayerTable } from '../tables/accounts.ts'
import type { Flag } from '../tables/columns.ts'
import { countryOfPhone } from './countries.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

export type Player = Selectable<PlayerTable>

export interface NewPlayer {
  phone: string | null
  email: string | null
  passwordHash: string
  birthDate: string | null
  currency: string
  locale: Locale
  promoCode: string | null
  /** Whether a trusted party has already confirmed phone and e-mail. */
  isConfirmed?: boolean
}

/** Digits only: "+998 90 123 45 67" and "998901234567" are the same phone. */
export const normalPhone = (phone: string) => phone.replace(/\D/g, '')
export const normalEmail = (email: string) => email.trim().toLowerCase()

/** The phone number, e-mail address or text that a login means, however it is spelled. */
export function normalLogin(login: string): string {
  if (login.includes('@')) return normalEmail(login)
  return loginPhone(login) || login.trim().toLowerCase()
}

/** Digits of a phone number, which players of this country type without its code. */
function loginPhone(login: string): string {
  const digits = normalPhone(login)
  return digits.length === 9 ? `998${digits}` : digits
}

/** Finds the player by login phone (with or without plus and country code) or e-mail. */
export async function findByLogin(database: Database, login: string): Promise<Player | undefined> {
  const query = database.selectFrom('players').selectAll()
  return login.includes('@')
    ? query.where('email', '=', normalEmail(login)).executeTakeFirst()
    : query.where('phone', '=', loginPhone(login)).executeTakeFirst()
}

/** The error that names the login which is already in use. */
async function takenError(database: Database, { phone }: NewPlayer): Promise<ApiError> {
  const byPhone = phone === null ? undefined : await findByLogin(database, phone)
  const field = byPhone ? 'phone' : 'email'
  return new ApiError('InvalidParameterException', `This ${field} is registered already`, {
    [field]: 'taken',
  })
}

function countryOf(phone: string | null): string {
  return (phone === null ? undefined : countryOfPhone(phone))?.code ?? 'UZ'
}

/** Default public name of a player. */
const fakenameOf = (playerId: number) => `Player${100_000 + playerId}`

/** Cyrillic and Greek letters that look like Latin ones, in pairs. */
const lookalikes = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'ѕs', 'јj', 'һh', 'ԁd', 'ԛq', 'ԝw', 'οo', 'αa', 'νv'].map(
    ([letter = '', latin = '']) => [letter, latin],
  ),
)

/** Comparison key of a public name: names that look alike get the same key. */
export function fakenameKey(fakename: string): string {
  const key = fakename.normalize('NFKC').toLowerCase()
  const latin = key.replace(/./gu, (letter) => lookalikes.get(letter) ?? letter)
  // Only a name that can be read as Latin throughout passes for a Latin one; others keep their own key.
  return /^[a-z\d]+$/.test(latin) ? latin : key
}

async function addLoginContacts(
  trx: DbTransaction,
  { id, phone, email, ...player }: Player,
  is_confirmed: Flag,
) {
  const common = { player_id: id, is_confirmed, is_subscribed: 0, created_at: player.created_at } as const
  const contacts = [
    ...(phone === null
      ? []
      : [
          {
            ...common,
            type: 'phone' as const,
            contact: phone,
            phone_country_code: countryOfPhone(phone)?.code ?? null,
          },
        ]),
    ...(email === null
      ? []
      : [{ ...common, type: 'email' as const, contact: email, phone_country_code: null }]),
  ]
  if (contacts.length > 0) await trx.insertInto('contacts').values(contacts).execute()
}

/**
 * Creates the account in the caller's transaction. Fails with the field name if the phone or e-mail is in
 * use.
 */
export async function insertPlayer(trx: DbTransaction, player: NewPlayer, now: number): Promise<Player> {
  const added = await trx
    .insertInto('players')
    .values({
      phone: player.phone,
      email: player.email,
      fakename: '',
      password_hash: player.passwordHash,
      birth_date: player.birthDate,
      country_code: countryOf(player.phone),
      currency: player.currency,
      locale: player.locale,
      promo_code: player.promoCode,
      is_banned: 0,
      is_verified: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw await takenError(trx, player)
  const fakename = fakenameOf(added.id)
  const made = await trx
    .updateTable('players')
    .set({ fakename, fakename_key: fakenameKey(fakename) })
    .where('id', '=', added.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await addLoginContacts(trx, made, player.isConfirmed ? 1 : 0)
  return made
}

/** Creates the account. Fails with the field name if the phone or e-mail is in use. */
export async function addPlayer(database: Database, player: NewPlayer, now: number): Promise<Player> {
  return inTransaction(database, (trx) => insertPlayer(trx, player, now))
}

export function localeOf(player: Player): Locale {
  return isLocale(player.locale) ? player.locale : defaultLocale
}
