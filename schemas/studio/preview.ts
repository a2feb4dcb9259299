import { Type, type Static } from 'typebox'
import { callNames, type CallName } from '../api/calls.ts'
import { apiErrorTypes, type ApiErrorType } from '../api/errors.ts'

/**
 * Players that a draft can be looked at as, each in a state of its own. They are made for previews alone:
 * nobody logs in as one of them.
 */
export const previewPlayers = [
  /** With money, nothing special about him. */
  'player',
  'empty',
  /** Has not said when he was born. */
  'unfinished',
  /** Has confirmed neither phone nor e-mail. */
  'unconfirmed',
  /** His withdrawals wait for the identity check. */
  'identity',
  /** His documents are being looked at. */
  'checking',
  'verified',
  'twoFactor',
  /** Takes a break. */
  'timeout',
  'excluded',
  'blocked',
] as const
export type PreviewPlayer = (typeof previewPlayers)[number]

/** Stands for every call of the platform. */
export const everyCall = '*'

export const faultKinds = ['slow', 'silence', 'outage', 'error'] as const

/** A platform fault injected into one preview. */
export const PreviewFault = Type.Object(
  {
    /** slow: answers late. silence: does not answer. outage: answers 503. error: refuses with `error`. */
    kind: Type.Enum([...faultKinds]),
    call: Type.Enum<(CallName | typeof everyCall)[]>([everyCall, ...callNames]),
    error: Type.Optional(Type.Enum(apiErrorTypes)),
  },
  { additionalProperties: false },
)
export type PreviewFault = Static<typeof PreviewFault>

/** As whom a preview is looked at, apart from who the browser's own session belongs to. */
export const PreviewVisitor = Type.Object(
  {
    who: Type.Enum(['guest', ...previewPlayers]),
    fault: Type.Optional(PreviewFault),
  },
  { additionalProperties: false },
)
export type PreviewVisitor = Static<typeof PreviewVisitor>

/** What this site can be looked at with: nothing but a guest where the platform is an operator's. */
export interface PreviewStates {
  players: readonly PreviewPlayer[]
  /** Calls that can go wrong, and with which errors. */
  calls: readonly CallName[]
  errors: readonly ApiErrorType[]
}
