// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import { apiErrorTypes, errorStatuses, type ApiErrorType } from '../../../../schemas/api/errors.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { callApi } from '../../../lib/api/client.ts'
import { fatalErrorsEffect } from './fatal-errors-effect.ts'

const context = testAppContext()
const revalidate = vi.spyOn(context.router, 'revalidate').mockResolvedValue()
let stop: () => void

beforeEach(() => {
  stop = fatalErrorsEffect(context)
})
afterEach(() => {
  stop()
  revalidate.mockClear()
  vi.unstubAllGlobals()
})

async function reject(error: ApiErrorType) {
  testPlatform({ 'games.getCategories': () => ({ error }) })
  await callApi('games.getCategories').catch(() => undefined)
}

test.each(apiErrorTypes)(
  'requests the page from the server after %s if it affects the whole page',
  async (type) => {
    await reject(type)
    expect(revalidate).toHaveBeenCalledTimes([403, 503].includes(errorStatuses[type]) ? 1 : 0)
  },
)

test('several errors at once cause one request', async () => {
  for (let time = 0; time < 5; time += 1) await reject('ApplicationUnavailableException')
  expect(revalidate).toHaveBeenCalledOnce()
})
