import type { Localized } from '../../schemas/documents/localized.ts'
import { localeCodes } from '../../schemas/locale.ts'
import { documentName, type ContentGateway, type DocumentEntry } from '../content/index.ts'
import { isRecord } from '../../schemas/is-record.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The text in each language; where it is missing, that of the first language that has one. */
function completed(text: unknown): Localized<string> | undefined {
  if (isText(text)) return { uz: text, ru: text }
  if (!isRecord(text)) return undefined
  const first = localeCodes.map((code) => text[code]).find(isText)
  if (first === undefined) return undefined
  return { uz: isText(text['uz']) ? text['uz'] : first, ru: isText(text['ru']) ? text['ru'] : first }
}

/** Display name of a document: the title of a page, popup, form or theme. */
export function titleOf(body: Record<string, unknown>): Localized<string> | undefined {
  const seo = isRecord(body['seo']) ? body['seo']['title'] : undefined
  return [body['title'], seo, body['name'], body['label']].map(completed).find((title) => title !== undefined)
}

/**
 * Titles of published documents, by name. Every open Studio requests lists of documents repeatedly, so each
 * publication of a document is read only once.
 */
export class PublishedTitles {
  readonly #gateway: ContentGateway
  readonly #known = new Map<string, { version: number; title: Localized<string> | undefined }>()

  constructor(gateway: ContentGateway) {
    this.#gateway = gateway
  }

  async read(): Promise<ReadonlyMap<string, { title: Localized<string> | undefined }>> {
    const isNew = (entry: DocumentEntry) => this.#known.get(documentName(entry))?.version !== entry.version
    const entries = this.#gateway.entries()
    const changed = entries.filter(isNew)
    const documents =
      changed.length > entries.length / 2
        ? await this.#gateway.documents()
        : (await Promise.all(changed.map(({ kind, key }) => this.#gateway.documents({ kind, key })))).flat()
    for (const document of documents)
      this.#known.set(documentName(document), { version: document.version, title: titleOf(document.body) })
    return this.#known
  }
}
