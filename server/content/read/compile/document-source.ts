import type { Static, TSchema } from 'typebox'
import type { DocumentKind, StoredDocument } from '../../../../schemas/kinds/index.ts'
import { trusted } from '../../model/contracts.ts'
import type { Library } from '../../model/library.ts'

/** Source of documents for compiling: the current snapshot, or the site as a publication would make it. */
export interface DocumentSource {
  read(kind: DocumentKind, key: string): Promise<StoredDocument | null>
  keys(kind: DocumentKind): string[]
  /** What is known of the library's files. */
  readonly library?: Library
}

/** Reads the body of a document that must exist. */
export async function readBody<Contract extends TSchema>(
  source: DocumentSource,
  contract: Contract,
  kind: DocumentKind,
  key: string,
): Promise<Static<Contract>> {
  const document = await source.read(kind, key)
  if (!document) throw new Error(`There is no document ${kind}/${key}`)
  return trusted(contract, document.body, `${kind}/${key}`)
}
