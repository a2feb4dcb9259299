import { describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { exampleGame } from '../../schemas/examples/games.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { GameHall } from './game-hall.tsx'

const success = <Data,>(data: Data) => ({ status: 'success' as const, data })
const data = {
  games: undefined,
  categories: success({ items: [] }),
  providers: success({ items: [] }),
}
const props = { title: 'Все игры', features: [] }
const lobby = () => <GameHall {...bare} props={props} data={data} />
const game = (sysname: string) => ({ ...exampleGame('wolf-moon'), sysname, name: sysname })

describe('the lobby of a player’s own games', () => {
  it('shows a player only the favourites; removing one leaves its tile in place', async () => {
    let likes = ['game-7', 'game-9']
    const platform = testPlatform({
      'games.getLikes': () => ({ data: { items: likes } }),
      'games.removeLike': () => {
        likes = ['game-9']
        return { data: 1 }
      },
      'games.get': ({ params }) => ({
        data: { items: (params['sysnames'] ?? '').split(',').map(game), total: 2 },
      }),
    })
    const shown = await mount(lobby(), { account: testAccount, query: { category: 'favourites' } })
    await settle()
    expect(platform.called('games.get').map(({ params }) => params['sysnames'])).toEqual(['game-7,game-9'])
    const tiles = () => shown.container.querySelectorAll('[data-game]').length
    expect(tiles()).toBe(2)
    await click(shown.control('В избранном: game-7'))
    expect(tiles()).toBe(2)
    expect(shown.control('В избранном: game-7').getAttribute('aria-pressed')).toBe('false')
  })

  it('shows the games played last, each once', async () => {
    const bet = (sysname: string, id: number) => ({
      id,
      game: { sysname, name: sysname },
      provider: 'Kobalt',
      game_type: 'slot',
      bet: { amount: '1.00', currency: 'UZS' },
      win: { amount: '0.00', currency: 'UZS' },
      status: 'lost' as const,
      balance_type: 'main' as const,
      created_at: '2026-11-21T10:00:00Z',
      settled_at: null,
      details: null,
    })
    const platform = testPlatform({
      'games.getLikes': () => ({ data: { items: [] } }),
      'games.getHistory': () => ({ data: { items: [bet('b', 3), bet('a', 2), bet('b', 1)], total: 3 } }),
      'games.get': ({ params }) => ({
        data: { items: (params['sysnames'] ?? '').split(',').map(game), total: 2 },
      }),
    })
    const shown = await mount(lobby(), { account: testAccount, query: { category: 'recent' } })
    await settle()
    expect(platform.called('games.get').map(({ params }) => params['sysnames'])).toEqual(['b,a'])
    expect(shown.container.querySelector('h1')?.textContent).toBe('Недавние 2 игры')
  })

  it('shows a guest no personal games', async () => {
    const platform = testPlatform({})
    const shown = await mount(lobby(), { query: { category: 'favourites' } })
    await settle()
    expect(shown.container.textContent).toContain('В избранном пока пусто')
    expect(platform.calls).toEqual([])
  })
})
