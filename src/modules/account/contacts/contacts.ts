import type { Contact } from '../../../../schemas/api/entities/account.ts'
import { isolate } from '../../../../schemas/formats.ts'

export interface ContactState {
  value: string
  confirmed: boolean
  subscribed: boolean
}

export interface PhoneState extends ContactState {
  phone_country_code: string | null
}

/** The main contact of each kind, null if there is none. */
export interface Contacts {
  email: ContactState | null
  phone: PhoneState | null
}

function stateOf({ contact, is_confirmed, is_subscribed }: Contact): ContactState {
  return { value: contact, confirmed: is_confirmed, subscribed: is_subscribed }
}

/** The platform lists the contact for login first; the first of a kind is the main one. */
export function contactsOf(items: readonly Contact[]): Contacts {
  const email = items.find(({ type }) => type === 'email')
  const phone = items.find(({ type }) => type === 'phone')
  return {
    email: email ? stateOf(email) : null,
    phone: phone ? { ...stateOf(phone), phone_country_code: phone.phone_country_code } : null,
  }
}

/**
 * A contact for display. The middle of a phone number is hidden from people looking over the player's
 * shoulder.
 */
export function shownContact({ type, contact }: Pick<Contact, 'type' | 'contact'>): string {
  if (type === 'email') return contact
  const digits = contact.replace(/\D/g, '')
  return isolate(`+${digits.slice(0, 3)} ${digits.slice(3, 5)} ··· ·· ${digits.slice(-2)}`)
}
