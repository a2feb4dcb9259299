import type { Selectable } from 'kysely'
import { ApiError } from '../../../schemas/api/errors.ts'
import { defaultLocale, isLocale, type Locale } from '../../../schemas/locale.ts'
import type { Database } from '../sandbox-context.ts'
import type { PlayerTable } from '../tables.ts'

export type Player = Selectable<PlayerTable>

export interface NewPlayer {
  phone: string | null
  email: string | null
  passwordHash: string
  birthDate: string | null
  currency: string
  locale: Locale
  promoCode: string | null
}

/** Digits only: "+998 90 123 45 67" and "998901234567" are one phone. */
export const normalPhone = (phone: string) => phone.replace(/\D/g, '')
export const normalEmail = (email: string) => email.trim().toLowerCase()

/** The player who logs in by this phone (with plus or without) or e-mail. */
export async function findByLogin(database: Database, login: string): Promise<Player | undefined> {
  const query = database.selectFrom('players').selectAll()
  return login.includes('@')
    ? query.where('email', '=', normalEmail(login)).executeTakeFirst()
    : query.where('phone', '=', normalPhone(login)).executeTakeFirst()
}

/** The refusal that names what of the account is in use already. */
async function takenError(database: Database, { phone }: NewPlayer): Promise<ApiError> {
  const byPhone = phone === null ? undefined : await findByLogin(database, phone)
  const field = byPhone ? 'phone' : 'email'
  return new ApiError('InvalidParameterException', `This ${field} is registered already`, {
    [field]: 'taken',
  })
}

/** Country calling codes of the players whom the site is made for. */
const countries = [
  ['998', 'UZ'],
  ['996', 'KG'],
  ['992', 'TJ'],
  ['993', 'TM'],
  ['77', 'KZ'],
  ['7', 'RU'],
] as const

function countryOf(phone: string | null): string {
  return countries.find(([prefix]) => phone?.startsWith(prefix))?.[1] ?? 'UZ'
}

/** Public name of a player who has not chosen one. */
const fakenameOf = (playerId: number) => `Player${100_000 + playerId}`

/** Makes the account. A phone or e-mail that is in use is refused by name. */
export async function addPlayer(database: Database, player: NewPlayer, now: number): Promise<Player> {
  return database.transaction().execute(async (booking) => {
    const added = await booking
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
    if (!added) throw await takenError(booking, player)
    return booking
      .updateTable('players')
      .set({ fakename: fakenameOf(added.id) })
      .where('id', '=', added.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

export function localeOf(player: Player): Locale {
  return isLocale(player.locale) ? player.locale : defaultLocale
}
