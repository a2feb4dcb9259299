import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ImportAnswer } from '../../../schemas/studio/imports.ts'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { both, page, textBlock, theme } from '../../../tests/support/content/content-site.ts'
import { exportOf, repacked, upload } from '../../../tests/support/content/transfer-sites.ts'
import { plainPicture } from '../../../tests/support/content/test-pictures.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { StudioTables } from '../tables.ts'
import { oneAtATime } from './one-at-a-time.ts'

let staging: TestStudio
let production: TestStudio
let publisher = ''
beforeEach(async () => {
  staging = await startTestStudio()
  production = await startTestStudio()
  publisher = await production.join('publisher', 'Timur')
})
afterEach(() => Promise.all([staging.close(), production.close()]))

const news = { kind: 'page', key: 'news' } as const
const withLogo = (picture: string) => theme('default', { logo: { name: 'Marra', picture, mark: undefined } })

async function publish(studio: TestStudio, ...documents: Parameters<TestStudio['gateway']['publish']>[0]) {
  const result = await studio.gateway.publish(documents, 'Aziza')
  if (!result.published) throw new Error(JSON.stringify(result.issues))
}

async function compared(): Promise<ImportAnswer> {
  const { data, error } = await upload(production, publisher, await exportOf(staging, staging.admin))
  if (!data) throw new Error(error?.message)
  return data
}

const apply = (
  { id, fingerprint }: ImportAnswer,
  documents: { kind: 'page' | 'theme'; key: string }[],
  { release = null, cookie = publisher }: { release?: string | null; cookie?: string } = {},
) => production.call('imports.apply', { id, fingerprint, documents, release }, cookie)

describe('content of another site', () => {
  test('is compared document by document, and nothing changes before it is chosen', async () => {
    expect((await compared()).changes).toEqual([])
    await publish(staging, page('news'), home('Yangi'))
    await publish(production, page('old'))
    const { changes, unchanged, source, isWhole } = await compared()
    expect(changes).toMatchObject([
      { key: 'home', change: 'changed', after: { body: home('Yangi').body } },
      { key: 'news', change: 'new', before: null },
      { key: 'old', change: 'removed', after: null, wasRemovedThere: false },
    ])
    expect(unchanged).toBe(staging.gateway.entries().length - 2)
    expect({ source, isWhole }).toMatchObject({ isWhole: true, source: { contentVersion: 2 } })
    expect(await production.gateway.documents(news)).toEqual([])
    expect(
      (await production.call('documents.list', {}, publisher)).data?.filter((each) => each.revision),
    ).toEqual([])
  })

  test('becomes a release of drafts with their pictures, and removals go to the archive', async () => {
    const content = await plainPicture(64, 48).png().toBuffer()
    const alt = { uz: 'Belgi', ru: 'Знак', fa: 'نشان' }
    const focus = { x: 30, y: 70 }
    const place = { folder: 'Banners/Autumn', tags: ['Logo', 'gold'] }
    const { address } = await staging.gateway.media.add({
      content,
      name: 'logo.png',
      alt,
      focus,
      ...place,
      by: 'Aziza',
    })
    await publish(staging, page('news'), withLogo(address), page('old'))
    await staging.gateway.publish([], 'Aziza', [{ kind: 'page', key: 'old' }])
    const former = await production.gateway.media.add({
      content: await plainPicture(32, 32).png().toBuffer(),
      name: 'former.png',
      alt,
      by: 'Timur',
    })
    await publish(production, page('old'), withLogo(former.address))
    const preview = await compared()
    // The logo of this site is in use until the release is published.
    expect(preview.pictures).toEqual([{ address, name: 'logo.png', alt, state: 'new' }])
    expect(preview.changes).toMatchObject([
      { key: 'news' },
      { key: 'old', change: 'removed', wasRemovedThere: true },
      { key: 'default', kind: 'theme' },
    ])
    const chosen = preview.changes.map(({ kind, key }) => ({ kind, key }))
    const { data, error } = await production.call(
      'imports.apply',
      { id: preview.id, fingerprint: preview.fingerprint, documents: chosen, release: 'From staging' },
      publisher,
    )
    expect(error).toBeUndefined()
    expect(data).toMatchObject({
      imported: true,
      pictures: 1,
      removed: [{ kind: 'page', key: 'old' }],
      issues: [],
    })
    expect(await production.gateway.media.original(address)).toEqual(content)
    expect(await production.gateway.media.find(address)).toMatchObject({ alt, focus, ...place })
    expect(production.gateway.findPage('/news')).toBeNull()
    expect(production.gateway.findPage('/old')).toBeNull()
    expect((await production.call('archive.list', {}, publisher)).data).toMatchObject([{ key: 'old' }])
    const [release] = (await production.call('releases.list', {}, publisher)).data ?? []
    expect(release).toMatchObject({
      name: 'From staging',
      state: 'draft',
      documents: [news, { kind: 'theme' }],
    })
    const published = await production.call(
      'releases.publish',
      { id: release?.id ?? 0, documents: release?.documents ?? [] },
      publisher,
    )
    expect(published.data).toMatchObject({ published: true })
    expect(production.gateway.findPage('/news')).not.toBeNull()
    const after = await compared()
    expect(after.changes).toEqual([])
    expect(after.pictures).toMatchObject([{ address: former.address, state: 'unused' }])
    const [entry] = ((await production.call('audit.list', {}, production.admin)).data ?? []).filter(
      ({ action }) => action === 'imports.apply',
    )
    expect(entry).toMatchObject({ by: 'Timur', subject: '+page/news, +theme/default, −page/old' })
  })

  test('with a wrong document is rejected with path and reason, and leaves nothing behind', async () => {
    const content = await plainPicture(64, 48).png().toBuffer()
    const alt = both('Belgi')
    const { address } = await staging.gateway.media.add({ content, name: 'logo.png', alt, by: 'Aziza' })
    await publish(staging, page('news'), withLogo(address))
    const file = repacked(await exportOf(staging, staging.admin), (files) => {
      files['documents/page/news.json'] = JSON.stringify({ ...page('news', { route: 'no slash' }) })
    })
    const { data: preview } = await upload(production, publisher, file)
    const wrong = preview?.changes.find(({ key }) => key === 'news')
    expect(wrong?.issues).toMatchObject([{ severity: 'error', path: '/route', code: 'contract' }])
    if (!preview) throw new Error('no preview')
    const { data } = await apply(preview, [news, { kind: 'theme', key: 'default' }])
    expect(data).toMatchObject({ imported: false, issues: [{ document: 'page/news', path: '/route' }] })
    expect(await production.gateway.media.list()).toEqual([])
    expect((await production.call('documents.open', news, publisher)).data).toMatchObject({ draft: null })
    // The rest of the file can be imported.
    expect((await apply(preview, [{ kind: 'theme', key: 'default' }])).data).toMatchObject({ imported: true })
  })

  test('does not replace what was edited after the comparison, and keeps replaced drafts', async () => {
    await publish(staging, page('news'))
    const before = await compared()
    await production.save(page('news', { route: '/yangilik' }), production.admin)
    expect((await apply(before, [news])).error).toMatchObject({ type: 'Conflict' })
    const after = await compared()
    expect(after.changes).toMatchObject([{ key: 'news', draft: { savedBy: 'Admin', isSame: false } }])
    expect((await apply(after, [news])).data).toMatchObject({ imported: true, drafts: [news] })
    expect((await production.call('drafts.discarded', {}, publisher)).data).toMatchObject([
      { key: 'news', savedBy: 'Admin', by: 'Timur' },
    ])
    expect((await compared()).changes).toMatchObject([{ draft: { savedBy: 'Timur', isSame: true } }])
  })

  test('keeps what was imported if a removal fails, and says so', async () => {
    await publish(staging, page('news'))
    await publish(production, page('old'))
    const preview = await compared()
    vi.spyOn(production.gateway, 'publish').mockRejectedValueOnce(new Error('disk full'))
    const { data, error } = await apply(preview, [news, { kind: 'page', key: 'old' }])
    expect(error).toBeUndefined()
    expect(data).toMatchObject({
      imported: true,
      drafts: [news],
      removed: [],
      issues: [{ document: 'page/old', code: 'not-removed', hint: 'Technical cause: disk full' }],
    })
  })

  test('requests removals that need approvals, and removes the others', async () => {
    const rule = { subject: 'page', count: 1, role: 'editor' } as const
    await production.call('approvals.setRule', rule, production.admin)
    await publish(production, page('old'), theme('dark', {}))
    const dark = { kind: 'theme', key: 'dark' } as const
    const { data } = await apply(await compared(), [{ kind: 'page', key: 'old' }, dark])
    expect(data).toMatchObject({
      imported: true,
      removed: [dark],
      issues: [{ document: 'page/old', code: 'NotApproved' }],
    })
    expect(production.gateway.findPage('/old')).not.toBeNull()
    expect((await production.call('reviews.waiting', {}, production.admin)).data).toMatchObject([
      { subject: { kind: 'page', key: 'old' }, by: 'Timur', reason: 'removal' },
    ])
  })

  test('that the site must have or links to is not removed', async () => {
    await publish(production, page('old'), home('Salom'))
    await publish(
      production,
      page('news', {
        blocks: [{ ...textBlock('a'), props: { words: both('<p>Salom</p>'), more: '/old' } }],
      }),
    )
    const preview = await compared()
    const old = preview.changes.find(({ key }) => key === 'old')
    expect(old?.change).toBe('removed')
    const { data } = await apply(preview, [{ kind: 'page', key: 'old' }])
    expect(data).toMatchObject({ imported: false, issues: [{ document: 'page/news', severity: 'error' }] })
    expect(production.gateway.findPage('/old')).not.toBeNull()
  })

  test('belongs to the publisher who chose it, for a day', async () => {
    await publish(staging, page('news'))
    const preview = await compared()
    const other = await production.join('publisher', 'Olga')
    const editor = await production.join('editor', 'Dilnoza')
    expect((await apply(preview, [news], { cookie: other })).error).toMatchObject({ type: 'NotFound' })
    expect((await apply(preview, [news], { cookie: editor })).error).toMatchObject({ type: 'NotAllowed' })
    expect((await upload(production, editor, Buffer.alloc(10))).error).toMatchObject({ type: 'NotAllowed' })
    expect((await upload(production, '', Buffer.alloc(10))).error).toMatchObject({ type: 'NotSignedIn' })
    await expect(exportOf(production, editor)).rejects.toThrow('NotAllowed')
    production.wait(24 * 60 * 60 * 1000)
    const again = await production.signIn('timur')
    // The next sign-in of anybody deletes the file.
    const database = openDatabase<StudioTables>(databaseLocation(production.settings, 'studio'))
    const kept = await database.selectFrom('imports').select('id').execute()
    await database.destroy()
    expect(kept).toEqual([])
    expect((await production.call('imports.open', { id: preview.id }, again)).error).toMatchObject({
      type: 'NotFound',
    })
  })

  test('is moved by one import or export at a time', async () => {
    await publish(staging, page('news'))
    const preview = await compared()
    const file = await exportOf(staging, staging.admin)
    let finish = () => {}
    const other = oneAtATime(production, () => new Promise<void>((resolve) => (finish = resolve)))
    await expect(exportOf(production, publisher)).rejects.toThrow('Try again in a minute')
    expect(await upload(production, publisher, file)).toMatchObject({ status: 503, error: { type: 'Busy' } })
    expect((await production.call('imports.open', { id: preview.id }, publisher)).error?.type).toBe('Busy')
    expect((await apply(preview, [news])).error?.type).toBe('Busy')
    finish()
    await other
    await expect(oneAtATime(production, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect((await apply(preview, [news])).data).toMatchObject({ imported: true })
  })
})
