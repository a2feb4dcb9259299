import { deepEquals, type RJSFSchema } from '@rjsf/utils'
import { isRecord } from '../../../../../schemas/is-record.ts'

/** Keywords by which a schema depends on values that it does not name, or names in another place. */
const unnamed = [
  '$ref',
  'oneOf',
  'anyOf',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
]

/** Keywords by which the fields of a group depend on values that they name. */
const conditions = ['if', 'allOf', 'dependencies', 'dependentSchemas', 'dependentRequired'] as const

/** The texts of conditions; undefined: they may depend on any value. */
const known = new WeakMap<RJSFSchema, string | undefined>()

function conditionsOf(schema: RJSFSchema): string | undefined {
  if (known.has(schema)) return known.get(schema)
  const text = JSON.stringify(conditions.map((keyword): unknown => schema[keyword]))
  const isNamed = unnamed.every(
    (keyword) =>
      !text.includes(`"${keyword}"`) && (schema[keyword] === undefined || schema[keyword] === false),
  )
  const found = isNamed ? text : undefined
  known.set(schema, found)
  return found
}

/** Whether no part of the group depends on the value with the name. */
const isFree = (schema: RJSFSchema, name: string) =>
  conditionsOf(schema)?.includes(JSON.stringify(name)) === false

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/** A field that takes any text: rjsf replaces a value that is no option. */
const isOpen = (schema: RJSFSchema) =>
  conditionsOf(schema) !== undefined && !('const' in schema || 'enum' in schema)

/**
 * Whether the values differ only in what was typed over other text, on which nothing else depends: defaults and
 * conditions are what they were. False if that is uncertain.
 */
export function isTypedOver(schema: RJSFSchema, previous: unknown, next: unknown): boolean {
  if (isText(previous) && isText(next)) return isOpen(schema)
  if (!isRecord(previous) || !isRecord(next)) return false
  const names = Object.keys(next)
  if (names.length !== Object.keys(previous).length) return false
  return names.every((name) => {
    const [before, after] = [previous[name], next[name]]
    if (deepEquals(before, after)) return name in previous
    const inner = schema.properties?.[name]
    return isRecord(inner) && isFree(schema, name) && isTypedOver(inner, before, after)
  })
}
