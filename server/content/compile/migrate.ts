import type { Migration, StoredDocument } from '../../../schemas/documents/index.ts'
import { contractHistory, documentName } from '../contracts.ts'

/** Lifts `value` from `version` to the newest version that `history` knows; null if it is newer still. */
export function lift(
  value: Record<string, unknown>,
  version: number,
  history: { version: number; migrations: readonly Migration[] },
): Record<string, unknown> | null {
  if (version > history.version) return null
  return history.migrations.slice(version - 1).reduce((lifted, migrate) => migrate(lifted), value)
}

/** The document as this build's contract wants it. Throws where a newer build wrote it. */
export function migrateDocument(document: StoredDocument): StoredDocument {
  const history = contractHistory(document.kind)
  const body = lift(document.body, document.schemaVersion, history)
  if (!body) throw new Error(`${documentName(document)} was written for a newer build`)
  return { ...document, schemaVersion: history.version, body }
}
