import { dereference, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** Keywords of a group of fields that a part of it can be merged with. */
const mergeable = ['type', 'title', 'description', 'properties', 'required', 'allOf']

const deepest = 8

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A field that two parts describe; undefined: they may contradict each other. */
function mergedField(one: unknown, other: unknown): unknown {
  if (one === undefined || isSame(one, other)) return other
  if (!isRecord(one) || !isRecord(other)) return undefined
  const isCompatible = Object.keys(other).every(
    (keyword) => !(keyword in one) || isSame(one[keyword], other[keyword]),
  )
  return isCompatible ? { ...one, ...other } : undefined
}

/**
 * A group made of parts as one group, such as `allOf` of a base and what an alternative adds. rjsf tells alternatives
 * apart only by fields that they name themselves. Other schemas are returned as they are.
 */
export function flatGroup(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema {
  const { allOf: parts, ...own } = schema
  const isMergeable = Object.keys(schema).every((keyword) => mergeable.includes(keyword))
  if (!Array.isArray(parts) || !isMergeable || depth > deepest) return schema
  const all: unknown[] = parts
  const properties: Record<string, unknown> = {}
  const required = new Set<unknown>()
  for (const part of [...all, own]) {
    const found = dereference(root, part)
    const group = found && flatGroup(root, found, depth + 1)
    if (!group || 'allOf' in group || !Object.keys(group).every((keyword) => mergeable.includes(keyword)))
      return schema
    if (group['type'] !== undefined && group['type'] !== 'object') return schema
    for (const [name, field] of isRecord(group['properties']) ? Object.entries(group['properties']) : []) {
      const merged = mergedField(properties[name], field)
      if (merged === undefined) return schema
      properties[name] = merged
    }
    for (const name of Array.isArray(group['required']) ? group['required'] : []) required.add(name)
  }
  return { ...own, type: 'object', properties, ...(required.size > 0 && { required: [...required] }) }
}
