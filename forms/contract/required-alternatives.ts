/**
 * Rules such as "an e-mail address or a phone number": alternatives that only name required fields. Engines and rjsf
 * receive them as a double negation, which validates the same, is reported as one error of the group, and offers the
 * user no variants to choose from.
 */
import { isRecord } from '../../schemas/is-record.ts'
import { schemaOfField, type JsonSchema } from '../../schemas/json-schema.ts'
import type { FieldError } from './messages.ts'

export interface RequiredAlternatives {
  /** The fields of each alternative. */
  alternatives: readonly (readonly string[])[]
  /** The schemas of the alternatives. */
  branches: readonly JsonSchema[]
  /** `oneOf`, or fields of others must be empty: exactly one alternative may be filled in. */
  isExclusive: boolean
}

const harmless = ['required', 'properties', 'type', 'title', 'description', 'not']

/** Whether a schema only demands that a box is checked; one with a type would also draw the box. */
function isChecked(schema: unknown): boolean {
  if (!isRecord(schema)) return false
  const { const: value, enum: values, ...rest } = schema
  const isTrue = value === true || (Array.isArray(values) && values.length === 1 && values[0] === true)
  return isTrue && Object.keys(rest).length === 0
}

const onlyKeyword = (schema: unknown, keyword: string): unknown =>
  isRecord(schema) && Object.keys(schema).length === 1 ? schema[keyword] : undefined

/** Whether a schema accepts objects that have some fields: `not` says that they must be empty. */
function isAboutPresence(schema: unknown): boolean {
  const negated = onlyKeyword(onlyKeyword(schema, 'not'), 'not')
  if (negated !== undefined) return isAboutPresence(negated)
  const alternatives = onlyKeyword(schema, 'anyOf')
  return Array.isArray(alternatives)
    ? alternatives.every(isAboutPresence)
    : Array.isArray(onlyKeyword(schema, 'required'))
}

function requiredNames(branch: unknown): string[] | undefined {
  if (!isRecord(branch) || !Object.keys(branch).every((keyword) => harmless.includes(keyword)))
    return undefined
  const { required, properties = {}, type = 'object' } = branch
  if ('not' in branch && !isAboutPresence(branch['not'])) return undefined
  if (type !== 'object' || !Array.isArray(required) || required.length === 0 || !isRecord(properties))
    return undefined
  const isOnlyRequired = Object.entries(properties).every(
    ([name, schema]) => required.includes(name) && isChecked(schema),
  )
  return isOnlyRequired && required.every((name) => typeof name === 'string') ? required : undefined
}

/** Whether the alternatives of `anyOf` or `oneOf` only name required fields. */
export function isRequiredOnly(branches: unknown): branches is readonly JsonSchema[] {
  return (
    Array.isArray(branches) &&
    branches.length > 1 &&
    branches.every((branch) => requiredNames(branch) !== undefined)
  )
}

/** A schema with the meaning of such alternatives, without a choice. */
export const requiredAlternatives = (
  keyword: 'anyOf' | 'oneOf',
  branches: readonly JsonSchema[],
): JsonSchema => ({ not: { not: { [keyword]: branches } } })

function readRule(negated: unknown): RequiredAlternatives[] {
  const inner = isRecord(negated) ? negated['not'] : undefined
  if (!isRecord(inner) || Object.keys(inner).length !== 1) return []
  const { anyOf, oneOf } = inner
  const branches = anyOf ?? oneOf
  if (!isRequiredOnly(branches)) return []
  const alternatives = branches.map((branch) => requiredNames(branch) ?? [])
  const isExclusive = oneOf !== undefined || branches.some((branch) => 'not' in branch)
  return [{ alternatives, branches, isExclusive }]
}

/** The rules of a schema; rjsf joins those of several parts. */
export function groupRules({ not: negated }: JsonSchema): RequiredAlternatives[] {
  const joined: unknown = isRecord(negated) ? negated['anyOf'] : undefined
  return Array.isArray(joined) ? joined.flatMap(readRule) : readRule(negated)
}

export const ruleFields = ({ alternatives }: RequiredAlternatives): string[] => [
  ...new Set(alternatives.flat()),
]

/** The error of a group at `path` in which too few or too many alternatives are filled in. */
export function ruleError(
  root: JsonSchema,
  path: readonly string[],
  { alternatives, isExclusive }: RequiredAlternatives,
): FieldError {
  const label = (name: string) => {
    const { title } = schemaOfField(root, [...path, name]) ?? {}
    return typeof title === 'string' ? title : name
  }
  return {
    path,
    code: isExclusive ? 'oneRequired' : 'anyRequired',
    limits: {},
    fields: alternatives.map((names) => names.map(label).join(' + ')).join(', '),
  }
}
