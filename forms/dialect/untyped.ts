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

/** A field of a converted schema. */
export interface FieldPlace {
  /** The schemas of the field, always or conditionally. */
  schemas: readonly JsonSchema[]
  /** The schema with the field, and the place there, if the field is `true`. */
  within?: { schema: JsonSchema; place: readonly (string | number)[] }
  /** Names and indexes from the form to the field. */
  path: readonly string[]
  /** The schemas of the group that has the field; none of a row of a list. */
  group: ReadonlySet<JsonSchema>
}

/** The fields of a converted schema, with those of its groups and lists. */
export function fieldPlaces(root: JsonSchema): FieldPlace[] {
  const found: FieldPlace[] = []
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
    for (const [name, all] of fields) visitField(all.filter(isRecord), [...path, name], parts)
    for (const part of parts) {
      const { items } = part
      const rows: unknown[] = Array.isArray(items) ? items : [items]
      rows.forEach((row, at) => {
        const place = Array.isArray(items) ? ['items', at] : ['items']
        const rowPath = [...path, String(at)]
        if (row === true)
          found.push({ schemas: [], within: { schema: part, place }, path: rowPath, group: new Set() })
        else if (isRecord(row)) visitField([row], rowPath, new Set())
      })
    }
  }

  function visitField(
    schemas: readonly JsonSchema[],
    path: readonly string[],
    group: ReadonlySet<JsonSchema>,
  ) {
    found.push({ schemas, path, group })
    visit(schemas, path)
  }

  visit([root], [])
  return found
}

/** What applies to a field, always or conditionally. */
export const partsOf = (root: JsonSchema, { schemas }: Pick<FieldPlace, 'schemas'>): JsonSchema[] =>
  schemas.flatMap((schema) => [...withBranches(root, schema)])

/** Whether a field accepts any value, and no part of the schema says what it is. */
export const isUntyped = (root: JsonSchema, field: FieldPlace): boolean =>
  !partsOf(root, field).some((part) => telling.some((keyword) => keyword in part))

/** The fields of a converted schema without a type. */
export const fieldsWithoutType = (root: JsonSchema): FieldPlace[] =>
  fieldPlaces(root).filter((field) => isUntyped(root, field))
