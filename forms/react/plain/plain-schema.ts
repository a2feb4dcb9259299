import { isRecord } from '../../../schemas/is-record.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import { conditionOf, type FieldCondition } from '../../contract/show-if.ts'

/** Keywords by which a form or a field depends on values, or contains other schemas. */
const compoundKeywords = [
  '$ref',
  'additionalProperties',
  'contains',
  'dependencies',
  'dependentSchemas',
  'items',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  'unevaluatedProperties',
]

const ofForm = [...compoundKeywords, 'anyOf', 'const', 'default', 'else', 'enum', 'oneOf']
const ofField = [...compoundKeywords, 'anyOf', 'else', 'if', 'not', 'then']
/** Further limits of the server for a field. */
const limits = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'format']

const scalars: readonly unknown[] = ['string', 'number', 'integer', 'boolean']
const isScalar = (value: unknown) => scalars.includes(typeof value)

const hasAny = (schema: JsonSchema, keywords: readonly string[]) =>
  keywords.some((keyword) => schema[keyword] !== undefined && schema[keyword] !== false)

const optionKeywords = ['const', 'title', 'description', 'type']

const isOption = (option: unknown) =>
  isRecord(option) &&
  isScalar(option['const']) &&
  Object.keys(option).every((keyword) => optionKeywords.includes(keyword))

const isLimit = (part: unknown) =>
  isRecord(part) && Object.keys(part).every((keyword) => limits.includes(keyword))

/** A single field, or a choice of values. Files need more code. */
function isPlainField(field: unknown): field is JsonSchema {
  if (!isRecord(field) || !scalars.includes(field['type']) || hasAny(field, ofField)) return false
  const { allOf, enum: values, oneOf, format } = field
  const isLimited = allOf === undefined || (Array.isArray(allOf) && allOf.every(isLimit))
  const isList = values === undefined || (Array.isArray(values) && values.every(isScalar))
  const isOptions = oneOf === undefined || (Array.isArray(oneOf) && oneOf.length > 0 && oneOf.every(isOption))
  return isLimited && isList && isOptions && format !== 'data-url'
}

/** Fields that are displayed together. */
export interface PlainFields {
  properties: Readonly<Record<string, JsonSchema>>
  required: readonly string[]
}

export interface ConditionalFields extends PlainFields {
  condition: FieldCondition
}

/** A form of single fields, some of which are displayed only while others have certain values. */
export interface PlainSchema extends PlainFields {
  conditional: readonly ConditionalFields[]
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): PlainFields | undefined {
  if (!isRecord(properties) || !Array.isArray(required)) return undefined
  const fields = Object.entries(properties).flatMap(([name, field]): [string, JsonSchema][] =>
    isPlainField(field) ? [[name, field]] : [],
  )
  return fields.length === Object.keys(properties).length
    ? { properties: Object.fromEntries(fields), required: required.map(String) }
    : undefined
}

function conditionalOf(part: unknown, isRoot: boolean): ConditionalFields | undefined {
  const condition = conditionOf(part, isRoot)
  const then = isRecord(part) ? part['then'] : undefined
  const fields = isRecord(then) ? fieldsOf(then) : undefined
  return condition && fields ? { condition, ...fields } : undefined
}

/** Reads the schema of a form; undefined: it is compound. */
export function plainSchema(schema: JsonSchema): PlainSchema | undefined {
  const { type, allOf = [], if: asked, then } = schema
  const fields = type === 'object' && !hasAny(schema, ofForm) ? fieldsOf(schema) : undefined
  if (!fields || !Array.isArray(allOf)) return undefined
  const own = asked === undefined && then === undefined ? [] : [conditionalOf(schema, true)]
  const parts = [...own, ...allOf.map((part: unknown) => conditionalOf(part, false))]
  const conditional = parts.flatMap((part) => part ?? [])
  const names = [fields, ...conditional].flatMap(({ properties }) => Object.keys(properties))
  // A field that stands in several places has rules that depend on values.
  const isUnique = new Set(names).size === names.length
  return isUnique && conditional.length === parts.length ? { ...fields, conditional } : undefined
}
