import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useGateways } from '../../tests/support/content/content-gateways.ts'
import { document, smallSite, theme } from '../../tests/support/content/content-site.ts'
import { drawing, plainPicture } from '../../tests/support/content/test-pictures.ts'
import { mediaLimits } from '../../schemas/media.ts'
import type { StoredDocument } from '../../schemas/kinds/index.ts'
import { documentName } from '../../server/content/model/contracts.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { ContentGateway } from '../../server/content/model/gateway.ts'
import { Strapi } from './index.ts'

interface File {
  content: Buffer | string | RequestListener
  mime?: string
  alternativeText?: string
  caption?: string
  changedAt?: number
}

const site = useGateways()
const said = { savedBy: 'Aziza', savedAt: 1, replaces: null, along: [] }
const ordinary = {
  mime: 'image/png',
  changedAt: 1,
  alternativeText: 'Qizil maydon',
  caption: 'Красное поле',
}
const alt = { uz: 'Qizil maydon', ru: 'Красное поле' }

let server: Server
let files: Record<string, File>
let held: object[]
let revision: number
/** Paths of the fetched files. */
let fetched: string[]
let service: Strapi

const readBody = async (request: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
  return isRecord(body) && Array.isArray(body['addresses']) ? body['addresses'].map(String) : []
}

/** A fake Strapi with documents and files, limited to the requests of the site. */
const strapi: RequestListener = (request, response) => {
  const path = request.url ?? ''
  const json = (body: unknown) => response.setHeader('etag', `"${revision}"`).end(JSON.stringify(body))
  if (path === '/api/site/documents')
    return json({
      isFilled: true,
      documents: held.map((each) => ({ published: { ...each, ...said }, draft: null })),
    })
  if (path === '/api/site/pictures')
    return void readBody(request).then((addresses) =>
      json({
        pictures: addresses.flatMap((address) => {
          const file = files[address]
          if (!file) return []
          const { mime, changedAt, alternativeText, caption } = { ...ordinary, ...file }
          return [{ address, name: 'a.png', mime, changedAt, alternativeText, caption }]
        }),
      }),
    )
  if (path === '/api/site/publish') return json({ isPublished: true })
  fetched.push(path)
  const content = files[path]?.content
  if (typeof content === 'function') return content(request, response)
  return content === undefined ? response.writeHead(404).end() : response.end(content)
}

beforeEach(async () => {
  server = createServer(strapi).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  service = new Strapi({
    url: `http://127.0.0.1:${port}`,
    adminUrl: 'https://cms.example',
    token: 'x'.repeat(32),
    timeouts: { read: 300, write: 300 },
  })
  files = { '/uploads/red.png': { content: await plainPicture(40, 30).png().toBuffer() } }
  held = smallSite()
  revision = 1
  fetched = []
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const web = (...pictures: string[]) =>
  document('settings', 'web', { favicons: pictures.map((href) => ({ rel: 'icon', href })) })

/** Publishes documents in Strapi without notifying the site. */
function publishThere(...changed: StoredDocument[]) {
  const names = new Set(changed.map(documentName))
  held = [...smallSite().filter((each) => !names.has(documentName(each))), ...changed]
  revision += 1
}

async function shown(gateway: ContentGateway): Promise<unknown> {
  const [settings] = await gateway.documents({ kind: 'settings', key: 'web' })
  return settings?.body['favicons']
}

const reasons = (gateway: ContentGateway) =>
  gateway.rejected().map(({ document: name, path, message }) => `${name}${path}: ${message}`)

async function openWith(changed: StoredDocument): Promise<ContentGateway> {
  const { gateway } = await site.open({ service })
  publishThere(changed)
  await gateway.importChanges()
  return gateway
}

describe("a picture from Strapi's library", () => {
  it.each([
    ['by its path', () => '/uploads/red.png'],
    ['by its address', () => `${service.service.options.url}/uploads/red.png`],
    ['by the address under which its admin is opened', () => 'https://cms.example/uploads/red.png'],
  ])("that a document names %s is copied to the site's library and shown from there", async (_how, name) => {
    const gateway = await openWith(web(name()))
    const [picture] = await gateway.media.list()
    expect(picture).toMatchObject({ width: 40, height: 30, alt, name: 'a.png', uploadedBy: 'Strapi' })
    expect(await shown(gateway)).toEqual([{ rel: 'icon', href: picture?.address }])
    expect(gateway.rejected()).toEqual([])
  })

  it('is fetched once, however many documents and servers show it, and documents stay unchanged', async () => {
    const gateway = await openWith(web('/uploads/red.png', '/uploads/red.png'))
    const version = gateway.contentVersion
    revision += 1
    await gateway.importChanges()
    const { gateway: other } = await site.open({ service })
    publishThere(web('/uploads/red.png'))
    await other.importChanges()
    expect(await gateway.media.list()).toHaveLength(1)
    expect(fetched).toEqual(['/uploads/red.png'])
    expect(other.contentVersion).toBe(version + 1)
  })

  it('is not imported again if the same file has another address or was uploaded in the Studio', async () => {
    const content = files['/uploads/red.png']?.content
    files['/uploads/copy.png'] = { content: content ?? '' }
    const gateway = await openWith(web('/uploads/red.png', '/uploads/copy.png'))
    const [picture, ...more] = await gateway.media.list()
    expect(more).toEqual([])
    expect(await shown(gateway)).toEqual([
      { rel: 'icon', href: picture?.address },
      { rel: 'icon', href: picture?.address },
    ])
  })

  it('is replaced here when it is replaced there, even if the document is unchanged', async () => {
    const gateway = await openWith(web('/uploads/red.png'))
    const before = await shown(gateway)
    files['/uploads/red.png'] = { content: await plainPicture(20, 20).png().toBuffer(), changedAt: 2 }
    revision += 1
    await gateway.importChanges()
    expect(await shown(gateway)).not.toEqual(before)
    expect(JSON.stringify(await shown(gateway))).toContain('-20x20.png')
  })

  it('loses everything executable if it is a drawing', async () => {
    files['/uploads/mark.svg'] = {
      content: drawing('<script>alert(1)</script><circle r="9"/>'),
      mime: 'image/svg+xml',
    }
    const gateway = await openWith(web('/uploads/mark.svg'))
    const [picture] = await gateway.media.list()
    const file = await gateway.media.file(picture?.address ?? '')
    expect(file?.content.toString()).toContain('<circle')
    expect(file?.content.toString()).not.toContain('alert')
  })

  it('is not imported for texts', async () => {
    const logo = { name: '/uploads/red.png' }
    const gateway = await openWith(theme('default', { logo }))
    expect((await gateway.documents({ kind: 'theme', key: 'default' }))[0]?.body['logo']).toEqual(logo)
    expect(await gateway.media.list()).toEqual([])
    expect(fetched).toEqual([])
  })

  it('is not imported for addresses of other hosts', async () => {
    const gateway = await openWith(
      theme('default', { logo: { name: 'Marquee', picture: 'https://other.example/uploads/red.png' } }),
    )
    expect(reasons(gateway)).toEqual([
      'theme/default/logo/picture: The settings do not allow https://other.example here',
    ])
    expect(await gateway.media.list()).toEqual([])
    expect(fetched).toEqual([])
  })

  it('appears in the preview of a draft, and can be published from the Studio', async () => {
    const { gateway } = await site.open({ service })
    const { issues } = await gateway.withDrafts([web('/uploads/red.png')])
    expect(issues).toEqual([])
    expect(await gateway.publish([web('/uploads/red.png')], 'Timur')).toMatchObject({ published: true })
    expect(JSON.stringify(await shown(gateway))).toContain('/media/')
    expect((await gateway.check([web('/uploads/lost.png')])).issues).toMatchObject([
      { path: '/favicons/0/href', message: 'The Strapi media library has no file /uploads/lost.png' },
    ])
  })
})

const nothing: RequestListener = () => undefined
const rejections: [what: string, file: File | undefined, reason: RegExp][] = [
  ['that is not there', undefined, /has no file \/uploads\/bad\.png/],
  [
    'whose file is gone',
    { content: (_request, response) => response.writeHead(404).end() },
    /has no file \/uploads\/bad\.png/,
  ],
  ['without words in Russian', { content: '', caption: ' ' }, /does not describe in both languages/],
  ['without words in Uzbek', { content: '', alternativeText: '' }, /does not describe in both languages/],
  ['with too many words', { content: '', caption: 'ж'.repeat(201) }, /does not describe in both languages/],
  ['that is no picture', { content: '<html></html>' }, /damaged or not a picture/],
  ['that is a film', { content: '', mime: 'video/mp4' }, /cannot be used as a picture: it is video/],
  ['of too many bytes', { content: Buffer.alloc(mediaLimits.bytes + 1) }, /larger than 10 megabytes/],
  ['that does not come', { content: nothing }, /could not be fetched from Strapi.*too long/],
  [
    'that fails',
    { content: (_request, response) => response.writeHead(500).end() },
    /could not be fetched from Strapi: Strapi answered with 500/,
  ],
  [
    'that leads elsewhere',
    {
      content: (_request, response) =>
        response.writeHead(302, { location: 'http://127.0.0.1:9/a.png' }).end(),
    },
    /could not be fetched from Strapi/,
  ],
]

describe('a document with a picture', () => {
  it.each(rejections)('%s is not imported, and the issue names its path', async (_what, file, reason) => {
    const { gateway } = await site.open({ service })
    const before = await shown(gateway)
    if (file) files['/uploads/bad.png'] = file
    publishThere(web('/uploads/red.png', '/uploads/bad.png'))
    await gateway.importChanges()
    expect(await shown(gateway)).toEqual(before)
    expect(reasons(gateway)).toHaveLength(1)
    expect(reasons(gateway)[0]).toMatch(/^settings\/web\/favicons\/1\/href: /)
    expect(reasons(gateway)[0]).toMatch(reason)
    expect(gateway.health().reason).toMatch(reason)
  })

  it('whose picture failed to load is imported once it loads, without a change in Strapi', async () => {
    const content = files['/uploads/red.png']?.content ?? ''
    files['/uploads/red.png'] = { content: nothing }
    const gateway = await openWith(web('/uploads/red.png'))
    expect(reasons(gateway)).toHaveLength(1)
    files['/uploads/red.png'] = { content }
    await gateway.importChanges()
    expect(JSON.stringify(await shown(gateway))).toContain('/media/')
    expect(gateway.health()).toEqual({ status: 'ok' })
  })

  it('whose picture is unacceptable does not hold back other documents', async () => {
    const { gateway } = await site.open({ service })
    publishThere(
      web('/uploads/lost.png'),
      theme('default', { logo: { name: 'Olmos', picture: '/uploads/red.png' } }),
    )
    await gateway.importChanges()
    expect(reasons(gateway)).toHaveLength(1)
    const [served] = await gateway.documents({ kind: 'theme', key: 'default' })
    expect(JSON.stringify(served?.body['logo'])).toMatch(/"Olmos","picture":"\/media\//)
  })
})
