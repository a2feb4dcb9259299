import type { TSchema } from 'typebox'
import { bodyContract, kindNames, kindOf, type DocumentKind } from '../../../../schemas/kinds/index.ts'
import { resolveLocale } from '../../../../schemas/documents/localized.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import type { QueryGroup } from '../../../../src/lib/urls/query.ts'
import { completeTexts } from '../../model/complete-texts.ts'
import { migrateDocument } from '../../read/compile/migrate.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { ContentGateway, DocumentEntry } from '../../model/gateway.ts'
import { BadQuery, exactValue } from './filters.ts'

/** An entry of a collection, in one language. */
export interface Entry {
  id: string
  fields: Record<string, unknown>
  schema: TSchema
}

/** Document kinds by collection name. */
export const collections: Readonly<Record<string, DocumentKind>> = Object.fromEntries(
  kindNames.flatMap((kind) => {
    const { collection } = kindOf(kind)
    return collection === undefined ? [] : [[collection, kind]]
  }),
)

/** Maximum number of documents read for one response. Clients that need more have to use filters. */
const maxRead = 500

export type ContentReads = Pick<
  ContentGateway,
  'contentVersion' | 'locales' | 'config' | 'domain' | 'parts' | 'documents' | 'entries'
>

/** Fields that the index contains, so that filtering by them reads no document. */
const indexed = ['key', 'url', 'route'] as const

/** Returns the documents that may match the filters, judged by indexed fields only. */
export function candidates(gateway: ContentReads, kind: DocumentKind, filters: QueryGroup): DocumentEntry[] {
  const wanted = indexed.flatMap((name) => {
    const value = exactValue(filters, name)
    return value === undefined ? [] : [{ name, value }]
  })
  return gateway
    .entries()
    .filter((entry) => entry.kind === kind && wanted.every(({ name, value }) => entry[name] === value))
}

/** Reads a document as an entry. Returns null if it no longer exists or is for players only. */
export async function readEntry(
  gateway: ContentReads,
  { kind, key }: Pick<DocumentEntry, 'kind' | 'key'>,
  locale: Locale,
): Promise<Entry | null> {
  const [found] = await gateway.documents({ kind, key })
  const schema = bodyContract(kind, key)
  if (!found || !schema) return null
  const { body } = completeTexts(migrateDocument(found), gateway.locales)
  if (body['access'] === 'authenticated') return null
  const resolved: unknown = resolveLocale<unknown>(body, locale)
  const fields = { key, ...(isRecord(resolved) ? resolved : {}), locale, version: found.version }
  return { id: key, fields, schema }
}

export async function readEntries(
  gateway: ContentReads,
  entries: readonly DocumentEntry[],
  locale: Locale,
): Promise<Entry[]> {
  if (entries.length > maxRead)
    throw new BadQuery(`${entries.length} documents to look through: name a key, url or route`)
  const read = await Promise.all(entries.map((entry) => readEntry(gateway, entry, locale)))
  return read.filter((entry) => entry !== null)
}
