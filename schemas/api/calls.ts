import type { Static } from 'typebox'
import { anyCallErrors, playerCallErrors, type CallContract } from './call.ts'
import { accountCalls } from './calls/account.ts'
import { authCalls } from './calls/auth.ts'
import { authenticatorCalls } from './calls/authenticator.ts'
import { cashierCalls } from './calls/cashier.ts'
import { competitionCalls } from './calls/competitions.ts'
import { gamesCalls } from './calls/games.ts'
import { loyaltyCalls } from './calls/loyalty.ts'
import { notificationCalls } from './calls/notifications.ts'
import { passkeyCalls } from './calls/passkeys.ts'
import { pushCalls } from './calls/push.ts'
import { referralCalls } from './calls/referral.ts'
import { responsibleCalls } from './calls/responsible.ts'
import { rewardCalls } from './calls/rewards.ts'
import { siteCalls } from './calls/site.ts'
import { sportsCalls } from './calls/sports.ts'
import type { ApiErrorType } from './errors.ts'

/** The contract of every call, by `group.method`. Parameters are sent as strings and coerced. */
export const callContracts = {
  ...accountCalls,
  ...authCalls,
  ...authenticatorCalls,
  ...cashierCalls,
  ...competitionCalls,
  ...gamesCalls,
  ...loyaltyCalls,
  ...notificationCalls,
  ...passkeyCalls,
  ...pushCalls,
  ...referralCalls,
  ...responsibleCalls,
  ...rewardCalls,
  ...siteCalls,
  ...sportsCalls,
} as const satisfies Record<string, CallContract>

type Contracts = typeof callContracts
export type CallName = keyof Contracts
/** Computed once for all calls, so that code generic in the call's name only looks types up. */
type Inputs = { [Name in CallName]: Static<Contracts[Name]['params']> }
type Answers = { [Name in CallName]: Static<Contracts[Name]['answer']> }
/** Parameters as passed by a caller; fields with a default may be omitted. */
export type CallParams<Name extends CallName> = Partial<Inputs[Name]>
/** Parameters as received by the platform: coerced and completed by defaults. */
export type CallInput<Name extends CallName> = Inputs[Name]
export type CallAnswer<Name extends CallName> = Answers[Name]

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(callContracts, name)
}

export const callNames: readonly CallName[] = Object.keys(callContracts).filter(isCallName)

/** The parameters that a call requires. */
export function requiredParams(name: CallName): readonly string[] {
  const { params }: CallContract = callContracts[name]
  return 'required' in params ? params.required : []
}

/** Every error type that a call can return. */
export function errorsOf(name: CallName): ReadonlySet<ApiErrorType> {
  const { access, errors, ...rest }: CallContract = callContracts[name]
  return new Set<ApiErrorType>([
    ...anyCallErrors,
    ...(access === 'player' ? playerCallErrors : []),
    ...('optional' in rest ? (['MethodNotFoundException'] as const) : []),
    ...errors,
  ])
}
