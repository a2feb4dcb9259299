import { isCatalogue, type StoredDocument } from '../../schemas/kinds/index.ts'
import { isPartlyLocalized, type Localized } from '../../schemas/documents/localized.ts'
import { pointerTo } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { builtInCodes } from '../../schemas/locale.ts'
import { documentName } from '../content/index.ts'
import type { Drafts } from './drafts/drafts.ts'
import type { PublishedDocuments } from './documents/published-documents.ts'
import { titleOf } from './documents/titles.ts'

/** A text of a document, without markup. */
export interface DocumentText {
  /** JSON pointer into the body. */
  path: string
  /** Language of the text; that of a catalogue is the end of its key. */
  language: string
  /** Empty: the text is missing in this language. */
  text: string
}

/** What lists and searches show of a document. */
export interface DocumentTexts extends Pick<StoredDocument, 'kind' | 'key'> {
  title: Localized<string> | undefined
  texts: readonly DocumentText[]
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function collect(value: unknown, path: string, language: string | null, into: DocumentText[]): void {
  if (typeof value === 'string') {
    if (language !== null) into.push({ path, language, text: plain(value) })
  } else if (Array.isArray(value)) {
    value.forEach((each: unknown, index) => collect(each, pointerTo(path, index), language, into))
  } else if (isRecord(value)) {
    const names = Object.keys(value)
    const isLocalized = language === null && isPartlyLocalized(value)
    if (isLocalized)
      for (const code of new Set([...builtInCodes, ...names]))
        collect(value[code] ?? '', pointerTo(path, code), code, into)
    else for (const name of names) collect(value[name], pointerTo(path, name), language, into)
  }
}

/** The texts of a document in every language, missing ones included. */
export function textsOf({ kind, key, body }: StoredDocument): DocumentTexts {
  const texts: DocumentText[] = []
  collect(body, '', isCatalogue(kind) ? (key.split('.').at(-1) ?? key) : null, texts)
  return { kind, key, title: titleOf(body), texts }
}

/** Texts of published documents, by name. */
export type PublishedTexts = PublishedDocuments<DocumentTexts>

/** Texts of all documents as they will be published: of the draft, where there is one. */
export async function currentTexts(sources: {
  published: PublishedTexts
  drafts: Drafts
}): Promise<DocumentTexts[]> {
  const [published, drafts] = await Promise.all([sources.published.read(), sources.drafts.list()])
  const current = new Map<string, DocumentTexts>(published)
  for (const { document } of drafts) current.set(documentName(document), textsOf(document))
  return [...current.values()]
}
