import { registry } from '../../../registry/index.ts'
import { isPartlyLocalized, schemaIn } from '../../../schemas/documents/localized.ts'
import { blockFieldsOf, bodyContract, type DocumentKind } from '../../../schemas/kinds/index.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { branchOf, technical } from '../preview/text-editing/block-texts.ts'

const isTechnical = (schema: unknown) => isRecord(schema) && technical.some((keyword) => keyword in schema)
const isTime = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/** Texts have the length that the design allows; names of fields and documents have none. */
const isText = (schema: unknown) => isRecord(schema) && 'maxLength' in schema && !isTechnical(schema)

/**
 * What a value says to players: its texts in every language, and its dates. Where the contract leaves the form open,
 * as in the schema of a form: texts with languages.
 */
function textsOf(contract: unknown, value: unknown): string[] {
  const schema = isRecord(contract) ? contract : {}
  const { anyOf, items, properties } = schema
  if (Array.isArray(anyOf)) return textsOf(branchOf(anyOf, value), value)
  if (typeof value === 'string') return isTime(value) || isText(schema) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textsOf(items, item))
  if (!isRecord(value)) return []
  if (isPartlyLocalized(value))
    return Object.entries(value).flatMap(([locale, text]) =>
      typeof text === 'string' && !isTechnical(schemaIn(schema, locale)) ? [text] : [],
    )
  const fields = isRecord(properties) ? properties : {}
  return Object.entries(value).flatMap(([name, inner]) => textsOf(fields[name], inner))
}

/** The texts of a block and of those in its slots. */
export function textsOfBlock(block: unknown): string[] {
  if (!isRecord(block)) return []
  const { type, props, slots } = block
  const inner = isRecord(slots) ? Object.values(slots).flat() : []
  return [...textsOf(registry.get(String(type))?.props, props), ...inner.flatMap(textsOfBlock)]
}

/** The texts of a part of a form, such as a new field. */
export const textsOfPart = (part: unknown): string[] => textsOf(undefined, part)

/** The texts of a whole document. */
export function textsOfDocument(kind: DocumentKind, key: string, body: Record<string, unknown>): string[] {
  const lists = blockFieldsOf(kind)
  const own = Object.fromEntries(Object.entries(body).filter(([name]) => !lists.includes(name)))
  const blocks = lists.map((name) => body[name]).filter(Array.isArray)
  return [...textsOf(bodyContract(kind, key), own), ...blocks.flat().flatMap(textsOfBlock)]
}
