import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import {
  contentOperations,
  contentOperationNames,
  type ContentAnswer,
  type ContentInput,
  type ContentOperationName,
} from '../../../schemas/content-api/operations.ts'
import { commonErrors } from '../../../schemas/content-api/errors.ts'
import { pdf } from '../../../tests/support/content/test-files.ts'
import { mediaLimits } from '../../../schemas/media.ts'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { form, page } from '../../../tests/support/content/content-site.ts'
import { plainPicture } from '../../../tests/support/content/test-pictures.ts'
import { useTokenSite } from '../../../tests/support/content/token-site.ts'
import type { ContentClient } from '../../../src/lib/content-api/content-client.ts'
import { requestsPerMinute } from './routes.ts'

const site = useTokenSite()
const news = { kind: 'page', key: 'news' } as const
const homeName = { kind: 'page', key: 'home' } as const
const everything = ['published:read', 'drafts:read', 'drafts:write', 'media:write', 'publish'] as const

/** Calls an operation and requires that the answer follows its contract. */
async function call<Name extends ContentOperationName>(
  client: ContentClient,
  name: Name,
  input: ContentInput<Name>,
  file?: Blob,
): Promise<ContentAnswer<Name>> {
  const answer = await client.call(name, input, file)
  expect([...Value.Errors(contentOperations[name].answer, answer)], name).toEqual([])
  return answer
}

describe('a client of the content API', () => {
  test('lists, reads, writes, checks, publishes and removes documents', async () => {
    const client = await site.client(site.publisher, { scopes: [...everything] })
    const before = await call(client, 'documents.list', { kind: 'page' })
    expect(before.documents.map(({ key }) => key)).toContain('home')
    expect(new Set(before.documents.map(({ kind }) => kind))).toEqual(new Set(['page']))
    const { body, schemaVersion } = await call(client, 'documents.read', homeName)
    expect(body).toMatchObject({ route: '/' })

    const first = await call(client, 'drafts.save', { ...page('news'), revision: null })
    await call(client, 'drafts.save', {
      ...homeName,
      schemaVersion,
      body: home('Yangi').body,
      revision: null,
    })
    expect(await call(client, 'drafts.list', {})).toMatchObject([
      { key: 'home', isPublished: true, savedBy: 'Timur' },
      { key: 'news', isPublished: false, revision: first.revision },
    ])
    expect((await call(client, 'drafts.read', news)).document).toMatchObject({
      ...news,
      body: { route: '/news' },
    })
    expect(await call(client, 'drafts.check', { documents: [news, homeName] })).toEqual({
      issues: [],
      facts: [],
    })
    const published = await call(client, 'drafts.publish', { documents: [news, homeName] })
    expect(published).toEqual({ contentVersion: 2, isUnchanged: false, issues: [] })
    expect(site.studio.gateway.findPage('/news')).not.toBeNull()
    expect(await call(client, 'drafts.list', {})).toEqual([])
    expect(await call(client, 'documents.remove', { documents: [news] })).toMatchObject({ contentVersion: 3 })
    expect(site.studio.gateway.findPage('/news')).toBeNull()
    await expect(client.call('documents.read', news)).rejects.toMatchObject({ type: 'NotFound' })
    const records = await site.studio.gateway.history(news)
    expect(records.map(({ author }) => author)).toEqual(['Timur', 'Timur'])
  })

  test('never overwrites or discards changes that it has not seen', async () => {
    const client = await site.client(site.editor)
    const { revision } = await client.call('drafts.save', { ...page('news'), revision: null })
    await site.studio.save(page('news', { route: '/yangilik' }), site.publisher, revision)
    await expect(client.call('drafts.save', { ...page('news'), revision })).rejects.toMatchObject({
      type: 'Conflict',
      status: 409,
      data: { draft: { savedBy: 'Timur' } },
    })
    const last = revision + 1
    // As in the Studio, an editor does not discard what a publisher has saved.
    await expect(client.call('drafts.discard', { ...news, revision: last })).rejects.toMatchObject({
      type: 'NotAllowed',
    })
    const other = await site.client(site.publisher)
    await expect(other.call('drafts.discard', { ...news, revision })).rejects.toMatchObject({
      type: 'Conflict',
    })
    await call(other, 'drafts.discard', { ...news, revision: last })
    await expect(client.call('drafts.discard', { ...news, revision: 1 })).rejects.toMatchObject({
      type: 'NotFound',
    })
    const { data } = await site.studio.call('drafts.discarded', {}, site.editor)
    expect(data).toMatchObject([{ key: 'news' }])
  })

  test('adds, describes, lists and removes pictures', async () => {
    const client = await site.client(site.editor)
    const file = new Blob([new Uint8Array(await plainPicture(64, 48).png().toBuffer())])
    const words = { name: 'a.png', altUz: 'Maydon', altRu: 'Поле' }
    const { address } = await call(client, 'media.add', words, file)
    const alt = { uz: 'Qizil maydon', ru: 'Красное поле', fa: 'زمین سرخ' }
    expect(await call(client, 'media.describe', { address, alt })).toMatchObject({ alt, uploadedBy: 'Aziza' })
    expect(await call(client, 'media.list', {})).toMatchObject([{ address, width: 64 }])
    await expect(client.call('media.add', words, file)).rejects.toMatchObject({ type: 'PictureKnown' })
    await expect(client.call('media.add', words, new Blob(['text']))).rejects.toMatchObject({
      type: 'PictureUnreadable',
    })
    await call(client, 'media.remove', { address })
    await expect(client.call('media.remove', { address })).rejects.toMatchObject({ type: 'NotFound' })
  })

  test('adds, lists and removes files to download', async () => {
    const client = await site.client(site.editor)
    const file = new Blob([new Uint8Array(pdf('rules'))])
    const fields = { name: 'rules.pdf', licence: ' Own ' }
    const added = await call(client, 'files.add', fields, file)
    expect(added).toMatchObject({ kind: 'document', licence: 'Own', uploadedBy: 'Aziza' })
    expect(await call(client, 'files.list', {})).toEqual([added])
    await expect(client.call('files.add', fields, file)).rejects.toMatchObject({ type: 'FileKnown' })
    await expect(client.call('files.add', fields, new Blob(['text']))).rejects.toMatchObject({
      type: 'FileUnreadable',
    })
    const { address } = added
    await call(client, 'files.remove', { address })
    await expect(client.call('files.remove', { address })).rejects.toMatchObject({ type: 'NotFound' })
  })

  test('reads the contract of every kind of document', async () => {
    const client = await site.client(site.editor)
    const [schema] = await call(client, 'schemas.read', { kind: 'page' })
    expect(schema).toMatchObject({ title: 'page', properties: { kind: { const: 'page' } } })
    expect((await call(client, 'schemas.read', { kind: 'settings' })).length).toBeGreaterThan(1)
  })
})

describe('a publication with a token', () => {
  test('needs the approvals that the Studio requires', async () => {
    const { studio, publisher, editor } = site
    await studio.call('approvals.setRule', { subject: 'page', count: 1, role: 'editor' }, studio.admin)
    const client = await site.client(publisher, { scopes: [...everything] })
    const { revision } = await client.call('drafts.save', { ...home('Yangi'), revision: null })
    const documents = [{ ...homeName, revision }]
    await expect(client.call('drafts.publish', { documents })).rejects.toMatchObject({
      type: 'NotApproved',
      status: 409,
    })
    expect(studio.gateway.contentVersion).toBe(1)
    await studio.call(
      'reviews.decide',
      { subject: homeName, documents, decision: 'approve', text: '' },
      editor,
    )
    expect(await client.call('drafts.publish', { documents })).toMatchObject({ contentVersion: 2 })
  })

  test('publishes nothing with an error, and says why', async () => {
    const client = await site.client(site.publisher, { scopes: [...everything] })
    await client.call('drafts.save', { ...form('news', { strategy: 'sometimes' }), revision: null })
    await client.call('drafts.save', { ...page('news'), revision: null })
    const documents = [news, { kind: 'form' as const, key: 'news' }]
    await expect(client.call('drafts.publish', { documents })).rejects.toMatchObject({
      type: 'NotPublished',
      status: 422,
      data: { issues: [{ document: 'form/news', path: '/strategy', code: 'contract', severity: 'error' }] },
    })
    expect(site.studio.gateway.contentVersion).toBe(1)
    const removal = client.call('documents.remove', { documents: [homeName] })
    await expect(removal).rejects.toMatchObject({ type: 'NotPublished' })
    const entries = (await site.studio.call('audit.list', {}, site.studio.admin)).data ?? []
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'documents.archive', subject: 'page/home [Importer]' },
      { action: 'documents.publish', subject: 'page/news, form/news [Importer]' },
    ])
  })
})

describe('scopes', () => {
  test('allow exactly the operations of their own', async () => {
    for (const scope of everything) {
      const { data } = await site.create(site.publisher, { scopes: [scope] })
      for (const name of contentOperationNames) {
        const { method, path } = contentOperations[name]
        const answer = await site.studio.app.inject({
          method,
          url: `/content/v1${path.replace('{kind}', 'page').replace('{key}', 'nothing')}`,
          headers: { authorization: `Bearer ${data?.token}` },
        })
        const isMissing = answer.json<{ error?: { type: string } }>().error?.type === 'ScopeMissing'
        expect([scope, name, isMissing]).toEqual([scope, name, contentOperations[name].scope !== scope])
      }
    }
  })

  test('of some kinds hide the others and never change them', async () => {
    const client = await site.client(site.publisher, { scopes: [...everything], kinds: ['popup'] })
    await site.studio.save(page('news'), site.editor)
    const { documents } = await client.call('documents.list', {})
    expect(new Set(documents.map(({ kind }) => kind))).toEqual(new Set(['popup']))
    expect(await client.call('drafts.list', {})).toEqual([])
    const message: unknown = expect.stringContaining('kind page')
    const rejected = { type: 'NotAllowed', message }
    await expect(client.call('documents.read', homeName)).rejects.toMatchObject(rejected)
    await expect(client.call('drafts.check', { documents: [news] })).rejects.toMatchObject(rejected)
    await expect(client.call('drafts.save', { ...home('x'), revision: null })).rejects.toMatchObject(rejected)
    await expect(client.call('drafts.publish', { documents: [news] })).rejects.toMatchObject(rejected)
    await expect(client.call('documents.remove', { documents: [homeName] })).rejects.toMatchObject(rejected)
  })
})

describe('a build of a static site', () => {
  test('reads bodies in its language, then only what has changed or gone', async () => {
    const client = await site.client(site.publisher, { scopes: [...everything] })
    const { contentVersion, documents, removed } = await call(client, 'documents.list', {
      kind: 'page',
      bodies: true,
      locale: 'ru',
    })
    const [shown] = documents.filter(({ key }) => key === 'home')
    expect(shown).toMatchObject({ schemaVersion: 2, body: { route: '/' } })
    expect(JSON.stringify(shown?.body)).not.toContain('"uz"')
    expect(removed).toBeUndefined()

    const since = (version: number) => call(client, 'documents.list', { kind: 'page', since: version })
    expect(await since(contentVersion)).toEqual({ contentVersion, documents: [], removed: [] })
    const { revision } = await call(client, 'drafts.save', { ...page('news'), revision: null })
    await call(client, 'drafts.publish', { documents: [{ ...news, revision }] })
    expect((await since(contentVersion)).documents).toMatchObject([news])
    await call(client, 'documents.remove', { documents: [news] })
    expect(await since(contentVersion)).toMatchObject({ documents: [], removed: [news] })

    await expect(client.call('documents.list', { bodies: true, locale: 'kk' })).rejects.toMatchObject({
      type: 'InvalidParameters',
      data: { path: '/locale' },
    })
  })

  test('learns by an ETag that nothing has changed', async () => {
    const { data } = await site.create(site.editor)
    const ask = (headers: Record<string, string> = {}) =>
      site.studio.app.inject({
        url: '/content/v1/documents?kind=page&bodies=true',
        headers: { authorization: `Bearer ${data?.token}`, ...headers },
      })
    const first = await ask()
    const etag = String(first.headers.etag)
    const second = await ask({ 'if-none-match': etag })
    expect([second.statusCode, second.body]).toEqual([304, ''])
    await site.studio.gateway.publish([home('Yangi')], 'test')
    const third = await ask({ 'if-none-match': etag })
    expect([third.statusCode, third.body.includes('Yangi')]).toEqual([200, true])
  })
})

describe('the content API', () => {
  test('asks for a token, and takes no cookie for one', async () => {
    for (const headers of [{}, { cookie: site.publisher }]) {
      const answer = await site.studio.app.inject({ url: '/content/v1/documents', headers })
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: { type: 'TokenMissing' } }])
      expect(answer.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
    }
    expect(site.studio.lines).toEqual([])
  })

  test('takes nothing from the pages of other sites', async () => {
    const { data } = await site.create(site.editor)
    const answer = await site.studio.app.inject({
      method: 'POST',
      url: '/content/v1/check',
      headers: { authorization: `Bearer ${data?.token}`, origin: 'https://elsewhere.example' },
      payload: { documents: [homeName] },
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { type: 'NotAllowed' } }])
  })

  test('limits the requests of a token, and those with rejected tokens', async () => {
    const client = await site.client(site.editor)
    for (let count = 0; count < requestsPerMinute; count += 1) await client.call('media.list', {})
    await expect(client.call('media.list', {})).rejects.toMatchObject({
      type: 'TooManyRequests',
      data: { retryAfter: 60 },
    })
    site.studio.wait(60_000)
    await client.call('media.list', {})
    const guess = site.clientOf('mqp_guess')
    for (let count = 0; count < 30; count += 1)
      await expect(guess.call('media.list', {})).rejects.toMatchObject({ type: 'TokenUnknown' })
    await expect(guess.call('media.list', {})).rejects.toMatchObject({ type: 'TooManyRequests' })
    expect(site.studio.lines).toHaveLength(30)
    expect(site.studio.lines.join()).not.toContain('mqp_guess')
    // Nothing of that address is looked up until the minute is over.
    await expect(client.call('media.list', {})).rejects.toMatchObject({ type: 'TooManyRequests' })
    site.studio.wait(60_000)
    await client.call('media.list', {})
  })

  test('rejects a body of too many bytes by the same error in every operation', async () => {
    const { data } = await site.create(site.editor)
    const send = (url: string, type: string, bytes: number) =>
      site.studio.app.inject({
        method: 'POST',
        url: `/content/v1${url}`,
        headers: { authorization: `Bearer ${data?.token}`, 'content-type': type },
        payload: Buffer.alloc(bytes, ' '),
      })
    const answers = [
      await send('/check', 'application/json', 4 * 1024 * 1024 + 1),
      await send('/media?name=a.png&altUz=a&altRu=a', 'application/octet-stream', mediaLimits.bytes + 1),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toMatchObject([413, { error: { type: 'BodyTooLarge' } }])
    expect(commonErrors).toContain('BodyTooLarge')
  })

  test.each([
    ['GET', '/documents?kind=poem', undefined, '/kind'],
    ['GET', '/documents?kinds=page', undefined, '/kinds'],
    ['PUT', '/drafts/page/Some%20key', { schemaVersion: 1, body: {}, revision: null }, '/key'],
    ['PUT', '/drafts/page/news', { schemaVersion: 1, body: [], revision: null }, '/body'],
    ['DELETE', '/drafts/page/news?revision=last', undefined, '/revision'],
    ['POST', '/check', [], ''],
    ['POST', '/check', '{"documents": [', undefined],
  ] as const)('names what is wrong in %s %s', async (method, path, payload, wrong) => {
    const { data } = await site.create(site.editor)
    const answer = await site.studio.app.inject({
      method,
      url: `/content/v1${path}`,
      headers: {
        authorization: `Bearer ${data?.token}`,
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { error: { type: 'InvalidParameters', ...(wrong !== undefined && { data: { path: wrong } }) } },
    ])
  })
})
