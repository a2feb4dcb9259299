/** Alternatives that are no choice of the user: rjsf would draw a select for them. */
import { isRecord } from '../../schemas/is-record.ts'
import { dereference, withBranches, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRequiredOnly, requiredAlternatives } from '../contract/required-alternatives.ts'
import { listOf, without, type Convert } from './conversion.ts'

/** Alternatives that only name required fields are a rule of the group and no choice: rjsf would draw a select. */
export const requiredOnly: Convert = (schema) => {
  let converted = schema
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = schema[keyword]
    if (!isRequiredOnly(branches)) continue
    const rule = requiredAlternatives(keyword, branches)
    const rest = without(converted, keyword)
    converted = 'not' in rest ? { ...rest, allOf: [...listOf(rest['allOf']), rule] } : { ...rest, ...rule }
  }
  return converted
}

function isEmptyText(schema: unknown): boolean {
  if (!isRecord(schema)) return false
  const { type, enum: values, const: value, maxLength, ...rest } = schema
  const isListed = value === '' || (Array.isArray(values) && values.length === 1 && values[0] === '')
  const isShort = type === 'string' && maxLength === 0
  const isText = type === undefined || type === 'string'
  return (isListed || isShort) && isText && Object.keys(rest).length === 0
}

const isNull = (schema: unknown) =>
  isRecord(schema) &&
  (schema['type'] === 'null' || schema['const'] === null || JSON.stringify(schema['enum']) === '[null]')

const scalars = ['string', 'number', 'integer', 'boolean']

/** A row of a list that is left empty is null. */
function orNull(schema: unknown): unknown {
  if (!isRecord(schema) || ['const', 'enum', 'oneOf', 'anyOf'].some((keyword) => keyword in schema))
    return schema
  const types = [schema['type']].flat().map(String)
  return types.every((type) => scalars.includes(type)) ? { ...schema, type: [...types, 'null'] } : schema
}

/** A value that may also be left out is a choice. */
const isSingleValue = (schema: unknown) =>
  isRecord(schema) && ('const' in schema || listOf(schema['enum']).length === 1)

/** "An address or an empty text", "or null": a field of a form that is empty has no value, and is no choice. */
export const emptyValues: Convert = (schema) => {
  let converted = schema
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const alternatives = listOf(converted[keyword])
    const filled = alternatives.filter((each) => !isEmptyText(each) && !isNull(each))
    if (filled.length === 0 || filled.length === alternatives.length) continue
    if (filled.length === 1 && isSingleValue(filled[0])) continue
    const rest = without(converted, keyword)
    const only = alternatives.some(isNull) ? filled.map(orNull) : filled
    converted =
      filled.length > 1
        ? { ...rest, [keyword]: filled }
        : { ...rest, allOf: [...listOf(rest['allOf']), ...only] }
  }
  return converted
}

/** The schema that this one only negates. */
function negated(schema: unknown): unknown {
  const isNegation =
    isRecord(schema) && Object.keys(schema).every((keyword) => keyword === 'not' || keyword === 'type')
  return isNegation && (schema['type'] ?? 'object') === 'object' ? schema['not'] : undefined
}

/** A schema and those that always apply with it. */
function partsOf(root: JsonSchema, schema: unknown, seen = new Set<JsonSchema>()): ReadonlySet<JsonSchema> {
  const found = dereference(root, schema)
  if (!found || seen.has(found)) return seen
  seen.add(found)
  for (const part of listOf(found['allOf'])) partsOf(root, part, seen)
  return seen
}

const propertiesOf = (schemas: Iterable<JsonSchema>) =>
  [...schemas].flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : []))

/** "Not this, or that" is a condition and no choice: rjsf would draw a select. */
export const implications: Convert = (schema, { isEvaluated, definitions }) => {
  const alternatives = listOf(schema['anyOf'])
  if (alternatives.length !== 2 || isEvaluated) return schema
  const root = { definitions: definitions() }
  const always = propertiesOf(partsOf(root, without(schema, '$ref', 'anyOf')))
  /** Whether only the consequence declares a field of its condition, which would not be drawn then. */
  const hidesField = (condition: unknown, consequence: unknown) => {
    const parts = partsOf(root, condition)
    const names = [...propertiesOf(parts), ...[...parts].flatMap(({ required }) => listOf(required))]
    const declared = propertiesOf(withBranches(root, consequence))
    return names.some((name) => declared.includes(String(name)) && !always.includes(String(name)))
  }
  const [first, second] = alternatives
  const rule = [
    { if: negated(first), then: second },
    { if: negated(second), then: first },
  ].find(({ if: condition, then: consequence }) => isRecord(condition) && !hidesField(condition, consequence))
  if (!rule) return schema
  const rest = without(schema, 'anyOf')
  return 'if' in rest || 'then' in rest || 'else' in rest
    ? { ...rest, allOf: [...listOf(rest['allOf']), rule] }
    : { ...rest, ...rule }
}
