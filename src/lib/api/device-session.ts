import type { CallName } from '../../../schemas/api/calls.ts'
import { needsDeviceSession } from '../../../schemas/api/methods.ts'
import { maxDeviceSession } from '../../../schemas/device-session.ts'
import { logProblem } from '../log.ts'

/** Describes the device, for a fraud-detection service; undefined: it did not answer in time. */
type Describe = () => Promise<string | undefined>

let describe: Describe | undefined

/** Sets who describes the device; undefined: nobody. */
export function setDeviceSession(next: Describe | undefined): void {
  describe = next
}

/** What a call tells a fraud-detection service about the device; null: nothing, and the call need not wait. */
export function deviceSessionOf(name: CallName): Promise<{ device_session?: string }> | null {
  if (describe === undefined || !needsDeviceSession(name)) return null
  return describe().then(
    (session = '') => {
      if (session === '') return {}
      if (session.length <= maxDeviceSession) return { device_session: session }
      // A description that nobody takes must not cost the login.
      logProblem('the description of the device is too long', session.length)
      return {}
    },
    (error: unknown) => {
      logProblem('the device could not be described', error)
      return {}
    },
  )
}
