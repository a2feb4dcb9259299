import type { Localized } from '../../../schemas/documents/localized.ts'
import { builtInCodes } from '../../../schemas/locale.ts'
import { isRecord } from '../../../schemas/is-record.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The text in each language; where it is missing, that of the first language that has one. */
function completed(text: unknown): Localized<string> | undefined {
  if (isText(text)) return { uz: text, ru: text }
  if (!isRecord(text)) return undefined
  const first = builtInCodes.map((code) => text[code]).find(isText)
  if (first === undefined) return undefined
  const texts = Object.entries(text).filter((entry): entry is [string, string] => isText(entry[1]))
  return { uz: first, ru: first, ...Object.fromEntries(texts) }
}

/** Display name of a document: the title of a page, popup, form or theme. */
export function titleOf(body: Record<string, unknown>): Localized<string> | undefined {
  const seo = isRecord(body['seo']) ? body['seo']['title'] : undefined
  return [body['title'], seo, body['name'], body['label']].map(completed).find((title) => title !== undefined)
}
