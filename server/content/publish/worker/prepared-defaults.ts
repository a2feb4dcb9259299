import { readFile } from 'node:fs/promises'
import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { contentHash } from '../../../lib/content-hash.ts'
import type { PublishOutcome } from '../pipeline.ts'
import type { Publisher } from './publisher.ts'

/** The publication of the default documents on a site without content, which a build prepares. */
export interface PreparedDefaults {
  /** Hash of the documents. */
  documents: string
  outcome: PublishOutcome
}

/** Name of the file beside the built server. */
export const preparedDefaultsFile = 'defaults.json'

export const hashOfDocuments = (documents: readonly StoredDocument[]): string =>
  contentHash(JSON.stringify(documents))

/** The file comes with our own build, so telling that it is one is enough. */
const isPrepared = (value: unknown): value is PreparedDefaults =>
  isRecord(value) && typeof value['documents'] === 'string' && isRecord(value['outcome'])

/**
 * Publishes the documents of the build on a site without content at once: trying them out again takes seconds. Anything
 * else goes to `publisher`.
 */
export function withPreparedDefaults(
  publisher: Publisher,
  { file, isNew }: { file: URL | undefined; isNew: () => boolean },
): Publisher {
  async function prepared(documents: readonly StoredDocument[]): Promise<PublishOutcome | undefined> {
    if (file === undefined) return undefined
    const found: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isPrepared(found) && found.documents === hashOfDocuments(documents) ? found.outcome : undefined
  }
  return {
    async run(documents, options = {}) {
      const { library = {}, removed = [], purpose = 'publish' } = options
      const isFirst =
        isNew() && purpose === 'publish' && removed.length === 0 && Object.keys(library).length === 0
      return (isFirst && (await prepared(documents))) || publisher.run(documents, options)
    },
  }
}
