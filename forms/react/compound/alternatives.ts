import { deepEquals, type RJSFSchema } from '@rjsf/utils'
import type { FormDefinition } from '../../contract/form.ts'
import {
  dereference,
  mapSubschemas,
  pathOfField,
  schemaOfField,
  type JsonSchema,
} from '../../../schemas/json-schema.ts'
import { titledAnswers } from '../engine/titled-answers.ts'
import { isRecord } from '../../../schemas/is-record.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An alternative that nothing matches. */
export const noAlternative: RJSFSchema = { not: {} }

/** Whether a schema describes a group of fields. */
function isGroup(root: JsonSchema, schema: unknown): boolean {
  const found = dereference(root, schema)
  if (!found || 'const' in found) return false
  const { type, properties, allOf } = found
  return (
    type === 'object' ||
    isRecord(properties) ||
    (Array.isArray(allOf) && allOf.some((part: unknown) => isGroup(root, part)))
  )
}

/**
 * Whether the user has to choose between alternatives before any is displayed. Of several groups of fields none is
 * the usual one; a text or a number is.
 */
export const startsOpen = (root: JsonSchema, alternatives: unknown): alternatives is readonly unknown[] =>
  Array.isArray(alternatives) && alternatives.length > 1 && isGroup(root, alternatives[0])

/** Keywords whose schemas are conditions. */
const asking = ['if', 'not', 'contains', 'propertyNames']

/**
 * Returns the schema by which rjsf computes the defaults of a schema: of several groups of fields rjsf takes the first
 * one if none matches, it agrees to what a user has to agree to, and it answers questions with a yes or a no.
 */
export function defaultsOf(
  root: JsonSchema,
  fields: FormDefinition['fields'],
): (schema: JsonSchema) => RJSFSchema {
  const known = new WeakMap<JsonSchema, RJSFSchema>()
  const questions = new Set(
    Object.entries(fields).flatMap(([name, { widget }]) =>
      widget === 'radio' || widget === 'select' ? [schemaOfField(root, pathOfField(root, name))] : [],
    ),
  )
  const convert = (schema: JsonSchema, above = ''): RJSFSchema => {
    const made = known.get(schema)
    if (made) return made
    if ((schema['type'] === 'boolean' && questions.has(schema)) || titledAnswers(schema)) {
      const given = Object.entries(schema).filter(([keyword]) => keyword === 'default')
      const open = { ...Object.fromEntries(given), type: 'string' as const }
      known.set(schema, open)
      return open
    }
    const isAlternative = above === 'oneOf' || above === 'anyOf'
    const mapped = mapSubschemas(schema, (inner, keyword) => {
      if (asking.includes(keyword)) return inner
      const converted = convert(inner, keyword)
      const isConsent = keyword === 'properties' && !isAlternative && inner['const'] === true
      if (!isConsent) return converted
      return Object.fromEntries(Object.entries(converted).filter(([name]) => name !== 'const'))
    })
    const { oneOf, anyOf } = schema
    const type = { ...(schema['type'] === undefined && { type: 'object' as const }) }
    // rjsf picks the alternative of a dependency by the field that it depends on.
    const openIn = (keyword: string, alternatives: unknown) =>
      above !== 'dependencies' && startsOpen(root, alternatives)
        ? { [keyword]: [noAlternative, ...listOf(mapped[keyword])], ...type }
        : {}
    const result = { ...mapped, ...openIn('oneOf', oneOf), ...openIn('anyOf', anyOf) }
    known.set(schema, result)
    return result
  }
  return convert
}

/** The only value that a field may have. */
function constantOf(field: unknown): unknown {
  if (!isRecord(field)) return undefined
  const { const: constant, enum: values } = field
  return Array.isArray(values) && values.length === 1 ? values[0] : constant
}

/** The constants by which an alternative differs from the others, by name. They are sent, and no user enters them. */
export function tagsOf(alternatives: readonly RJSFSchema[], at: number): Readonly<Record<string, unknown>> {
  const others = alternatives.filter((_alternative, place) => place !== at)
  const entries = Object.entries(alternatives[at]?.properties ?? {}).filter(([name, field]) => {
    const constant = constantOf(field)
    const differs = (other: unknown) =>
      isRecord(other) && ('const' in other || 'enum' in other) && !deepEquals(constantOf(other), constant)
    return constant !== undefined && others.some(({ properties }) => differs(properties?.[name]))
  })
  return Object.fromEntries(entries.map(([name, field]) => [name, constantOf(field)]))
}

/** An alternative as it is displayed: without its tags. */
export function withoutTags(alternative: RJSFSchema, tags: Readonly<Record<string, unknown>>): RJSFSchema {
  const isTag = (name: string) => Object.hasOwn(tags, name)
  const { properties, required, additionalProperties: more } = alternative
  // rjsf displays properties that it does not know if others are allowed.
  if (Object.keys(tags).length === 0 || Boolean(more)) return alternative
  return {
    ...alternative,
    properties: Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => !isTag(name))),
    ...(required && { required: required.filter((name) => !isTag(name)) }),
  }
}

/**
 * The values of an alternative that was chosen again: those that the user has changed meanwhile in a field that both
 * have, else those entered before.
 */
export function withEarlier(
  { properties }: RJSFSchema,
  fresh: unknown,
  current: unknown,
  earlier: unknown,
): unknown {
  if (!isRecord(earlier)) return fresh === undefined ? earlier : fresh
  if (!isRecord(fresh)) return fresh ?? earlier
  const isShared = (name: string) =>
    isRecord(current) && current[name] !== undefined && deepEquals(current[name], fresh[name])
  const restored = Object.keys(properties ?? {}).filter(
    (name) => earlier[name] !== undefined && !isShared(name),
  )
  return { ...fresh, ...Object.fromEntries(restored.map((name) => [name, earlier[name]])) }
}
