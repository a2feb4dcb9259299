import { expect, test } from 'vitest'
import { testGame } from '../../tests/support/test-game.ts'
import { bare } from '../../tests/support/bare.ts'
import type { Tournament } from '../../schemas/api/entities/competitions.ts'
import type { Game } from '../../schemas/api/entities/games.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { GameTournament } from './game-tournament.tsx'

const game = (sysname: string, provider = 'kobalt', type: Game['type'] = 'slot') =>
  testGame({
    sysname,
    type,
    provider,
    provider_sysname: provider,
    tags: ['top'],
  })
function tournament(id: number, provider: string | null, tags: string[]): Tournament {
  return {
    id,
    status: 'active',
    started_at: '2026-11-01T00:00:00Z',
    finished_at: '2099-11-30T18:00:00Z',
    description: { name: `Турнир ${id}`, text: '', rules: '', scene: null },
    total_prize: { amount: '500000000.00', currency: 'UZS' },
    image_url: null,
    provider,
    tags,
    games_count: 1,
    total_participants: 1,
    total_points: 0,
    reset_on_cashout: false,
    user_info: null,
  }
}
const block = (...items: Tournament[]) => (
  <GameTournament
    {...bare}
    data={{
      game: { status: 'success', data: { items: [game('aviora')], total: 1 } },
      tournaments: { status: 'success', data: { items, total: items.length } },
    }}
    params={{ sysname: 'aviora' }}
  />
)

test('shows the first tournament that the game counts in, with a link', async () => {
  testPlatform({})
  const page = await mount(
    block(
      tournament(1, 'nordlys', []),
      tournament(2, null, ['ways']),
      tournament(3, 'kobalt', ['new', 'top']),
    ),
  )
  expect(page.container.querySelector('h2')?.textContent).toBe('Турнир 3')
  expect(page.control('Таблица').getAttribute('href')).toBe('/ru/tournaments/3')
})

test('shows nothing if the game counts in none', async () => {
  testPlatform({})
  const page = await mount(block(tournament(1, 'nordlys', [])))
  expect(page.container.innerHTML).toBe('')
})
