import { kindOf, type StoredDocument } from '../../../../schemas/kinds/index.ts'
import { lift } from '../../../../schemas/documents/lift.ts'
import { documentName } from '../../model/contracts.ts'

/** Migrates a document to this build's contract. Throws if a newer build wrote it. */
export function migrateDocument(document: StoredDocument): StoredDocument {
  const history = kindOf(document.kind)
  const body = lift(document.body, document.schemaVersion, history, document.key)
  if (!body) throw new Error(`${documentName(document)} was written for a newer build`)
  return { ...document, schemaVersion: history.version, body }
}
