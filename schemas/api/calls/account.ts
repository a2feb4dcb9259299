import { Type } from 'typebox'
import { localePattern } from '../../locale.ts'
import {
  CommaList,
  Count,
  ConfirmationCode,
  ContactValue,
  CurrentPassword,
  Done,
  NoParams,
  Offset,
  Password,
  call,
} from '../call.ts'
import {
  AccountInfo,
  Balance,
  CurrencyRate,
  DepositLimit,
  PersonalDataField,
  PhoneCountry,
  PlayerLogins,
  PlayerSession,
  Profile,
  profileInput,
} from '../entities/account.ts'
import { CurrencyCode, Items, Text } from '../entities/fields.ts'

const PhoneCountryCode = Type.Optional(
  Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2, for a phone number' }),
)

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
    description: 'Amount that the player can still deposit',
    access: 'player',
    params: NoParams,
    answer: DepositLimit,
    errors: [],
  }),
  'account.getContactPhoneSettings': call({
    description: 'Countries whose phone numbers are accepted, for the phone input',
    access: 'guest',
    params: NoParams,
    answer: Type.Object({
      items: Type.Array(PhoneCountry, { description: 'Countries' }),
      default_country_code: Text('Country that is preselected'),
    }),
    errors: [],
  }),
  'account.getcurrencyrates': call({
    description: 'Exchange rates',
    access: 'guest',
    params: NoParams,
    answer: Type.Object({
      base: CurrencyCode,
      items: Type.Array(CurrencyRate, { description: 'Exchange rates of all currencies of the site' }),
    }),
    errors: [],
  }),
  'account.getPersonalDataFields': call({
    description: 'Profile fields that the settings form shows',
    access: 'player',
    params: NoParams,
    answer: Items(PersonalDataField, 'Fields in display order'),
    errors: [],
  }),
  'account.getprofileinfo': call({
    description: 'Personal details of the player',
    access: 'player',
    params: Type.Object({ fields: CommaList('contacts, document. Default: both') }),
    answer: Profile,
    errors: [],
  }),
  'account.addcontact': call({
    description:
      'Adds an e-mail address or phone number, or replaces one that is not confirmed. A platform may demand account.confirmidentity first, such as for logins that are not recent',
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
    description: 'Saves the player’s language',
    access: 'player',
    params: Type.Object({
      locale: Type.String({ pattern: localePattern, description: 'Language, one of available_locales' }),
    }),
    answer: Done,
    errors: [],
  }),
  'account.changepassword': call({
    description:
      'Changes the password, ends all other sessions of the player and replaces the token of this one',
    access: 'player',
    setsSession: true,
    params: Type.Object({
      password: CurrentPassword('Current password'),
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
      'Starts turning two-factor authentication on or off: sends a code to confirm with account.confirmTwoFactorAuth. A platform may demand account.confirmidentity first, such as for logins that are not recent',
    access: 'player',
    params: Type.Object({ is_enabled: Type.Boolean({ description: 'Requested state' }) }),
    answer: Type.Object({
      resend_time: Type.Integer({ description: 'Seconds until another code can be requested' }),
    }),
    errors: ['UserNeedConfirmContactException'],
  }),
  'account.confirmContact': call({
    description:
      'Confirms a contact with the code that was sent to it. error_data.code is `invalid`, or `expired` after ten minutes or five attempts.',
    access: 'player',
    params: Type.Object({ contact: ContactValue, code: ConfirmationCode }),
    answer: Done,
    errors: [],
  }),
  'account.confirmTwoFactorAuth': call({
    description:
      'Confirms turning two-factor authentication on or off with the code that was sent. A wrong code fails with "two_factor_auth: code is invalid", an expired one with "Time expired"',
    access: 'player',
    params: Type.Object({ code: ConfirmationCode }),
    answer: Done,
    errors: ['UserNeedConfirmContactException'],
  }),
  'account.saveProfileInfo': call({
    description: 'Saves profile fields; omitted fields keep their values',
    access: 'player',
    params: Type.Partial(Type.Object(profileInput)),
    answer: Done,
    errors: [],
  }),
  'account.sendconfirmationtocontact': call({
    description:
      'Sends a code to a contact of the player; fails with TooManyRequestsException and retry_after (seconds) if the last code was sent less than a minute ago',
    access: 'player',
    params: Type.Object({ contact: ContactValue }),
    answer: Done,
    errors: [],
  }),
  'account.setUserOnVerification': call({
    description: 'Reports that documents were submitted and the check has started',
    access: 'player',
    params: NoParams,
    answer: Done,
    errors: ['KycUserProfileException'],
  }),
  'account.setCurrency': call({
    description: 'Changes the player’s active currency; balances in other currencies are kept',
    access: 'player',
    params: Type.Object({ currency: CurrencyCode }),
    answer: Done,
    errors: [],
  }),
  'account.unsubscribe': call({
    description:
      'Unsubscribes a contact from news: by the token of a link in a message, or a contact of the logged-in player',
    access: 'guest',
    params: Type.Object({
      token: Type.Optional(Type.String({ minLength: 1, maxLength: 300, description: 'Token from the link' })),
      contact: Type.Optional(ContactValue),
    }),
    answer: Done,
    errors: ['AuthorizationException'],
  }),
  'account.confirmidentity': call({
    description:
      'Confirms for five minutes that the player, and not only the session, asks for a change: with the password, or without one with the code from account.sendidentitycode. A call that needs it fails with InvalidRequestException, error_data.reason `confirmation_required` and error_data.method: `password`, `code` (sent to error_data.contact), or `login` for an account with neither, which the login of the last ten minutes confirms.',
    access: 'player',
    optional: true,
    params: Type.Object({
      password: Type.Optional(CurrentPassword('Password')),
      code: Type.Optional(ConfirmationCode),
    }),
    answer: Done,
    errors: [],
  }),
  'account.sendidentitycode': call({
    description:
      'Sends a code for account.confirmidentity to a confirmed contact, to a player without a password',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Type.Object({
      resend_time: Type.Integer({ description: 'Seconds until another code can be requested' }),
    }),
    errors: ['UserNeedConfirmContactException'],
  }),
  'account.getsessions': call({
    description: 'Sessions of the player, the current one first, then the last used',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Items(PlayerSession, 'Sessions'),
    errors: [],
  }),
  'account.getlogins': call({
    description: 'Logins of the player and failed attempts, newest first',
    access: 'player',
    optional: true,
    params: Type.Object({ offset: Offset, count: Count(10) }),
    answer: PlayerLogins,
    errors: [],
  }),
  'account.endsessions': call({
    description: 'Ends a session of the player, or all but the current one',
    access: 'player',
    setsSession: true,
    optional: true,
    params: Type.Object({
      id: Type.Optional(
        Type.String({ pattern: '^[\\w-]{1,64}$', description: 'Session to end. Default: all others' }),
      ),
    }),
    answer: Done,
    errors: [],
  }),
}
