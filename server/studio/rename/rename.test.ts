import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import { both, document, itemBlock, page, textBlock } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

let studio: TestStudio
let editor: string
let publisher: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor')
  publisher = await studio.join('publisher')
  const linking = {
    ...textBlock('news', both('<p><a href="/news?from=home#top">Yangilik</a> <a href="/newsroom">x</a></p>')),
  }
  const site = [
    page('news'),
    page('newsroom'),
    page('help', { route: '/support' }),
    page('home', { route: '/', blocks: [linking] }),
    document('menu', 'main', { items: [{ id: 'news', label: both('Yangilik'), to: '/news' }] }),
    document('seo', 'news', { url: '/news' }),
  ]
  const result = await studio.gateway.publish(site, 'test')
  expect(result).toMatchObject({ published: true })
})
afterEach(() => studio.close())

const news = { kind: 'page', key: 'news' } as const
const move = (to: string, revision: number | null = null) =>
  studio.call('documents.rename', { ...news, to, revision }, editor)
const publish = (kind: DocumentKind, key: string) =>
  studio.call('documents.publish', { documents: [{ kind, key }] }, publisher)

async function bodyOf(kind: DocumentKind, key: string) {
  const { data } = await studio.call('documents.read', { kind, key }, editor)
  return JSON.stringify(data?.body)
}
const revisionOf = async (kind: DocumentKind, key: string) =>
  (await studio.call('documents.open', { kind, key }, editor)).data?.draft?.revision ?? null

describe('a new address for a page', () => {
  test('lists the uses of the old one beforehand', async () => {
    const { data } = await studio.call('documents.uses', news, editor)
    expect(data?.changes).toBe('route')
    expect(data?.uses).toEqual(
      expect.arrayContaining([
        { kind: 'menu', key: 'main', path: '/items/0/to' },
        { kind: 'seo', key: 'news', path: '/url' },
        expect.objectContaining({ kind: 'page', key: 'home' }),
      ]),
    )
    expect(data?.uses).toHaveLength(4)
  })

  test('updates references and redirects the old address in the same publication', async () => {
    const { data } = await move('/yangiliklar')
    expect(data?.changed.map(({ kind, key }) => `${kind}/${key}`).sort()).toEqual([
      'menu/main',
      'page/home',
      'redirects/site',
      'seo/news',
    ])
    expect(await bodyOf('page', 'home')).toContain('/yangiliklar?from=home#top')
    expect(await bodyOf('page', 'home')).toContain('/newsroom')
    expect(studio.gateway.findPage('/news')).not.toBeNull()

    expect((await publish('page', 'news')).data).toMatchObject({ published: true })
    expect(studio.gateway.findPage('/yangiliklar')).toMatchObject({ key: 'news' })
    expect(studio.gateway.findRedirect('/news')).toMatchObject({ redirect: '/yangiliklar' })
    const menus = await studio.gateway.documents({ kind: 'menu', key: 'main' })
    expect(menus[0]?.body).toMatchObject({ items: [{ to: '/yangiliklar' }] })
    const list = await studio.call('documents.list', {}, editor)
    expect(list.data?.filter(({ state }) => state !== 'published')).toEqual([])
  })

  test('keeps the role that the page had by its specified address', async () => {
    const { data } = await studio.call(
      'documents.rename',
      { kind: 'page', key: 'help', to: '/yordam', revision: null },
      editor,
    )
    expect(data?.changed).toBeDefined()
    expect((await publish('page', 'help')).data).toMatchObject({ published: true })
    expect(studio.gateway.roles.pages.support).toBe('/yordam')
  })

  test('that changes twice before publication redirects once, from the published one', async () => {
    await move('/one')
    await move('/two', await revisionOf('page', 'news'))
    await publish('page', 'news')
    const [redirects] = await studio.gateway.documents({ kind: 'redirects', key: 'site' })
    expect(redirects?.body).toEqual({ items: [{ from_url: '/news', to_url: '/two' }] })
    expect(studio.gateway.findPage('/two')).toMatchObject({ key: 'news' })
  })

  test('leads nowhere from the old one if the caller wants no redirect', async () => {
    const { data } = await studio.call(
      'documents.rename',
      { ...news, to: '/one', redirects: false, revision: null },
      editor,
    )
    expect(data?.changed).not.toContainEqual({ kind: 'redirects', key: 'site' })
  })

  test('and back again redirects no existing page', async () => {
    await move('/one')
    await publish('page', 'news')
    await move('/news')
    expect((await publish('page', 'news')).data).toMatchObject({ published: true })
    expect(studio.gateway.findRedirect('/one')).toMatchObject({ redirect: '/news' })
    expect(studio.gateway.findRedirect('/news')).toBeNull()
  })

  test('keeps the parameters in their positions', async () => {
    await studio.gateway.publish([page('match', { route: '/match/:id', blocks: [itemBlock] })], 'test')
    const rename = (to: string) =>
      studio.call('documents.rename', { kind: 'page', key: 'match', to, revision: null }, editor)
    expect(await rename('/event')).toMatchObject({ status: 422 })
    expect((await rename('/event/:id')).status).toBe(200)
    await publish('page', 'match')
    expect(studio.gateway.findRedirect('/match/7')).toMatchObject({ redirect: '/event/7' })
  })

  test('is rejected if another page has it, and so is overwriting a draft saved in the meantime', async () => {
    expect(await move('/newsroom')).toMatchObject({ status: 409, error: { type: 'NameTaken' } })
    await studio.save(page('news', { layout: 'empty' }), publisher)
    expect(await move('/yangiliklar')).toMatchObject({ status: 409, error: { type: 'Conflict' } })
    expect(await bodyOf('menu', 'main')).toContain('"/news"')
  })
})

describe('a new key', () => {
  const rename = (to: string, key = 'login') =>
    studio.call('documents.rename', { kind: 'popup', key, to, revision: null }, editor)

  test('is used in all references, and the old key disappears with its publication', async () => {
    const { data: uses } = await studio.call('documents.uses', { kind: 'popup', key: 'login' }, editor)
    expect(uses).toEqual({ changes: 'key', uses: [{ kind: 'settings', key: 'popups', path: '/login' }] })
    expect((await rename('enter')).data).toEqual({
      key: 'enter',
      changed: [{ kind: 'settings', key: 'popups' }],
    })
    expect((await publish('popup', 'enter')).data).toMatchObject({ published: true })
    expect(await studio.gateway.popup('login', 'uz')).toBeNull()
    expect(await studio.gateway.popup('enter', 'uz')).not.toBeNull()
    expect(await bodyOf('settings', 'popups')).toContain('"enter"')
  })

  test('of a discarded draft returns with the draft', async () => {
    await rename('enter')
    const revision = (await revisionOf('popup', 'enter')) ?? 0
    await studio.call('documents.discard', { kind: 'popup', key: 'enter', revision }, editor)
    const [discarded] = (await studio.call('drafts.discarded', {}, editor)).data ?? []
    await studio.call('drafts.restore', { id: discarded?.id ?? 0 }, editor)
    expect((await publish('popup', 'enter')).data).toMatchObject({ published: true })
    expect(await studio.gateway.popup('login', 'uz')).toBeNull()
    const [popups] = await studio.gateway.documents({ kind: 'settings', key: 'popups' })
    expect(popups?.body).toMatchObject({ login: 'enter' })
  })

  test('is rejected if another document has it', async () => {
    expect(await rename('registration')).toMatchObject({ status: 409, error: { type: 'NameTaken' } })
  })

  test.each([
    ['theme', 'default'],
    ['settings', 'site'],
    ['messages', 'uz'],
    ['layout', 'default'],
  ] as const)('is rejected for %s/%s, which the site reads by its key', async (kind, key) => {
    expect((await studio.call('documents.uses', { kind, key }, editor)).data?.changes).toBeNull()
    expect(
      await studio.call('documents.rename', { kind, key, to: 'another', revision: null }, editor),
    ).toMatchObject({ status: 403 })
  })

  test('of a draft that was never published leaves nothing of the old one', async () => {
    const { data } = await studio.save(document('menu', 'draft', { items: [] }), editor)
    const params = { kind: 'menu', key: 'draft', to: 'better', revision: data?.revision ?? null } as const
    expect((await studio.call('documents.rename', params, editor)).status).toBe(200)
    expect(await bodyOf('menu', 'draft')).toBe(undefined)
    expect(await bodyOf('menu', 'better')).toContain('items')
  })
})
