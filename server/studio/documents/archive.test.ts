import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { both, page } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

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

const stateOf = async (key: string) =>
  (await studio.call('documents.list', {}, editor)).data?.find(
    (each) => each.kind === 'page' && each.key === key,
  )

describe('a removed document', () => {
  const removed = async () => (await studio.call('archive.list', {}, editor)).data ?? []
  const restore = () => studio.call('archive.restore', newsName, publisher)
  beforeEach(async () => {
    for (const title of ['first', 'second']) {
      await studio.save(page('news', { seo: { title: both(title) } }), editor)
      await studio.call('documents.publish', { documents: [newsName] }, publisher)
    }
    await studio.call('documents.archive', { documents: [newsName] }, publisher)
  })

  test('is listed with its name and who removed it, until it is on the site again', async () => {
    const [first, ...others] = await removed()
    expect(others).toEqual([])
    expect(first).toMatchObject({ ...newsName, title: both('second'), by: 'Timur' })
    expect(first?.at).toMatch(/^\d{4}-/)
    await studio.save(page('news'), editor)
    await studio.call('documents.publish', { documents: [newsName] }, publisher)
    expect(await removed()).toEqual([])
  })

  test('is restored as it was last published, with its history', async () => {
    expect((await restore()).data).toMatchObject({ state: 'published' })
    expect(studio.gateway.findPage('/news')).not.toBeNull()
    expect((await studio.gateway.page('news', 'uz')).seo.title).toBe('second')
    expect(await removed()).toEqual([])
    const history = await studio.call('history.list', newsName, editor)
    expect(history.data?.map(({ isRemoval }) => isRemoval)).toEqual([false, true, false, false])
  })

  test('becomes a draft if the site does not allow it any more, and the reason is returned', async () => {
    await studio.save(page('other', { route: '/news' }), editor)
    await studio.call('documents.publish', { documents: [{ kind: 'page', key: 'other' }] }, publisher)
    expect((await restore()).data).toMatchObject({
      state: 'draft',
      issues: [{ document: 'page/news', code: 'wrong-route' }],
    })
    expect(await stateOf('news')).toMatchObject({ state: 'draft', changedBy: 'Timur', title: both('second') })
    expect(await removed()).toHaveLength(1)
  })

  test('does not replace a draft that somebody has started', async () => {
    await studio.save(page('other', { route: '/news' }), editor)
    await studio.call('documents.publish', { documents: [{ kind: 'page', key: 'other' }] }, publisher)
    await studio.save(page('news', { seo: { title: both('mine') } }), editor)
    expect((await restore()).data).toMatchObject({ state: 'draft' })
    expect(await stateOf('news')).toMatchObject({ title: both('mine'), changedBy: 'Aziza' })
  })

  test('is restored by publishers only, and only while it is removed', async () => {
    expect((await studio.call('archive.restore', newsName, editor)).status).toBe(403)
    await restore()
    expect((await restore()).error?.type).toBe('NotFound')
  })
})
