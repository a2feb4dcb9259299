import type { JsonSchema } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'

export interface FormField {
  name: string
  schema: JsonSchema
  isRequired: boolean
}

/** The fields that players see from the start. */
export function fieldsOf({ body: { schema } }: StoredDocument): FormField[] {
  if (!isRecord(schema) || !isRecord(schema['properties'])) return []
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(schema['properties']).flatMap(([name, field]) =>
    isRecord(field) ? [{ name, schema: field, isRequired: required.includes(name) }] : [],
  )
}
