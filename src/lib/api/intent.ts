import { isEntityId, type EntityId } from '../../../schemas/api/entity-id.ts'
import { isRecord } from '../../../schemas/is-record.ts'

/**
 * A request that must be carried out at most once. It is stored before it is sent and removed when its outcome is
 * known, so that a reload or another tab repeats it with the same key.
 */
export interface Intent {
  /** Idempotency key: the platform answers the same key with the same result. */
  key: string
  /** The player who made the request; another player on this browser never continues it. */
  uid: EntityId
  /** When it was last sent, in milliseconds since 1970. */
  at: number
}

/** Whether a value from the storage, which other code may have written, is an intent. */
export function isIntent(stored: unknown): stored is Intent & Record<string, unknown> {
  return (
    isRecord(stored) &&
    typeof stored.key === 'string' &&
    isEntityId(stored['uid']) &&
    typeof stored.at === 'number'
  )
}
