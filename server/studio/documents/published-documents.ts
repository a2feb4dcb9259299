import { setImmediate } from 'node:timers/promises'
import { documentName, type ContentGateway, type DocumentEntry } from '../../content/index.ts'

type Gateway = Pick<ContentGateway, 'entries' | 'documents'>
type PublishedDocument = Awaited<ReturnType<Gateway['documents']>>[number]

/**
 * What is derived from each published document, by name. Every open Studio asks for lists of documents again and
 * again, so each version of a document is read only once.
 */
export class PublishedDocuments<Derived> {
  readonly #gateway: Gateway
  readonly #derive: (document: PublishedDocument) => Derived
  readonly #known = new Map<string, { version: number; derived: Derived }>()

  constructor(gateway: Gateway, derive: (document: PublishedDocument) => Derived) {
    this.#gateway = gateway
    this.#derive = derive
  }

  async read(): Promise<Map<string, Derived>> {
    const isNew = (entry: DocumentEntry) => this.#known.get(documentName(entry))?.version !== entry.version
    const entries = this.#gateway.entries()
    const changed = entries.filter(isNew)
    const documents =
      changed.length > entries.length / 2
        ? await this.#gateway.documents()
        : (await Promise.all(changed.map(({ kind, key }) => this.#gateway.documents({ kind, key })))).flat()
    for (const document of documents) {
      const known = this.#known.get(documentName(document))
      if (known?.version === document.version) continue
      this.#known.set(documentName(document), { version: document.version, derived: this.#derive(document) })
      // After a start all documents are read: players must not wait for that.
      await setImmediate()
    }
    const names = new Set(entries.map(documentName))
    for (const name of this.#known.keys()) if (!names.has(name)) this.#known.delete(name)
    return new Map([...this.#known].map(([name, { derived }]) => [name, derived]))
  }
}
