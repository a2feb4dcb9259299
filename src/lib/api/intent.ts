import { isEntityId, type EntityId } from '../../../schemas/api/entity-id.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { mayHaveArrived } from './may-have-arrived.ts'

/**
 * A request that must be carried out at most once. It is stored before it is sent and removed when its outcome is
 * known, so that a reload or another tab repeats it with the same key.
 */
export interface Intent {
  /** Idempotency key: the platform answers the same key with the same result. */
  key: string
  /** The player who made the request; another player on this browser never continues it. */
  uid: EntityId
  /** When it was stored, in milliseconds since 1970. */
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

/** Sends a stored intent, and forgets it unless the platform may have carried it out without our knowing. */
export async function sendIntent<Answer>(send: () => Promise<Answer>, forget: () => void): Promise<Answer> {
  try {
    const answer = await send()
    forget()
    return answer
  } catch (error) {
    if (!mayHaveArrived(error)) forget()
    throw error
  }
}
