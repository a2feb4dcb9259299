import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CompiledBlock } from '../../../schemas/compiled.ts'
import type { DocumentKind, StoredDocument } from '../../../schemas/kinds/index.ts'
import { both, document, page, textBlock, theme } from '../../../tests/support/content/content-site.ts'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { exampleOf, type ItemSource } from './example-item.ts'
let studio: TestStudio
let editor: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor')
})
afterEach(() => studio.close())

async function placeOf(kind: DocumentKind, key: string) {
  const { data, error } = await studio.call('preview.address', { kind, key }, editor)
  if (!data) throw new Error(error?.message)
  return data
}

async function placeOfDraft(draft: StoredDocument) {
  const { error } = await studio.save(draft, editor)
  if (error) throw new Error(error.message)
  return placeOf(draft.kind, draft.key)
}

describe('the address to preview a page', () => {
  test('is its address, also before its first publication and after a change of the address', async () => {
    expect(await placeOf('page', 'home')).toEqual({ path: '/', forPlayers: false })
    expect(await placeOfDraft(page('news'))).toEqual({ path: '/news', forPlayers: false })
    const { body, ...name } = page('maintenance')
    expect(await placeOfDraft({ ...name, body: { ...body, route: '/closed' } })).toMatchObject({
      path: '/closed',
    })
  })

  test('without an address is a path of the preview alone', async () => {
    const { body, ...name } = page('not-found')
    const { layout, seo, blocks } = body
    expect(await placeOfDraft({ ...name, body: { layout, seo, blocks } })).toEqual({
      path: '/_page/not-found',
      forPlayers: false,
    })
  })

  test('is that of the draft without its errors, or none if nothing is left of it', async () => {
    expect(await placeOfDraft(page('home', { route: '/', layout: 'wide' }))).toEqual({
      path: '/',
      forPlayers: false,
      reason: 'parts',
    })
    expect(await placeOfDraft(page('news', { layout: 'wide' }))).toEqual({
      path: null,
      forPlayers: false,
      reason: 'errors',
    })
  })

  test('of a theme is a choice of pages, which follow their roles', async () => {
    const { pages } = await placeOf('theme', 'default')
    expect(pages?.map(({ name }) => name)).toEqual(expect.arrayContaining(['home', 'deposit', 'form']))
    expect(pages?.find(({ name }) => name === 'deposit')?.forPlayers).toBe(true)
    const broken = theme('rival', { defaultScheme: 'none' })
    expect(await placeOfDraft(broken)).toEqual({ path: null, forPlayers: false, reason: 'errors' })
  })

  test('says that guests are redirected, and that its feature is off', async () => {
    expect(await placeOfDraft(page('club', { access: 'authenticated' }))).toMatchObject({ forPlayers: true })
    expect(await placeOfDraft(page('limits', { route: '/profile/limits' }))).toMatchObject({
      path: '/profile/limits',
      forPlayers: true,
    })
    expect(await placeOfDraft(page('wins', { feature: 'jackpots' }))).toMatchObject({ path: '/wins' })
    expect(await placeOfDraft(page('shop', { feature: 'loyalty' }))).toEqual({
      path: null,
      forPlayers: false,
      reason: 'feature',
    })
  })
})

test('a popup is previewed on the home page, and for players if only they can open it', async () => {
  expect(await placeOf('popup', 'login')).toEqual({ path: '/#studio-popup=login', forPlayers: false })
  const popup = { title: both('Gift'), size: 'big', access: 'authenticated', blocks: [] }
  expect(await placeOfDraft(document('popup', 'gift', popup))).toEqual({
    path: '/#studio-popup=gift',
    forPlayers: true,
  })
})

test('a layout is previewed on a page that has it', async () => {
  expect(await placeOf('layout', 'default')).toMatchObject({ path: '/' })
  expect(await placeOf('layout', 'game')).toEqual({ path: null, forPlayers: false, reason: 'unused' })
  await studio.save(page('play', { route: '/play', layout: 'game' }), editor)
  expect(await placeOf('layout', 'game')).toEqual({ path: '/play', forPlayers: false })
})

describe('an example of an item', () => {
  const board: CompiledBlock = {
    ...textBlock('board'),
    id: 'board',
    type: 'Board',
    load: {
      game: {
        call: 'games.get',
        params: { sysname: { from: 'route', name: 'sysname' }, count: { from: 'value', value: 1 } },
        access: 'guest',
        subject: { route: 'sysname', at: 'items.sysname' },
      },
    },
  }
  const asked: unknown[] = []
  const platform = (answer: () => unknown): ItemSource => ({
    call(name, params) {
      asked.push([name, params])
      return Promise.resolve(answer())
    },
  })

  test('is the first that the platform lists, also for a block in a slot', async () => {
    const games = platform(() => ({ items: [{ name: 'No page' }, { sysname: 'anor' }], total: 2 }))
    const panel = { id: 'panel', type: 'Panel', slots: { content: [board] } }
    expect(await exampleOf(games, [panel], 'sysname')).toBe('anor')
    expect(asked).toEqual([['games.get', { count: 1 }]])
  })

  test('is missing if the platform has none or does not answer', async () => {
    expect(
      await exampleOf(
        platform(() => ({ items: [], total: 0 })),
        [board],
        'sysname',
      ),
    ).toBeNull()
    const broken = platform(() => Promise.reject(new Error('down')))
    expect(await exampleOf(broken, [board], 'sysname')).toBeNull()
    expect(await exampleOf(undefined, [board], 'sysname')).toBeNull()
  })
})
