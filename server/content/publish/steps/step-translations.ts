import type { StoredDocument } from '../../../../schemas/documents/index.ts'
import { pointerTo, type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { isLocale, localeCodes } from '../../../../schemas/locale.ts'
import type { Issue } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import {
  isListKeyword,
  isMapKeyword,
  isSchemaKeyword,
  isValueKeyword,
} from '../../../../src/lib/dialect/keywords.ts'
import { isBlank } from './is-blank.ts'
import { missingTranslation } from '../../../../schemas/explain-errors.ts'

/**
 * Checks that every text exists in every language, including where the contract leaves the form open (the
 * schema of a form). Catalogues are excepted: they have one document for each language and a fallback.
 */
export const translationsStep: DocumentStep = {
  name: 'translations',
  run(draft) {
    const { kind, body } = draft.document
    if (kind === 'messages') return { draft, issues: [] }
    return { draft, issues: kind === 'form' ? untranslatedForm(body) : untranslated(body, '') }
  },
}

/** Fields of a form may have the names of languages. */
function untranslatedForm({ schema, ui, ...rest }: StoredDocument['body']): Issue[] {
  const fields = isRecord(ui) && isRecord(ui['fields']) ? Object.entries(ui['fields']) : []
  return [
    ...untranslated(rest, ''),
    ...(isRecord(schema) ? untranslatedSchema(schema, '/schema') : []),
    ...(isRecord(ui) ? untranslated({ ...ui, fields: undefined }, '/ui') : []),
    ...fields.flatMap(([name, field]) => untranslated(field, pointerTo('/ui/fields', name))),
  ]
}

function untranslatedSchema(schema: JsonSchema, pointer: string): Issue[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const place = pointerTo(pointer, keyword)
    const inner = (entry: unknown, name: string | number) =>
      isRecord(entry) ? untranslatedSchema(entry, pointerTo(place, name)) : []
    if (isMapKeyword(keyword) && isRecord(value))
      return Object.entries(value).flatMap(([name, entry]) => inner(entry, name))
    if ((isListKeyword(keyword) || isSchemaKeyword(keyword)) && Array.isArray(value))
      return value.flatMap(inner)
    if (isSchemaKeyword(keyword)) return isRecord(value) ? untranslatedSchema(value, place) : []
    return isValueKeyword(keyword, schema) ? [] : untranslated(value, place)
  })
}

function untranslated(value: unknown, pointer: string): Issue[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => untranslated(item, pointerTo(pointer, index)))
  if (!isRecord(value)) return []
  const names = Object.keys(value)
  if (names.length > 0 && names.every((name) => isLocale(name))) {
    return localeCodes
      .filter((locale) => isMissing(value[locale]))
      .map((locale) => missingTranslation(pointerTo(pointer, locale), locale))
  }
  return Object.entries(value).flatMap(([name, entry]) => untranslated(entry, pointerTo(pointer, name)))
}

function isMissing(text: unknown): boolean {
  return text === undefined || (typeof text === 'string' && isBlank(text))
}
