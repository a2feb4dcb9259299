import { Type, type Static, type TObject, type TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { callContracts, callNames, type CallName } from '../../schemas/api/calls.ts'
import { withNumericIds, type SandboxInput } from './numeric-ids.ts'
import { commonParams } from '../../schemas/api/common-params.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { localeCodes } from '../locale.ts'

/** Parameters as sent: everything is text. */
export type WireParameters = ReadonlyMap<string, string>

const contracts = new Map(
  callNames.map((name) => {
    const schema = withNumericIds(callContracts[name].params)
    return [name, { schema, validator: Compile(schema) }]
  }),
)

function contractOf(name: CallName) {
  const contract = contracts.get(name)
  if (!contract) throw new RangeError(`no call ${name}`)
  return contract
}

function hasInput<Name extends CallName>(name: Name, value: unknown): value is SandboxInput<Name> {
  return contractOf(name).validator.Check(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Converts text to the parameter's type; text that does not convert is kept, and validation rejects it. */
function coerce(text: string, schema: TSchema): unknown {
  const type = 'type' in schema ? schema.type : undefined
  if (type === 'integer')
    return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text
  if (type === 'boolean')
    return text === 'true' || text === '1' || (text === 'false' || text === '0' ? false : text)
  return type === 'object' ? parseJson(text) : text
}

function completed(schema: TObject, wire: WireParameters): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const [name, parameter] of Object.entries(schema.properties)) {
    const text = wire.get(name)
    if (text !== undefined) input[name] = coerce(text, parameter)
    else if ('default' in parameter) input[name] = structuredClone(parameter.default)
  }
  return input
}

/** The violated rule of each invalid parameter, such as `{ amount: 'required', count: 'maximum' }`. */
function fieldErrors(validator: Validator, input: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const error of validator.Errors(input)) {
    if (error.keyword === 'required' && error.instancePath === '')
      for (const missing of error.params.requiredProperties) errors[missing] = 'required'
    else {
      const field = error.instancePath.slice(1).split('/')[0] ?? ''
      errors[field] ??= error.keyword
    }
  }
  return errors
}

/** PostgreSQL cannot store this character in text. */
const nul = '\u0000'

/** Parameters that contain a NUL at any depth, with the violated rule. */
function nulErrors(input: Record<string, unknown>): Record<string, string> {
  const holdsNul = (value: unknown) =>
    typeof value === 'string' ? value.includes(nul) : JSON.stringify(value).includes('\\u0000')
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => holdsNul(value))
      .map(([name]) => [name, 'pattern']),
  )
}

function wrongParameters(errors: Record<string, string>): ApiError {
  return new ApiError('InvalidParameterException', `Wrong ${Object.keys(errors).join(', ')}`, errors)
}

/**
 * Parses a call's parameters: converts them, applies defaults and validates against the contract. Unknown
 * parameters are dropped; invalid ones fail the call and are reported with the violated rule.
 */
export function parseParameters<Name extends CallName>(name: Name, wire: WireParameters): SandboxInput<Name> {
  const { schema, validator } = contractOf(name)
  const input = completed(schema, wire)
  const errors = nulErrors(input)
  if (hasInput(name, input) && Object.keys(errors).length === 0) return input
  throw wrongParameters({ ...errors, ...fieldErrors(validator, input) })
}

/** The contract leaves the languages to the platform. */
const CommonParams = Type.Object({ ...commonParams, locale: Type.Enum([...localeCodes]) })
const common = Compile(CommonParams)

/** Parses the parameters that every call has in its query; invalid ones fail the call like its own. */
export function parseCommonParameters(query: WireParameters): Static<typeof CommonParams> {
  const input = completed(CommonParams, query)
  if (common.Check(input)) return input
  throw wrongParameters(fieldErrors(common, input))
}

/** Parameters in wire format: empty ones omitted, structured data as JSON. */
export function toWire(params: Readonly<Record<string, unknown>>): WireParameters {
  const wire = new Map<string, string>()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    wire.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return wire
}
