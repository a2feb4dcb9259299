import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { home, homeWords, useGateways } from '../../tests/support/content/content-gateways.ts'
import { page, smallSite } from '../../tests/support/content/content-site.ts'
import { errorAt, inDocument } from '../../schemas/issue.ts'
import { phrase } from '../../schemas/phrase.ts'
import { documentName } from '../../server/content/model/contracts.ts'
import type { RequiredReviews } from '../../server/content/model/gateway.ts'
import { Strapi } from './index.ts'

const site = useGateways()
const timeouts = { read: 300, write: 300 }
let server: Server | null = null

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})

/** Starts a server in place of Strapi. */
async function inItsPlace(answer: RequestListener): Promise<Strapi> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new Strapi({
    url: `http://127.0.0.1:${port}`,
    token: 'x'.repeat(32),
    timeouts,
    maxAnswerBytes: 1_000_000,
  })
}

const json = (body: unknown, status = 200): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { etag: '"1"' })
    response.end(JSON.stringify(body))
  }
}

const misfortunes: [what: string, answer: RequestListener, reason: RegExp][] = [
  ['words', (_request, response) => response.end('Welcome!'), /answered with 200|does not say/],
  [
    'a page of HTML',
    (_request, response) => response.setHeader('etag', '"1"').end('<html></html>'),
    /something that it does not say to sites/,
  ],
  ['JSON of another sort', json({ data: [] }), /something that it does not say to sites/],
  [
    'documents without what is said of them',
    json({ isFilled: true, documents: [{ published: { kind: 'page', key: 'home' } }] }),
    /something that it does not say to sites/,
  ],
  ['a refusal of the token', json({}, 401), /401: is CONTENT_SERVICE_TOKEN its SITE_TOKEN\?/],
  ['a failure', json({}, 500), /answered with 500/],
  ['that nothing has changed, to somebody who knows nothing', json({}, 304), /answered with 304/],
  [
    'another place to ask',
    (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    /cannot be asked/,
  ],
  [
    'more than can be taken',
    json({ isFilled: true, documents: 'x'.repeat(1_100_000) }),
    /more than can be taken/,
  ],
  ['nothing', () => undefined, /takes too long to answer/],
  [
    'half of it',
    (_request, response) => {
      response.writeHead(200, { etag: '"1"', 'content-length': '1000' })
      response.write('{"isFilled":')
      response.socket?.end()
    },
    /cannot be asked/,
  ],
  [
    'without an end',
    (_request, response) => {
      response.writeHead(200, { etag: '"1"' })
      response.write('{"isFilled":')
    },
    /takes too long to answer/,
  ],
]

describe('if Strapi answers', () => {
  it.each(misfortunes)(
    '%s: the last good content is served and the failure is reported',
    async (_what, answer, reason) => {
      const first = await site.open()
      await first.gateway.publish([home('good')], 'test')
      await first.gateway.close()
      const service = await inItsPlace(answer)
      const { gateway, poll, messages } = await site.open({ service })
      await poll()
      expect(await homeWords(gateway)).toEqual({ words: '<p>good</p>' })
      expect(gateway.health().reason).toMatch(reason)
      expect(messages.join()).toMatch(reason)
      await expect(gateway.publish([home('lost')], 'test')).rejects.toMatchObject({
        name: 'ContentUnavailable',
      })
      expect(await homeWords(gateway)).toEqual({ words: '<p>good</p>' })
    },
  )

  it('a site without content of its own does not start and reports why', async () => {
    await expect(site.open({ service: await inItsPlace(json({}, 500)) })).rejects.toThrow('answered with 500')
  })
})

describe('documents in Strapi', () => {
  const said = { savedBy: 'Aziza', savedAt: 1, replaces: null, along: [] }
  const holding = (...documents: object[]) =>
    json({
      isFilled: true,
      documents: documents.map((document) => ({ published: { ...document, ...said }, draft: null })),
    })

  it('are rejected if they are invalid or exist twice, and the others are imported', async () => {
    const first = await site.open()
    const present = await first.gateway.documents()
    await first.gateway.close()
    const service = await inItsPlace(
      holding(
        ...present,
        page('news'),
        { ...page('list'), body: [] },
        { ...page('UPPER') },
        page('twice'),
        page('twice'),
      ),
    )
    const { gateway } = await site.open({ service })
    expect(gateway.findPage('/news')?.key).toBe('news')
    expect(gateway.findPage('/twice')).toBeNull()
    const names = gateway.rejected().map(({ document }) => document)
    expect([...new Set(names)].sort()).toEqual(['page/UPPER', 'page/list', 'page/twice'])
  })

  it('prevent the start of a server without content if they are not a valid site, and stay unchanged', async () => {
    const writes: string[] = []
    const service = await inItsPlace((request, response) => {
      if (request.method === 'POST') writes.push(request.url ?? '')
      holding(page('lonely'))(request, response)
    })
    await expect(site.open({ service })).rejects.toThrow('What Strapi holds makes no site')
    expect(writes).toEqual([])
  })

  /** Pages have to be reviewed while `rules.current` is “pages”. */
  const pagesNeedReviews = (rules: { current: string }): RequiredReviews => ({
    rules: () => Promise.resolve(rules.current),
    missing: (documents) =>
      Promise.resolve(
        documents
          .filter(({ kind }) => kind === 'page' && rules.current === 'pages')
          .map((each) =>
            inDocument(documentName(each), errorAt('', 'NotApproved', phrase`It needs approvals`)),
          ),
      ),
  })

  it('wait for the Studio, are rejected if they have to be reviewed, and imported once they need not', async () => {
    const first = await site.open()
    const present = await first.gateway.documents()
    await first.gateway.close()
    const others = present.filter(({ key }) => key !== 'home')
    const service = await inItsPlace(holding(...others, home('unreviewed')))
    const { gateway, poll } = await site.open({ service, awaitsReviews: true })
    await poll()
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
    expect(gateway.rejected()).toEqual([])
    const rules = { current: 'pages' }
    await gateway.requireReviews(pagesNeedReviews(rules))
    expect(gateway.rejected()).toMatchObject([{ document: 'page/home', code: 'NotApproved' }])
    expect(gateway.health().status).toBe('degraded')
    expect(gateway.health().reason).toContain('page/home: It needs approvals')
    await poll()
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
    rules.current = 'none'
    await poll()
    expect(await homeWords(gateway)).toEqual({ words: '<p>unreviewed</p>' })
    expect(gateway.rejected()).toEqual([])
  })

  it('stay on the site when they are removed in Strapi and that has to be reviewed', async () => {
    const first = await site.open()
    await first.gateway.publish([page('news')], 'test')
    const present = await first.gateway.documents()
    await first.gateway.close()
    const service = await inItsPlace(holding(...present.filter(({ key }) => key !== 'news')))
    const { gateway } = await site.open({ service, awaitsReviews: true })
    await gateway.requireReviews({
      rules: () => Promise.resolve('pages'),
      missing: (_documents, removed) =>
        Promise.resolve(
          removed.map((each) =>
            inDocument(documentName(each), errorAt('', 'NotApproved', phrase`It needs approvals`)),
          ),
        ),
    })
    expect(gateway.findPage('/news')).not.toBeNull()
    expect(gateway.rejected()).toMatchObject([{ document: 'page/news', code: 'NotApproved' }])
  })

  it('are not replaced by a new default while they have to be reviewed', async () => {
    const first = await site.open()
    const present = await first.gateway.documents()
    await first.gateway.close()
    const writes: string[] = []
    const held = holding(...present.filter(({ key }) => key !== 'home'), home('unreviewed'))
    const service = await inItsPlace((request, response) => {
      if (request.method === 'POST') writes.push(request.url ?? '')
      held(request, response)
    })
    const defaults = [...smallSite().filter(({ key }) => key !== 'home'), home('of the new build')]
    const { gateway } = await site.open({ service, awaitsReviews: true, defaults })
    await gateway.requireReviews(pagesNeedReviews({ current: 'pages' }))
    expect(gateway.rejected()).toMatchObject([{ document: 'page/home' }])
    expect(writes).toEqual([])
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
  })

  it('become those of a site without content, whatever has to be reviewed', async () => {
    const first = await site.open()
    const present = await first.gateway.documents()
    await first.gateway.close()
    await rm(site.folder, { recursive: true })
    const service = await inItsPlace(holding(...present))
    const { gateway } = await site.open({ service, awaitsReviews: true })
    await gateway.requireReviews(pagesNeedReviews({ current: 'pages' }))
    expect(await homeWords(gateway)).toEqual({ words: '<p>Salom</p>' })
    expect(gateway.rejected()).toEqual([])
  })

  it('do not remove anything that the site needs, however many are missing', async () => {
    const first = await site.open()
    await first.gateway.close()
    const { gateway } = await site.open({ service: await inItsPlace(holding(home('alone'))) })
    expect(await homeWords(gateway)).toEqual({ words: '<p>alone</p>' })
    expect((await gateway.config('uz')).site.name).toBe('Marra')
    expect(gateway.health()).toMatchObject({ status: 'degraded' })
  })
})
