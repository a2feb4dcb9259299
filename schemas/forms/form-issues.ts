/** Turns validator errors into issues for the player, one per field. */
import type { FormErrorType } from '../documents/form.ts'
import type { Issue } from '../issue.ts'
import { boundedTexts, valueAt, withoutEmpty } from './form-values.ts'
import { allSchemas, pointerTokens, schemaOfField, toPointer, type JsonSchema } from './json-schema.ts'
import { isRecord } from '../is-record.ts'
import { isImpossibleDate } from './formats.ts'
import { messageOf, type FieldError, type FormMessages } from './messages.ts'
import { groupRules, ruleError, ruleFields } from './required-alternatives.ts'
import { differingFields } from './same-as.ts'
import { passwordCharacters, type Limits } from './validators.ts'

/** An error as reported by ajv; the interpreter reports the same. */
export interface EngineError {
  keyword: string
  instancePath: string
  /** The (sub-)schema that contains the failed keyword. */
  parentSchema?: unknown
  params: Readonly<Record<string, unknown>>
}

/** An issue of a field, or of a group of fields. */
export interface FormIssue extends Issue {
  /** Names of the fields that an issue of a group concerns. */
  names?: readonly string[]
}

export interface Engine {
  (values: unknown): boolean
  errors?: readonly EngineError[] | null
}

/** Of several errors of a field, the one listed first here is reported. */
const priority: readonly FormErrorType[] = [
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
  'wrong',
]

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
}

const errorTypeOfFormat: Readonly<Record<string, FormErrorType>> = {
  email: 'email',
  'email-address': 'email',
  date: 'date',
  'calendar-date': 'date',
  'card-expiry': 'date',
  'card-number': 'cardNumber',
  'card-holder': 'cardHolder',
  'confirmation-code': 'code',
  iban: 'iban',
  'text-plain': 'regex',
  'text-letters': 'regex',
  'text-digits': 'regex',
  'text-punctuated': 'regex',
  uri: 'url',
  url: 'url',
  iri: 'url',
}

/** Keywords whose errors only refer to another, nested error. */
const structural = ['if', 'anyOf', 'oneOf', 'contains', 'propertyNames']

function isErrorType(value: unknown): value is FormErrorType {
  return priority.some((errorType) => errorType === value)
}

function isLimits(value: unknown): value is Limits {
  return isRecord(value)
}

function pathOf(error: EngineError): string[] {
  const { missingProperty } = error.params
  const path = pointerTokens(error.instancePath)
  return typeof missingProperty === 'string' ? [...path, missingProperty] : path
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
    return isErrorType(field?.['missing']) ? field['missing'] : 'required'
  }
  if (isErrorType(rule['rule'])) return rule['rule']
  if (error.keyword === 'minLength' && rule['minLength'] === 1) return 'required'
  const { format } = rule
  if (error.keyword === 'format' && typeof format === 'string') return errorTypeOfFormat[format] ?? 'wrong'
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

function forbiddenCharacters(value: unknown): string {
  const rest = typeof value === 'string' ? value.replace(new RegExp(passwordCharacters, 'gu'), '') : ''
  return [...new Set(rest)].map((character) => (/\s/.test(character) ? '␣' : character)).join(' ')
}

/** Numbers beyond this one cannot be told apart, so fields keep them as text. */
const greatestNumber = Number.MAX_SAFE_INTEGER

/** The error of a field for numbers whose value is none. */
function numberError(
  path: readonly string[],
  { type, minimum, maximum }: JsonSchema,
  value: unknown,
): FieldError {
  const text = typeof value === 'string' ? value : ''
  if (/^\d{16,}$/.test(text))
    return { path, code: 'maxValue', limits: { max: typeof maximum === 'number' ? maximum : greatestNumber } }
  if (/^-\d{16,}$/.test(text))
    return {
      path,
      code: 'minValue',
      limits: { min: typeof minimum === 'number' ? minimum : -greatestNumber },
    }
  return { path, code: type === 'integer' ? 'integer' : 'number', limits: {} }
}

const isNumberRule = ({ keyword }: EngineError, { type }: JsonSchema) =>
  keyword === 'type' && (type === 'number' || type === 'integer')

/** An error, and for one of a group the names of the fields that it concerns. */
type FoundError = FieldError & Pick<FormIssue, 'names'>

function fieldError(error: EngineError, schema: JsonSchema, values: unknown): FoundError {
  const path = pathOf(error)
  const rule = isRecord(error.parentSchema) ? error.parentSchema : {}
  const [groupRule] = error.keyword === 'not' ? groupRules(rule) : []
  if (groupRule) return { ...ruleError(schema, path, groupRule), names: ruleFields(groupRule) }
  if (isNumberRule(error, rule)) return numberError(path, rule, valueAt(values, path))
  const code = errorTypeOf(error, rule, schemaOfField(schema, path))
  const value = valueAt(values, path)
  const found = { path, code, limits: limitsOf(error, rule) }
  if (code === 'password') return { ...found, characters: forbiddenCharacters(value) }
  return code === 'date' && isImpossibleDate(value) ? { ...found, code: 'noSuchDate' } : found
}

function isReported(error: EngineError, all: readonly EngineError[]): boolean {
  if (!structural.includes(error.keyword)) return true
  return !all.some(
    (other) =>
      other !== error &&
      !structural.includes(other.keyword) &&
      other.instancePath.startsWith(error.instancePath),
  )
}

/**
 * Validates the values with an engine (compiled, interpreted or ajv itself). `schema` is the expanded schema of
 * that engine; the code of an issue is its `FormErrorType`.
 */
export function formIssues(
  schema: JsonSchema,
  engine: Engine,
  values: unknown,
  messages: FormMessages = {},
): FormIssue[] {
  const filled = boundedTexts(withoutEmpty(values) ?? {})
  const reported = engine(filled) ? [] : (engine.errors ?? [])
  const errors = reported
    .filter((error) => isReported(error, reported))
    .map((error) => fieldError(error, schema, filled))
  const differing = differingFields(schema, filled).map((path): FoundError => ({
    path,
    code: 'sameAs',
    limits: {},
  }))
  const first = new Map<string, FoundError>()
  for (const error of [...errors, ...differing]) {
    const key = `${toPointer(error.path)} ${error.names?.join(' ') ?? ''}`
    const known = first.get(key)
    if (!known || priority.indexOf(error.code) < priority.indexOf(known.code)) first.set(key, error)
  }
  return [...first.values()].map((error) => ({
    path: toPointer(error.path),
    code: error.code,
    message: messageOf(messages, error),
    severity: 'error',
    ...(error.names && { names: error.names }),
  }))
}
