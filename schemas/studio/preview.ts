import { Type, type Static } from 'typebox'
import { callNames, type CallName } from '../api/calls.ts'
import { campaignPattern, maxCampaignLength } from '../documents/blocks/campaign.ts'
import { apiErrorTypes, type ApiErrorType } from '../api/errors.ts'

/** Players for previews, each in a different state. Nobody can log in as one of them. */
export const previewPlayers = [
  /** Has money and no special state. */
  'player',
  'empty',
  /** Has not entered a birth date. */
  'unfinished',
  /** Has confirmed neither phone nor e-mail. */
  'unconfirmed',
  /** Needs the identity check before withdrawing. */
  'identity',
  /** The submitted documents are being checked. */
  'checking',
  'verified',
  'twoFactor',
  /** Has reached the sixth level of the loyalty program. */
  'loyal',
  /** Is on a break. */
  'timeout',
  'excluded',
  'blocked',
] as const
export type PreviewPlayer = (typeof previewPlayers)[number]

/** Matches every call of the platform. */
export const everyCall = '*'

const faultKinds = ['slow', 'silence', 'outage', 'error'] as const

/** A fault of the platform, injected into one preview only. */
export const PreviewFault = Type.Object(
  {
    /** slow: delayed answers. silence: no answer. outage: answers 503. error: fails with `error`. */
    kind: Type.Enum([...faultKinds]),
    call: Type.Enum<(CallName | typeof everyCall)[]>([everyCall, ...callNames]),
    error: Type.Optional(Type.Enum(apiErrorTypes)),
  },
  { additionalProperties: false },
)
export type PreviewFault = Static<typeof PreviewFault>

/** Visitor of a preview, independent of the browser's own session. */
export const PreviewVisitor = Type.Object(
  {
    who: Type.Enum(['guest', ...previewPlayers]),
    fault: Type.Optional(PreviewFault),
    /** ISO 3166-1 alpha-2; omitted: that of the connection. */
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    /** An advertising campaign; omitted: that of the address. */
    campaign: Type.Optional(Type.String({ pattern: campaignPattern, maxLength: maxCampaignLength })),
  },
  { additionalProperties: false },
)
export type PreviewVisitor = Static<typeof PreviewVisitor>

/** Visitors and faults available on this site: with an operator's platform, only the guest. */
export interface PreviewStates {
  /** Whether a setting of the server says where the country of visitors is found. */
  knowsCountry: boolean
  players: readonly PreviewPlayer[]
  /** Calls into which faults can be injected, with their errors. */
  calls: readonly CallName[]
  errors: readonly ApiErrorType[]
}
