import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { home } from '../../../tests/support/content/content-gateways.ts'
import { both, page, theme } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const minute = 60_000
const newsName = { kind: 'page', key: 'news' } as const
let studio: TestStudio
let editor: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'Aziza')
})
afterEach(() => studio.close())

const draftsOf = async (token = '') => (await studio.studio.draftsOfPreview(token))?.drafts

const later = (begins: string) => ({
  id: 'later',
  type: 'Text',
  version: 2,
  props: { words: both('<p>Later</p>') },
  period: { begins },
})

describe('a preview link', () => {
  test('shows the drafts as they are saved, until it expires', async () => {
    await studio.save(page('news'), editor)
    const params = { path: '/ru/news?tab=1#top', minutes: 10 }
    const { data } = await studio.call('preview.link', params, editor)
    expect(data?.path).toBe(`/ru/news?tab=1&preview=${data?.token}#top`)
    const shown = () => draftsOf(data?.token)
    expect(await shown()).toMatchObject([{ key: 'news' }])
    await studio.save(home('draft'), editor)
    expect(await shown()).toHaveLength(2)
    await studio.pass(10 * minute)
    expect(await shown()).toBeUndefined()
  })

  test('that is shared shows the drafts as they were when it was made', async () => {
    const { data: saved } = await studio.save(home('first'), editor)
    const params = { path: '/', minutes: 60, isShared: true }
    const { data } = await studio.call('preview.link', params, editor)
    await studio.save(home('second'), editor, saved?.revision ?? null)
    await studio.save(page('news'), editor)
    expect(await draftsOf(data?.token)).toEqual([home('first')])
  })

  test('ends when its maker loses access, and one that is not shared ends with the session', async () => {
    await studio.save(page('news'), editor)
    const link = async (isShared: boolean) =>
      (await studio.call('preview.link', { path: '/', minutes: 60, isShared }, editor)).data?.token ?? ''
    const [own, shared] = [await link(false), await link(true)]
    await studio.call('session.close', {}, editor)
    expect(await draftsOf(own)).toBeUndefined()
    expect(await draftsOf(shared)).toHaveLength(1)
    const { data = [] } = await studio.call('users.list', {}, studio.admin)
    const id = data.find(({ login }) => login === 'aziza')?.id ?? 0
    await studio.call('users.change', { id, isActive: false }, studio.admin)
    expect(await draftsOf(shared)).toBeUndefined()
  })

  test('is recorded in the audit log if it is shared', async () => {
    await studio.call('preview.link', { path: '/bonuses', minutes: 60 }, editor)
    await studio.call('preview.link', { path: '/news', minutes: 60, isShared: true }, editor)
    const { data = [] } = await studio.call('audit.list', {}, studio.admin)
    const links = data.filter(({ action }) => action === 'preview.link')
    expect(links.map(({ subject }) => subject)).toEqual(['/news'])
  })

  test('shows the site in the theme that it names, before the settings do, unless its draft has errors', async () => {
    const { data: saved } = await studio.save(theme('rival', { defaultScheme: 'light' }), editor)
    const params = { path: '/', minutes: 10, theme: 'rival' }
    const { data } = await studio.call('preview.link', params, editor)
    const schemeOf = async () => {
      const { content } = await studio.gateway.withDrafts((await draftsOf(data?.token)) ?? [])
      return (await content.theme()).theme.defaultScheme
    }
    expect(await schemeOf()).toBe('light')
    expect((await studio.gateway.theme()).theme.defaultScheme).toBe('dark')
    await studio.save(theme('rival', { defaultScheme: 'none' }), editor, saved?.revision ?? null)
    expect(await schemeOf()).toBe('dark')
  })

  test('for some documents shows no others', async () => {
    await studio.save(page('news'), editor)
    await studio.save(home('draft'), editor)
    const params = { path: '/news', minutes: 10, documents: [newsName] }
    const { data } = await studio.call('preview.link', params, editor)
    expect(await draftsOf(data?.token)).toMatchObject([{ key: 'news' }])
  })

  test('shows the blocks of its time', async () => {
    const begins = '2030-01-01T00:00:00Z'
    const timed = { ...home('draft'), body: { ...home('draft').body, blocks: [later(begins)] } }
    await studio.save(timed, editor)
    const shownAt = async (at?: string) => {
      const { data } = await studio.call(
        'preview.link',
        { path: '/', minutes: 10, ...(at && { at }) },
        editor,
      )
      const shown = await studio.studio.draftsOfPreview(data?.token ?? '')
      const { content } = await studio.gateway.withDrafts(shown?.drafts ?? [], shown?.at)
      return (await content.page('home', 'uz')).blocks.length
    }
    expect(await shownAt()).toBe(0)
    expect(await shownAt('2029-12-31T23:59:59Z')).toBe(0)
    expect(await shownAt(begins)).toBe(1)
    expect((await studio.call('preview.link', { path: '/', minutes: 10, at: 'soon' }, editor)).status).toBe(
      422,
    )
  })

  test.each(['', 'x', 'eyJleHBpcmVzIjo5OTk5OTk5OTk5OTk5fQ.AAAA', '....'])(
    '"%s" is invalid',
    async (token) => {
      expect(await draftsOf(token)).toBeUndefined()
    },
  )
})
