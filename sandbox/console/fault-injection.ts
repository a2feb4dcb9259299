import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Selectable } from 'kysely'
import { isCallName, type CallName } from '../../schemas/api/calls.ts'
import { ApiError, apiErrorTypes } from '../../schemas/api/errors.ts'
import type { FaultInjectionTable } from '../tables/controls.ts'

/** `latency` holds calls up, `outage` answers 503, `silence` does not answer for as long as callers wait. */
export const faultKinds = ['error', 'latency', 'outage', 'silence'] as const
export type FaultKind = (typeof faultKinds)[number]

/** Stands for every call. */
export const everyCall = '*'

/** Milliseconds after which even silence ends. */
export const silence = 2 * 60 * 1000
export const maxDelay = 60 * 1000
export const maxTimes = 1000

const ErrorType = Type.Enum([...apiErrorTypes])
const ErrorData = Type.Record(Type.String(), Type.Unknown())

/** What is to go wrong, with which call, for whom and how often. */
export interface FaultInjection {
  kind: FaultKind
  call: CallName | typeof everyCall
  /** Null: everybody, guests too. */
  playerId: number | null
  /** Of kind `error`. */
  error: { type: Static<typeof ErrorType>; data: Static<typeof ErrorData> } | null
  /** Milliseconds, of kind `latency`. */
  delay: number
  /** Null: until it is removed. */
  times: number | null
}

export interface StoredFaultInjection extends FaultInjection {
  id: number
}

/** The fault of a row; undefined when the call it names has gone with another version. */
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

/** Milliseconds by which the fault holds a call up. */
export function delayOf({ kind, delay }: FaultInjection): number {
  if (kind === 'silence') return silence
  return kind === 'latency' ? delay : 0
}

/** With what the fault ends a call; undefined when it lets it through. */
export function injectedError({ kind, error }: FaultInjection): ApiError | undefined {
  if (error !== null) return new ApiError(error.type, 'Provoked in the console', error.data)
  if (kind === 'latency') return undefined
  return new ApiError('ApplicationUnavailableException', 'An outage provoked in the console')
}
