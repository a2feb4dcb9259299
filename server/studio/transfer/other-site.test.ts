import Value from 'typebox/value'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ImportPreview, ImportResult, type FileContent } from '../../../schemas/content-api/transfer.ts'
import { form, page } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { useTokenSite } from '../../../tests/support/content/token-site.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { writeExport } from './write-export.ts'

const site = useTokenSite()
const news = { kind: 'page', key: 'news' } as const

const publish = (...documents: Parameters<TestStudio['gateway']['publish']>[0]) =>
  site.studio.gateway.publish(documents, 'Aziza')

const blobOf = async (content: Promise<FileContent>) => new Blob([await (await content).arrayBuffer()])

describe('a client of the content API', () => {
  test('exports content, compares it with the site and imports it', async () => {
    const reader = await site.client(site.editor, { scopes: ['published:read'] })
    const writer = await site.client(site.publisher, { scopes: ['publish'] })
    await publish(page('news'))
    const file = await blobOf(reader.call('site.export', {}))
    await site.studio.gateway.publish([], 'Aziza', [news])
    const preview = await writer.call('imports.add', {}, file)
    expect([...Value.Errors(ImportPreview, preview)]).toEqual([])
    expect(preview.changes).toMatchObject([{ key: 'news', change: 'new' }])
    const { id, fingerprint } = preview
    const result = await writer.call('imports.apply', {
      id,
      fingerprint,
      documents: [news],
      release: 'From staging',
    })
    expect([...Value.Errors(ImportResult, result)]).toEqual([])
    expect(result).toMatchObject({ drafts: [news], removed: [], issues: [] })
    expect(result.release).not.toBeNull()
    const entries = (await site.studio.call('audit.list', {}, site.studio.admin)).data ?? []
    expect(entries.map(({ action, by, subject }) => [action, by, subject])).toEqual(
      expect.arrayContaining([
        ['imports.apply', 'Timur', 'page/news [Importer]'],
        ['content.export', 'Aziza', expect.stringContaining('[Importer]')],
      ]),
    )
  })

  test('has the rights of its token and its user', async () => {
    await publish(page('news'), form('login'))
    const limited = await site.client(site.publisher, {
      scopes: ['published:read', 'publish'],
      kinds: ['form'],
    })
    const preview = await limited.call('imports.add', {}, await blobOf(limited.call('site.export', {})))
    // The file has forms only, so the rest of the site is neither compared nor removed.
    expect(preview).toMatchObject({ isWhole: false, changes: [] })
    await expect(limited.call('site.export', { documents: [news] })).rejects.toMatchObject({
      type: 'NotAllowed',
    })
    const reader = await site.client(site.publisher, { scopes: ['published:read'] })
    const file = await blobOf(reader.call('site.export', {}))
    await expect(reader.call('imports.add', {}, file)).rejects.toMatchObject({ type: 'ScopeMissing' })
    expect((await limited.call('imports.add', {}, file)).changes).toEqual([])
    await expect(limited.call('imports.add', {}, new Blob(['text']))).rejects.toMatchObject({
      type: 'ExportUnreadable',
      status: 422,
    })
  })
})

describe('an admin', () => {
  let other: TestStudio
  let here: TestStudio
  beforeEach(async () => {
    other = await startTestStudio()
    here = await startTestStudio({
      fetchExport: ({ token }) =>
        token === 'mqp_right'
          ? writeExport(
              { gateway: other.gateway, now: Date.now, publicUrl: 'https://staging.example.com' },
              {},
            )
          : Promise.reject(new Error('wrong token')),
    })
  })
  afterEach(() => Promise.all([other.close(), here.close()]))

  test('compares the site with another one by its address, and stores no token', async () => {
    await other.gateway.publish([page('news')], 'Aziza')
    const params = { url: 'https://staging.example.com', token: 'mqp_right' }
    const publisher = await here.join('publisher', 'Timur')
    expect((await here.call('imports.pull', params, publisher)).error).toMatchObject({ type: 'NotAllowed' })
    const { data } = await here.call('imports.pull', params, here.admin)
    expect(data).toMatchObject({
      source: { url: 'https://staging.example.com' },
      changes: [{ key: 'news', change: 'new' }],
    })
    const entries = (await here.call('audit.list', {}, here.admin)).data ?? []
    expect(entries[0]).toMatchObject({ action: 'imports.pull', subject: 'https://staging.example.com' })
    expect(JSON.stringify(entries)).not.toContain('mqp_right')
  })

  test('does not ask the other site while content is moved here', async () => {
    let finish = () => {}
    const moving = oneAtATime(here, () => new Promise<void>((resolve) => (finish = resolve)))
    // The site rejects this token if it is asked.
    const params = { url: 'https://staging.example.com', token: 'mqp_wrong' }
    expect((await here.call('imports.pull', params, here.admin)).error).toMatchObject({ type: 'Busy' })
    finish()
    await moving
  })
})
