import { expect, test, vi } from 'vitest'
import { testAppContext } from '../../tests/support/app-context.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { runOperation } from '../renderer/actions.ts'
import { registerOperations } from './operations.ts'

/** The request to the platform and its answer. */
function platform(answer: object, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer, { status })))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('window', { self: null, top: null })
  return () => {
    const body = fetched.mock.calls[0]?.[1]?.body
    return body instanceof URLSearchParams ? body.toString() : undefined
  }
}

test('the platform checks a promo code, and its offer is shown', async () => {
  registerOperations(testAppContext())
  const sent = platform({ data: { offer: { description: { name: '50 aylantirish' } } } })
  expect(await runOperation('campaigns.checkPromocode', { promo_code: 'MARRA50' })).toEqual({
    message: '50 aylantirish',
  })
  expect(sent()).toBe('promo_code=MARRA50')
})

test('the error of a rejected promo code is shown at its field', async () => {
  registerOperations(testAppContext())
  const error = { type: 'InvalidParameterException', message: '', error_data: { promo_code: ['EXPIRED'] } }
  platform({ error }, 422)
  const rejection = runOperation('campaigns.checkPromocode', { promo_code: 'OLD' })
  await expect(rejection).rejects.toBeInstanceOf(ApiError)
  await expect(rejection).rejects.toMatchObject({ data: { promo_code: ['EXPIRED'] } })
})
