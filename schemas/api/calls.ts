import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { localeCodes } from '../locale.ts'
import {
  AccountInfo,
  Amount,
  Balance,
  DepositMethod,
  Game,
  GeneralInfo,
  Transaction,
  gameTypes,
} from './entities.ts'
import type { ApiErrorType } from './errors.ts'
import type { CallName } from './methods.ts'

export interface CallContract<Params extends TObject = TObject, Answer extends TSchema = TSchema> {
  description: string
  /** guest: anybody; player: a session is asked for, else AuthorizationException. */
  access: 'guest' | 'player'
  params: Params
  answer: Answer
  /** Refusals beyond InvalidParameterException, which any call may answer. */
  errors: readonly ApiErrorType[]
}

function call<Params extends TObject, Answer extends TSchema>(contract: CallContract<Params, Answer>) {
  return contract
}

const Offset = Type.Integer({ minimum: 0, default: 0, description: 'Items to leave out' })
const Count = (byDefault: number, maximum: number) =>
  Type.Integer({ minimum: 1, maximum, default: byDefault, description: 'Items at most' })
/** Calls without anything to say answer 1. */
const Done = Type.Literal(1)

/** The contract of every call, by `group.method`. Parameters travel as strings and are coerced. */
export const callContracts = {
  'account.getInfo': call({
    description: 'The logged-in player; uid 0 for a guest',
    access: 'guest',
    params: Type.Object({}),
    answer: AccountInfo,
    errors: ['UserBannedException'],
  }),
  'account.getBalance': call({
    description: 'All balances of the player',
    access: 'player',
    params: Type.Object({}),
    answer: Balance,
    errors: ['AuthorizationException', 'UserBannedException'],
  }),
  'account.changelocale': call({
    description: 'Keeps the language of the player',
    access: 'player',
    params: Type.Object({ locale: Type.Enum([...localeCodes]) }),
    answer: Done,
    errors: ['AuthorizationException'],
  }),
  'auth.login': call({
    description: 'Opens a session; the answer sets its cookie',
    access: 'guest',
    params: Type.Object({
      login: Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Phone without plus, e-mail or login',
      }),
      password: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    answer: AccountInfo,
    errors: [
      'AuthorizationException',
      'UserBannedException',
      'UserDeletedException',
      'TooManyRequestsException',
    ],
  }),
  'auth.logout': call({
    description: 'Ends the session',
    access: 'guest',
    params: Type.Object({}),
    answer: Done,
    errors: [],
  }),
  'auth.register': call({
    description: 'Makes an account and opens a session',
    access: 'guest',
    params: Type.Object({
      phone: Type.Optional(Type.String({ pattern: '^\\+?\\d{9,15}$', description: 'With country code' })),
      email: Type.Optional(Type.String({ format: 'email', maxLength: 100 })),
      password: Type.String({ minLength: 6, maxLength: 20 }),
      birth_date: Type.Optional(
        Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'yyyy-mm-dd; the player must be 18' }),
      ),
      currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
      promo_code: Type.Optional(Type.String({ maxLength: 40 })),
      agreement: Type.Optional(Type.Boolean()),
    }),
    answer: AccountInfo,
    errors: ['InvalidParameterException', 'TooManyRequestsException'],
  }),
  'cashier.getdepositsettings': call({
    description: 'Deposit methods and their bounds',
    access: 'player',
    params: Type.Object({}),
    answer: Type.Object({ items: Type.Array(DepositMethod) }),
    errors: ['AuthorizationException', 'BillingUnavailableException'],
  }),
  'cashier.makedeposit': call({
    description: 'Starts a deposit and answers where to pay. Asks for an Idempotency-Key.',
    access: 'player',
    params: Type.Object({
      method_id: Type.Integer({ minimum: 1 }),
      amount: Amount,
      campaign_offer_id: Type.Integer({ minimum: -1, default: -1, description: '-1: no offer' }),
      requisites: Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 300 }), {
        default: {},
        description: 'Fields of the form document; in the form data as JSON',
      }),
    }),
    answer: Type.Object({
      transaction: Transaction,
      display: Type.Enum(['redirect', 'new_window', 'mobile', 'pending']),
      url: Type.Union([Type.String({ description: 'Payment page' }), Type.Null()]),
    }),
    errors: [
      'AuthorizationException',
      'BillingServiceErrorException',
      'BillingTransactionDeclinedException',
      'BillingUnavailableException',
      'BillingDepositLimitExceededException',
      'InvalidRequestException',
    ],
  }),
  'cashier.gethistory': call({
    description: 'Movements of money, newest first',
    access: 'player',
    params: Type.Object({
      offset: Offset,
      count: Count(4, 100),
      type: Type.Enum(['deposit', 'withdrawal', 'all'], { default: 'all' }),
      statuses: Type.Optional(Type.String({ description: 'Comma-joined' })),
    }),
    answer: Type.Object({ items: Type.Array(Transaction), total: Type.Integer() }),
    errors: ['AuthorizationException'],
  }),
  'games.get': call({
    description: 'Games by priority',
    access: 'guest',
    params: Type.Object({
      offset: Offset,
      count: Count(18, 100),
      query: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the name' })),
      sysname: Type.Optional(Type.String({ description: 'Exactly this game' })),
      types: Type.Optional(Type.String({ description: `Comma-joined: ${gameTypes.join(', ')}` })),
      tags: Type.Optional(Type.String({ description: 'Comma-joined' })),
      providers: Type.Optional(Type.String({ description: 'Comma-joined sysnames' })),
    }),
    answer: Type.Object({ items: Type.Array(Game), total: Type.Integer() }),
    errors: [],
  }),
  'games.getLikes': call({
    description: 'Sysnames of the favourites',
    access: 'player',
    params: Type.Object({}),
    answer: Type.Object({ items: Type.Array(Type.String()) }),
    errors: ['AuthorizationException'],
  }),
  'games.addLike': call({
    description: 'Makes a game a favourite',
    access: 'player',
    params: Type.Object({ sysname: Type.String({ minLength: 1 }) }),
    answer: Done,
    errors: ['AuthorizationException'],
  }),
  'games.removeLike': call({
    description: 'Takes a game from the favourites',
    access: 'player',
    params: Type.Object({ sysname: Type.String({ minLength: 1 }) }),
    answer: Done,
    errors: ['AuthorizationException'],
  }),
  'metadata.getgeneralinfo': call({
    description: 'What the platform says of the site',
    access: 'guest',
    params: Type.Object({}),
    answer: GeneralInfo,
    errors: [],
  }),
  'events.handle': call({
    description: 'An analytics event',
    access: 'guest',
    params: Type.Object({
      event_name: Type.String({ minLength: 1, maxLength: 100 }),
      event_params: Type.Record(Type.String(), Type.Unknown(), {
        default: {},
        description: 'In the form data as JSON',
      }),
    }),
    answer: Done,
    errors: [],
  }),
} as const satisfies Record<CallName, CallContract>

type Contracts = typeof callContracts
/** What a caller gives; fields with a default may be left out. */
export type CallParams<Name extends CallName> = Partial<Static<Contracts[Name]['params']>>
/** What the platform's implementation receives, coerced and completed by defaults. */
export type CallInput<Name extends CallName> = Static<Contracts[Name]['params']>
export type CallAnswer<Name extends CallName> = Static<Contracts[Name]['answer']>
