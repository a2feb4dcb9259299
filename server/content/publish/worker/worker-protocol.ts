import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import { isStoredDocument } from '../../model/contracts.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { DocumentName } from '../../model/gateway.ts'
import type { Library } from '../../model/library.ts'
import type { PublishOutcome, Purpose } from '../pipeline.ts'

/** What the publish worker gets for each publication. */
export interface PublishRequest {
  documents: StoredDocument[]
  /** Documents to remove from the site. */
  removed: DocumentName[]
  purpose: Purpose
  /** Alternative texts of the media library. */
  library: Library
  snapshotFolder: string
  /** null: not known. */
  siteOrigin: string | null
}

export type WorkerMessage =
  | { type: 'progress'; document: string; step: string }
  | { type: 'outcome'; outcome: PublishOutcome }

export function isPublishRequest(value: unknown): value is PublishRequest {
  return (
    isRecord(value) &&
    typeof value['snapshotFolder'] === 'string' &&
    (value['siteOrigin'] === null || typeof value['siteOrigin'] === 'string') &&
    Array.isArray(value['documents']) &&
    Array.isArray(value['removed']) &&
    isRecord(value['library']) &&
    (value['purpose'] === 'publish' || value['purpose'] === 'draft') &&
    value['documents'].every(isStoredDocument)
  )
}

/** Messages come from our own worker, so telling the two types apart is enough. */
export function isWorkerMessage(value: unknown): value is WorkerMessage {
  return isRecord(value) && (value['type'] === 'progress' || value['type'] === 'outcome')
}
