import { Type, type Static } from 'typebox'
import { callContracts, callNames, type CallName } from '../../schemas/api/calls.ts'
import { withNumericIds, type SandboxInput } from './numeric-ids.ts'
import { commonParams } from '../../schemas/api/common-params.ts'
import type { ApiError } from '../../schemas/api/errors.ts'
import { parameterReader, type WireParameters } from '../../schemas/api/read-parameters.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { localeCodes } from '../locale.ts'

const readers = new Map(
  callNames.map((name) => [name, parameterReader(withNumericIds(callContracts[name].params))]),
)

function isInput<Name extends CallName>(
  _name: Name,
  value: unknown,
  rejected: ApiError | undefined,
): value is SandboxInput<Name> {
  return rejected === undefined && isRecord(value)
}

/**
 * Parses a call's parameters: converts them, applies defaults and validates against the contract. Unknown
 * parameters are dropped; invalid ones fail the call and are reported with the violated rule.
 */
export function parseParameters<Name extends CallName>(name: Name, wire: WireParameters): SandboxInput<Name> {
  const read = readers.get(name)
  if (!read) throw new RangeError(`no call ${name}`)
  const { input, rejected } = read(wire)
  if (isInput(name, input, rejected)) return input
  throw rejected ?? new RangeError(`no input of ${name}`)
}

/** The contract leaves the languages to the platform. */
const CommonParams = Type.Object({ ...commonParams, locale: Type.Enum([...localeCodes]) })
const readCommon = parameterReader(CommonParams)

function isCommon(value: unknown, rejected: ApiError | undefined): value is Static<typeof CommonParams> {
  return rejected === undefined && isRecord(value)
}

/** Parses the parameters that every call has in its query; invalid ones fail the call like its own. */
export function parseCommonParameters(query: WireParameters): Static<typeof CommonParams> {
  const { input, rejected } = readCommon(query)
  if (isCommon(input, rejected)) return input
  throw rejected ?? new RangeError('no common parameters')
}
