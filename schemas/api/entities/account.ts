import { Type, type Static } from 'typebox'
import { localeCodes } from '../../locale.ts'
import {
  AmountOf,
  Choice,
  CurrencyCode,
  Day,
  Flag,
  List,
  Timestamp,
  MoneyOf,
  Nullable,
  Text,
  Whole,
} from './fields.ts'

const balances = {
  balance_main: MoneyOf('Money to play with and to withdraw'),
  balance_bonus: MoneyOf('Bonus money for casino games'),
  balance_betting_bonus: MoneyOf('Bonus money for bets on sports'),
  balance_fun: MoneyOf('Play money of demo games'),
}

export const Balance = Type.Object(balances, { description: 'All balances of a player' })
export type Balance = Static<typeof Balance>

export const AccountInfo = Type.Object(
  {
    uid: Whole('Number of the player; 0 for a guest: logged in means above 0', { minimum: 0 }),
    reg_time: Whole('Registration, seconds since 1970', { minimum: 0 }),
    login: Text('What the player logs in with: phone without plus, or e-mail'),
    fakename: Text('Public name'),
    is_subscribed: Flag('Whether any contact receives news and offers'),
    ...balances,
    is_on_verification: Flag('Documents were sent and are being checked'),
    is_verified: Flag('The identity is confirmed'),
    is_kyc_block_enabled: Flag('Withdrawals wait for the identity check'),
    is_registration_completed: Flag('Nothing is missing that registration asks for'),
    country_code: Text('ISO 3166-1 alpha-2; empty for a guest'),
    locale: Choice(localeCodes, 'Language of the player'),
    two_factor_auth: Flag('Login asks for a second factor'),
    is_on_break: Type.Optional(
      Flag('Takes a break or is excluded: sees no offers; left out: the platform knows no breaks'),
    ),
  },
  { description: 'Account info' },
)
export type AccountInfo = Static<typeof AccountInfo>

export const contactTypes = ['email', 'phone'] as const

export const Contact = Type.Object(
  {
    type: Choice(contactTypes, 'Kind of contact'),
    contact: Text('E-mail address, or phone number in digits with country code'),
    is_confirmed: Flag('A code sent there was entered'),
    is_subscribed: Flag('News and offers are sent there'),
    phone_country_code: Nullable(
      Text('ISO 3166-1 alpha-2'),
      'Country of the phone number; null for an e-mail address',
    ),
  },
  { description: 'A way to reach the player' },
)
export type Contact = Static<typeof Contact>

export const sexes = { notChosen: 0, male: 1, female: 2 } as const

/** Profile fields as entered by the player. */
export const profileFields = {
  first_name: Text('First name', { maxLength: 60 }),
  last_name: Text('Last name', { maxLength: 60 }),
  sex: Type.Integer({ minimum: 0, maximum: 2, default: 0, description: '0 not chosen, 1 male, 2 female' }),
  birth_date: Nullable(Day('yyyy-mm-dd'), 'Day of birth; null while unknown'),
  document_number: Text('Number of the identity document', { maxLength: 40 }),
  country: Text('Country, as the player wrote it', { maxLength: 60 }),
  country_code: Text('ISO 3166-1 alpha-2', { maxLength: 2 }),
  region: Text('Region', { maxLength: 80 }),
  home_town: Text('Town', { maxLength: 80 }),
  address: Text('Street and house', { maxLength: 120 }),
  postcode: Text('Post code', { maxLength: 12 }),
}

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
    contacts: Type.Optional(List(Contact, 'Contacts, the one for login first')),
    document: Type.Optional(
      Nullable(
        Type.Object({
          type: Choice(documentTypes, 'Kind; of a cpf the number is read only'),
          number: Text('Number, masked once it is verified'),
        }),
        'Identity document; null while unknown',
      ),
    ),
  },
  { description: 'What the player has told about himself' },
)
export type Profile = Static<typeof Profile>

export const PersonalDataField = Type.Object(
  {
    name: Choice(profileFieldNames, 'Profile field'),
    is_required: Flag('Must be filled'),
    is_editable: Flag('May be changed by the player; verified data may not'),
  },
  { description: 'A profile field that the settings form shows' },
)
export type PersonalDataField = Static<typeof PersonalDataField>

export const PhoneCountry = Type.Object(
  {
    country_code: Text('ISO 3166-1 alpha-2'),
    phone_code: Text('Country calling code without plus, such as "998"'),
    mask: Text('How the number is written, 0 for a digit, such as "00 000 00 00"'),
    min_length: Whole('Fewest digits after the calling code', { minimum: 1 }),
    max_length: Whole('Most digits after the calling code', { minimum: 1 }),
  },
  { description: 'A country whose phone numbers are taken' },
)
export type PhoneCountry = Static<typeof PhoneCountry>

export const limitPeriods = ['none', 'day', 'week', 'month'] as const

export const DepositLimit = Type.Object(
  {
    available_amount: Nullable(AmountOf('Decimal string'), 'May still be paid in; null: no limit'),
    can_edit: Flag('Whether the player may change it now'),
    expired_at: Nullable(Timestamp('Point in time'), 'When the present period ends; null: no limit'),
    limit_amount: Nullable(
      AmountOf('Decimal string'),
      'Most that may be paid in in a period; null: no limit',
    ),
    period: Type.Enum([...limitPeriods], { default: 'none', description: 'Length of the period' }),
    currency: CurrencyCode,
  },
  { description: 'What the player may still deposit' },
)
export type DepositLimit = Static<typeof DepositLimit>

export const CurrencyRate = Type.Object(
  {
    currency: CurrencyCode,
    rate: Type.String({
      pattern: '^\\d+(\\.\\d+)?$',
      description: 'Units of this currency for one unit of the base',
    }),
  },
  { description: 'An exchange rate' },
)

export const StorageItem = Type.Object(
  {
    key: Text('Name, as it was set'),
    value: Nullable(Text('Text'), 'Value; null when nothing is kept under this key'),
  },
  { description: 'Something that the site keeps for the player' },
)
