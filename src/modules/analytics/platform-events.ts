import { callApi } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import type { TrackedEvent } from '../tracking/index.ts'

/** Sends an event to the platform. Failures are only logged. */
export function sendToPlatform({ name, params }: TrackedEvent): void {
  callApi('events.handle', { event_name: name, event_params: params }).catch((error: unknown) =>
    logProblem(`the platform did not take the event ${name}`, error),
  )
}
