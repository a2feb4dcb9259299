import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { isRecord, isStoredDocument } from '../model/contracts.ts'
import type { DocumentName } from '../model/gateway.ts'
import type { PictureWords } from '../media/media-store.ts'
import type { PublishOutcome, Purpose } from './pipeline.ts'

/** What a publication in a worker thread starts with. */
export interface PublishRequest {
  documents: StoredDocument[]
  /** Taken from the site. */
  removed: DocumentName[]
  purpose: Purpose
  /** What the media library has. */
  pictures: PictureWords
  snapshotFolder: string
}

export type WorkerMessage =
  { type: 'progress'; document: string; step: string } | { type: 'outcome'; outcome: PublishOutcome }

export function isPublishRequest(value: unknown): value is PublishRequest {
  return (
    isRecord(value) &&
    typeof value['snapshotFolder'] === 'string' &&
    Array.isArray(value['documents']) &&
    Array.isArray(value['removed']) &&
    isRecord(value['pictures']) &&
    (value['purpose'] === 'publish' || value['purpose'] === 'draft') &&
    value['documents'].every(isStoredDocument)
  )
}

/** Messages are of our own worker: which of the two it is, is all that is asked. */
export function isWorkerMessage(value: unknown): value is WorkerMessage {
  return isRecord(value) && (value['type'] === 'progress' || value['type'] === 'outcome')
}
