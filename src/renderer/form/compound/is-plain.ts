import { isRecord } from '../../../../schemas/is-record.ts'
import type { CompiledForm } from '../../../../schemas/compiled.ts'
import type { JsonSchema } from '../../../../schemas/forms/json-schema.ts'

/** Keywords of a form, and of a field, that make a schema depend on values, or contain others. */
const compoundKeywords = [
  '$ref',
  'additionalProperties',
  'allOf',
  'anyOf',
  'contains',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'items',
  'not',
  'oneOf',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  'then',
  'unevaluatedProperties',
]

const scalars: unknown[] = ['string', 'number', 'integer', 'boolean']

const isCompound = (schema: JsonSchema) =>
  compoundKeywords.some((keyword) => schema[keyword] !== undefined && schema[keyword] !== false)

/** Whether a form consists of single fields only, which are always the same and no files. Most logins do. */
export function isPlain({ schema, fields }: Pick<CompiledForm, 'schema' | 'fields'>): boolean {
  const { type, properties } = schema
  if (type !== 'object' || isCompound(schema) || !isRecord(properties)) return false
  if (Object.values(fields).some(({ widget }) => widget === 'file')) return false
  return Object.values(properties).every(
    (field) =>
      isRecord(field) &&
      scalars.includes(field['type']) &&
      field['format'] !== 'data-url' &&
      !isCompound(field),
  )
}
