import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testGame } from '../../tests/support/test-game.ts'
import { bare } from '../../tests/support/bare.ts'
import type { GameCategory } from '../../schemas/api/entities/games.ts'
import type { Action } from '../../schemas/documents/blocks/action.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { afterPaint } from '../../src/lib/browser/after-paint.ts'
import { registerAction } from '../../src/renderer/actions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { GameHall } from './game-hall.tsx'

const game = (sysname: string) =>
  testGame({
    sysname,
  })
const page = (from: number, count: number, total: number) => ({
  items: Array.from({ length: count }, (_, index) => game(`game-${from + index + 1}`)),
  total,
})
const category = (sysname: string, name: string, types: GameCategory['types']): GameCategory => ({
  id: 1,
  sysname,
  name,
  priority: 1,
  types,
  tags: [],
  games_count: 40,
  icon: 'star',
})
const provider = (sysname: string, games_count: number, image_url: string | null = null) => ({
  sysname,
  name: sysname.toUpperCase(),
  games_count,
  image_url,
})
const success = <Data,>(data: Data) => ({ status: 'success' as const, data })
const categories = success({
  items: [category('slots', 'Слоты', ['slot']), category('live', 'Live', ['live'])],
})
const providers = success({
  items: [provider('nordlys', 10), provider('kobalt', 30, '/art/providers/kobalt.svg')],
})
const props = { title: 'Все игры', features: [{ tag: 'ways', label: 'Ways' }] }

type Data = Parameters<typeof GameHall>[0]['data']
const lobby = (games: Data['games'], own: Partial<Parameters<typeof GameHall>[0]['props']> = {}) => (
  <GameHall {...bare} props={{ ...props, ...own }} data={{ games, categories, providers }} />
)

/** Scrolls with the end of the list in view: jsdom has no layout, so all positions are 0. */
async function near() {
  await act(async () => void window.dispatchEvent(new Event('scroll')))
  await settle()
}
const visited: Action[] = []

beforeEach(() => {
  visited.length = 0
  registerAction('navigate', (action) => visited.push(action))
})
afterEach(() => {
  window.scrollY = 0
})

const tiles = (container: HTMLElement) => container.querySelectorAll('[data-game]').length
const status = (container: HTMLElement) => container.querySelector('[role=status]')?.textContent
/** The choice is painted before the address changes. */
const lastTarget = () =>
  new Promise<string | undefined>((resolve) =>
    afterPaint(() => {
      const action = visited.at(-1)
      resolve(action?.type === 'navigate' ? action.to : undefined)
    }),
  )

describe('GameHall', () => {
  it('shows the games loaded by the server without a call', async () => {
    const platform = testPlatform({})
    const shown = await mount(lobby(success(page(0, 18, 40))), { query: { category: 'slots' } })
    expect(tiles(shown.container)).toBe(18)
    expect(shown.container.querySelector('h1')?.textContent).toBe('Слоты 40 игр')
    expect(status(shown.container)).toBe('Показано 18 из 40')
    expect(shown.container.querySelector('nav [aria-current]')?.textContent).toContain('Слоты')
    expect(platform.calls).toEqual([])
  })

  it('loads as many games at a time, in the order, as its document says', async () => {
    const platform = testPlatform({ 'games.get': () => ({ data: page(36, 4, 40) }) })
    const own = { pageSize: 36, sort: 'players' as const }
    const shown = await mount(lobby(success(page(0, 36, 40)), own))
    expect(shown.container.querySelector('select')?.value).toBe('players')
    await click(shown.control('Показать ещё'))
    expect(platform.called('games.get')[0]?.params).toMatchObject({
      count: '36',
      offset: '36',
      sort: 'players',
      order: 'desc',
    })
  })

  it('loads the covers that a phone shows first eagerly, and no others', async () => {
    testPlatform({})
    const shown = await mount(lobby(success(page(0, 18, 40))))
    const covers = [...shown.container.querySelectorAll('[data-game] a img')].map((image) => [
      image.getAttribute('fetchpriority'),
      image.getAttribute('loading'),
    ])
    expect(covers).toEqual(
      Array.from({ length: 18 }, (_, index) => (index < 12 ? ['high', 'eager'] : [null, 'lazy'])),
    )
  })

  it('loads 18 more with the button and announces them, until all are loaded [HALL-04]', async () => {
    const platform = testPlatform({
      'games.get': ({ params }) => ({
        data: page(Number(params['offset']), params['offset'] === '36' ? 4 : 18, 40),
      }),
    })
    const shown = await mount(lobby(success(page(0, 18, 40))), { query: { category: 'slots' } })
    const more = shown.control('Показать ещё')
    expect(more.getAttribute('href')).toBe('/ru?category=slots&page=2')
    await click(more)
    expect(tiles(shown.container)).toBe(36)
    expect(status(shown.container)).toBe('Показано 36 из 40')
    await click(shown.control('Показать ещё'))
    expect(tiles(shown.container)).toBe(40)
    expect(status(shown.container)).toBe('Это всё: игр — 40')
    expect(shown.container.textContent).not.toContain('Показать ещё')
    expect(
      platform.called('games.get').map(({ params }) => [params['offset'], params['count'], params['types']]),
    ).toEqual([
      ['18', '18', 'slot'],
      ['36', '18', 'slot'],
    ])
  })

  it('loads more on scrolling, and stops after ten pages so that the footer can be reached', async () => {
    const platform = testPlatform({
      'games.get': ({ params }) => ({ data: page(Number(params['offset']), 18, 1000) }),
    })
    const shown = await mount(lobby(success(page(0, 18, 1000))))
    await near()
    expect(platform.called('games.get')).toHaveLength(0)
    window.scrollY = 200
    for (let turn = 0; turn < 15; turn += 1) await near()
    expect(platform.called('games.get')).toHaveLength(9)
    await click(shown.control('Показать ещё'))
    // The click loads one page; nine more may follow while the end stays in view.
    await near()
    expect(platform.called('games.get')).toHaveLength(19)
  })

  it('shows the error of a failed page, keeps the others and retries', async () => {
    let fails = true
    testPlatform({
      'games.get': () => (fails ? { error: 'InternalServerErrorException' } : { data: page(18, 4, 22) }),
    })
    const shown = await mount(lobby(success(page(0, 18, 22))))
    await click(shown.control('Показать ещё'))
    expect(shown.container.querySelector('[role=alert]')?.textContent).toContain('Продолжение не загрузилось')
    expect(tiles(shown.container)).toBe(18)
    fails = false
    await click(shown.control('Попробовать ещё раз'))
    expect(tiles(shown.container)).toBe(22)
  })

  it('starts with the current category in view', async () => {
    testPlatform({})
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(900)
    const shown = await mount(lobby(success(page(0, 18, 40))), { query: { category: 'live' } })
    const tabs = shown.container.querySelector(`nav[aria-label="${messages.body.categories.label}"]`)
    expect(tabs?.scrollLeft).toBe(900)
    await shown.unmount()
    vi.restoreAllMocks()
  })

  it('each filter links to an address, starting with the first page', async () => {
    testPlatform({})
    const shown = await mount(lobby(success(page(0, 18, 40))), {
      query: { category: 'slots', providers: 'nordlys', page: '2' },
    })
    const boxes = [...shown.container.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    expect(boxes.map((box) => [box.closest('label')?.textContent, box.checked])).toEqual([
      ['KOBALT30', false],
      ['NORDLYS10', true],
    ])
    expect(boxes.map((box) => box.closest('label')?.querySelector('img')?.getAttribute('src'))).toEqual([
      '/art/providers/kobalt.svg#mark',
      undefined,
    ])
    expect(shown.container.querySelector('[rel=prev]')?.getAttribute('href')).toBe(
      '/ru?category=slots&providers=nordlys',
    )
    const [first] = boxes
    if (first) await click(first)
    expect(await lastTarget()).toBe('/?category=slots&providers=nordlys,kobalt')
    // The choice is displayed before the address changes.
    expect(first?.checked).toBe(true)
    await click(shown.control('Убрать фильтр: NORDLYS'))
    expect(await lastTarget()).toBe('/?category=slots&providers=kobalt')
    await click(shown.control('Ways'))
    expect(await lastTarget()).toBe('/?category=slots&providers=kobalt&tags=ways')
  })

  it('filters by volatility where the site offers it, counts the filter and clears all at once', async () => {
    testPlatform({})
    const query = { providers: 'nordlys', volatility: 'high' }
    const bold = success({
      items: page(0, 4, 4).items.map((one) => ({ ...one, volatility: 'high' as const })),
      total: 4,
    })
    const shown = await mount(lobby(bold, { volatilityFilter: true }), { query })
    expect(shown.control('Высокая').getAttribute('aria-pressed')).toBe('true')
    expect(shown.control('Фильтры, выбрано 2')).toBeTruthy()
    await click(shown.control('Низкая'))
    expect(await lastTarget()).toBe('/?providers=nordlys&volatility=high,low')
    await click(shown.control('Убрать фильтр: Волатильность: Высокая'))
    expect(await lastTarget()).toBe('/?providers=nordlys&volatility=low')
    await click(shown.control('Убрать все'))
    expect(await lastTarget()).toBe('/')
    await shown.unmount()
    const other = await mount(lobby(bold), { query })
    expect(other.container.textContent).not.toContain('Волатильность')
    expect(other.control('Фильтры, выбран 1')).toBeTruthy()
  })

  it('reports that no game matches, and how to remove the filters', async () => {
    testPlatform({})
    const shown = await mount(lobby(success({ items: [], total: 0 })), { query: { providers: 'nordlys' } })
    expect(shown.container.textContent).toContain('Таких игр не нашлось')
    expect(
      [...shown.container.querySelectorAll('a')]
        .find((link) => link.textContent === 'Очистить')
        ?.getAttribute('href'),
    ).toBe('/ru')
  })
})
