import { Type, type Static, type TSchema } from 'typebox'
import {
  AmountOf,
  Choice,
  CurrencyCode,
  Day,
  Id,
  Flag,
  List,
  MoneyOf,
  Nullable,
  Page,
  Seconds,
  Text,
  Timestamp,
  Whole,
} from './fields.ts'

const balances = {
  balance_main: MoneyOf('Money that can be played and withdrawn'),
  balance_bonus: Type.Optional(MoneyOf('Bonus money for casino games. If omitted: there is none')),
  balance_betting_bonus: Type.Optional(MoneyOf('Bonus money for sports bets. If omitted: there is none')),
  balance_fun: Type.Optional(MoneyOf('Play money of demo games')),
}

export const Balance = Type.Object(balances, { description: 'All balances of a player' })
export type Balance = Static<typeof Balance>

export const AccountInfo = Type.Object(
  {
    uid: Id('Player ID; 0 for a guest', 0),
    reg_time: Seconds('Registration time, in seconds since 1970', 0),
    login: Text('Login: phone number without plus, or e-mail address', { default: '' }),
    fakename: Text('Public name', { default: '' }),
    own_name: Type.Optional(
      Text(
        'The name by which the site addresses the player: first name and first letter of the last name, such as “Dilshod K.”. Only the player sees it. If omitted: made from the profile; if empty: the public name',
      ),
    ),
    is_subscribed: Flag('Whether any contact receives news and offers', false),
    ...balances,
    is_on_verification: Flag('Documents were submitted and are being checked', false),
    is_verified: Flag('The identity is confirmed', false),
    is_kyc_block_enabled: Flag('Withdrawals require the identity check', false),
    is_registration_completed: Flag('All details required for registration are complete', true),
    country_code: Text('ISO 3166-1 alpha-2; empty for a guest', { default: '' }),
    locale: Text('Language of the player, one of available_locales', { default: '' }),
    two_factor_auth: Flag('The login requires a second factor', false),
    tags: Type.Optional(
      List(
        Text('Name of a tag'),
        'Tags by which content managers show blocks to groups of players, such as vip. The browser of the player receives them. If omitted: the platform has no tags',
      ),
    ),
    is_on_break: Type.Optional(
      Flag(
        'The player is on a break or self-excluded and sees no offers. If omitted: the platform does not support breaks',
      ),
    ),
  },
  { description: 'Account data' },
)
export type AccountInfo = Static<typeof AccountInfo>

export const contactTypes = ['email', 'phone'] as const

export const Contact = Type.Object(
  {
    type: Choice(contactTypes, 'Type of contact'),
    contact: Text('E-mail address, or phone number in digits with country code'),
    is_confirmed: Flag('Confirmed with a code sent to the contact', false),
    is_subscribed: Flag('Receives news and offers', false),
    phone_country_code: Nullable(
      Text('ISO 3166-1 alpha-2'),
      'Country of the phone number; null for an e-mail address',
    ),
  },
  { description: 'A contact of the player' },
)
export type Contact = Static<typeof Contact>

/** Profile fields as entered by the player. */
export const profileFields = {
  first_name: Text('First name', { maxLength: 60, default: '' }),
  last_name: Text('Last name', { maxLength: 60, default: '' }),
  sex: Type.Integer({
    minimum: 0,
    maximum: 2,
    default: 0,
    description: '0: not specified; 1: male; 2: female',
  }),
  birth_date: Nullable(Day('yyyy-mm-dd'), 'Date of birth; null if unknown'),
  document_number: Text('Number of the identity document', { maxLength: 40, default: '' }),
  country: Text('Country, as entered by the player', { maxLength: 60, default: '' }),
  country_code: Text('ISO 3166-1 alpha-2', { maxLength: 2, default: '' }),
  region: Text('Region', { maxLength: 80, default: '' }),
  home_town: Text('Town', { maxLength: 80, default: '' }),
  address: Text('Street and house number', { maxLength: 120, default: '' }),
  postcode: Text('Postal code', { maxLength: 12, default: '' }),
}

/** Patterns of the texts that a player can enter in the profile. An empty text clears the field. */
export const profilePatterns = {
  name: '^[^\\d@_"!?#$%^&*(){}[\\]|/\\\\<>~§+:;`\\p{Cc}]*$',
  address: '^[^@_"!?#$%^&*(){}[\\]\\\\<>~§+:;`\\p{Cc}]*$',
  documentNumber: '^[\\p{L}\\d *-]*$',
  countryCode: '^(?:[A-Z]{2})?$',
  postcode: '^\\d{0,8}$',
} as const

const entered = (description: string, pattern: string, maxLength: number) =>
  Type.String({ pattern, maxLength, description })

const { name, address, documentNumber, countryCode, postcode } = profilePatterns

/** Profile fields as saved. Without defaults: omitted fields stay unchanged. */
export const profileInput = {
  first_name: entered('First name, without digits and symbols', name, 60),
  last_name: entered('Last name, without digits and symbols', name, 60),
  sex: Type.Integer({ minimum: 0, maximum: 2, description: '0: not specified; 1: male; 2: female' }),
  birth_date: profileFields.birth_date,
  document_number: entered(
    'Letters, digits, spaces and hyphens; a masked number leaves it unchanged',
    documentNumber,
    40,
  ),
  country: entered('Country, without symbols', address, 60),
  country_code: entered('ISO 3166-1 alpha-2', countryCode, 2),
  region: entered('Region, without symbols', address, 80),
  home_town: entered('Town, without symbols', address, 80),
  address: entered('Street and house number; of symbols only | and / are allowed', address, 120),
  postcode: entered('Up to 8 digits', postcode, 12),
} satisfies Record<keyof typeof profileFields, TSchema>

export const profileFieldNames = [
  'first_name',
  'last_name',
  'sex',
  'birth_date',
  'document_number',
  'country',
  'country_code',
  'region',
  'home_town',
  'address',
  'postcode',
] as const satisfies readonly (keyof typeof profileFields)[]

export const documentTypes = ['passport', 'id_card', 'driving_licence', 'cpf'] as const

export const Profile = Type.Object(
  {
    ...profileFields,
    contacts: Type.Optional(List(Contact, 'Contacts, the login first')),
    document: Type.Optional(
      Nullable(
        Type.Object({
          type: Choice(documentTypes, 'Type of document; for a cpf only the number is read'),
          number: Text('Number, masked once it is verified'),
        }),
        'Identity document; null if unknown',
      ),
    ),
  },
  { description: 'Personal details of the player' },
)
export type Profile = Static<typeof Profile>

export const PersonalDataField = Type.Object(
  {
    name: Choice(profileFieldNames, 'Profile field'),
    is_required: Flag('The field is required', false),
    is_editable: Flag('Whether the player can change the field; verified data cannot be changed', true),
  },
  { description: 'A profile field that the settings form shows' },
)
export type PersonalDataField = Static<typeof PersonalDataField>

export const PhoneCountry = Type.Object(
  {
    country_code: Text('ISO 3166-1 alpha-2'),
    phone_code: Text('Country calling code without plus, such as "998"'),
    mask: Text('Format of the number, 0 for a digit, such as "00 000 00 00"'),
    min_length: Whole('Minimum number of digits after the calling code', { minimum: 1 }),
    max_length: Whole('Maximum number of digits after the calling code', { minimum: 1 }),
  },
  { description: 'A country whose phone numbers are accepted' },
)
export type PhoneCountry = Static<typeof PhoneCountry>

export const limitPeriods = ['none', 'day', 'week', 'month'] as const

export const DepositLimit = Type.Object(
  {
    available_amount: Nullable(
      AmountOf('Decimal string'),
      'Amount that can still be deposited; null: no limit',
    ),
    can_edit: Flag('Whether the player can change the limit now', false),
    expired_at: Nullable(Timestamp('Date and time'), 'End of the current period; null: no limit'),
    limit_amount: Nullable(AmountOf('Decimal string'), 'Maximum deposit per period; null: no limit'),
    period: Type.Enum([...limitPeriods], { default: 'none', description: 'Length of the period' }),
    currency: CurrencyCode,
  },
  { description: 'Deposit limit of the player' },
)
export type DepositLimit = Static<typeof DepositLimit>

export const CurrencyRate = Type.Object(
  {
    currency: CurrencyCode,
    rate: Type.String({
      pattern: '^\\d+(\\.\\d+)?$',
      description: 'Units of this currency per unit of the base currency',
    }),
  },
  { description: 'An exchange rate' },
)

export const StorageItem = Type.Object(
  {
    key: Text('Key of the value'),
    value: Nullable(Text('Text'), 'Value; null if the key has no value'),
  },
  { description: 'A value that the site stores for the player' },
)

/** How a player logged in, or tried to. */
export const loginMethods = ['password', 'social', 'messenger', 'registration', 'reset', 'passkey'] as const
export type LoginMethod = (typeof loginMethods)[number]

export const PlayerLogin = Type.Object(
  {
    id: Id('Login ID'),
    created_at: Timestamp('Time of the login or attempt'),
    user_agent: Text('User-Agent header of the browser; empty if unknown', { default: '' }),
    address: Text('Network address; empty if unknown', { default: '' }),
    place: Nullable(Text('Place'), 'Where the address is, in the language of the request; null: unknown'),
    method: Choice(
      [...loginMethods, 'other'],
      'How the player logged in: password, social network, messenger, registration, reset password or passkey; other: none of them',
      'other',
    ),
    is_successful: Flag('False for an attempt with a wrong password or code', true),
    is_known_device: Flag(
      'The player had logged in with this kind of device before, or this is the first login',
      true,
    ),
    session_id: Nullable(
      Text('Session ID, as in account.getsessions'),
      'The session that the login opened; null if it has ended, or there was none',
    ),
    is_current: Flag('The login opened the session of this request', false),
  },
  { description: 'A login to the player’s account, or an attempt' },
)
export type PlayerLogin = Static<typeof PlayerLogin>

/** A page of the login history, with what a player must know whatever page they see. */
export const PlayerLogins = Type.Object({
  ...Page(PlayerLogin, 'Logins').properties,
  unknown_sessions: Whole(
    'Open sessions, other than that of this request, whose device was unknown at the login; of all logins, not only of this page',
  ),
})

export const PlayerSession = Type.Object(
  {
    id: Text('Session ID, which does not allow a login'),
    user_agent: Text('User-Agent header of the browser that logged in; empty if unknown', { default: '' }),
    address: Text('Network address of the login; empty if unknown', { default: '' }),
    created_at: Timestamp('Time of the login'),
    last_used_at: Timestamp('Last use, to a few minutes'),
    is_current: Flag('The session of this call', false),
  },
  { description: 'A session of the player' },
)
export type PlayerSession = Static<typeof PlayerSession>
