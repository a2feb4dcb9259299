import { isRecord } from '../../../../schemas/is-record.ts'

/** The field is shown while another one has a certain value. */
export interface FieldCondition {
  field: string
  value: string | number | boolean
}

const isOnly = (value: Record<string, unknown>, ...keywords: string[]) =>
  Object.keys(value).every((keyword) => keywords.includes(keyword))

function isPlain(value: unknown): value is FieldCondition['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/**
 * The condition in a schema's `if` and `then`: a field equals a value, and other fields exist then. null: no
 * condition, or one the form builder cannot edit. `isRoot`: other keywords are allowed beside it.
 */
export function conditionOf(schema: unknown, isRoot: boolean): FieldCondition | null {
  if (!isRecord(schema) || 'else' in schema || !(isRoot || isOnly(schema, 'if', 'then'))) return null
  const { if: asked, then } = schema
  if (!isRecord(asked) || !isRecord(then)) return null
  if (!isOnly(asked, 'properties', 'required') || !isOnly(then, 'properties', 'required')) return null
  const { properties, required } = asked
  const [first, ...others] = Object.entries(isRecord(properties) ? properties : {})
  if (!first || others.length > 0 || !isRecord(then['properties'])) return null
  const [field, test] = first
  // Without `required` the condition would also hold while the field is missing.
  if (!Array.isArray(required) || required.length !== 1 || required[0] !== field) return null
  if (!isRecord(test) || !isOnly(test, 'const') || !isPlain(test['const'])) return null
  return { field, value: test['const'] }
}

/** The schema of a condition without conditional fields yet. */
export const conditionSchema = ({ field, value }: FieldCondition) => ({
  if: { properties: { [field]: { const: value } }, required: [field] },
  then: { properties: {}, required: [] },
})
