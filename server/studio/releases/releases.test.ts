import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentName, SeenDocument } from '../../../schemas/studio/calls.ts'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { both as words, page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { openDatabase } from '../../db/database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { StudioTables } from '../tables.ts'
import { scheduleRelease, seenRelease } from './releases.ts'

const minute = 60_000
const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 7) + minutes * minute).toISOString()
const homeName = { kind: 'page', key: 'home' } as const
const newsName = { kind: 'page', key: 'news' } as const
const both = [homeName, newsName]
let studio: TestStudio
let editor: string
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
  publisher = await studio.join('publisher', 'Timur')
})
afterEach(() => studio.close())

const textsOfHome = async () => JSON.stringify((await studio.gateway.page('home', 'uz')).blocks)
const hasNews = () => studio.gateway.findPage('/news') !== null

/** Revisions of the drafts of the last release. */
let revisions: { home: number; news: number }

/** A release of a changed home page and a new page. */
async function release(text = 'Yangi yil'): Promise<number> {
  const saved = [await studio.save(home(text), editor), await studio.save(page('news'), editor)]
  const [ofHome = 0, ofNews = 0] = saved.map((each) => each.data?.revision ?? 0)
  revisions = { home: ofHome, news: ofNews }
  const { data } = await studio.call('releases.add', { name: ' New year ', documents: both }, editor)
  return data?.id ?? 0
}

const open = async (id: number) => (await studio.call('releases.open', { id }, editor)).data
const publish = (id: number, documents: SeenDocument[] = both) =>
  studio.call('releases.publish', { id, documents }, publisher)
const takeBack = (id: number) => studio.call('releases.takeBack', { id }, publisher)

describe('a release', () => {
  test('lists its documents with what changes in each', async () => {
    const id = await release()
    await studio.call('documents.discard', { ...newsName, revision: revisions.news }, editor)
    expect(await open(id)).toMatchObject({
      release: { name: 'New year', state: 'draft', documents: both, at: null, by: 'Aziza' },
      changes: [
        {
          ...homeName,
          before: { kind: 'page' },
          after: { kind: 'page' },
          revision: revisions.home,
          isMissing: false,
        },
        { ...newsName, before: null, after: null, revision: null, isMissing: true },
      ],
    })
    expect((await publish(id)).error).toMatchObject({ type: 'NotFound', data: { document: 'page/news' } })
    const changed = await studio.call('releases.change', { id, name: 'Home', take: [newsName] }, editor)
    expect(changed.data).toMatchObject({ name: 'Home', documents: [homeName] })
    expect((await publish(id, [homeName])).data).toMatchObject({ published: true })
  })

  test('is published by publishers as one publication, after which its drafts are gone', async () => {
    const id = await release()
    expect((await studio.call('releases.publish', { id, documents: both }, editor)).status).toBe(403)
    const { data } = await publish(id)
    expect(data).toMatchObject({ published: true })
    expect(await textsOfHome()).toContain('Yangi yil')
    expect(hasNews()).toBe(true)
    const contentVersion = data?.published ? data.contentVersion : null
    expect(await open(id)).toMatchObject({
      release: { state: 'done', by: 'Timur', contentVersion },
      changes: [homeName, { ...newsName, before: null }],
    })
    expect((await studio.call('documents.list', {}, editor)).data?.map(({ state }) => state)).not.toContain(
      'draft',
    )
    expect((await publish(id)).error?.type).toBe('NotFound')
  })

  test('is checked and published all or none, with document, path and reason', async () => {
    const id = await release()
    await studio.save(page('news', { layout: 'wide' }), editor, revisions.news)
    const issue = { severity: 'error', document: 'page/news', path: '/layout' }
    expect((await studio.call('releases.check', { id }, editor)).data?.issues).toContainEqual(
      expect.objectContaining(issue),
    )
    expect((await publish(id)).data).toMatchObject({ published: false, issues: [issue] })
    expect(await textsOfHome()).not.toContain('Yangi yil')
    expect(await open(id)).toMatchObject({ release: { state: 'draft', by: 'Aziza' } })
  })

  test('is not published unseen: neither later edits nor later changes of its documents', async () => {
    const id = await release()
    await studio.save(home('Koʻrilmagan'), editor, revisions.home)
    const seen = [{ ...homeName, revision: revisions.home }, newsName]
    expect((await publish(id, seen)).error?.type).toBe('Conflict')
    expect((await publish(id, [newsName])).error?.type).toBe('Conflict')
    expect(hasNews()).toBe(false)
  })

  test('keeps what two editors add at the same time', async () => {
    const { data } = await studio.call('releases.add', { name: 'New year', documents: [] }, editor)
    const id = data?.id ?? 0
    const add = (name: DocumentName) => studio.call('releases.change', { id, add: [name] }, editor)
    await Promise.all([add(homeName), add(newsName)])
    const { documents = [] } = (await open(id))?.release ?? {}
    expect(documents).toHaveLength(2)
    expect(documents).toEqual(expect.arrayContaining(both))
  })

  test('is not scheduled or published if a document is added after it was seen, while its drafts are read', async () => {
    const id = await release()
    const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
    const context = { database, now: () => Date.parse(at(0)) }
    const seen = await seenRelease(context, { id, documents: both })
    await studio.call('releases.change', { id, add: [{ kind: 'page', key: 'other' }] }, editor)
    const pinned = { at: 0, drafts: [] }
    await expect(
      scheduleRelease(context, seen, { at: at(10), pinned }, { id: 2, name: 'Timur' }),
    ).rejects.toMatchObject({
      type: 'Conflict',
      message: 'The documents of the release were changed in the meantime',
    })
    expect(await open(id)).toMatchObject({ release: { state: 'draft' } })
    await database.destroy()
  })

  test('is published when it is due as it was scheduled, with a schedule in the list', async () => {
    const id = await release()
    const params = { id, documents: both, at: at(10) }
    expect((await studio.call('releases.schedule', params, publisher)).data).toMatchObject({
      state: 'waiting',
      at: at(10),
    })
    await studio.save(home('Keyingi tahrir'), editor, revisions.home)
    expect((await studio.call('schedules.list', {}, editor)).data).toMatchObject([
      { id, name: 'New year', state: 'waiting', edited: [homeName] },
    ])
    expect((await publish(id)).error?.type).toBe('Conflict')
    await studio.pass(10 * minute)
    expect(await textsOfHome()).toContain('Yangi yil')
    expect(hasNews()).toBe(true)
    expect((await studio.call('releases.list', {}, editor)).data).toMatchObject([
      { id, state: 'done', at: at(10) },
    ])
  })

  test('is not scheduled with issues, and says which', async () => {
    const id = await release()
    const { data } = await studio.save(page('news', { layout: 'wide' }), editor, revisions.news)
    const seen = [homeName, { ...newsName, revision: data?.revision ?? null }]
    const rejected = await studio.call('releases.schedule', { id, documents: seen, at: at(10) }, publisher)
    expect(rejected.error).toMatchObject({
      type: 'NotScheduled',
      data: { issues: [{ document: 'page/news', path: '/layout' }] },
    })
    expect(await open(id)).toMatchObject({ release: { state: 'draft', at: null } })
    expect((await studio.call('schedules.list', {}, editor)).data).toEqual([])
  })

  test('that cannot be published when it is due says why, and can be corrected and published', async () => {
    const id = await release()
    await studio.call('releases.schedule', { id, documents: both, at: at(10) }, publisher)
    await studio.save(home('Shoshilinch'), editor, revisions.home)
    await studio.call('documents.publish', { documents: [homeName] }, publisher)
    await studio.pass(10 * minute)
    expect(hasNews()).toBe(false)
    expect(await textsOfHome()).toContain('Shoshilinch')
    expect(await open(id)).toMatchObject({
      release: { state: 'refused', issues: [{ code: 'Conflict', document: 'page/home' }] },
    })
    await studio.call('releases.change', { id, take: [homeName] }, editor)
    expect((await publish(id, [newsName])).data).toMatchObject({ published: true })
  })

  test('becomes a draft again when its schedule is cancelled, and can be removed with its drafts kept', async () => {
    const id = await release()
    await studio.call('releases.schedule', { id, documents: both, at: at(10) }, publisher)
    expect((await studio.call('releases.remove', { id }, editor)).error?.type).toBe('Conflict')
    expect((await studio.call('schedules.cancel', { id }, publisher)).data).toEqual([])
    await studio.pass(10 * minute)
    expect(hasNews()).toBe(false)
    expect(await open(id)).toMatchObject({ release: { state: 'draft', at: null } })
    expect((await studio.call('releases.remove', { id }, editor)).data).toEqual([])
    expect((await studio.call('documents.read', newsName, editor)).data).not.toBeNull()
  })

  test('is previewed as a whole, without drafts of other documents', async () => {
    const id = await release()
    await studio.save(page('other'), editor)
    const shown = async () => {
      const params = { path: '/', release: id, minutes: 5 }
      const { data } = await studio.call('preview.link', params, editor)
      const seen = await studio.studio.draftsOfPreview(data?.token ?? '')
      return (seen?.drafts ?? []).map(({ key, body }) => [key, JSON.stringify(body).includes('Yangi yil')])
    }
    const expected = [
      ['home', true],
      ['news', false],
    ]
    expect(await shown()).toEqual(expected)
    await studio.call('releases.schedule', { id, documents: both, at: at(10) }, publisher)
    await studio.save(home('Keyingi tahrir'), editor, revisions.home)
    expect(await shown()).toEqual(expected)
  })
})

describe('taking back', () => {
  test('a release restores every document as it was before', async () => {
    const before = await textsOfHome()
    const id = await release()
    await publish(id)
    expect((await studio.call('releases.takeBack', { id }, editor)).status).toBe(403)
    expect((await takeBack(id)).data).toMatchObject({ published: true })
    expect(await textsOfHome()).toBe(before)
    expect(hasNews()).toBe(false)
    expect(await open(id)).toMatchObject({ release: { state: 'takenBack', by: 'Timur' } })
    expect((await takeBack(id)).error?.type).toBe('NotFound')
  })

  test('changes nothing if a document was published since, and names it', async () => {
    const id = await release()
    await publish(id)
    await studio.save(home('Keyin'), editor)
    await studio.call('documents.publish', { documents: [homeName] }, publisher)
    expect((await takeBack(id)).error).toMatchObject({ type: 'Conflict', data: { documents: [homeName] } })
    expect(hasNews()).toBe(true)
    expect(await open(id)).toMatchObject({ release: { state: 'done' } })
  })

  test('changes nothing if the site needs a document by now, and says why', async () => {
    const id = await release()
    await publish(id)
    const linked = { ...textBlock('text'), props: { words: words('<p>a</p>'), more: '/news' } }
    await studio.save(page('links', { blocks: [linked] }), editor)
    const links = { kind: 'page', key: 'links' } as const
    await studio.call('documents.publish', { documents: [links] }, publisher)
    expect((await takeBack(id)).data).toMatchObject({
      published: false,
      issues: [{ severity: 'error', document: 'page/links' }],
    })
    expect(await textsOfHome()).toContain('Yangi yil')
    expect(hasNews()).toBe(true)
  })

  test('never takes back the publication of somebody else that made the site like the release', async () => {
    const id = await release('Bir xil')
    await studio.call('documents.publish', { documents: both }, publisher)
    await studio.save(home('Bir xil'), editor)
    await studio.save(page('news'), editor)
    expect((await publish(id)).data).toMatchObject({ published: true })
    expect(await open(id)).toMatchObject({ release: { state: 'done', contentVersion: null }, changes: [] })
    expect((await takeBack(id)).error?.type).toBe('NotFound')
    expect(hasNews()).toBe(true)
  })

  test('a publication that came in between is never overwritten', async () => {
    const id = await release()
    await publish(id)
    const changesOf = studio.gateway.changesOf.bind(studio.gateway)
    let calls = 0
    studio.gateway.changesOf = async (version) => {
      const changes = await changesOf(version)
      calls += 1
      // Another server publishes between the first look and the publication.
      if (calls === 3) return changes.map((change) => ({ ...change, isLatest: false }))
      return changes
    }
    expect((await takeBack(id)).error?.type).toBe('Conflict')
    expect(hasNews()).toBe(true)
  })

  test('a publication without a release works in the same way, also for a removal', async () => {
    await studio.save(page('news'), editor)
    await studio.call('documents.publish', { documents: [newsName] }, publisher)
    const removal = await studio.call('documents.archive', { documents: [newsName] }, publisher)
    const contentVersion = removal.data?.published ? removal.data.contentVersion : 0
    const recent = async () => (await studio.call('documents.overview', {}, editor)).data?.recent ?? []
    expect((await recent()).map(({ isLatest }) => isLatest).slice(0, 2)).toEqual([true, false])
    expect((await studio.call('documents.takeBack', { contentVersion }, editor)).status).toBe(403)
    expect((await studio.call('documents.takeBack', { contentVersion }, publisher)).data).toMatchObject({
      published: true,
    })
    expect(hasNews()).toBe(true)
    expect((await recent()).map(({ isLatest }) => isLatest).slice(0, 2)).toEqual([true, false])
  })
})
