import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Selectable } from 'kysely'
import { isCallName, type CallName } from '../../schemas/api/calls.ts'
import { ApiError, apiErrorTypes } from '../../schemas/api/errors.ts'
import type { FaultInjectionTable } from '../tables/controls.ts'

/** `latency` delays calls, `outage` answers 503, `silence` lets callers run into their timeout. */
export const faultKinds = ['error', 'latency', 'outage', 'silence'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Matches every call. */
export const everyCall = '*'

/** Milliseconds after which `silence` answers. */
const silence = 2 * 60 * 1000
export const maxDelay = 60 * 1000
export const maxTimes = 1000

const ErrorType = Type.Enum([...apiErrorTypes])
const ErrorData = Type.Record(Type.String(), Type.Unknown())

/** A configured fault: what fails, for which call and player, and how often. */
export interface FaultInjection {
  kind: FaultKind
  call: CallName | typeof everyCall
  /** Null: everyone, including guests. */
  playerId: number | null
  /** For kind `error`. */
  error: { type: Static<typeof ErrorType>; data: Static<typeof ErrorData> } | null
  /** Milliseconds, for kind `latency`. */
  delay: number
  /** Null: until removed. */
  times: number | null
}

export interface StoredFaultInjection extends FaultInjection {
  id: number
}

/** Parses a stored fault; undefined if its call no longer exists in this version. */
export function readFaultInjection(row: Selectable<FaultInjectionTable>): StoredFaultInjection | undefined {
  const { call_name: call } = row
  if (call !== everyCall && !isCallName(call)) return undefined
  return {
    id: row.id,
    kind: row.kind,
    call,
    playerId: row.player_id,
    error:
      row.error_type === null
        ? null
        : {
            type: Value.Parse(ErrorType, row.error_type),
            data: Value.Parse(ErrorData, JSON.parse(row.error_data ?? '{}')),
          },
    delay: row.delay,
    times: row.times_left,
  }
}

export function matches(
  { call, playerId }: FaultInjection,
  name: CallName,
  caller: number | undefined,
): boolean {
  return (call === everyCall || call === name) && (playerId === null || playerId === caller)
}

/** Milliseconds the fault delays a call. */
export function delayOf({ kind, delay }: FaultInjection): number {
  if (kind === 'silence') return silence
  return kind === 'latency' ? delay : 0
}

/** The error the fault raises; undefined if it raises none. */
export function injectedError({ kind, error }: FaultInjection): ApiError | undefined {
  if (error !== null) return new ApiError(error.type, 'Provoked in the console', error.data)
  if (kind === 'latency') return undefined
  return new ApiError('ApplicationUnavailableException', 'An outage provoked in the console')
}
