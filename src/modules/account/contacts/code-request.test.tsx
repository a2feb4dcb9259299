import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorType } from '../../../../schemas/api/errors.ts'
import { learnServerTime } from '../../../lib/data/server-clock.ts'
import { mount } from '../../../../tests/support/mount.tsx'
import { useCodeRequest } from './use-code-request.ts'

afterEach(() => {
  learnServerTime(new Date().toUTCString())
  vi.useRealTimers()
})

/** Seconds until another code may be requested, after a request that failed with this error. */
async function waitAfter(error: ApiError): Promise<number | undefined> {
  vi.useFakeTimers({ now: 1_000_000 })
  let request: ReturnType<typeof useCodeRequest> | undefined
  function Request() {
    request = useCodeRequest(() => Promise.reject(error))
    return null
  }
  const page = await mount(<Request />)
  await act(async () => request?.run())
  const { resendAt } = request ?? {}
  await page.unmount()
  return resendAt === undefined ? undefined : (resendAt - 1_000_000) / 1000
}

const tooSoon: ApiErrorType = 'TooManyRequestsException'

it.each([
  ['Resend time is 42', {}, 42],
  ['Resend time is 42', { resend_time: 41 }, 41],
  ['too soon', { resend_time: '40' }, 40],
  ['too soon', { retry_after: 39 }, 39],
  ['too soon', {}, undefined],
])('waits as long as the error "%s" %o says [TFA-02, TFA-06]', async (message, data, seconds) => {
  expect(await waitAfter(new ApiError(tooSoon, message, data))).toBe(seconds)
})

it('waits no longer if the clock of the device is wrong', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  learnServerTime(new Date(1_000_000 - 300_000).toUTCString())
  expect(await waitAfter(new ApiError(tooSoon, 'Resend time is 42', {}))).toBe(42 - 300)
})
