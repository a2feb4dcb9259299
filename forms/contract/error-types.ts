/** What is wrong with a value, for the messages of users: the error types of failed keywords, and their limits. */
import { isRecord } from '../../schemas/is-record.ts'
import { allSchemas, type JsonSchema } from '../../schemas/json-schema.ts'

export interface Limits {
  min?: string | number
  max?: string | number
}

/**
 * Error types that can have a message: those of the specification, section 5, of numbers, groups, lists and links. Of
 * several errors of a field, the one listed first is reported.
 */
export const errorTypes = [
  'required',
  'insertPhone',
  'uncheckedCheckbox',
  'wrongPhoneFormat',
  'phone',
  'email',
  'password',
  'fakename',
  'name',
  'address',
  'postcode',
  'iban',
  'cardNumber',
  'cardExpiry',
  'cardHolder',
  'code',
  'date',
  'noSuchDate',
  'sum',
  'sumRange',
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'sameAs',
  'sex',
  'regex',
  'number',
  'integer',
  'anyRequired',
  'oneRequired',
  'moreThan',
  'lessThan',
  'multipleOf',
  'decimals',
  'minItems',
  'maxItems',
  'uniqueItems',
  'url',
  'contains',
  'maxContains',
  'minFilled',
  'maxFilled',
  'digits',
  'time',
  'dateTime',
  'uuid',
  'ip',
  'hostname',
  'color',
  'wrong',
] as const
export type FormErrorType = (typeof errorTypes)[number]

/** An error as reported by ajv; the interpreter reports the same. */
export interface EngineError {
  keyword: string
  instancePath: string
  /** Place of the failed keyword in the schema. */
  schemaPath?: string
  /** The (sub-)schema that contains the failed keyword. */
  parentSchema?: unknown
  params: Readonly<Record<string, unknown>>
}

const errorTypeOfKeyword: Readonly<Record<string, FormErrorType>> = {
  required: 'required',
  dependencies: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minValue',
  exclusiveMinimum: 'moreThan',
  maximum: 'maxValue',
  exclusiveMaximum: 'lessThan',
  pattern: 'regex',
  multipleOf: 'multipleOf',
  minItems: 'minItems',
  maxItems: 'maxItems',
  uniqueItems: 'uniqueItems',
  contains: 'contains',
  minContains: 'contains',
  maxContains: 'maxContains',
  minProperties: 'minFilled',
  maxProperties: 'maxFilled',
}

const errorTypeOfFormat: Readonly<Record<string, FormErrorType>> = {
  email: 'email',
  'email-address': 'email',
  date: 'date',
  'calendar-date': 'date',
  'card-expiry': 'cardExpiry',
  'card-number': 'cardNumber',
  'card-holder': 'cardHolder',
  'confirmation-code': 'code',
  iban: 'iban',
  'text-plain': 'regex',
  'text-letters': 'regex',
  'text-digits': 'regex',
  'text-punctuated': 'regex',
  'idn-email': 'email',
  uri: 'url',
  url: 'url',
  iri: 'url',
  time: 'time',
  'date-time': 'dateTime',
  uuid: 'uuid',
  ipv4: 'ip',
  ipv6: 'ip',
  hostname: 'hostname',
  'idn-hostname': 'hostname',
  color: 'color',
}

/** Formats that schemas check by a pattern beside them. */
const formatsWithPattern = ['color', 'idn-email', 'idn-hostname', 'iri']

function isErrorType(value: unknown): value is FormErrorType {
  return errorTypes.some((errorType) => errorType === value)
}

function isLimits(value: unknown): value is Limits {
  return isRecord(value)
}

/** The number of decimals if a divisor only limits those, such as 0.01. */
function decimalsOf(divisor: unknown): number | undefined {
  const decimals = typeof divisor === 'number' ? -Math.log10(divisor) : 0
  return decimals > 0 && Number.isInteger(decimals) ? decimals : undefined
}

/** The error type of a broken rule. */
export function errorTypeOf(
  error: EngineError,
  rule: JsonSchema,
  field: JsonSchema | undefined,
): FormErrorType {
  if (error.keyword === 'required' || error.keyword === 'dependencies') {
    if (isErrorType(field?.['missing'])) return field['missing']
    return field?.['const'] === true ? 'uncheckedCheckbox' : 'required'
  }
  if (error.keyword === 'const' && rule['const'] === true) return 'uncheckedCheckbox'
  if (isErrorType(rule['rule'])) return rule['rule']
  if (error.keyword === 'minLength' && rule['minLength'] === 1) return 'required'
  const { format } = rule
  const isFormat =
    error.keyword === 'format' ||
    (error.keyword === 'pattern' && formatsWithPattern.some((name) => name === format))
  if (isFormat && typeof format === 'string') return errorTypeOfFormat[format] ?? 'wrong'
  if (error.keyword === 'multipleOf' && decimalsOf(rule['multipleOf']) !== undefined) return 'decimals'
  return errorTypeOfKeyword[error.keyword] ?? 'wrong'
}

/** The limits that a rule sets for a value. */
export function limitsOf(error: EngineError, rule: JsonSchema): Limits {
  if (isLimits(rule['limits'])) return rule['limits']
  const limit = rule[error.keyword]
  if (typeof limit !== 'number') return {}
  const decimals = error.keyword === 'multipleOf' ? decimalsOf(limit) : undefined
  if (decimals !== undefined) return { max: decimals }
  return error.keyword.toLowerCase().includes('max') ? { max: limit } : { min: limit }
}

/** The limits of a field for an error that another system reports. */
export function limitsFor(field: JsonSchema, code: FormErrorType): Limits {
  const parts = allSchemas(field)
  const own = parts.find(({ rule, limits }) => rule === code && isLimits(limits))
  if (own && isLimits(own['limits'])) return own['limits']
  const keywords = Object.keys(errorTypeOfKeyword).filter((keyword) => errorTypeOfKeyword[keyword] === code)
  const found = parts.flatMap((part) =>
    keywords.map((keyword) => limitsOf({ keyword, instancePath: '', params: {} }, part)),
  )
  return found.find(({ min, max }) => min !== undefined || max !== undefined) ?? {}
}
