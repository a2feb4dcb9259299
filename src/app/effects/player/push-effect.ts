import { endPush } from '../../../lib/browser/push.ts'
import { logProblem } from '../../../lib/log.ts'
import { onSessionEvent } from '../../../modules/session/index.ts'

/** A browser whose player has left receives nothing more; the platform sends nothing without a session anyway. */
export function pushEffect(): () => void {
  return onSessionEvent(({ type }) => {
    if (type === 'logout' || type === 'deleted')
      endPush().catch((error: unknown) => logProblem('the push subscription could not be ended', error))
  })
}
