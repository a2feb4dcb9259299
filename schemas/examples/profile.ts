import type { Contact } from '../api/entities/account.ts'

/** A player's profile for the examples of blocks. */
export const exampleProfile = {
  first_name: 'Dilshod',
  last_name: 'Karimov',
  sex: 1,
  birth_date: '1998-03-14',
  document_number: '',
  country: '',
  country_code: 'UZ',
  region: '',
  home_town: 'Toshkent',
  address: '',
  postcode: '',
}

/** The player's contacts: a confirmed phone that receives news, and an e-mail address that is neither. */
export const exampleContacts: Contact[] = [
  {
    type: 'phone',
    contact: '998901234518',
    is_confirmed: true,
    is_subscribed: true,
    phone_country_code: 'UZ',
  },
  {
    type: 'email',
    contact: 'dilshod@mail.example',
    is_confirmed: false,
    is_subscribed: false,
    phone_country_code: null,
  },
]
