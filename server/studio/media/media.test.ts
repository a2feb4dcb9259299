import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LibraryFile, MediaItem } from '../../../schemas/studio/answers.ts'
import { document, theme } from '../../../tests/support/content/content-site.ts'
import { plainPicture } from '../../../tests/support/content/test-pictures.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Dilnoza')
})
afterEach(() => studio.close())

const words = { name: 'a.png', altUz: 'Qizil maydon', altRu: 'Красное поле' }

async function upload(
  content: Buffer,
  { cookie = editor, query = words, headers = {} }: UploadOptions = {},
): Promise<{ status: number; data?: MediaItem; error?: { type: string } }> {
  const response = await studio.app.inject({
    method: 'POST',
    url: '/studio/media',
    query,
    headers: { 'content-type': 'application/octet-stream', cookie, ...headers },
    payload: content,
  })
  return { status: response.statusCode, ...response.json<{ data?: MediaItem }>() }
}
interface UploadOptions {
  cookie?: string
  query?: Record<string, string>
  headers?: Record<string, string>
}

const picture = () => plainPicture(64, 48).png().toBuffer()
const withLogo = (address: string) =>
  theme('default', { logo: { name: 'Marra', picture: address, mark: undefined } })

describe('an upload', () => {
  test('by an editor appears in the library with its alternative text, and is recorded', async () => {
    const { data, status } = await upload(await picture())
    expect(status).toBe(200)
    expect(data).toMatchObject({
      name: 'a.png',
      uploadedBy: 'Dilnoza',
      alt: { uz: words.altUz, ru: words.altRu },
    })
    expect((await studio.call('media.list', {}, editor)).data).toMatchObject([{ address: data?.address }])
    const [deed] = (await studio.call('audit.list', {}, studio.admin)).data ?? []
    expect(deed).toMatchObject({ by: 'Dilnoza', action: 'media.add', subject: data?.address })
  })

  test('requires an editor of this site', async () => {
    const viewer = await studio.join('viewer')
    const content = await picture()
    expect(await upload(content, { cookie: viewer })).toMatchObject({
      status: 403,
      error: { type: 'NotAllowed' },
    })
    expect(await upload(content, { cookie: '' })).toMatchObject({
      status: 401,
      error: { type: 'NotSignedIn' },
    })
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await upload(content, { headers })).status).toBe(403)
    expect((await studio.call('media.list', {}, viewer)).data).toEqual([])
  })

  test.each([{ ...words, altUz: '' }, { ...words, altRu: '  ' }, { name: 'a.png' }])(
    'without alternative text in each language is rejected: %o',
    async (query) =>
      expect(await upload(await picture(), { query })).toMatchObject({
        status: 422,
        error: { type: 'InvalidParameters' },
      }),
  )

  test('that is too large or not a picture is rejected with the reason', async () => {
    expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      error: { type: 'PictureTooLarge' },
    })
    expect(await upload(Buffer.from('text'))).toMatchObject({
      status: 422,
      error: { type: 'PictureUnreadable' },
    })
  })
})

test('a font is uploaded by an editor with its licence, and cannot be deleted while a theme uses it', async () => {
  const payload = await readFile('src/ui/styles/fonts/onest-latin.woff2')
  const send = async (cookie: string, query: Record<string, string>) => {
    const headers = { 'content-type': 'application/octet-stream', cookie }
    const response = await studio.app.inject({
      method: 'POST',
      url: '/studio/files',
      query,
      headers,
      payload,
    })
    return { status: response.statusCode, ...response.json<{ data?: LibraryFile; error?: object }>() }
  }
  const query = { name: 'brand.woff2', licence: 'OFL' }
  expect((await send(await studio.join('viewer'), query)).status).toBe(403)
  expect(await send(editor, { name: 'brand.woff2' })).toMatchObject({
    status: 422,
    error: { type: 'InvalidParameters', message: 'A file with its name and its licence is needed' },
  })
  const { data } = await send(editor, query)
  const address = data?.address ?? ''
  const [entry] = (await studio.call('audit.list', {}, studio.admin)).data ?? []
  expect(entry).toMatchObject({ by: 'Dilnoza', action: 'files.add', subject: address })
  const described = await studio.call('files.describe', { address, licence: 'Paid, contract 7' }, editor)
  expect(described.data).toMatchObject([
    { address, licence: 'Paid, contract 7', font: { weights: [400, 850] } },
  ])
  await studio.save(theme('default', { fonts: { text: address, display: 'onest' } }), editor)
  const uses = [{ kind: 'theme', key: 'default', path: '/fonts/text' }]
  expect(await studio.call('files.remove', { address }, editor)).toMatchObject({
    status: 409,
    error: { type: 'FileUsed', data: { uses } },
  })
  await studio.call('documents.publish', { documents: [{ kind: 'theme', key: 'default' }] }, studio.admin)
  const css = (await studio.gateway.theme()).css
  expect(css).toContain(`src:url(${address})`)
})

describe('a picture of the library', () => {
  test('that a draft or published document uses cannot be deleted, and the uses are listed', async () => {
    const address = (await upload(await picture())).data?.address ?? ''
    const { data: saved } = await studio.save(withLogo(address), editor)
    const uses = [{ kind: 'theme', key: 'default', path: '/logo/picture' }]
    expect((await studio.call('media.uses', { address }, editor)).data).toEqual(uses)
    const rejection = { status: 409, error: { type: 'PictureUsed', data: { uses } } }
    expect(await studio.call('media.remove', { address }, editor)).toMatchObject(rejection)
    const documents = [{ kind: 'theme' as const, key: 'default' }]
    const { data } = await studio.call('documents.publish', { documents }, studio.admin)
    expect(data).toMatchObject({ published: true })
    expect(saved).toBeDefined()
    expect(await studio.call('media.remove', { address }, editor)).toMatchObject(rejection)
  })

  test('is replaced wherever it is used, in drafts that are published together', async () => {
    const address = (await upload(await picture())).data?.address ?? ''
    const to = (await upload(await plainPicture(32, 24).png().toBuffer())).data?.address ?? ''
    const name = { kind: 'theme' as const, key: 'default' }
    await studio.save(withLogo(address), editor)
    await studio.call('documents.publish', { documents: [name] }, studio.admin)
    const replace = (by: string, target: string) => studio.call('media.replace', { address, to: target }, by)
    expect((await replace(await studio.join('viewer'), to)).error?.type).toBe('NotAllowed')
    expect((await replace(editor, address.replace(/[0-9a-f]{8}/, '00000000'))).error?.type).toBe('NotFound')
    expect((await replace(editor, to)).data).toEqual([name])
    const open = await studio.call('documents.open', name, editor)
    expect(open.data?.draft?.document.body).toMatchObject({ logo: { picture: to } })
    expect(open.data?.published?.body).toMatchObject({ logo: { picture: address } })
    expect((await studio.call('media.uses', { address }, editor)).data).toEqual([])
    const [entry] = (await studio.call('audit.list', {}, studio.admin)).data ?? []
    expect(entry).toMatchObject({
      by: 'Dilnoza',
      action: 'media.replace',
      subject: `${address} → ${to}: theme/default`,
    })
  })

  test('that is unused can be deleted, and can then no longer be published', async () => {
    const address = (await upload(await picture())).data?.address ?? ''
    expect((await studio.call('media.remove', { address }, editor)).data).toEqual([])
    expect((await studio.call('media.remove', { address }, editor)).status).toBe(404)
    await studio.save(withLogo(address), editor)
    const documents = [{ kind: 'theme' as const, key: 'default' }]
    expect((await studio.call('documents.publish', { documents }, studio.admin)).data).toMatchObject({
      published: false,
      issues: [{ path: '/logo/picture', message: `The media library has no picture ${address}` }],
    })
  })

  test('gets its new alternative text and focal point for players with the next publication of any document', async () => {
    const address = (await upload(await picture())).data?.address ?? ''
    await studio.save(withLogo(address), editor)
    const publish = async (kind: 'theme' | 'popup', key: string) =>
      (await studio.call('documents.publish', { documents: [{ kind, key }] }, studio.admin)).data
    await publish('theme', 'default')
    const alt = { uz: 'Maydon', ru: 'Поле' }
    const focus = { x: 30, y: 70 }
    await studio.call('media.describe', { address, alt: { uz: words.altUz, ru: words.altRu }, focus }, editor)
    const described = await studio.call('media.describe', { address, alt }, editor)
    expect(described.data).toMatchObject([{ address, alt, focus }])
    const title = { uz: 'Kirish', ru: 'Вход' }
    await studio.save(document('popup', 'login', { title, size: 'big', blocks: [] }), editor)
    expect(await publish('popup', 'login')).toMatchObject({ published: true, contentVersion: 3 })
    const manifest = await readFile(join(studio.settings.dataDir, 'snapshot', 'current.json'), 'utf8')
    expect(JSON.parse(manifest)).toMatchObject({ pictures: { [address]: { ...alt, focus } } })
    const viewer = await studio.join('viewer')
    expect((await studio.call('media.describe', { address, alt }, viewer)).status).toBe(403)
  })
})
