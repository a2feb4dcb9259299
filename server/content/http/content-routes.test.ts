import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiErrorBody } from '../../../schemas/api/errors.ts'
import { home, useGateways } from '../../../tests/support/content/content-gateways.ts'
import { document, form, page, smallSite } from '../../../tests/support/content/content-site.ts'
import { errorAt, inDocument } from '../../../schemas/issue.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { ContentUnavailable } from '../model/content-unavailable.ts'
import { registerContentRoutes } from './content-routes.ts'
import { handleErrors } from '../../http/failures.ts'
import type { ContentGateway } from '../model/gateway.ts'

const site = useGateways()
const token = 'a token of the content managers'
const bearer = { authorization: `Bearer ${token}` }
const popup = document('popup', 'hello', { title: { uz: 'Salom', ru: 'Привет' }, size: 'big', blocks: [] })

let gateway: ContentGateway
let app: FastifyInstance

async function serve(contentToken: string | null, contentTokenFallback: string | null = null) {
  const server = fastify()
  handleErrors(server)
  await registerContentRoutes(server, gateway, {
    dataDir: site.folder,
    contentToken,
    contentTokenFallback,
  })
  return server
}

beforeEach(async () => {
  ;({ gateway } = await site.open({ defaults: [...smallSite(), form('sign-in'), popup] }))
  app = await serve(token)
})
afterEach(() => app.close())

const immutable = 'public, max-age=31536000, immutable'

describe('content for browsers', () => {
  it('returns forms and popups in one language, with the content version and an ETag', async () => {
    const answer = await app.inject('/nfx/popups/ru/hello')
    expect(answer.json()).toMatchObject({ key: 'hello', title: 'Привет', preventClose: false })
    expect(answer.headers).toMatchObject({ 'x-content-version': '1', 'cache-control': 'no-cache' })
    const again = await app.inject({
      url: '/nfx/popups/ru/hello',
      headers: { 'if-none-match': String(answer.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('returns a form again after it has changed', async () => {
    const before = await app.inject('/nfx/forms/uz/sign-in')
    await gateway.publish([form('sign-in', { strategy: 'onSubmit' })], 'test')
    const after = await app.inject({
      url: '/nfx/forms/uz/sign-in',
      headers: { 'if-none-match': String(before.headers['etag']) },
    })
    expect(after.json()).toMatchObject({ strategy: 'onSubmit' })
    expect(after.headers['x-content-version']).toBe('2')
  })

  it.each([
    '/nfx/forms/uz/nothing',
    '/nfx/forms/en/sign-in',
    '/nfx/popups/uz/constructor',
    '/nfx/validators/..%2f..%2fsite.js',
    `/nfx/validators/${'0'.repeat(32)}.js`,
    '/nfx/messages/fr/a.json',
  ])('answers 404 at %s', async (url) => {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ error: { type: 'NotFoundException' } })
  })

  it('serves the validator of a form as an immutable script', async () => {
    const { validatorUrl } = (await app.inject('/nfx/forms/uz/sign-in')).json<{ validatorUrl: string }>()
    const answer = await app.inject(validatorUrl)
    expect(answer.headers).toMatchObject({
      'cache-control': immutable,
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(answer.body).toContain('export default')
  })

  it('keeps the validator of an earlier version of a form', async () => {
    const { validatorUrl } = (await app.inject('/nfx/forms/uz/sign-in')).json<{ validatorUrl: string }>()
    for (const name of ['phone', 'mail', 'number']) {
      await gateway.publish(
        [form('sign-in', { schema: { type: 'object', properties: { [name]: { type: 'string' } } } })],
        'test',
      )
    }
    expect((await app.inject(validatorUrl)).statusCode).toBe(200)
  })

  it('caches the catalogue and the theme at their own address, but not at that of another version', async () => {
    const { messagesUrl, themeUrl } = await gateway.config('ru')
    const catalogue = await app.inject(messagesUrl)
    expect(catalogue.json()).toEqual({ common: { close: 'close in ru' } })
    expect(catalogue.headers['cache-control']).toBe(immutable)
    const styles = await app.inject(themeUrl)
    expect(styles.headers).toMatchObject({
      'cache-control': immutable,
      'content-type': 'text/css; charset=utf-8',
    })
    expect(styles.body).toContain('--color-bg')
    for (const url of [`/nfx/messages/ru/${'0'.repeat(32)}.json`, `/nfx/theme/${'0'.repeat(32)}.css`]) {
      const other = await app.inject(url)
      expect([other.statusCode, other.headers['cache-control']]).toEqual([200, 'no-store'])
    }
  })

  it('completes a catalogue by the fallback and by the texts of the build [LOC-04, LOC-05]', async () => {
    await gateway.publish(
      [document('messages', 'en-US', { common: { open: 'open' } }), document('messages', 'ru', {})],
      'test',
    )
    const { messagesUrl } = await gateway.config('ru')
    expect((await app.inject(messagesUrl)).json()).toEqual({ common: { close: 'close in ru', open: 'open' } })
  })
})

describe('the content API', () => {
  const post = (path: string, payload: unknown, headers: Record<string, string> = bearer) =>
    app.inject({
      method: 'POST',
      url: `/content/${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })

  it.each([{}, { authorization: 'Bearer wrong' }, { authorization: token }, { authorization: 'Bearer ' }])(
    'requires its token: %o',
    async (headers) => {
      for (const answer of [
        await app.inject({ url: '/content/documents', headers }),
        await post('publish', { documents: [home('x')] }, headers),
      ]) {
        expect(answer.statusCode).toBe(401)
        expect(answer.json()).toMatchObject({ error: { type: 'AuthorizationException' } })
      }
      expect(gateway.contentVersion).toBe(1)
    },
  )

  it('logs wrong tokens with the address of the sender, without the token', async () => {
    const lines: string[] = []
    const server = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } })
    await registerContentRoutes(server, gateway, { dataDir: site.folder, contentToken: token })
    for (const headers of [{}, { authorization: 'Bearer a-guess' }, bearer])
      await server.inject({ url: '/content/documents', headers, remoteAddress: '192.0.2.7' })
    await server.close()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/"route":"\/content\/documents","ip":"192\.0\.2\.7".*wrong token/)
    expect(lines[0]).not.toContain('a-guess')
  })

  it('accepts the former token, too, while the token is replaced', async () => {
    const server = await serve('the new token of the managers', token)
    for (const [given, status] of [
      [token, 200],
      ['the new token of the managers', 200],
      ['another token', 401],
    ] as const) {
      const headers = { authorization: `Bearer ${given}` }
      expect((await server.inject({ url: '/content/documents', headers })).statusCode).toBe(status)
    }
    await server.close()
  })

  it('generates a token if none is set and keeps it in a private file', async () => {
    const first = await serve(null)
    const file = join(site.folder, 'content-token')
    const own = (await readFile(file, 'utf8')).trim()
    expect(own.length).toBeGreaterThan(30)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const second = await serve(null)
    for (const server of [first, second]) {
      expect(
        (await server.inject({ url: '/content/documents', headers: { authorization: `Bearer ${own}` } }))
          .statusCode,
      ).toBe(200)
      await server.close()
    }
  })

  it('returns the documents as published, all or by kind and key', async () => {
    const all = await app.inject({ url: '/content/documents', headers: bearer })
    expect(all.json<{ documents: unknown[] }>().documents).toHaveLength(smallSite().length + 2)
    const one = await app.inject({ url: '/content/documents?kind=popup&key=hello', headers: bearer })
    expect(one.json()).toEqual({ contentVersion: 1, documents: [{ ...popup, schemaVersion: 2, version: 1 }] })
    expect((await app.inject({ url: '/content/documents?kind=poem', headers: bearer })).statusCode).toBe(400)
  })

  it('publishes documents, also as they were pulled', async () => {
    const answer = await post('publish', { documents: [{ ...home('new'), version: 1 }], author: 'Aziza' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { published: true, contentVersion: 2, issues: [] },
    ])
    expect((await gateway.page('home', 'uz')).blocks[0]?.props).toEqual({ words: '<p>new</p>' })
  })

  it('refuses documents that have to be reviewed in the Studio, and explains why', async () => {
    const issue = inDocument('page/home', errorAt('', 'NotApproved', phrase`It needs approvals`))
    await gateway.requireReviews({
      rules: () => Promise.resolve('pages'),
      missing: (documents) => Promise.resolve(documents.some(({ kind }) => kind === 'page') ? [issue] : []),
    })
    const rejected = await post('publish', { documents: [home('new')] })
    expect([rejected.statusCode, rejected.json()]).toEqual([422, { published: false, issues: [issue] }])
    const other = { ...popup, body: { ...popup.body, title: { uz: 'Xayr', ru: 'Пока' } } }
    expect((await post('publish', { documents: [other] })).statusCode).toBe(200)
    expect(gateway.contentVersion).toBe(2)
  })

  it('publishes nothing while nobody knows what has to be reviewed', async () => {
    const unknown = () => Promise.reject(new ContentUnavailable('the Studio is unavailable'))
    await gateway.requireReviews({ rules: unknown, missing: unknown })
    const answer = await post('publish', { documents: [home('new')] })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { error: { type: 'ContentUnavailableException', message: 'the Studio is unavailable' } },
    ])
    expect(gateway.contentVersion).toBe(1)
  })

  it('refuses an invalid document with path and reason and keeps serving the old one', async () => {
    const answer = await post('publish', {
      documents: [home('new'), form('sign-in', { strategy: 'sometimes' })],
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      published: false,
      issues: [
        {
          severity: 'error',
          document: 'form/sign-in',
          path: '/strategy',
          code: 'contract',
          message: 'Must be one of immediate, eager, onSubmit',
        },
      ],
    })
    expect((await app.inject('/nfx/forms/uz/sign-in')).json()).toMatchObject({ strategy: 'eager' })
    expect((await gateway.page('home', 'uz')).blocks[0]?.props).toEqual({ words: '<p>Salom</p>' })
  })

  it('checks without publishing', async () => {
    const answer = await post('check', { documents: [page('rules', { seo: { title: { uz: 'a' } } })] })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { issues: [{ path: '/seo/title/ru' }] }])
    expect((await post('check', { documents: [page('rules')] })).json()).toEqual({ issues: [], facts: [] })
    expect(gateway.contentVersion).toBe(1)
  })

  const shapes: [what: string, body: unknown, reason: RegExp][] = [
    ['broken JSON', '{"documents": [', /JSON/],
    ['a list', [], /must be \{"documents"/],
    ['no document', { documents: [] }, /at least one document/],
    ['a name', { documents: ['home'] }, /documents\[0\]: A document is an object/],
    [
      'an unknown kind',
      { documents: [{ ...home('x'), kind: 'poem' }] },
      /\[0\]: "kind" must be one of page, /,
    ],
    [
      'a path',
      { documents: [home('x'), { ...home('x'), key: '../x' }] },
      /\[1\]: "key" must contain only letters/,
    ],
    ['no version', { documents: [{ ...home('x'), schemaVersion: '1' }] }, /"schemaVersion" must be a whole/],
    ['no body', { documents: [{ ...home('x'), body: [] }] }, /documents\[0\]: "body" must be an object/],
  ]
  it.each(shapes)('answers %s instead of documents with a clear 400', async (_what, body, reason) => {
    for (const path of ['check', 'publish']) {
      const answer = await post(path, body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<ApiErrorBody>().error.message).toMatch(reason)
    }
  })

  it('reports an unavailable store', async () => {
    site.breakStore()
    const answer = await post('publish', { documents: [home('x')] })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { error: { type: 'ContentUnavailableException' } },
    ])
    expect(answer.body).toContain('no such table')
    expect((await app.inject('/nfx/popups/uz/hello')).statusCode).toBe(200)
  })
})
