import { isRecord } from '../../schemas/is-record.ts'
import type { JsonSchema } from '../../schemas/json-schema.ts'
import { isListKeyword, isMapKeyword, isSchemaKeyword } from './keywords.ts'

/** Keys and indexes from the root of a schema to a part of it. */
export type Path = readonly (string | number)[]

export interface Subschema {
  schema: JsonSchema
  path: Path
}

/** The direct subschemas of a schema, of every draft; `true` and `false` are left out. */
export function subschemas(schema: JsonSchema, path: Path = []): Subschema[] {
  return Object.entries(schema).flatMap(([keyword, value]): Subschema[] => {
    const at = [...path, keyword]
    const each = (entries: [string | number, unknown][]) =>
      entries.flatMap(([name, entry]) => (isRecord(entry) ? [{ schema: entry, path: [...at, name] }] : []))
    if (isMapKeyword(keyword)) return isRecord(value) ? each(Object.entries(value)) : []
    if (Array.isArray(value))
      return isListKeyword(keyword) || keyword === 'items' ? each([...value.entries()]) : []
    return isSchemaKeyword(keyword) && isRecord(value) ? [{ schema: value, path: at }] : []
  })
}

/** A schema and all its subschemas, with their paths. */
export function everySubschema(schema: JsonSchema, path: Path = []): Subschema[] {
  return [
    { schema, path },
    ...subschemas(schema, path).flatMap((inner) => everySubschema(inner.schema, inner.path)),
  ]
}
