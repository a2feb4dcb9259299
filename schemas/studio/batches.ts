import type { DocumentIssue } from '../issue.ts'
import type { DocumentReference } from './answers.ts'

/** The value of a field in a document. */
export interface FieldReading extends DocumentReference {
  /** Of the draft; null without one. */
  revision: number | null
  /** undefined: the document does not have the field. */
  value?: unknown
}

/**
 * The result of changing several drafts, all or none. `batch` takes the change back; `documents` are those that have
 * changed. Otherwise the issues say why nothing has changed.
 */
export type BatchAnswer =
  | { changed: true; batch: number; documents: DocumentReference[] }
  | { changed: false; issues: DocumentIssue[] }
