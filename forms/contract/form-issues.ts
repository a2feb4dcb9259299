/** Turns validator errors into issues for the user, one per field. */
import type { Issue } from '../../schemas/issue.ts'
import { boundedTexts, valueAt, withoutEmpty } from './form-values.ts'
import { pointerTokens, schemaOfField, toPointer, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { errorTypeOf, errorTypes, limitsOf, type EngineError } from './error-types.ts'
import { isImpossibleDate } from './formats.ts'
import { messageOf, type FieldError, type FormMessages } from './messages.ts'
import { groupRules, ruleError, ruleFields } from './required-alternatives.ts'
import { differingFields } from './same-as.ts'
import { passwordCharacters } from './validators.ts'

/** An issue of a field, or of a group of fields. */
export interface FormIssue extends Issue {
  /** Names of the fields that an issue of a group concerns. */
  names?: readonly string[]
}

export interface Engine {
  (values: unknown): boolean
  errors?: readonly EngineError[] | null
}

/** Keywords whose errors only refer to another, nested error. */
const structural = ['if', 'anyOf', 'oneOf', 'propertyNames']

function pathOf(error: EngineError): string[] {
  const { missingProperty } = error.params
  const path = pointerTokens(error.instancePath)
  return typeof missingProperty === 'string' ? [...path, missingProperty] : path
}

function forbiddenCharacters(value: unknown): string {
  const rest = typeof value === 'string' ? value.replace(new RegExp(passwordCharacters, 'gu'), '') : ''
  return [...new Set(rest)].map((character) => (/\s/.test(character) ? '␣' : character)).join(' ')
}

/** Numbers beyond this one cannot be told apart, so fields keep them as text. */
const greatestNumber = Number.MAX_SAFE_INTEGER

/** Every number with so many digits has a value of its own. */
const maxDigits = 15

/** The error of a field for numbers whose value is none. */
function numberError(
  path: readonly string[],
  { type, minimum, maximum }: JsonSchema,
  value: unknown,
): FieldError {
  const text = typeof value === 'string' ? value.replace(/\s/g, '').replace(',', '.') : ''
  if (type === 'number' && /^-?\d+\.\d+$/.test(text) && Math.abs(Number(text)) <= greatestNumber)
    return { path, code: 'digits', limits: { max: maxDigits } }
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

/** Keywords about some entries of a list. */
const containing = ['contains', 'minContains', 'maxContains']

/**
 * Engines report each entry that is not one of those a list must contain, which is no error of the entry.
 * `lists`: the errors of such lists.
 */
function isOfOtherEntry(error: EngineError, lists: readonly EngineError[]): boolean {
  return lists.some(({ instancePath, schemaPath }) => {
    if (schemaPath === undefined) return false
    const place = schemaPath.replace(/[^/]*$/, 'contains/')
    return error.instancePath.startsWith(`${instancePath}/`) && error.schemaPath?.startsWith(place) === true
  })
}

/** Compiled validators report too few and too many matching entries by the same keyword. */
function exactKeyword(error: EngineError, all: readonly EngineError[], values: unknown): string {
  const { keyword, instancePath, parentSchema: rule } = error
  const most = isRecord(rule) ? rule['maxContains'] : undefined
  const list = valueAt(values, pointerTokens(instancePath))
  const isCompiled = keyword === 'contains' && 'minContains' in error.params
  if (!isCompiled || typeof most !== 'number' || !Array.isArray(list)) return keyword
  const others = all.filter((other) => isOfOtherEntry(other, [error]))
  const places = new Set(others.map((other) => other.instancePath.slice(instancePath.length).split('/')[1]))
  return list.length - places.size > most ? 'maxContains' : keyword
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
  const lists = reported.filter(({ keyword }) => containing.includes(keyword))
  const errors = reported
    .filter((error) => !isOfOtherEntry(error, lists) && isReported(error, reported))
    .map((error) => fieldError({ ...error, keyword: exactKeyword(error, reported, filled) }, schema, filled))
  const differing = differingFields(schema, filled).map((path): FoundError => ({
    path,
    code: 'sameAs',
    limits: {},
  }))
  const first = new Map<string, FoundError>()
  for (const error of [...errors, ...differing]) {
    const key = `${toPointer(error.path)} ${error.names?.join(' ') ?? ''}`
    const known = first.get(key)
    if (!known || errorTypes.indexOf(error.code) < errorTypes.indexOf(known.code)) first.set(key, error)
  }
  return [...first.values()].map((error) => ({
    path: toPointer(error.path),
    code: error.code,
    message: messageOf(messages, error),
    severity: 'error',
    ...(error.names && { names: error.names }),
  }))
}
