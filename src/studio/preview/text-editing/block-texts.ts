import { isRecord } from '../../../../schemas/is-record.ts'
import { schemaIn } from '../../../../schemas/documents/localized.ts'
import type { JsonSchema } from '../../../../schemas/json-schema.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { textKey } from '../../../../schemas/studio/text-key.ts'
import { isSiteLocale } from '../../site-locales.ts'
import { isMarkupFormat, type MarkupFormat } from '../../fields/rich-text/markup.ts'
import type { JsonPath } from '../../json-path.ts'

/** A text in the props of a block, in one language. */
export interface BlockText {
  /** Path within the props. */
  path: JsonPath
  /** Name of the field. */
  name: string
  text: string
  format: MarkupFormat | 'plain'
  maxLength: number | undefined
  /** By which the page finds it. */
  key: string
}

/** Keywords of texts that players do not read: addresses, names of documents and pictures, colours. */
export const technical = ['const', 'enum', 'oneOf', 'pattern', 'reference', 'link', 'host', 'picks', 'anchor']

/** The content of markup as the browser reads it. */
function contentOf(markup: string): string {
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent
}

/** The alternative whose fixed values are those of the value. */
export function branchOf(branches: readonly unknown[], value: unknown): JsonSchema | undefined {
  return branches.filter(isRecord).find(({ properties, type }) => {
    if (!isRecord(value)) return type === (Array.isArray(value) ? 'array' : typeof value)
    const fields = isRecord(properties) ? Object.entries(properties) : []
    const fixed = fields.filter(([, field]) => isRecord(field) && 'const' in field)
    return (
      type === 'object' && fixed.every(([name, field]) => isRecord(field) && value[name] === field['const'])
    )
  })
}

/** All texts of a value that a contract describes, in the order of the contract. */
export function blockTexts(contract: unknown, value: unknown, locale: Locale): BlockText[] {
  return textsAt(contract, value, locale, [])
}

function textsAt(schema: unknown, value: unknown, locale: Locale, path: JsonPath): BlockText[] {
  if (!isRecord(schema)) return []
  const { anyOf, items, properties } = schema
  if (Array.isArray(anyOf)) return textsAt(branchOf(anyOf, value), value, locale, path)
  if (typeof value === 'string') return textOf(schema, value, path)
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => textsAt(items, item, locale, [...path, index]))
  if (!isRecord(value) || !isRecord(properties)) return []
  if (schema['localized'] === true)
    return textsAt(schemaIn(schema, locale), value[locale], locale, [...path, locale])
  return Object.keys(properties).flatMap((name) =>
    textsAt(properties[name], value[name], locale, [...path, name]),
  )
}

function textOf(schema: JsonSchema, text: string, path: JsonPath): BlockText[] {
  const { type, format, maxLength } = schema
  const isMarkup = isMarkupFormat(format)
  const isText = type === 'string' && (isMarkup || format === undefined)
  const key = textKey(isMarkup ? contentOf(text) : text)
  if (!isText || key === '' || technical.some((keyword) => keyword in schema)) return []
  return [
    {
      path,
      name:
        path.filter((step): step is string => typeof step === 'string' && !isSiteLocale(step)).at(-1) ?? '',
      text,
      format: isMarkup ? format : 'plain',
      maxLength: typeof maxLength === 'number' ? maxLength : undefined,
      key,
    },
  ]
}
