import type { TObject, TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Value } from 'typebox/value'
import { ApiError } from './errors.ts'

/** Parameters as sent: everything is text. */
export type WireParameters = ReadonlyMap<string, string>

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
    else if ('default' in parameter) input[name] = Value.Clone(parameter.default)
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

/**
 * Reads parameters by their schema: converts them, applies defaults and validates. Unknown ones are dropped; for invalid
 * ones `rejected` is the error, which names them with the rules that they broke.
 */
export function parameterReader(schema: TObject) {
  const validator = Compile(schema)
  return (wire: WireParameters): { input: Record<string, unknown>; rejected: ApiError | undefined } => {
    const input = completed(schema, wire)
    const errors = nulErrors(input)
    if (!validator.Check(input)) Object.assign(errors, fieldErrors(validator, input))
    const names = Object.keys(errors)
    const rejected =
      names.length === 0
        ? undefined
        : new ApiError('InvalidParameterException', `Wrong ${names.join(', ')}`, errors)
    return { input, rejected }
  }
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
