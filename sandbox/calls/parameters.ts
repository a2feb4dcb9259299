import type { TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { callContracts, callNames, type CallInput, type CallName } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'

/** Parameters as they travel: everything is text. */
export type WireParameters = ReadonlyMap<string, string>

const validators = new Map(callNames.map((name) => [name, Compile(callContracts[name].params)]))

function validatorOf(name: CallName) {
  const validator = validators.get(name)
  if (!validator) throw new RangeError(`no call ${name}`)
  return validator
}

function hasInput<Name extends CallName>(name: Name, value: unknown): value is CallInput<Name> {
  return validatorOf(name).Check(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What the text means to the parameter; text that means nothing to it stays as it is and is refused. */
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

/** The broken rule of each wrong parameter, such as `{ amount: 'required', count: 'maximum' }`. */
function fieldErrors(name: CallName, input: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const error of validatorOf(name).Errors(input)) {
    if (error.keyword === 'required' && error.instancePath === '')
      for (const missing of error.params.requiredProperties) errors[missing] = 'required'
    else {
      const field = error.instancePath.slice(1).split('/')[0] ?? ''
      errors[field] ??= error.keyword
    }
  }
  return errors
}

/** PostgreSQL keeps no text with this character, and nothing that people write has it. */
const nul = '\u0000'

/** Parameters that hold a NUL, in whatever depth, with the rule that they break. */
function nulErrors(input: Record<string, unknown>): Record<string, string> {
  const holdsNul = (value: unknown) =>
    typeof value === 'string' ? value.includes(nul) : JSON.stringify(value).includes('\\u0000')
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => holdsNul(value))
      .map(([name]) => [name, 'pattern']),
  )
}

/**
 * Parameters of a call, coerced, completed by their defaults and checked against the contract. Unknown
 * ones are left out; wrong ones refuse the call and are named with the rule they break.
 */
export function parseParameters<Name extends CallName>(name: Name, wire: WireParameters): CallInput<Name> {
  const input = completed(callContracts[name].params, wire)
  const errors = nulErrors(input)
  if (hasInput(name, input) && Object.keys(errors).length === 0) return input
  Object.assign(errors, fieldErrors(name, input))
  throw new ApiError('InvalidParameterException', `Wrong ${Object.keys(errors).join(', ')}`, errors)
}

/** The same parameters as they would travel: without the empty ones, data as JSON. */
export function toWire(params: Readonly<Record<string, unknown>>): WireParameters {
  const wire = new Map<string, string>()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    wire.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return wire
}
