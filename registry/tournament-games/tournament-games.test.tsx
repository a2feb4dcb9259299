import { beforeEach, expect, test, vi } from 'vitest'
import { testGame } from '../../tests/support/test-game.ts'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { tournamentGames } from './tournament-games.schema.ts'
import { TournamentGames } from './tournament-games.tsx'

const game = (sysname: string) =>
  testGame({
    sysname,
  })
const games = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => game(`game-${from + index}`))
type View = 'row' | 'all'
const tournament = { status: 'success' as const, data: { items: [{ id: 7 }], total: 1 } }
const firstGames = {
  tournament,
  games: { status: 'success' as const, data: { items: games(0, 12), total: 15 } },
}
const block = (view: View, data: Parameters<typeof TournamentGames>[0]['data'] = firstGames) => (
  <TournamentGames {...bare} props={{ title: 'Игры турнира', view }} data={data} params={{ id: '7' }} />
)

beforeEach(() => {
  const observer = class {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', observer)
  vi.stubGlobal('ResizeObserver', observer)
})
test('loads 12 games of the tournament at a time [TOUR-04]', async () => {
  const platform = testPlatform({ 'games.get': () => ({ data: { items: games(12, 3), total: 15 } }) })
  const page = await mount(block('all'))
  expect(page.container.querySelectorAll('[data-game]')).toHaveLength(12)
  await click(page.control('Показать ещё'))
  expect(page.container.querySelectorAll('[data-game]')).toHaveLength(15)
  const [call] = platform.called('games.get')
  expect(call?.params).toMatchObject({ count: '12', offset: '12' })
  expect(JSON.parse(call?.params['options'] ?? '')).toEqual({ id: 7, type: 'tournament' })
})

test('the server makes the same call: 12 games by the number of the tournament [TOUR-05]', () => {
  expect(tournamentGames.load?.games.params).toMatchObject({
    count: { value: 12 },
    offset: { from: 'page', size: 12 },
    options: { fields: { id: { from: 'route', name: 'id' }, type: { value: 'tournament' } } },
  })
})

test('links to all of them when shown as a row', async () => {
  testPlatform({})
  const page = await mount(block('row'))
  expect(page.container.querySelector('header a')?.getAttribute('href')).toBe('/ru/tournaments/7/gamehall')
})

test('requests a row by the number of the tournament where the server has no answer', async () => {
  const platform = testPlatform({ 'games.get': () => ({ data: { items: games(0, 3), total: 3 } }) })
  const page = await mount(block('row', { tournament, games: undefined }))
  await settle()
  expect(page.container.querySelectorAll('[data-game]')).toHaveLength(3)
  const [call] = platform.called('games.get')
  expect(JSON.parse(call?.params['options'] ?? '')).toEqual({ id: 7, type: 'tournament' })
})
