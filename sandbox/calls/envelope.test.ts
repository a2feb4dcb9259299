import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testCaller } from '../../tests/support/test-caller.ts'
import { errorStatuses, isApiErrorType } from '../../schemas/api/errors.ts'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login()
})
afterAll(() => sandbox.close())

describe('the envelope', () => {
  test('reports unknown calls', async () => {
    for (const path of [
      '/api/games/explode',
      '/api/games',
      '/api/',
      '/api/games/get/more',
      '/api/__proto__/x',
    ]) {
      const response = await sandbox.get(path)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ error: { type: 'MethodNotFoundException' } })
    }
  })

  test('drops parameters that are not in the contract', async () => {
    const response = await sandbox.get('/api/games/get?count=1&surprise=1&v=2.34&locale=ru&_non_strict=1')
    expect(response.json<{ data: { items: unknown[] } }>().data.items).toHaveLength(1)
  })

  test.each([
    ['locale=uz', { v: 'required' }],
    ['v=2.34', { locale: 'required' }],
    ['', { v: 'required', locale: 'required' }],
    ['v=1.0&locale=uz', { v: 'enum' }],
    ['v=2.34&locale=fr', { locale: 'enum' }],
    ['v=2.34&locale=uz&_non_strict=0', { _non_strict: 'enum' }],
  ])(
    'rejects the query %o of any call and names %o [API-COM-02, API-COM-03, API-COM-05]',
    async (query, errors) => {
      for (const [method, path] of [
        ['GET', '/api/games/get'],
        ['POST', '/api/auth/restore'],
      ] as const) {
        const response = await sandbox.app.inject({ method, url: `${path}?${query}` })
        expect(response.statusCode).toBe(422)
        expect(response.json()).toMatchObject({
          error: { type: 'InvalidParameterException', error_data: errors },
        })
      }
    },
  )

  test('accepts multipart form data, too', async () => {
    const form = new FormData()
    form.set('login', '998901234567')
    form.set('password', 'marra2026')
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const response = await sandbox.app.inject({
      method: 'POST',
      url: '/api/auth/login?v=2.34&locale=uz',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    expect(response.json()).toMatchObject({ data: { login: '998901234567' } })
  })

  test.each([
    ['application/json', '{"login":"998901234567"}'],
    ['text/plain', 'login=998901234567'],
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
    ['multipart/form-data', 'no boundary'],
  ])('rejects a body of %s (%o)', async (contentType, payload) => {
    const response = await sandbox.app.inject({
      method: 'POST',
      url: '/api/auth/login?v=2.34&locale=uz',
      headers: { 'content-type': contentType },
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: { type: 'InvalidRequestException' } })
  })

  test.each([
    ['storage.set', { key: 'a', value: 'x\u0000' }, 'value'],
    ['auth.login', { login: '\u0000@', password: 'x' }, 'login'],
    ['account.addcontact', { contact: '\u0000a@b.uz' }, 'contact'],
    ['games.get', { query: '\u0000' }, 'query'],
    ['games.get', { options: '{"id":"\\u0000"}' }, 'options'],
  ])(
    'rejects a NUL, which databases cannot store, and names the parameter: %s %o',
    async (name, params, field) => {
      const path = `/api/${name.replace('.', '/')}`
      const response = await (name === 'games.get'
        ? sandbox.get(`${path}?${new URLSearchParams(params).toString()}`)
        : sandbox.post(path, params, { session, idempotencyKey: field }))
      const { error } = response.json<{ error: { type: string; error_data: object } }>()
      expect(error.type).toBe('InvalidParameterException')
      expect(Object.keys(error.error_data)).toContain(field)
    },
  )

  test.each([
    '/sandbox/payments/%00',
    '/sandbox/outbox?contact=%00@x',
    '/sandbox/players/%00',
    '/sandbox?query=%00',
    '/sandbox/identity/%00',
    '/platform/game/%00/demo',
  ])('rejects a NUL in the URL of a page: %s', async (path) => {
    expect((await sandbox.get(path, session)).statusCode).toBe(400)
  })

  test('rejects a body that is too long', async () => {
    const response = await sandbox.post('/api/auth/login', { login: 'x'.repeat(70_000) })
    expect(response.statusCode).toBe(400)
  })

  test('has the status of its error and is not cacheable', async () => {
    const response = await sandbox.get('/api/account/getBalance')
    const { type } = response.json<{ error: { type: string } }>().error
    expect(isApiErrorType(type) && errorStatuses[type]).toBe(response.statusCode)
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await sandbox.get('/api/games/get')).headers['cache-control']).toBe('no-store')
  })

  test('caused no internal error', () => {
    expect(sandbox.errors).toEqual([])
  })
})

describe('calls of a page being rendered', () => {
  test('take typed parameters and answer like HTTP calls', async () => {
    const context = { caller: testCaller(`marquee_session=${session}`), locale: 'uz' as const }
    const games = await sandbox.platform.call('games.get', { count: 2, tags: 'jackpot' }, context)
    const { data } = (await sandbox.get('/api/games/get?count=2&tags=jackpot')).json<{ data: unknown }>()
    expect(games).toEqual(data)
    expect((await sandbox.platform.call('account.getInfo', {}, context)).uid).toBeGreaterThan(0)
    expect((await sandbox.platform.call('account.getInfo', {}, { locale: 'ru' })).uid).toBe(0)
  })

  test('are rejected like HTTP calls', async () => {
    const asGuest = sandbox.platform.call('account.getBalance', {}, { locale: 'uz' })
    await expect(asGuest).rejects.toMatchObject({ type: 'AuthorizationException', status: 401 })
    const wrong = sandbox.platform.call('games.get', { count: 0 }, { locale: 'uz' })
    await expect(wrong).rejects.toMatchObject({ data: { count: 'minimum' } })
  })
})
