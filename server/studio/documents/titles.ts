import type { Localized } from '../../../schemas/documents/localized.ts'
import { builtInCodes, inBuiltIn } from '../../../schemas/locale.ts'
import { isRecord } from '../../../schemas/is-record.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The text in each language; where it is missing, that of the first language that has one. */
function completed(text: unknown): Localized<string> | undefined {
  if (isText(text)) return inBuiltIn(() => text)
  if (!isRecord(text)) return undefined
  const first = builtInCodes.map((code) => text[code]).find(isText)
  if (first === undefined) return undefined
  const texts = Object.entries(text).filter((entry): entry is [string, string] => isText(entry[1]))
  return { ...inBuiltIn(() => first), ...Object.fromEntries(texts) }
}

/** A title for search engines and its end, such as " — Marra". */
const ending = /^(.*\S)(\s+[—–|·-]\s+\S.*?)$/su

/**
 * The title of a page without the name of the site at its end: lists would repeat it in every line. An end that is the
 * same in every language is that name.
 */
function withoutSiteName(title: Localized<string> | undefined): Localized<string> | undefined {
  if (!title) return undefined
  const parts = Object.entries(title).map(([code, text]) => [code, ending.exec(text)] as const)
  const [end, ...others] = new Set(parts.map(([, match]) => match?.[2]))
  if (end === undefined || others.length > 0) return title
  return { ...title, ...Object.fromEntries(parts.map(([code, match]) => [code, match?.[1] ?? ''])) }
}

/** Display name of a document: the title of a page, popup, form or theme. */
export function titleOf(body: Record<string, unknown>): Localized<string> | undefined {
  const seo = completed(isRecord(body['seo']) ? body['seo']['title'] : undefined)
  const [title, name, label] = [body['title'], body['name'], body['label']].map(completed)
  return title ?? withoutSiteName(seo) ?? name ?? label
}
