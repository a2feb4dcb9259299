import { Type } from 'typebox'
import { localeCodes } from '../../locale.ts'
import { CommaList, ConfirmationCode, ContactValue, Done, NoParams, Password, call } from '../call.ts'
import {
  AccountInfo,
  Balance,
  CurrencyRate,
  DepositLimit,
  PersonalDataField,
  PhoneCountry,
  Profile,
  profileFields,
} from '../entities/account.ts'
import { CurrencyCode, Items, Text } from '../entities/fields.ts'

const PhoneCountryCode = Type.Optional(
  Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2, for a phone number' }),
)

/** Without a default: omitted fields stay unchanged. */
const Sex = Type.Integer({ minimum: 0, maximum: 2, description: '0 not chosen, 1 male, 2 female' })

export const accountCalls = {
  'account.getInfo': call({
    description: 'The logged-in player; uid 0 for a guest',
    access: 'guest',
    params: NoParams,
    answer: AccountInfo,
    errors: ['UserBannedException', 'UserDeletedException'],
  }),
  'account.getBalance': call({
    description: 'All balances of the player',
    access: 'player',
    params: NoParams,
    answer: Balance,
    errors: [],
  }),
  'account.getDepositLimit': call({
    description: 'What the player may still deposit',
    access: 'player',
    params: NoParams,
    answer: DepositLimit,
    errors: [],
  }),
  'account.getContactPhoneSettings': call({
    description: 'Countries whose phone numbers are taken, for the phone input',
    access: 'guest',
    params: NoParams,
    answer: Type.Object({
      items: Type.Array(PhoneCountry, { description: 'Countries' }),
      default_country_code: Text('Country that is chosen at first'),
    }),
    errors: [],
  }),
  'account.getcurrencyrates': call({
    description: 'Exchange rates',
    access: 'guest',
    params: NoParams,
    answer: Type.Object({
      base: CurrencyCode,
      items: Type.Array(CurrencyRate, { description: 'Rates of all currencies of the site' }),
    }),
    errors: [],
  }),
  'account.getPersonalDataFields': call({
    description: 'Profile fields that the settings form shows',
    access: 'player',
    params: NoParams,
    answer: Items(PersonalDataField, 'Fields in their order'),
    errors: [],
  }),
  'account.getprofileinfo': call({
    description: 'What the player has told about himself',
    access: 'player',
    params: Type.Object({ fields: CommaList('contacts, document; left out: both') }),
    answer: Profile,
    errors: [],
  }),
  'account.addcontact': call({
    description: 'Adds an e-mail address or phone number, or replaces one that is not confirmed',
    access: 'player',
    params: Type.Object({ contact: ContactValue, phone_country_code: PhoneCountryCode }),
    answer: Done,
    errors: [],
  }),
  'account.changefakename': call({
    description: 'Changes the public name',
    access: 'player',
    params: Type.Object({
      fakename: Type.String({
        minLength: 4,
        maxLength: 30,
        pattern: '^[\\p{L}\\d]+$',
        description: 'Letters and digits only, at least 4',
      }),
    }),
    answer: Done,
    errors: [],
  }),
  'account.changelocale': call({
    description: 'Keeps the language of the player',
    access: 'player',
    params: Type.Object({
      locale: Type.Enum([...localeCodes], { description: 'Language' }),
    }),
    answer: Done,
    errors: [],
  }),
  'account.changepassword': call({
    description: 'Changes the password and ends all other sessions of the player',
    access: 'player',
    params: Type.Object({
      password: Type.String({ minLength: 1, maxLength: 100, description: 'Present password' }),
      new_password: Password,
    }),
    answer: Done,
    errors: [],
  }),
  'account.changeSubscription': call({
    description: 'Subscribes or unsubscribes a contact of the player',
    access: 'player',
    params: Type.Object({
      contact: ContactValue,
      subscription: Type.Integer({ minimum: 0, maximum: 1, description: '1 subscribes, 0 unsubscribes' }),
    }),
    answer: Done,
    errors: [],
  }),
  'account.changeTwoFactorAuth': call({
    description:
      'Begins to switch two-factor authentication on or off: sends a code, to be given to account.confirmTwoFactorAuth',
    access: 'player',
    params: Type.Object({ is_enabled: Type.Boolean({ description: 'What it is to become' }) }),
    answer: Type.Object({
      resend_time: Type.Integer({ description: 'Seconds until another code can be asked for' }),
    }),
    errors: ['UserNeedConfirmContactException'],
  }),
  'account.confirmContact': call({
    description:
      'Confirms a contact by the code that was sent to it. error_data.code is `invalid`, or `expired` after ten minutes or five tries.',
    access: 'player',
    params: Type.Object({ contact: ContactValue, code: ConfirmationCode }),
    answer: Done,
    errors: [],
  }),
  'account.confirmTwoFactorAuth': call({
    description:
      'Switches two-factor authentication by the code that was sent; a wrong one is refused with "two_factor_auth: code is invalid", one that is over with "Time expired"',
    access: 'player',
    params: Type.Object({ code: ConfirmationCode }),
    answer: Done,
    errors: ['UserNeedConfirmContactException'],
  }),
  'account.saveProfileInfo': call({
    description: 'Saves profile fields; those left out stay as they are',
    access: 'player',
    params: Type.Partial(Type.Object({ ...profileFields, sex: Sex })),
    answer: Done,
    errors: [],
  }),
  'account.sendconfirmationtocontact': call({
    description:
      'Sends a code to a contact of the player; TooManyRequestsException with retry_after (seconds) when the last one is younger than a minute',
    access: 'player',
    params: Type.Object({ contact: ContactValue }),
    answer: Done,
    errors: [],
  }),
  'account.setUserOnVerification': call({
    description: 'Says that documents were handed in and the check has begun',
    access: 'player',
    params: NoParams,
    answer: Done,
    errors: ['KycUserProfileException'],
  }),
  'account.setCurrency': call({
    description: 'Chooses the currency that the player plays in; balances in others stay where they are',
    access: 'player',
    params: Type.Object({ currency: CurrencyCode }),
    answer: Done,
    errors: [],
  }),
  'account.unsubscribe': call({
    description: 'Ends the news to a contact: by the token of a link in a message, or of the own account',
    access: 'guest',
    params: Type.Object({
      token: Type.Optional(Type.String({ minLength: 1, maxLength: 300, description: 'Out of the link' })),
      contact: Type.Optional(ContactValue),
    }),
    answer: Done,
    errors: ['AuthorizationException'],
  }),
}
