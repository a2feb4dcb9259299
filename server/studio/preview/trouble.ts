import { setTimeout as sleep } from 'node:timers/promises'
import type { CallName, CallParams } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { everyCall, type PreviewTrouble } from '../../../schemas/studio/preview.ts'
import type { CallContext, Platform } from '../../platform/index.ts'

/** Delay of a slow call, in milliseconds. */
const lateness = 3000
/** Milliseconds after which all callers have timed out: the server while rendering, and browsers. */
const patience = { page: 5000, browser: 16_000 }

export type Caller = keyof typeof patience
export type Delay = (milliseconds: number) => Promise<unknown>

/** The timer does not keep a server alive that is shutting down. */
const unhurried: Delay = (milliseconds) => sleep(milliseconds, undefined, { ref: false })

/** Applies the configured fault to a call: delays it, or fails it with ApiError. */
export async function meetTrouble(
  trouble: PreviewTrouble | undefined,
  name: string,
  caller: Caller,
  delay: Delay = unhurried,
): Promise<void> {
  if (!trouble || (trouble.call !== everyCall && trouble.call !== name)) return
  if (trouble.kind === 'slow') {
    await delay(lateness)
    return
  }
  if (trouble.kind === 'silence') await delay(patience[caller])
  const { error: type = 'UnknownErrorException' } = trouble
  throw trouble.kind === 'error'
    ? new ApiError(type, 'Provoked for a preview')
    : new ApiError('ApplicationUnavailableException', 'An outage provoked for a preview')
}

/** Wraps the platform for one preview with injected faults. */
export function troubledPlatform(
  platform: Pick<Platform, 'call'>,
  trouble: PreviewTrouble | undefined,
  delay?: Delay,
): Pick<Platform, 'call'> {
  if (!trouble) return platform
  return {
    async call<Name extends CallName>(name: Name, params: CallParams<Name>, context: CallContext) {
      await meetTrouble(trouble, name, 'page', delay)
      return platform.call(name, params, context)
    },
  }
}
