// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../api/network-error.ts'
import { ContentError, fetchForm, fetchMessages, fetchPage, newestContentVersion } from './content-client.ts'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchMock))
afterEach(() => {
  fetchMock.mockReset()
})

function answer(body: unknown, init: ResponseInit = {}) {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), init))
}

test('returns a page whatever its status', async () => {
  const page = { page: { key: 'not-found' }, data: {}, status: 404 }
  answer(page, { status: 404 })
  await expect(fetchPage('ru', '/nowhere?a=1')).resolves.toEqual(page)
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/nfx/page?locale=ru&path=%2Fnowhere%3Fa%3D1')
})

test('returns a redirect in place of a page', async () => {
  answer({ redirect: '/?redirectUrl=%2Fprofile' })
  await expect(fetchPage('uz', '/profile')).resolves.toEqual({ redirect: '/?redirectUrl=%2Fprofile' })
})

test('records the newest content version of any answer, and never goes back', async () => {
  answer({ common: {} }, { headers: { 'x-content-version': '41' } })
  await fetchMessages('/nfx/messages/uz/a.json')
  answer({ common: {} }, { headers: { 'x-content-version': '40' } })
  await fetchMessages('/nfx/messages/uz/a.json')
  expect(newestContentVersion()).toBe(41)
})

test('distinguishes a missing page from a failing server', async () => {
  answer({ error: 'no such form' }, { status: 404 })
  await expect(fetchForm('uz', 'nothing')).rejects.toBeInstanceOf(ContentError)
  answer({}, { status: 503 })
  await expect(fetchForm('uz', 'login')).rejects.toBeInstanceOf(NetworkError)
})
