// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi, setImageKeys } from './client.ts'
import { NetworkError } from './network-error.ts'
import { requestTimeout } from './request.ts'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  window.history.replaceState(null, '', '/')
})

afterEach(() => {
  fetchMock.mockReset()
  vi.useRealTimers()
})

function answer(body: unknown, status = 200) {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
}

function sent(index = 0): { url: URL; init: RequestInit } {
  const [input, init] = fetchMock.mock.calls[index] ?? []
  return { url: new URL(typeof input === 'string' ? input : '', 'http://site'), init: init ?? {} }
}

function bodyOf(index: number): URLSearchParams {
  const { body } = sent(index).init
  if (!(body instanceof URLSearchParams)) throw new Error('no form data were sent')
  return body
}

test('every call carries the version of the API and the language of the page [API-COM-01, API-COM-02, API-COM-03, API-COM-06, API-COM-10, CMS-02]', async () => {
  window.history.replaceState(null, '', '/ru/rules')
  answer({ data: { items: [], total: 0 } })
  await callApi('games.get', { count: 18 })
  const { url, init } = sent()
  expect(url.pathname).toBe('/api/games/get')
  expect(Object.fromEntries(url.searchParams)).toEqual({ v: '2.34', locale: 'ru', count: '18' })
  expect(init.method).toBe('GET')
})

test('marks calls made inside an iframe [API-COM-04, API-COM-05]', async () => {
  vi.stubGlobal('top', {})
  answer({ data: 1 })
  await callApi('auth.logout')
  expect(sent().url.searchParams.get('_non_strict')).toBe('1')
})

test('drops parameters without a value and sends objects as JSON [API-COM-08]', async () => {
  answer({ data: 1 })
  await callApi('events.handle', { event_name: 'login', event_params: { code: 7 } })
  answer({ data: { items: [], total: 0 } })
  const params: Record<string, unknown> = { count: 5, tags: null }
  await callApi('games.get', params)
  expect(sent().url.searchParams.get('event_params')).toBe('{"code":7}')
  expect(sent(1).url.searchParams.has('tags')).toBe(false)
})

test('sends bodies as form data and money calls with their key [API-COM-07]', async () => {
  answer({ data: {} })
  await callApi('cashier.makedeposit', { method_id: 1, amount: '500000' }, { idempotencyKey: 'k-1' })
  const { init, url } = sent()
  expect(bodyOf(0).get('amount')).toBe('500000')
  expect(new Headers(init.headers).get('idempotency-key')).toBe('k-1')
  expect(url.searchParams.has('amount')).toBe(false)
})

test('throws an ApiError with the type and data of an error answer', async () => {
  answer({ error: { type: 'InvalidParameterException', message: 'no', error_data: { phone: 'taken' } } }, 422)
  const error = await callApi('auth.register').catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ type: 'InvalidParameterException', data: { phone: 'taken' }, status: 422 })
})

test.each([
  ['no JSON', new Response('<html>', { status: 502 })],
  ['an unknown type', new Response('{"error":{"type":"New","message":""}}', { status: 500 })],
  ['no envelope', new Response('{"items":[]}')],
])('an answer with %s is an unknown error', async (_, response) => {
  fetchMock.mockResolvedValueOnce(response)
  await expect(callApi('account.getInfo')).rejects.toMatchObject({ type: 'UnknownErrorException' })
})

test('retries a GET request once after a broken connection', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('failed'))
  answer({ data: { items: [] } })
  await expect(callApi('games.getLikes')).resolves.toEqual({ items: [] })
  expect(fetchMock).toHaveBeenCalledTimes(2)
})

test('never sends a POST request twice', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('failed'))
  await expect(callApi('games.addLike', { sysname: 'aviora' })).rejects.toBeInstanceOf(NetworkError)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

function neverAnswers() {
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
  )
}

test('fails after fifteen seconds without an answer', async () => {
  vi.useFakeTimers()
  neverAnswers()
  const outcome = callApi('games.getLikes').catch((cause: unknown) => cause)
  await vi.advanceTimersByTimeAsync(requestTimeout)
  expect(await outcome).toMatchObject({ name: 'NetworkError', reason: 'timeout' })
  expect(requestTimeout).toBe(15_000)
})

test('does not report an aborted call as a network error', async () => {
  neverAnswers()
  const controller = new AbortController()
  const outcome = callApi('games.getLikes', {}, { signal: controller.signal }).catch(
    (cause: unknown) => cause,
  )
  controller.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('does not compile a money call without its key', async () => {
  answer({ data: 1 })
  // @ts-expect-error the key is missing
  await callApi('cashbacks.payout', { cashback_id: 1 })
  expect(new Headers(sent().init.headers).has('idempotency-key')).toBe(false)
})

test('maps the images of descriptions to the configured keys', async () => {
  setImageKeys({ banners: { image: 'img_1200_600' } })
  answer({ data: { items: [{ id: 1, description: { image: null, img_1200_600: '/a.png' } }], total: 1 } })
  const { items } = await callApi('banners.get', {})
  expect(items[0]?.description.image).toBe('/a.png')
  setImageKeys(undefined)
})
