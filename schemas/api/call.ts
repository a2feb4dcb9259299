import { Type, type TObject, type TSchema } from 'typebox'
import { currencyPattern } from './entities/fields.ts'
import type { ApiErrorType } from './errors.ts'
import { maxDeviceSession } from '../device-session.ts'
import { acceptedPasswordLength } from '../password-length.ts'

/** The contract of one call; `methods.ts` defines how it is sent. */
export interface CallContract<Params extends TObject = TObject, Answer extends TSchema = TSchema> {
  description: string
  /** guest: anyone; player: requires a session, otherwise AuthorizationException. */
  access: 'guest' | 'player'
  /** Its success opens, replaces or ends the caller's session: the answer sets the session cookie. */
  setsSession?: true
  /** A platform may omit it and answer MethodNotFoundException; features that depend on it are then hidden. */
  optional?: true
  /** The answer does not depend on the caller: the site's server may share it for a few seconds. */
  isShared?: true
  /**
   * Blocks show the last shared answer, with its age, while the platform does not answer: nothing in it is about
   * money, and an hour changes little.
   */
  mayBeOld?: true
  /**
   * Amounts of a shared answer are in the currency of the parameter `currency`, which the site's server sends for
   * players with another currency than the platform's default.
   */
  byCurrency?: true
  params: Params
  answer: Answer
  /** Errors in addition to `anyCallErrors` and `playerCallErrors`. */
  errors: readonly ApiErrorType[]
}

export function call<Params extends TObject, Answer extends TSchema>(contract: CallContract<Params, Answer>) {
  return contract
}

/** Errors of any call. */
export const anyCallErrors = [
  'InvalidParameterException',
  'InvalidRequestException',
  'TooManyRequestsException',
  'AccessDeniedException',
  'ApplicationDisabledException',
  'ApplicationUnavailableException',
  'InternalServerErrorException',
  'UnknownErrorException',
] as const satisfies readonly ApiErrorType[]

/** Additional errors of calls with access `player`. */
export const playerCallErrors = [
  'AuthorizationException',
  'UserBannedException',
  'UserDeletedException',
] as const satisfies readonly ApiErrorType[]

/** Answer of calls that return no data. */
export const Done = Type.Literal(1, { description: 'Always 1: the call succeeded' })

export const NoParams = Type.Object({})

/** Of shared answers with amounts; `byCurrency`. */
export const AnswerCurrency = Type.Optional(
  Type.String({
    pattern: currencyPattern,
    description:
      'Currency of the amounts; default: that of the player, for guests that of the site. A platform may ignore it',
  }),
)

export const Offset = Type.Integer({
  minimum: 0,
  maximum: 1_000_000,
  default: 0,
  description: 'Number of items to skip',
})

export const Count = (byDefault: number, maximum = 100) =>
  Type.Integer({ minimum: 1, maximum, default: byDefault, description: 'Maximum number of items' })

/**
 * Of the calls in `deviceSessionCalls`: the fraud-detection service's description of the device, which the platform
 * passes on to it. Repetitions of a money call may have another one.
 */
export const DeviceSession = Type.Optional(
  Type.String({
    maxLength: maxDeviceSession,
    description:
      'Encrypted description of the device by the fraud-detection service (SEON: session); missing if the site uses none, or it did not answer in time',
  }),
)

/** Optional fields of the answer's items to return; required fields are always returned. */
export const Fields = Type.Optional(
  Type.String({
    maxLength: 300,
    description: 'Optional fields to include, comma-separated. Default: all',
  }),
)

export const CommaList = (description: string) =>
  Type.Optional(Type.String({ maxLength: 1000, description: `Comma-separated. ${description}` }))

export const Order = (byDefault: 'asc' | 'desc') =>
  Type.Enum(['asc', 'desc'], { default: byDefault, description: 'asc: smallest first; desc: largest first' })

export const ContactValue = Type.String({
  minLength: 3,
  maxLength: 100,
  description: 'E-mail address, or phone number with country code, with or without plus',
})

export const ConfirmationCode = Type.String({ pattern: '^\\d{6}$', description: 'Six digits' })

/** Code of an authenticator app. */
export const AuthenticatorCode = Type.String({ pattern: '^\\d{6}$', description: 'Six digits of the app' })

/** Code of the second factor: of a message, an authenticator app, or a recovery code. */
export const SecondFactorCode = Type.String({
  pattern: '^(\\d{6}|[A-Za-z2-7]{8}-?[A-Za-z2-7]{8}-?[A-Za-z2-7]{8})$',
  description: 'Six digits from the message or the authenticator app, or a recovery code',
})

/** An existing password; accounts may have one that is shorter than a new one. */
export const CurrentPassword = (description: string) =>
  Type.String({ minLength: 1, maxLength: 128, description })

/** A new password. */
export const Password = Type.String({
  minLength: acceptedPasswordLength.min,
  maxLength: acceptedPasswordLength.max,
  description:
    '6 to 128 characters; a common one fails with InvalidParameterException and `common`. The site may ask for more, and for less than 128',
})

export const Requisites = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 300 }), {
  default: {},
  description: 'Fields of the form document; sent as JSON',
})
