import { isRecord } from '../../../schemas/forms/json-schema.ts'

/** A field is shown when another one holds a value. */
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
 * The condition that a schema bears by `if` and `then`: one field holds one value, and others are there then.
 * null: it bears none, or one that says more. `isRoot`: other keywords may stand beside it.
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
  // Without `required` it would hold where the field is not there, too.
  if (!Array.isArray(required) || required.length !== 1 || required[0] !== field) return null
  if (!isRecord(test) || !isOnly(test, 'const') || !isPlain(test['const'])) return null
  return { field, value: test['const'] }
}

/** The condition as a schema bears it, with nothing under it yet. */
export const conditionSchema = ({ field, value }: FieldCondition) => ({
  if: { properties: { [field]: { const: value } }, required: [field] },
  then: { properties: {}, required: [] },
})
