import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { both, page, textBlock } from '../../../tests/support/content/content-site.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { StudioTables } from '../tables.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const minute = 60_000
const homeName = { kind: 'page', key: 'home' } as const
const newsName = { kind: 'page', key: 'news' } as const
let studio: TestStudio
let editor: string
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
  publisher = await studio.join('publisher', 'Timur')
})
afterEach(() => studio.close())

const wordsOfHome = async () => JSON.stringify((await studio.gateway.page('home', 'uz')).blocks)

describe('a schedule', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 7) + minutes * minute).toISOString()
  const schedule = (action: 'publish' | 'archive', minutes: number) =>
    studio.call('schedules.add', { action, documents: [newsName], at: at(minutes) }, publisher)

  test('publishes and archives when it is due, and not before', async () => {
    await studio.save(page('news'), editor)
    await schedule('publish', 10)
    await schedule('archive', 20)
    await studio.pass(9 * minute)
    expect(studio.gateway.findPage('/news')).toBeNull()
    await studio.pass(minute)
    expect(studio.gateway.findPage('/news')).not.toBeNull()
    await studio.pass(10 * minute)
    expect(studio.gateway.findPage('/news')).toBeNull()
    expect((await studio.call('schedules.list', {}, editor)).data).toMatchObject([
      { action: 'archive', state: 'done', at: at(20) },
      { action: 'publish', state: 'done', documents: ['page/news'], by: 'Timur' },
    ])
  })

  test('publishes the draft as it was when it was scheduled, without later edits', async () => {
    const first = await studio.save(home('reviewed'), editor)
    const documents = [{ ...homeName, revision: first.data?.revision ?? null }]
    const add = () => studio.call('schedules.add', { action: 'publish', documents, at: at(10) }, publisher)
    const { data: added } = await add()
    expect(added?.edited).toEqual([])
    const later = await studio.save(home('sneaked in'), editor, first.data?.revision)
    const revision = later.data?.revision ?? 0
    expect((await add()).error?.type).toBe('Conflict')
    const list = async () => (await studio.call('schedules.list', {}, editor)).data
    expect(await list()).toMatchObject([{ edited: [{ ...homeName, revision }] }])
    await studio.pass(10 * minute)
    expect(await wordsOfHome()).toContain('reviewed')
    expect(await wordsOfHome()).not.toContain('sneaked in')
    expect(await list()).toMatchObject([{ state: 'done', edited: [] }])
    const documentsNow = (await studio.call('documents.list', {}, editor)).data
    expect(documentsNow?.find(({ kind, key }) => kind === 'page' && key === 'home')).toMatchObject({
      state: 'changed',
      revision,
    })
  })

  test('includes later edits only after a publisher has seen and included them', async () => {
    const first = await studio.save(home('one'), editor)
    const documents = [{ ...homeName, revision: first.data?.revision ?? null }]
    const { data } = await studio.call(
      'schedules.add',
      { action: 'publish', documents, at: at(10) },
      publisher,
    )
    const id = data?.id ?? 0
    const second = await studio.save(home('two'), editor, first.data?.revision)
    const third = await studio.save(home('three'), editor, second.data?.revision)
    const renew = (revision: number | undefined, by: string) =>
      studio.call('schedules.renew', { id, documents: [{ ...homeName, revision: revision ?? null }] }, by)
    expect((await renew(third.data?.revision, editor)).status).toBe(403)
    expect((await renew(second.data?.revision, publisher)).error?.type).toBe('Conflict')
    expect((await renew(third.data?.revision, publisher)).data).toMatchObject([{ edited: [] }])
    await studio.pass(10 * minute)
    expect(await wordsOfHome()).toContain('three')
    expect((await renew(third.data?.revision, publisher)).status).toBe(404)
  })

  test('does not undo a publication made after scheduling', async () => {
    const first = await studio.save(home('old'), editor)
    await studio.call('schedules.add', { action: 'publish', documents: [homeName], at: at(10) }, publisher)
    await studio.save(home('newer'), editor, first.data?.revision)
    await studio.call('documents.publish', { documents: [homeName] }, publisher)
    await studio.pass(10 * minute)
    expect(await wordsOfHome()).toContain('newer')
    expect((await studio.call('schedules.list', {}, editor)).data).toMatchObject([
      { state: 'refused', issues: [{ code: 'Conflict' }] },
    ])
  })

  const news = (words: string) => page('news', { blocks: [textBlock('a', both(words))] })
  const wordsOfNews = async () => JSON.stringify((await studio.gateway.page('news', 'uz')).blocks)
  const schedulePeriod = (from: number, to: number) =>
    studio.call(
      'schedules.add',
      { action: 'publish', documents: [newsName], at: at(from), until: at(to) },
      publisher,
    )
  const actions = async () =>
    (await studio.call('audit.list', {}, studio.admin)).data?.map(({ action }) => action)

  test('with an end returns what was live before', async () => {
    await studio.save(news('usual'), editor)
    await studio.call('documents.publish', { documents: [newsName] }, publisher)
    await studio.save(news('weekend'), editor)
    expect((await schedulePeriod(20, 20)).error?.type).toBe('InvalidParameters')
    await schedulePeriod(10, 20)
    await studio.pass(10 * minute)
    expect(await wordsOfNews()).toContain('weekend')
    expect(await list()).toMatchObject([{ state: 'done', until: at(20) }])
    await studio.pass(10 * minute)
    expect(await wordsOfNews()).toContain('usual')
    expect(await list()).toMatchObject([{ state: 'takenBack', issues: [] }])
    expect(await actions()).toContain('schedule.ended')
  })

  test('with an end removes what was not there before', async () => {
    await studio.save(news('weekend'), editor)
    await schedulePeriod(10, 20)
    await studio.pass(10 * minute)
    expect(studio.gateway.findPage('/news')).not.toBeNull()
    await studio.pass(10 * minute)
    expect(studio.gateway.findPage('/news')).toBeNull()
  })

  test('skips its end if somebody has published since, and says so', async () => {
    await studio.save(news('weekend'), editor)
    await schedulePeriod(10, 20)
    await studio.pass(10 * minute)
    await studio.save(news('mended'), editor)
    await studio.call('documents.publish', { documents: [newsName] }, publisher)
    await studio.pass(10 * minute)
    expect(await wordsOfNews()).toContain('mended')
    expect(await list()).toMatchObject([{ state: 'done', issues: [{ code: 'Conflict' }] }])
    expect(await actions()).toContain('schedule.endSkipped')
  })

  test('keeps what it has published if its end is cancelled', async () => {
    await studio.save(news('weekend'), editor)
    const { data } = await schedulePeriod(10, 20)
    const id = data?.id ?? 0
    const moved = await studio.call('schedules.move', { id, at: at(30) }, publisher)
    expect(moved.error?.type).toBe('InvalidParameters')
    await studio.pass(10 * minute)
    expect((await studio.call('schedules.cancel', { id }, publisher)).status).toBe(200)
    await studio.pass(10 * minute)
    expect(studio.gateway.findPage('/news')).not.toBeNull()
  })

  test('of an earlier version is pinned when the server starts', async () => {
    const first = await studio.save(home('reviewed'), editor)
    await studio.call('schedules.add', { action: 'publish', documents: [homeName], at: at(10) }, publisher)
    const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
    await database.updateTable('schedules').set({ pinned: null }).execute()
    await database.destroy()
    await studio.startAnotherServer()
    await studio.save(home('sneaked in'), editor, first.data?.revision)
    await studio.pass(10 * minute)
    expect(await wordsOfHome()).toContain('reviewed')
  })

  const published = async () => (await studio.call('history.list', newsName, editor)).data
  const list = async () => (await studio.call('schedules.list', {}, editor)).data
  const check = async () => (await studio.call('schedules.check', {}, editor)).data
  const publish = (key: string) =>
    studio.call('documents.publish', { documents: [{ kind: 'page', key }] }, publisher)

  test('is rejected with the issues of publishing, and nothing is scheduled', async () => {
    await studio.save(page('news', { layout: 'wide' }), editor)
    const rejected = await schedule('publish', 10)
    expect(rejected.status).toBe(422)
    expect(rejected.error).toMatchObject({
      type: 'NotScheduled',
      data: { issues: [{ document: 'page/news', path: '/layout', severity: 'error' }] },
    })
    expect(await list()).toEqual([])
    const { data: audit } = await studio.call('audit.list', {}, studio.admin)
    expect(audit?.filter(({ action }) => action === 'schedules.add')).toEqual([])
  })

  test('of a removal is rejected if the site needs the document', async () => {
    const rejected = await studio.call(
      'schedules.add',
      { action: 'archive', documents: [homeName], at: at(10) },
      publisher,
    )
    expect(rejected.error?.type).toBe('NotScheduled')
    expect(await list()).toEqual([])
  })

  test('keeps its drafts if the edited ones could not be published', async () => {
    const first = await studio.save(page('news'), editor)
    const { data } = await schedule('publish', 10)
    const { data: broken } = await studio.save(page('news', { layout: 'wide' }), editor, first.data?.revision)
    const renewed = await studio.call(
      'schedules.renew',
      { id: data?.id ?? 0, documents: [{ ...newsName, revision: broken?.revision ?? null }] },
      publisher,
    )
    expect(renewed.error?.type).toBe('NotScheduled')
    await studio.pass(10 * minute)
    expect(await published()).toHaveLength(1)
  })

  test('can rely on what is scheduled before it, but not on what is scheduled after it', async () => {
    await studio.save(page('rules'), editor)
    const link = both('<p><a href="/rules">Rules</a></p>')
    await studio.save(page('news', { blocks: [textBlock('intro', link)] }), editor)
    const first = await studio.call(
      'schedules.add',
      { action: 'publish', documents: [{ kind: 'page', key: 'rules' }], at: at(10) },
      publisher,
    )
    expect((await schedule('publish', 5)).error?.type).toBe('NotScheduled')
    const second = await schedule('publish', 20)
    expect(second.error).toBeUndefined()
    expect(await check()).toEqual([])
    await studio.call('schedules.cancel', { id: first.data?.id ?? 0 }, publisher)
    const [failing] = (await check()) ?? []
    expect(failing).toMatchObject({ id: second.data?.id })
    expect(failing?.issues[0]).toMatchObject({ document: 'page/news', code: 'unknown-reference' })
  })

  test('cannot be moved to a time at which it would fail, or something else because of it', async () => {
    await studio.save(page('rules'), editor)
    const link = both('<p><a href="/rules">Rules</a></p>')
    await studio.save(page('news', { blocks: [textBlock('intro', link)] }), editor)
    const rules = await studio.call(
      'schedules.add',
      { action: 'publish', documents: [{ kind: 'page', key: 'rules' }], at: at(10) },
      publisher,
    )
    const news = await schedule('publish', 20)
    const move = (schedule: typeof news, minutes: number) =>
      studio.call('schedules.move', { id: schedule.data?.id ?? 0, at: at(minutes) }, publisher)
    for (const moved of [await move(news, 5), await move(rules, 30)]) {
      expect(moved.error?.type).toBe('NotScheduled')
      expect(JSON.stringify(moved.error?.data)).toContain('unknown-reference')
    }
    expect(await list()).toMatchObject([{ at: at(10) }, { at: at(20) }])
    expect((await move(rules, 15)).error).toBeUndefined()
    expect((await move(news, 40)).error).toBeUndefined()
    await studio.call('schedules.cancel', { id: rules.data?.id ?? 0 }, publisher)
    // It fails already; more time to mend it is no harm.
    expect((await move(news, 60)).error).toBeUndefined()
  })

  test('shows before it is due why it could not be carried out any more', async () => {
    await studio.save(page('news'), editor)
    const { data } = await schedule('publish', 10)
    expect(await check()).toEqual([])
    await studio.save(page('other', { route: '/news' }), editor)
    expect((await publish('other')).data).toMatchObject({ published: true })
    expect(await check()).toMatchObject([
      { id: data?.id, issues: [{ document: 'page/news', severity: 'error' }] },
    ])
    expect(await list()).toMatchObject([{ state: 'waiting' }])
    await studio.pass(10 * minute)
    expect(await list()).toMatchObject([{ state: 'refused', issues: [{ document: 'page/news' }] }])
    expect(await check()).toEqual([])
  })

  test('shows before it is due that its document was published by hand', async () => {
    const first = await studio.save(page('news'), editor)
    const { data } = await schedule('publish', 10)
    await studio.save(page('news', { seo: { title: both('Newer') } }), editor, first.data?.revision)
    await publish('news')
    expect(await check()).toMatchObject([{ id: data?.id, issues: [{ code: 'Conflict' }] }])
  })

  test('can be moved to another time while it waits, with what it publishes', async () => {
    const first = await studio.save(home('reviewed'), editor)
    const { data } = await studio.call(
      'schedules.add',
      { action: 'publish', documents: [homeName], at: at(10) },
      publisher,
    )
    const move = (minutes: number, by = publisher) =>
      studio.call('schedules.move', { id: data?.id ?? 0, at: at(minutes) }, by)
    expect((await move(20, editor)).status).toBe(403)
    expect((await move(-1)).error?.type).toBe('InvalidParameters')
    await studio.save(home('sneaked in'), editor, first.data?.revision)
    expect((await move(20)).data).toMatchObject([{ at: at(20), state: 'waiting', by: 'Timur' }])
    await studio.pass(15 * minute)
    expect(await wordsOfHome()).not.toContain('reviewed')
    await studio.pass(5 * minute)
    expect(await wordsOfHome()).toContain('reviewed')
    expect(await wordsOfHome()).not.toContain('sneaked in')
    expect((await move(60)).status).toBe(404)
  })

  test('can be cancelled while it waits, and must be in the future', async () => {
    await studio.save(page('news'), editor)
    const { data } = await schedule('publish', 10)
    expect((await studio.call('schedules.cancel', { id: data?.id ?? 0 }, publisher)).data).toEqual([])
    await studio.pass(10 * minute)
    expect(studio.gateway.findPage('/news')).toBeNull()
    expect((await schedule('publish', 5)).error?.type).toBe('InvalidParameters')
  })
})
