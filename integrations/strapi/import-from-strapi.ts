import type { StoredDocument } from '../../schemas/kinds/index.ts'
import { errorAt, inDocument, type DocumentIssue } from '../../schemas/issue.ts'
import {
  type ContentImport,
  type ImportTarget,
  type Change,
  type DocumentName,
  documentName,
  publishPassing,
} from '../../server/content/index.ts'
import { contentHash } from '../../server/lib/content-hash.ts'
import { documentIn, faultOf, nameOf, type HeldRow } from './answers.ts'
import type { StrapiPictures } from './strapi-pictures.ts'
import type { Held, StrapiService } from './strapi-service.ts'

export interface StrapiImportOptions extends ImportTarget {
  service: StrapiService
  pictures: StrapiPictures
}

/** A document that was changed by its import. It is not imported again while the same version is served. */
interface Taken {
  /** Hash of Strapi's document with the picture addresses of this site. */
  hash: string
  /** Hash of the document as published, migrated and sanitised. */
  served: string | undefined
}

const hashOf = ({ kind, key, schemaVersion, body }: StoredDocument) =>
  contentHash(JSON.stringify({ kind, key, schemaVersion, body }))

/** Publishes on the site what was published or removed in Strapi, unless it is invalid. */
export class StrapiImport implements ContentImport {
  #fault: string | null = null
  #rejected: ReadonlyMap<string, readonly DocumentIssue[]> = new Map()
  #taken = new Map<string, Taken>()
  /** State of Strapi, of the site and of its rules after the last complete import. */
  #settled = ''
  #isFilled = false
  #running: Promise<void> | null = null
  #next: Promise<void> | null = null

  constructor(readonly options: StrapiImportOptions) {}

  get fault(): string | null {
    return this.#fault
  }

  get isFilled(): boolean {
    return this.#isFilled
  }

  get rejected(): readonly DocumentIssue[] {
    return [...this.#rejected.values()].flat()
  }

  run(): Promise<void> {
    if (!this.#running) return (this.#running = this.#attempt().finally(() => (this.#running = null)))
    this.#next ??= this.#running.then(() => {
      this.#next = null
      return this.run()
    })
    return this.#next
  }

  async settled(): Promise<void> {
    await this.#running
  }

  async #attempt(): Promise<void> {
    try {
      await this.#importFromStrapi()
      this.#fault = null
    } catch (error) {
      this.#fault = error instanceof Error ? error.message : String(error)
    }
  }

  async #importFromStrapi(): Promise<void> {
    const version = this.#servedVersion()
    const { copy, service } = this.options
    const held = await service.held()
    // A site without content takes over everything, even before its Studio has been opened.
    const rules = copy.hasContent ? await this.options.rules() : ''
    const state = `${held.revision} ${version} ${rules}`
    this.#isFilled = held.isFilled
    if (state === this.#settled) return
    if (!held.isFilled) return this.#fill(held)
    const rows = held.documents.flatMap(({ published }) => published ?? [])
    const { change, issues, isIncomplete } = await this.#changeOf(rows)
    // A publication of the site in the meantime must not be mistaken for a change in Strapi.
    if (this.#servedVersion() !== version) return this.#importFromStrapi()
    const { documents, removed, rejected } = await publishPassing(change, (passing) =>
      this.options.publish([...passing.documents], authorOf(passing, rows), [...passing.removed]),
    )
    for (const document of documents) this.#note(document)
    for (const name of removed) this.#taken.delete(documentName(name))
    this.#tell(new Map([...rejected, ...issues]))
    this.#settled = isIncomplete ? '' : state
  }

  /** Writes the documents of this site to an empty Strapi; from then on, Strapi's documents are the site's. */
  async #fill({ documents }: Held): Promise<void> {
    const { copy, service } = this.options
    if (!copy.hasContent) return
    const present = new Set(documents.flatMap(({ published }) => (published ? [nameOf(published)] : [])))
    const { view } = copy
    const lacking = view.manifest.entries.filter((entry) => !present.has(documentName(entry)))
    await service.publish(await Promise.all(lacking.map(({ hash }) => view.readBody(hash))), [], 'Marquee')
  }

  /** Returns Strapi's documents that differ from the served ones, and rows that are not documents. */
  async #changeOf(rows: readonly HeldRow[]): Promise<{
    change: Change
    issues: ReadonlyMap<string, readonly DocumentIssue[]>
    isIncomplete: boolean
  }> {
    const { copy, pictures } = this.options
    const present = new Set<string>()
    const issues = new Map<string, readonly DocumentIssue[]>()
    const held: StoredDocument[] = []
    for (const row of rows) {
      const name = nameOf(row)
      present.add(name)
      const document = documentIn(row)
      const message = faultOf(row)
      if (document) held.push(document)
      else if (message) issues.set(name, [inDocument(name, errorAt('', 'not-a-document', message))])
    }
    const imported = await pictures.importPictures(held)
    const entries = copy.hasContent ? copy.view.manifest.entries : []
    return {
      change: {
        documents: imported.documents.filter((document) => !this.#isServed(document)),
        removed: entries.filter((entry) => !present.has(documentName(entry))),
      },
      issues: new Map([...issues, ...imported.issues]),
      isIncomplete: imported.isOwing,
    }
  }

  #isServed(document: StoredDocument): boolean {
    const served = this.#servedHash(document)
    const hash = hashOf(document)
    const taken = this.#taken.get(documentName(document))
    return hash === served || (served !== undefined && taken?.hash === hash && taken.served === served)
  }

  #servedVersion(): number {
    const { copy } = this.options
    return copy.hasContent ? copy.view.version : 0
  }

  #servedHash({ kind, key }: DocumentName): string | undefined {
    const { copy } = this.options
    return copy.hasContent ? copy.view.entry(kind, key)?.hash : undefined
  }

  #note(document: StoredDocument): void {
    this.#taken.set(documentName(document), {
      hash: hashOf(document),
      served: this.#servedHash(document),
    })
  }

  #tell(rejected: ReadonlyMap<string, readonly DocumentIssue[]>): void {
    const isSame = JSON.stringify([...rejected]) === JSON.stringify([...this.#rejected])
    this.#rejected = rejected
    if (!isSame) this.options.onRejection(this.rejected)
  }
}

/** Returns the author of the change in Strapi, or Strapi itself if there are several. */
function authorOf({ documents }: Change, rows: readonly HeldRow[]): string {
  const names = new Set(documents.map(documentName))
  const authors = new Set(rows.filter((row) => names.has(nameOf(row))).map(({ savedBy }) => savedBy))
  const [author = 'Strapi'] = authors
  return authors.size === 1 ? author : 'Strapi'
}
