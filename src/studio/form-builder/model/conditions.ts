import type { FieldCondition, FieldTest } from '../../../../forms/index.ts'

const allOf = (tests: readonly FieldTest[]) => ({
  properties: Object.fromEntries(tests.map(({ field, value }) => [field, { const: value }])),
  required: tests.map(({ field }) => field),
})

/** What a condition asks, as the `if` of a schema. */
export const askedBy = ({ match, tests }: FieldCondition) =>
  match === 'any' && tests.length > 1 ? { anyOf: tests.map((test) => allOf([test])) } : allOf(tests)

/** The schema of a condition without conditional fields yet. */
export const conditionSchema = (condition: FieldCondition) => ({
  if: askedBy(condition),
  then: { properties: {}, required: [] },
})

export const isSameCondition = (one: FieldCondition | null, other: FieldCondition | null): boolean =>
  JSON.stringify(one && askedBy(one)) === JSON.stringify(other && askedBy(other))

export const asksFor = (condition: FieldCondition | null, field: string): boolean =>
  condition?.tests.some((test) => test.field === field) === true

/** A condition without its tests of a field; null: nothing is left of it. */
export function withoutTestsOf({ match, tests }: FieldCondition, field: string): FieldCondition | null {
  const left = tests.filter((test) => test.field !== field)
  return left.length === 0 ? null : { match: left.length === 1 ? 'all' : match, tests: left }
}
