import { withBranches, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** Keywords that say what kind of field a schema needs. */
const telling = [
  'type',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'properties',
  'patternProperties',
  'additionalProperties',
]

/** A field that accepts any value, of which no part of the schema says what it is. */
export interface UntypedField {
  /** The schemas of the field, always or conditionally. */
  schemas: readonly JsonSchema[]
  /** The schema with the field, and the place there, if the field is `true`. */
  within?: { schema: JsonSchema; place: readonly (string | number)[] }
  /** Names and indexes from the form to the field. */
  path: readonly string[]
}

/** The fields of a converted schema without a type. */
export function fieldsWithoutType(root: JsonSchema): UntypedField[] {
  const found: UntypedField[] = []
  const seen = new Set<JsonSchema>()

  /** `schemas` apply to the same value, always or conditionally. */
  function visit(schemas: readonly unknown[], path: readonly string[]) {
    const parts = new Set(schemas.flatMap((schema) => [...withBranches(root, schema)]))
    if ([...parts].every((part) => seen.has(part))) return
    for (const part of parts) seen.add(part)
    const fields = new Map<string, unknown[]>()
    for (const { properties } of parts)
      for (const [name, field] of isRecord(properties) ? Object.entries(properties) : [])
        fields.set(name, [...(fields.get(name) ?? []), field])
    for (const [name, all] of fields) visitField(all, [...path, name])
    for (const part of parts) {
      const { items } = part
      const rows: unknown[] = Array.isArray(items) ? items : [items]
      rows.forEach((row, at) => {
        const place = Array.isArray(items) ? ['items', at] : ['items']
        const rowPath = [...path, String(at)]
        if (row === true) found.push({ schemas: [], within: { schema: part, place }, path: rowPath })
        else if (isRecord(row)) visitField([row], rowPath)
      })
    }
  }

  function visitField(all: readonly unknown[], path: readonly string[]) {
    const schemas = all.filter(isRecord)
    const parts = schemas.flatMap((schema) => [...withBranches(root, schema)])
    if (!parts.some((part) => telling.some((keyword) => keyword in part))) found.push({ schemas, path })
    visit(schemas, path)
  }

  visit([root], [])
  return found
}
