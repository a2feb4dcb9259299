import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { changedValues, type ChangedValue } from '../../../schemas/studio/changed-values.ts'
import { documentName, type ContentGateway } from '../../content/index.ts'

/** Values of one call that are kept. */
const maxKept = 200
/** Values of one document that are kept, so that the log has room for the others. */
const maxOfDocument = 60

/** What a write replaces or removes, and what is there afterwards. */
export interface Written {
  before: StoredDocument | null
  after: StoredDocument | null
}

/** Where a call publishes. */
interface Site {
  gateway: Pick<ContentGateway, 'documents'>
  publish: ContentGateway['publish']
}

/** What one call changes in documents, for the audit log. */
export class RecordedChanges {
  readonly #values: ChangedValue[] = []
  #count = 0

  /** What the log keeps of it; nothing if no value has changed. */
  get detail(): { changes?: ChangedValue[]; leftOut?: number } {
    if (this.#count === 0) return {}
    const leftOut = this.#count - this.#values.length
    return { changes: this.#values, ...(leftOut > 0 && { leftOut }) }
  }

  /** Keeps what a write that has succeeded changed. */
  add(written: readonly Written[]): void {
    for (const { before, after } of written) {
      const changed = after ?? before
      if (!changed) continue
      const document = documentName(changed)
      const values = changedValues(before?.body, after?.body)
      this.#count += values.length
      const room = Math.min(maxOfDocument, maxKept - this.#values.length)
      for (const change of values.slice(0, room)) this.#values.push({ ...change, document })
    }
  }

  /** Publishes, and keeps how the site differs afterwards. */
  publishing({ gateway, publish }: Site): ContentGateway['publish'] {
    const published = async (name: DocumentName) => (await gateway.documents(name))[0] ?? null
    return async (documents, author, removed = [], guard) => {
      const written = await Promise.all([
        ...documents.map(async (after) => ({ before: await published(after), after })),
        ...removed.map(async (name) => ({ before: await published(name), after: null })),
      ])
      const answer = await publish(documents, author, removed, guard)
      if (answer.published) this.add(written)
      return answer
    }
  }
}
