import { isRecord } from '../../schemas/is-record.ts'

/** A field has a certain value. */
export interface FieldTest {
  field: string
  value: string | number | boolean
}

/** A field is shown while all or any of its tests hold. A single one is of `all`. */
export interface FieldCondition {
  match: 'all' | 'any'
  tests: readonly FieldTest[]
}

const isOnly = (value: Record<string, unknown>, ...keywords: string[]) =>
  Object.keys(value).every((keyword) => keywords.includes(keyword))

export function isAnswer(value: unknown): value is FieldTest['value'] {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The tests of a schema that fields must have certain values; null: it asks for something else. */
function testsIn(asked: unknown): FieldTest[] | null {
  if (!isRecord(asked) || !isOnly(asked, 'properties', 'required')) return null
  const { properties, required } = asked
  const entries = Object.entries(isRecord(properties) ? properties : {})
  // Without `required` the condition would also hold while a field is missing.
  if (!Array.isArray(required) || required.length !== entries.length) return null
  const tests = entries.flatMap(([field, test]): FieldTest[] => {
    const isTest = isRecord(test) && isOnly(test, 'const') && required.includes(field)
    return isTest && isAnswer(test['const']) ? [{ field, value: test['const'] }] : []
  })
  return tests.length > 0 && tests.length === entries.length ? tests : null
}

/** Of a schema in `anyOf`: one field has a value. */
function alternativeIn(asked: unknown): FieldTest[] {
  const tests = testsIn(asked)
  return tests?.length === 1 ? tests : []
}

/**
 * The condition in a schema's `if` and `then`: fields equal values, and other fields exist then. null: no condition,
 * or one the form builder cannot edit. `isRoot`: other keywords are allowed beside it.
 */
export function conditionOf(schema: unknown, isRoot: boolean): FieldCondition | null {
  if (!isRecord(schema) || 'else' in schema || !(isRoot || isOnly(schema, 'if', 'then'))) return null
  const { if: asked, then } = schema
  if (!isRecord(asked) || !isRecord(then)) return null
  if (!isOnly(then, 'properties', 'required') || !isRecord(then['properties'])) return null
  const { anyOf } = asked
  if (Array.isArray(anyOf) && anyOf.length > 1 && isOnly(asked, 'anyOf')) {
    const tests = anyOf.flatMap(alternativeIn)
    return tests.length === anyOf.length ? { match: 'any', tests } : null
  }
  const tests = testsIn(asked)
  return tests && { match: 'all', tests }
}

/** Whether fields with a condition are shown beside these values. */
export function holds({ match, tests }: FieldCondition, values: Readonly<Record<string, unknown>>): boolean {
  const isMet = ({ field, value }: FieldTest) => values[field] === value
  return match === 'all' ? tests.every(isMet) : tests.some(isMet)
}
