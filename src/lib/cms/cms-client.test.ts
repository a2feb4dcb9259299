// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cms } from './cms-client.ts'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  history.replaceState(null, '', '/ru/rules')
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
})

const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const asked = () => {
  const [url, init] = fetched.mock.calls[0] ?? []
  return { url: typeof url === 'string' ? decodeURIComponent(url) : undefined, init }
}

it('sends the language of the page and nested filters, and flattens the answer [API-CMS-12]', async () => {
  answer({ data: [{ id: 1, attributes: { url: '/' } }] })
  const found = await cms.get('/seos', {
    query: { filters: { url: { $eq: '/' } }, populate: 'deep', page: null },
  })
  expect(found).toEqual({ data: [{ id: 1, url: '/' }] })
  expect(asked().url).toBe('/cms/seos?locale=ru&filters[url][$eq]=/&populate=deep')
})

it.each(['post', 'put', 'delete'] as const)(
  '%s sends its data as the field data [API-CMS-13]',
  async (method) => {
    answer({ data: null })
    await cms[method]('/things/1', { data: { name: 'Anor' } })
    expect(asked().init).toMatchObject({ method: method.toUpperCase(), body: '{"data":{"name":"Anor"}}' })
  },
)

it('an error has the error body of the server [ERR-37]', async () => {
  const body = {
    data: null,
    error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
  }
  answer(body, 404)
  await expect(cms.get('/nothing')).rejects.toMatchObject({ body, message: 'Not Found', statusCode: 404 })
})

it('without an error body the error is unknown, with status 500 and the message of the failure [ERR-38]', async () => {
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(cms.get('/seos')).rejects.toMatchObject({
    body: { error: 'UnknownError', message: 'GET /seos answered 502', statusCode: 500 },
  })
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await expect(cms.get('/seos')).rejects.toMatchObject({ body: { error: 'UnknownError', statusCode: 500 } })
})
