import { expect, test } from 'vitest'
import { testGame } from '../../tests/support/test-game.ts'
import { bare } from '../../tests/support/bare.ts'
import type { Game } from '../../schemas/api/entities/games.ts'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { RelatedGames } from './related-games.tsx'

const game = (sysname: string, provider = 'kobalt', type: Game['type'] = 'slot') =>
  testGame({
    sysname,
    type,
    provider,
    provider_sysname: provider,
    tags: ['top'],
  })
const row = (items: Game[]) => (
  <RelatedGames
    {...bare}
    props={{ title: 'Похожие игры', count: 4 }}
    data={{ game: { status: 'success', data: { items, total: items.length } } }}
    params={{ sysname: 'aviora' }}
  />
)

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
