import { localeCodes } from '../../schemas/locale.ts'
import { documentName, type ContentGateway, type DocumentEntry } from '../content/index.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** Display name of a document: the title of a page, popup, form or theme in the first language that has one. */
export function titleOf(body: Record<string, unknown>): string | undefined {
  const seo = isRecord(body['seo']) ? body['seo']['title'] : undefined
  for (const candidate of [body['title'], seo, body['name'], body['label']]) {
    if (typeof candidate === 'string' && candidate !== '') return candidate
    if (!isRecord(candidate)) continue
    const text = localeCodes
      .map((code) => candidate[code])
      .find((value) => typeof value === 'string' && value)
    if (typeof text === 'string') return text
  }
  return undefined
}

/**
 * Titles of published documents, by name. Every open Studio requests lists of documents repeatedly, so each
 * publication of a document is read only once.
 */
export class PublishedTitles {
  readonly #gateway: ContentGateway
  readonly #known = new Map<string, { version: number; title: string | undefined }>()

  constructor(gateway: ContentGateway) {
    this.#gateway = gateway
  }

  async read(): Promise<ReadonlyMap<string, { title: string | undefined }>> {
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
