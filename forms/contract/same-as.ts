/**
 * `sameAs: "password"`: the field must equal its sibling of that name. Draft-07 cannot compare two values, so this
 * keyword is checked separately, by the same function for every engine.
 */
import { allSchemas, dereference, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** Paths of fields that differ from the sibling they must equal. */
export function differingFields(root: JsonSchema, values: unknown): string[][] {
  return differencesIn(root, root, values, [])
}

function differencesIn(root: JsonSchema, node: unknown, value: unknown, path: string[]): string[][] {
  const schema = dereference(root, node)
  if (!schema) return []
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      differencesIn(root, schema['items'], item, [...path, String(index)]),
    )
  }
  const { properties } = schema
  if (!isRecord(value) || !isRecord(properties)) return []
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!Object.hasOwn(value, name)) return []
    const { sameAs } = dereference(root, property) ?? {}
    const differs = typeof sameAs === 'string' && value[sameAs] !== undefined && value[sameAs] !== value[name]
    return [
      ...(differs ? [[...path, name]] : []),
      ...differencesIn(root, property, value[name], [...path, name]),
    ]
  })
}

function reachable(root: JsonSchema, node: unknown, seen: Set<JsonSchema>): Set<JsonSchema> {
  const schema = dereference(root, node)
  if (!schema || seen.has(schema)) return seen
  seen.add(schema)
  const { properties, items } = schema
  for (const inner of [...(isRecord(properties) ? Object.values(properties) : []), items])
    reachable(root, inner, seen)
  return seen
}

/** Schemas whose `sameAs` is never checked, such as in a branch of `oneOf`. */
export function uncheckedSameAsOf(schema: JsonSchema): JsonSchema[] {
  const checked = reachable(schema, schema, new Set())
  return allSchemas(schema).filter((inner) => inner['sameAs'] !== undefined && !checked.has(inner))
}
