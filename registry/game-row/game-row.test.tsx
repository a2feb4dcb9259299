import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { testGame } from '../../tests/support/test-game.ts'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { GameRow } from './game-row.tsx'

const props = { title: 'Популярные', tags: 'top', count: 18, moreLink: '/gamehall' }
const game = (sysname: string, name: string) =>
  testGame({
    sysname,
    name,
    tags: ['top'],
    players: 7,
  })
const items = [game('olmos', 'Olmos Saltanati'), game('aviora', 'Aviora'), game('anor', 'Anor Deluxe')]
const games = { status: 'success' as const, data: { items, total: 1248 } }

const tilesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('li > a > img')].map((cover) => cover.getAttribute('alt'))

describe('GameRow', () => {
  it('shows the games loaded by the server without a call', async () => {
    const platform = testPlatform({})
    const page = await mount(<GameRow {...bare} props={props} data={{ games, providers: undefined }} />)
    expect(tilesOf(page.container)).toEqual(['Olmos Saltanati', 'Aviora', 'Anor Deluxe'])
    expect(page.container.querySelector('h2')?.textContent).toBe('Популярные')
    expect(page.container.textContent).toContain('1,248')
    expect(platform.calls).toEqual([])
  })

  it('omits the game of the current page', async () => {
    testPlatform({})
    const params = { sysname: 'aviora' }
    const page = await mount(
      <GameRow {...bare} props={props} data={{ games, providers: undefined }} params={params} />,
    )
    expect(tilesOf(page.container)).toHaveLength(2)
    expect(page.container.innerHTML).not.toContain('/game/aviora')
  })

  it('loads by its props if there is no answer yet, in the order of the platform', async () => {
    const platform = testPlatform({ 'games.get': () => ({ data: games.data }) })
    const page = await mount(
      <GameRow
        {...bare}
        props={{ ...props, types: 'slot' }}
        data={{ games: undefined, providers: undefined }}
      />,
    )
    await settle()
    expect(platform.called('games.get')[0]?.params).toMatchObject({ count: '18', tags: 'top', types: 'slot' })
    expect(tilesOf(page.container)).toHaveLength(3)
  })

  it('reports that there are no games', async () => {
    testPlatform({})
    const empty = { status: 'success' as const, data: { items: [], total: 0 } }
    const page = await mount(
      <GameRow {...bare} props={props} data={{ games: empty, providers: undefined }} />,
    )
    expect(page.container.textContent).toContain('Здесь пока нет игр')
  })

  it.each([
    ['the pointer', () => new MouseEvent('pointerover', { bubbles: true })],
    ['the focus', () => new FocusEvent('focusin', { bubbles: true })],
  ])('shows nine games at first and all once %s reaches it', async (_what, event) => {
    testPlatform({})
    const many = Array.from({ length: 18 }, (_, index) => game(`game-${index}`, `Game ${index}`))
    const all = { status: 'success' as const, data: { items: many, total: 1248 } }
    const page = await mount(<GameRow {...bare} props={props} data={{ games: all, providers: undefined }} />)
    expect(tilesOf(page.container)).toHaveLength(9)
    const section = page.container.querySelector('section')
    if (section === null) throw new Error('no row')
    await act(async () => section.dispatchEvent(event()))
    await settle()
    expect(tilesOf(page.container)).toHaveLength(18)
  })

  it('loads the games that the page does not contain once the row is reached, by its own filter and order', async () => {
    const all = Array.from({ length: 18 }, (_, index) => game(`game-${index}`, `Game ${index}`))
    let hasFailed = false
    const platform = testPlatform({
      'games.get': () => {
        if (hasFailed) return { data: { items: all, total: 1248 } }
        hasFailed = true
        return { error: 'ApplicationUnavailableException' }
      },
    })
    const first = { status: 'success' as const, data: { items: all.slice(0, 10), total: 1248 } }
    const page = await mount(
      <GameRow {...bare} props={props} data={{ games: first, providers: undefined }} />,
    )
    const section = page.container.querySelector('section')
    if (section === null) throw new Error('no row')
    const reach = async () => {
      await act(async () => section.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))
      await settle()
    }
    expect(platform.calls).toEqual([])
    await reach()
    expect(tilesOf(page.container)).toHaveLength(10)
    await reach()
    expect(tilesOf(page.container)).toHaveLength(18)
    expect(platform.called('games.get')[1]?.params).toMatchObject({
      count: '18',
      tags: 'top',
      sort: 'priority',
    })
    await reach()
    expect(platform.called('games.get')).toHaveLength(2)
  })

  it('scrolls by the visible width and stops at the ends', async () => {
    testPlatform({})
    const all = { status: 'success' as const, data: { items, total: items.length } }
    const page = await mount(<GameRow {...bare} props={props} data={{ games: all, providers: undefined }} />)
    const list = page.container.querySelector('ul')
    if (list === null) throw new Error('no list')
    Object.defineProperties(list, { scrollWidth: { value: 2000 }, clientWidth: { value: 800 } })
    const scrollBy = vi.fn()
    list.scrollBy = scrollBy
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await act(async () => list.dispatchEvent(new Event('scroll')))
    await settle()
    expect(page.control('Предыдущие игры').getAttribute('aria-disabled')).toBe('true')
    await click(page.control('Следующие игры'))
    expect(scrollBy).toHaveBeenCalledWith({ left: 800, behavior: 'auto' })
    list.scrollLeft = 1200
    await act(async () => list.dispatchEvent(new Event('scroll')))
    await settle()
    expect(page.control('Следующие игры').getAttribute('aria-disabled')).toBe('true')
  })
})
