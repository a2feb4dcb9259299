/** From what an engine reports to what a player is told: one broken rule for each field. */
import type { FormErrorType } from '../documents/form.ts'
import { valueAt, withoutEmpty } from './form-values.ts'
import { isRecord, pointerTokens, schemaOfField, toPointer, type JsonSchema } from './json-schema.ts'
import { differingFields } from './same-as.ts'
import { passwordCharacters, type Limits } from './validators.ts'

/** An error as ajv reports it; the interpreter is made to report the same. */
export interface EngineError {
  keyword: string
  instancePath: string
  /** The (sub-)schema that the broken keyword stands in. */
  parentSchema?: unknown
  params: Readonly<Record<string, unknown>>
}

export interface Engine {
  (values: unknown): boolean
  errors?: readonly EngineError[] | null
}

export interface BrokenRule {
  /** Path of the field; empty: the form as a whole. */
  path: string[]
  errorType: FormErrorType
  limits: Limits
  /** Characters that a password must not contain, as typed. */
  characters?: string
}

/** Of two broken rules of a field the first in this list is told. */
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
  'sum',
  'sumRange',
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'sameAs',
  'sex',
  'regex',
  'wrong',
]

const errorTypeOfKeyword: Readonly<Record<string, FormErrorType>> = {
  required: 'required',
  dependencies: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minValue',
  exclusiveMinimum: 'minValue',
  maximum: 'maxValue',
  exclusiveMaximum: 'maxValue',
  pattern: 'regex',
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
}

/** Errors that only say that another one is somewhere beneath. */
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

function errorTypeOf(error: EngineError, rule: JsonSchema, field: JsonSchema | undefined): FormErrorType {
  if (error.keyword === 'required' || error.keyword === 'dependencies') {
    return isErrorType(field?.['missing']) ? field['missing'] : 'required'
  }
  if (isErrorType(rule['rule'])) return rule['rule']
  if (error.keyword === 'minLength' && rule['minLength'] === 1) return 'required'
  const { format } = rule
  if (error.keyword === 'format' && typeof format === 'string') return errorTypeOfFormat[format] ?? 'wrong'
  return errorTypeOfKeyword[error.keyword] ?? 'wrong'
}

function limitsOf(error: EngineError, rule: JsonSchema): Limits {
  if (isLimits(rule['limits'])) return rule['limits']
  const limit = rule[error.keyword]
  if (typeof limit !== 'number') return {}
  return error.keyword.toLowerCase().includes('max') ? { max: limit } : { min: limit }
}

function forbiddenCharacters(value: unknown): string {
  const rest = typeof value === 'string' ? value.replace(new RegExp(passwordCharacters, 'gu'), '') : ''
  return [...new Set(rest)].map((character) => (/\s/.test(character) ? '␣' : character)).join(' ')
}

function brokenRule(error: EngineError, schema: JsonSchema, values: unknown): BrokenRule {
  const path = pathOf(error)
  const rule = isRecord(error.parentSchema) ? error.parentSchema : {}
  const errorType = errorTypeOf(error, rule, schemaOfField(schema, path))
  const broken: BrokenRule = { path, errorType, limits: limitsOf(error, rule) }
  return errorType === 'password'
    ? { ...broken, characters: forbiddenCharacters(valueAt(values, path)) }
    : broken
}

function isTold(error: EngineError, all: readonly EngineError[]): boolean {
  if (!structural.includes(error.keyword)) return true
  return !all.some(
    (other) =>
      other !== error &&
      !structural.includes(other.keyword) &&
      other.instancePath.startsWith(error.instancePath),
  )
}

/**
 * Checks the values by one of the engines (compiled, interpreted or ajv itself). `schema` is the
 * expanded schema that the engine was made from.
 */
export function brokenRules(schema: JsonSchema, engine: Engine, values: unknown): BrokenRule[] {
  const filled = withoutEmpty(values) ?? {}
  const reported = engine(filled) ? [] : (engine.errors ?? [])
  const broken = reported
    .filter((error) => isTold(error, reported))
    .map((error) => brokenRule(error, schema, filled))
  const differing = differingFields(schema, filled).map((path): BrokenRule => ({
    path,
    errorType: 'sameAs',
    limits: {},
  }))
  const first = new Map<string, BrokenRule>()
  for (const rule of [...broken, ...differing]) {
    const key = toPointer(rule.path)
    const known = first.get(key)
    if (!known || priority.indexOf(rule.errorType) < priority.indexOf(known.errorType)) first.set(key, rule)
  }
  return [...first.values()]
}
