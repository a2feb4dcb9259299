import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName, CallParams } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { everyCall, type PreviewFault } from '../../../schemas/studio/preview.ts'
import { PlatformUnreachable, type CallContext, type Platform } from '../../platform/index.ts'

/** Delay of a slow call, in milliseconds. */
const slowDelayMs = 3000
/** Milliseconds after which all callers have timed out: the server while rendering, and browsers. */
const callerTimeoutsMs = { page: 2000, browser: 16_000 }

export type Caller = keyof typeof callerTimeoutsMs
export type Delay = (milliseconds: number) => Promise<unknown>

/** The timer does not keep a server alive that is shutting down. */
const delayUnref: Delay = (milliseconds) => sleep(milliseconds, undefined, { ref: false })

/** Applies the configured fault to a call: delays it, or fails it with ApiError. */
export async function injectFault(
  fault: PreviewFault | undefined,
  name: string,
  caller: Caller,
  delay: Delay = delayUnref,
): Promise<void> {
  if (!fault || (fault.call !== everyCall && fault.call !== name)) return
  if (fault.kind === 'slow') {
    await delay(slowDelayMs)
    return
  }
  if (fault.kind === 'silence') await delay(callerTimeoutsMs[caller])
  const { error: type = 'UnknownErrorException' } = fault
  throw fault.kind === 'error'
    ? new ApiError(type, 'Provoked for a preview')
    : new PlatformUnreachable('An outage provoked for a preview')
}

/** Wraps the platform for one preview with injected faults. */
export function withInjectedFault(
  platform: Pick<Platform, 'call'>,
  fault: PreviewFault | undefined,
): Pick<Platform, 'call'> {
  if (!fault) return platform
  return {
    async call<Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext) {
      await injectFault(fault, name, 'page')
      return platform.call(name, params, context)
    },
  }
}
