import { Type } from 'typebox'
import { maxMarkLength, type MarkName } from '../../tracking.ts'
import {
  ConfirmationCode,
  ContactValue,
  CurrentPassword,
  Done,
  NoParams,
  Password,
  SecondFactorCode,
  call,
  DeviceSession,
} from '../call.ts'
import { AccountInfo } from '../entities/account.ts'
import { CurrencyCode, Day } from '../entities/fields.ts'
import { socialProviderName } from '../../social-providers.ts'
import { referralCodePattern } from '../referral-code.ts'

/** Source of the visit. */
const mark = (name: MarkName) =>
  Type.Optional(Type.String({ maxLength: maxMarkLength, description: `${name} of the visit` }))

const InvitationCode = Type.Optional(
  Type.String({
    pattern: referralCodePattern,
    description:
      'Code of the player who invited this one. Applies to new accounts only; an unknown code changes nothing. The site’s server adds it after a visit of an invitation',
  }),
)

export const authCalls = {
  'auth.login': call({
    description:
      'Opens a session; the response sets its cookie. With two-factor authentication the first call sends a code and fails; repeat it with the code. It fails with AuthorizationException "two_factor_auth is enable", or "Resend time is N" if the last code was sent less than a minute ago, with error_data.two_factor_auth "required" and resend_time (seconds until another code); a wrong code fails with "two_factor_auth: code is invalid" and "invalid", an expired one with "Time expired" and "expired". A player with an authenticator app needs its code or a recovery code: error_data.method is `app`, there is no resend_time, and no message is sent.',
    access: 'guest',
    setsSession: true,
    params: Type.Object({
      login: Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Phone number without plus, e-mail address or login',
      }),
      password: CurrentPassword('Password'),
      two_factor_code: Type.Optional(SecondFactorCode),
      device_session: DeviceSession,
    }),
    answer: AccountInfo,
    errors: [
      'AuthorizationException',
      'UserBannedException',
      'UserDeletedException',
      'UserNeedConfirmContactException',
    ],
  }),
  'auth.logout': call({
    description: 'Ends the session',
    access: 'guest',
    setsSession: true,
    params: NoParams,
    answer: Done,
    errors: [],
  }),
  'auth.restore': call({
    description:
      'Sends a code for a new password. The response is the same whether or not the login exists, so that it does not reveal who is registered.',
    access: 'guest',
    params: Type.Object({ login: ContactValue }),
    answer: Done,
    errors: [],
  }),
  'auth.resetpassword': call({
    description:
      'Sets a new password with the code from auth.restore, ends all sessions and opens a new one. With two-factor authentication the password is set, and the call fails as auth.login does without a code: continue with auth.login.',
    access: 'guest',
    setsSession: true,
    optional: true,
    params: Type.Object({ login: ContactValue, code: ConfirmationCode, password: Password }),
    answer: AccountInfo,
    errors: [
      'AuthorizationException',
      'UserBannedException',
      'UserDeletedException',
      'UserNeedConfirmContactException',
    ],
  }),
  'auth.callback': call({
    description:
      'Opens a session with the access token of a social login; creates an incomplete account on the first login. With two-factor authentication it fails as auth.login does; repeat it with the same token and the code.',
    access: 'guest',
    setsSession: true,
    optional: true,
    params: Type.Object({
      provider: socialProviderName({ description: 'Provider of the social login' }),
      access_token: Type.String({
        minLength: 1,
        maxLength: 2000,
        description: 'Token issued by the provider',
      }),
      referral_code: InvitationCode,
      two_factor_code: Type.Optional(SecondFactorCode),
    }),
    answer: AccountInfo,
    errors: [
      'AuthorizationException',
      'UserBannedException',
      'UserDeletedException',
      'UserNeedConfirmContactException',
    ],
  }),
  'auth.register': call({
    description:
      'Creates an account and opens a session: with a phone number or e-mail address and a password, or with the signed launch data of a messenger mini-app (is_tg), which logs a known user in. With two-factor authentication that fails as auth.login does; repeat it with the code.',
    access: 'guest',
    setsSession: true,
    params: Type.Object({
      phone: Type.Optional(Type.String({ pattern: '^\\+?\\d{9,15}$', description: 'With country code' })),
      email: Type.Optional(Type.String({ format: 'email', maxLength: 100, description: 'E-mail address' })),
      password: Type.Optional(Password),
      birth_date: Type.Optional(Day('yyyy-mm-dd; the player must be at least 18')),
      currency: Type.Optional(CurrencyCode),
      promo_code: Type.Optional(Type.String({ maxLength: 40, description: 'Promo code' })),
      referral_code: InvitationCode,
      agreement: Type.Optional(Type.Boolean({ description: 'The player has accepted the rules' })),
      is_tg: Type.Optional(Type.Boolean({ description: 'Registration from the messenger' })),
      id: Type.Optional(Type.String({ maxLength: 40, description: 'Messenger user ID' })),
      username: Type.Optional(Type.String({ maxLength: 100, description: 'Name in the messenger' })),
      hash: Type.Optional(Type.String({ maxLength: 200, description: 'Signature of the launch data' })),
      language_code: Type.Optional(Type.String({ maxLength: 10, description: 'Language of the messenger' })),
      two_factor_code: Type.Optional(SecondFactorCode),
      payload: Type.Optional(
        Type.String({ maxLength: 4000, description: 'Launch data as received from the messenger' }),
      ),
      track_id: mark('track_id'),
      show_popup_reg: mark('show_popup_reg'),
      publisher_id: mark('publisher_id'),
      goal_id: mark('goal_id'),
      goal_entry_id: mark('goal_entry_id'),
      link_id: mark('link_id'),
      device_session: DeviceSession,
    }),
    answer: AccountInfo,
    errors: [
      'AuthorizationException',
      'UserBannedException',
      'UserDeletedException',
      'UserNeedConfirmContactException',
    ],
  }),
}
