import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName, CallParams } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { everyCall, type PreviewFault } from '../../../schemas/studio/preview.ts'
import type { CallContext, Platform } from '../../platform/index.ts'

/** Milliseconds by which a slow call is delayed. */
const slownessMs = 3000
/** Milliseconds after which callers give up: the server while it renders a page, and a browser. */
const callerTimeoutsMs = { page: 5000, browser: 16_000 }

export type Caller = keyof typeof callerTimeoutsMs
export type Delay = (milliseconds: number) => Promise<unknown>

/** Does not keep a server alive that is about to end. */
const unhurried: Delay = (milliseconds) => sleep(milliseconds, undefined, { ref: false })

/** Applies a fault to a call: delays it or throws an ApiError. Does nothing for calls that the fault excludes. */
export async function injectFault(
  fault: PreviewFault | undefined,
  name: string,
  caller: Caller,
  delay: Delay = unhurried,
): Promise<void> {
  if (!fault || (fault.call !== everyCall && fault.call !== name)) return
  if (fault.kind === 'slow') {
    await delay(slownessMs)
    return
  }
  if (fault.kind === 'silence') await delay(callerTimeoutsMs[caller])
  const { error: type = 'UnknownErrorException' } = fault
  throw fault.kind === 'error'
    ? new ApiError(type, 'Provoked for a preview')
    : new ApiError('ApplicationUnavailableException', 'An outage provoked for a preview')
}

/** The platform with the fault of a preview. */
export function withInjectedFault(
  platform: Pick<Platform, 'call'>,
  fault: PreviewFault | undefined,
  delay?: Delay,
): Pick<Platform, 'call'> {
  if (!fault) return platform
  return {
    async call<Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext) {
      await injectFault(fault, name, 'page', delay)
      return platform.call(name, params, context)
    },
  }
}
