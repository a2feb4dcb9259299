import { useState } from 'react'
import { ApiError } from '../../../../schemas/api/errors.ts'
import { resendTimeOf } from '../../../lib/api/resend-time.ts'
import { serverNow } from '../../../lib/data/server-clock.ts'
import { useTask } from '../../../lib/data/use-task.ts'

/** Seconds until another code may be requested, unless the platform returns another value. */
const usualWait = 60

/** When the next code may be requested, in milliseconds since 1970 by the server's clock. */
const after = (seconds: number) => serverNow() + seconds * 1000

/**
 * Requests a code. `request` returns the seconds until the next one, if known. If a code sent earlier is
 * still valid, only the wait continues.
 */
export function useCodeRequest(request: () => Promise<number | undefined>) {
  const [resendAt, setResendAt] = useState<number>()
  const task = useTask(async () => {
    try {
      setResendAt(after((await request()) ?? usualWait))
    } catch (error) {
      const isTooSoon = error instanceof ApiError && error.type === 'TooManyRequestsException'
      const wait = isTooSoon ? resendTimeOf(error) : undefined
      if (wait === undefined) throw error
      setResendAt(after(wait))
    }
  })
  return { ...task, resendAt, forget: () => setResendAt(undefined) }
}
