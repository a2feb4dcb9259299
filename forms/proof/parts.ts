/** Keywords of several schemas that apply to the same value. */
import type { JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { phrase, type Phrase } from '../../schemas/phrase.ts'

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const everyType = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null']

/** The types that all schemas allow. */
export function typesOf(parts: readonly JsonSchema[]): string[] {
  return parts
    .map(({ type }) => {
      if (type === undefined) return everyType
      const types = [type].flat().map(String)
      return types.includes('number') ? [...types, 'integer'] : types
    })
    .reduce((left, right) => left.filter((type) => right.includes(type)), everyType)
}

/** The schemas of a property. */
export function propertySchemas(parts: readonly JsonSchema[], name: string): unknown[] {
  return parts.flatMap((part) => {
    const { properties, patternProperties, additionalProperties } = part
    const own = isRecord(properties) && Object.hasOwn(properties, name) ? [properties[name]] : []
    const matching = isRecord(patternProperties)
      ? Object.entries(patternProperties).flatMap(([source, schema]) =>
          new RegExp(source, 'u').test(name) ? [schema] : [],
        )
      : []
    if (own.length + matching.length > 0 || additionalProperties === undefined) return [...own, ...matching]
    return [additionalProperties]
  })
}

/** Whether the user can add properties to an object. */
export const isOpen = (parts: readonly JsonSchema[]) =>
  parts.some(
    ({ additionalProperties: more, patternProperties }) => Boolean(more) || isRecord(patternProperties),
  )

/** Keywords about the object itself; its fields are valid already. */
export const ofObject = ({
  minProperties,
  maxProperties,
  propertyNames,
  additionalProperties,
  properties,
  patternProperties,
}: JsonSchema) => ({
  ...(minProperties !== undefined && { minProperties }),
  ...(maxProperties !== undefined && { maxProperties }),
  ...(propertyNames !== undefined && { propertyNames }),
  ...(additionalProperties === false && {
    additionalProperties,
    ...(isRecord(properties) && { properties: namesOf(properties) }),
    ...(isRecord(patternProperties) && { patternProperties: namesOf(patternProperties) }),
  }),
})
const namesOf = (schemas: JsonSchema) => Object.fromEntries(Object.keys(schemas).map((name) => [name, true]))

/** Keywords about the list itself. */
export const ofArray = ({
  minItems,
  maxItems,
  uniqueItems,
  contains,
  minContains,
  maxContains,
}: JsonSchema) =>
  Object.fromEntries(
    Object.entries({ minItems, maxItems, uniqueItems, contains, minContains, maxContains }).filter(
      ([, value]) => value !== undefined,
    ),
  )

/** The schema of a list entry; none: every value is allowed. */
export function rowSchema({ items, additionalItems }: JsonSchema, at: number): unknown[] {
  if (items === undefined) return []
  return Array.isArray(items) ? [listOf(items)[at] ?? additionalItems ?? true] : [items]
}

/** The limits that schemas set by a keyword. */
export const limitsOf = (parts: readonly JsonSchema[], keyword: string): number[] =>
  parts.map((part) => part[keyword]).filter((limit) => typeof limit === 'number')

/** Why nothing is as much as one keyword demands and as little as another one allows. */
export function crossedLimits(
  parts: readonly JsonSchema[],
  [atLeast, from]: readonly [keyword: string, limit: number],
  [atMost, to]: readonly [keyword: string, limit: number],
): { reason: Phrase; schema: unknown } | undefined {
  if (from <= to) return undefined
  const schema = parts.find((part) => atLeast in part) ?? parts[0]
  return { reason: phrase`${atLeast} ${from} is more than ${atMost} ${to}`, schema }
}
