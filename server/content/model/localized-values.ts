import { isCatalogue, isForm, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { isPartlyLocalized } from '../../../schemas/documents/localized.ts'
import { pointerTo, type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { isListKeyword, isMapKeyword, isSchemaKeyword, isValueKeyword } from '../../../forms/dialect/index.ts'

/** A value with languages, complete or not. */
export interface LocalizedValue {
  /** JSON pointer into the body. */
  pointer: string
  value: Readonly<Record<Locale, unknown>>
}

/** All values with languages of a document, including where the contract leaves the form open (the schema of a form). */
export function localizedValues({ kind, body }: StoredDocument): LocalizedValue[] {
  if (isCatalogue(kind)) return []
  return isForm(kind) ? valuesOfForm(body) : valuesIn(body, '')
}

/** Fields of a form may have the names of languages. */
function valuesOfForm({ schema, ui, ...rest }: StoredDocument['body']): LocalizedValue[] {
  const fields = isRecord(ui) && isRecord(ui['fields']) ? Object.entries(ui['fields']) : []
  return [
    ...valuesIn(rest, ''),
    ...(isRecord(schema) ? valuesOfSchema(schema, '/schema') : []),
    ...(isRecord(ui) ? valuesIn({ ...ui, fields: undefined }, '/ui') : []),
    ...fields.flatMap(([name, field]) => valuesIn(field, pointerTo('/ui/fields', name))),
  ]
}

function valuesOfSchema(schema: JsonSchema, pointer: string): LocalizedValue[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const place = pointerTo(pointer, keyword)
    const inner = (entry: unknown, name: string | number) =>
      isRecord(entry) ? valuesOfSchema(entry, pointerTo(place, name)) : []
    if (isMapKeyword(keyword) && isRecord(value))
      return Object.entries(value).flatMap(([name, entry]) => inner(entry, name))
    if ((isListKeyword(keyword) || isSchemaKeyword(keyword)) && Array.isArray(value))
      return value.flatMap(inner)
    if (isSchemaKeyword(keyword)) return isRecord(value) ? valuesOfSchema(value, place) : []
    return isValueKeyword(keyword, schema) ? [] : valuesIn(value, place)
  })
}

function valuesIn(value: unknown, pointer: string): LocalizedValue[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => valuesIn(item, pointerTo(pointer, index)))
  if (!isRecord(value)) return []
  if (isPartlyLocalized(value)) return [{ pointer, value }]
  return Object.entries(value).flatMap(([name, entry]) => valuesIn(entry, pointerTo(pointer, name)))
}
