import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { isRecord, isStoredDocument } from '../contracts.ts'
import type { PublishOutcome } from './pipeline.ts'

/** What a publication in a worker thread starts with. */
export interface PublishRequest {
  documents: StoredDocument[]
  snapshotFolder: string
}

export type WorkerMessage =
  { type: 'progress'; document: string; step: string } | { type: 'outcome'; outcome: PublishOutcome }

export function isPublishRequest(value: unknown): value is PublishRequest {
  return (
    isRecord(value) &&
    typeof value['snapshotFolder'] === 'string' &&
    Array.isArray(value['documents']) &&
    value['documents'].every(isStoredDocument)
  )
}

/** Messages are of our own worker: which of the two it is, is all that is asked. */
export function isWorkerMessage(value: unknown): value is WorkerMessage {
  return isRecord(value) && (value['type'] === 'progress' || value['type'] === 'outcome')
}
