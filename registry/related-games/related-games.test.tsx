import { beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '../../schemas/api/entities/games.ts'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { RelatedGames } from './related-games.tsx'

function game(sysname: string, provider = 'kobalt', type: Game['type'] = 'slot'): Game {
  return {
    sysname,
    name: sysname,
    type,
    provider,
    provider_sysname: provider,
    priority: 1,
    tags: ['top'],
    rtp: null,
    min_bet: null,
    players: 0,
    has_demo: false,
    image_url: null,
    emblem: null,
    palette: null,
    description: {},
  }
}
const row = (items: Game[]) => (
  <RelatedGames
    id="related"
    props={{ title: 'Похожие игры', count: 4 }}
    data={{ game: { status: 'success', data: { items, total: items.length } } }}
    slots={{}}
    params={{ sysname: 'aviora' }}
  />
)

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
test('shows games of the same provider and type first, then of the type, and never the game itself', async () => {
  const platform = testPlatform({
    'games.get': ({ params }) => {
      const names = params['providers'] === undefined ? ['x', 'a', 'y', 'z'] : ['aviora', 'a', 'b', 'c']
      return { data: { items: names.map((one) => game(one)), total: 4 } }
    },
  })
  const page = await mount(row([game('aviora', 'ember', 'fast')]))
  await settle()
  expect(platform.called('games.get')[0]?.params).toMatchObject({ providers: 'ember', types: 'fast' })
  const shown = [...page.container.querySelectorAll<HTMLElement>('[data-game]')]
  expect(shown.map((tile) => tile.dataset['game'])).toEqual(['a', 'x', 'y', 'z'])
})

test('shows nothing if there is no such game', async () => {
  const platform = testPlatform({})
  const page = await mount(row([]))
  expect(page.container.innerHTML).toBe('')
  expect(platform.calls).toEqual([])
})
