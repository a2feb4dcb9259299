import { ApiError } from '../../../schemas/api/errors.ts'
import type { Contact } from '../../../schemas/api/entities/account.ts'
import type { Selectable } from 'kysely'
import type { ContactTable } from '../../tables/accounts.ts'
import { countryOfPhone, findCountry, isPhoneOf } from '../countries.ts'
import { normalEmail, normalPhone, type Player } from '../players.ts'
import type { DbTransaction, Database } from '../../tables/database.ts'

export type StoredContact = Selectable<ContactTable>

/** Maximum number of contacts per player. */
export const maxContacts = 10

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+){1,2}$/
const phonePattern = /^\+?[\d\s()-]{9,24}$/

/** The error for an invalid contact parameter. */
export function contactError(rule: string, message: string): ApiError {
  return new ApiError('InvalidParameterException', message, { contact: rule })
}

/** Normalizes an e-mail address or phone number for storage. Rejects anything else. */
function normalContact(contact: string): string {
  if (contact.includes('@')) {
    const email = normalEmail(contact)
    if (!emailPattern.test(email)) throw contactError('email', 'This is no e-mail address')
    return email
  }
  const phone = normalPhone(contact)
  if (!phonePattern.test(contact.trim()) || phone.length < 9 || phone.length > 15)
    throw contactError('phone', 'This is no phone number')
  return phone
}

const isLoginOf = (player: Player, contact: string) => contact === (player.phone ?? player.email)

/** A player's contacts, login contact first. */
export async function readContacts(database: Database, player: Player): Promise<StoredContact[]> {
  const contacts = await database
    .selectFrom('contacts')
    .selectAll()
    .where('player_id', '=', player.id)
    .orderBy('id')
    .execute()
  const isLogin = ({ contact }: StoredContact) => isLoginOf(player, contact)
  return [...contacts.filter(isLogin), ...contacts.filter((contact) => !isLogin(contact))]
}

export function contactEntity(contact: StoredContact): Contact {
  return {
    type: contact.type,
    contact: contact.contact,
    is_confirmed: contact.is_confirmed === 1,
    is_subscribed: contact.is_subscribed === 1,
    phone_country_code: contact.phone_country_code,
  }
}

/** The contact of the player that a parameter names. */
export async function contactOf(database: Database, player: Player, given: string): Promise<StoredContact> {
  const contact = await database
    .selectFrom('contacts')
    .selectAll()
    .where('player_id', '=', player.id)
    .where('contact', '=', normalContact(given))
    .executeTakeFirst()
  if (!contact) throw contactError('unknown', 'The account has no such contact')
  return contact
}

/** Recipient of login codes: the first confirmed contact, preferring the login contact. */
export async function confirmedContact(
  database: Database,
  player: Player,
): Promise<StoredContact | undefined> {
  return (await readContacts(database, player)).find(({ is_confirmed }) => is_confirmed === 1)
}

/** Rejects a contact that another player uses as a login or has confirmed. */
async function assertFree(trx: DbTransaction, player: Player, contact: string): Promise<void> {
  const owner = await trx
    .selectFrom('players')
    .leftJoin('contacts', 'contacts.player_id', 'players.id')
    .select('players.id')
    .where('players.id', '<>', player.id)
    .where((is) =>
      is.or([
        is('players.phone', '=', contact),
        is('players.email', '=', contact),
        is.and([is('contacts.contact', '=', contact), is('contacts.is_confirmed', '=', 1)]),
      ]),
    )
    .executeTakeFirst()
  if (owner) throw contactError('taken', 'This contact is registered already')
}

function countryCodeOf(phone: string, given: string | undefined): string | null {
  if (given === undefined) return countryOfPhone(phone)?.code ?? null
  const country = findCountry(given)
  if (!country)
    throw new ApiError('InvalidParameterException', 'Numbers of this country are not taken', {
      phone_country_code: 'unknown',
    })
  if (!isPhoneOf(country, phone)) throw contactError('phone', 'This is no phone number of the country')
  return country.code
}

/**
 * Adds a contact. It replaces unconfirmed contacts of the same kind, except the login contact. Adding the
 * same contact again changes nothing. Returns the contact if it was added.
 */
export async function addContact(
  trx: DbTransaction,
  player: Player,
  { contact: given, countryCode }: { contact: string; countryCode: string | undefined },
  at: number,
): Promise<string | undefined> {
  const contact = normalContact(given)
  const type = contact.includes('@') ? 'email' : 'phone'
  const phoneCountry = type === 'phone' ? countryCodeOf(contact, countryCode) : null
  await assertFree(trx, player, contact)
  const present = await readContacts(trx, player)
  if (present.some((each) => each.contact === contact)) return undefined
  const replaced = present.filter(
    (each) => each.type === type && each.is_confirmed === 0 && !isLoginOf(player, each.contact),
  )
  if (present.length - replaced.length >= maxContacts)
    throw contactError('maxItems', `An account has ${maxContacts} contacts at most`)
  for (const { id } of replaced) await trx.deleteFrom('contacts').where('id', '=', id).execute()
  await trx
    .insertInto('contacts')
    .values({
      player_id: player.id,
      type,
      contact,
      phone_country_code: phoneCountry,
      is_confirmed: 0,
      is_subscribed: 0,
      created_at: at,
    })
    .execute()
  return contact
}

/**
 * Marks a contact as confirmed. The first one of its kind becomes a login. Rejects a contact that another
 * player has confirmed in the meantime.
 */
export async function confirmContact(
  trx: DbTransaction,
  player: Player,
  { id, type, contact }: StoredContact,
): Promise<void> {
  await assertFree(trx, player, contact)
  await trx.updateTable('contacts').set({ is_confirmed: 1 }).where('id', '=', id).execute()
  await trx
    .updateTable('players')
    .set({ [type]: contact })
    .where('id', '=', player.id)
    .where(type, 'is', null)
    .execute()
}
