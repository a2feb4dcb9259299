import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Tournament } from '../../schemas/api/entities/competitions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { TournamentList } from './tournament-list.tsx'

const money = (amount: string) => ({ amount, currency: 'UZS' })
function tournament(
  id: number,
  status: Tournament['status'],
  own: Tournament['user_info'] = null,
): Tournament {
  return {
    id,
    status,
    started_at: '2026-11-01T00:00:00Z',
    finished_at: '2026-11-15T18:00:00Z',
    description: { name: `Турнир ${id}`, text: '', rules: '', scene: null },
    total_prize: money('500000000.00'),
    image_url: null,
    provider: null,
    tags: [],
    games_count: 214,
    total_participants: 100 + id,
    total_points: 0,
    reset_on_cashout: false,
    user_info: own,
  }
}
const outside = { is_participating: false, position: null, points: 0, prize: null }
const list = (...items: Tournament[]) => (
  <TournamentList
    {...bare}
    props={{ title: 'Турниры' }}
    data={{ tournaments: { status: 'success', data: { items, total: items.length } } }}
  />
)

test('each status has its own address, and the current one is marked', async () => {
  testPlatform({})
  const page = await mount(list(tournament(1, 'finished')), { query: { status: 'finished' } })
  const tabs = [...page.container.querySelectorAll('nav a')]
  expect(tabs.map((tab) => [tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['/ru', null],
    ['/ru?status=future', null],
    ['/ru?status=finished', 'true'],
  ])
  expect(page.container.textContent).toContain('01.11.2026 — 15.11.2026')
  expect(page.container.querySelector('article button')).toBeNull()
})

test('entering reloads that tournament and updates the list [TOUR-03]', async () => {
  const entered = { is_participating: true, position: 3, points: 40, prize: null }
  const platform = testPlatform({
    'tournaments.participate': () => ({ data: 1 }),
    'tournaments.get': () => ({
      data: { items: [{ ...tournament(2, 'future', entered), total_participants: 103 }], total: 1 },
    }),
  })
  const page = await mount(list(tournament(1, 'future', outside), tournament(2, 'future', outside)), {
    account: testAccount,
    query: { status: 'future' },
  })
  const second = page.container.querySelectorAll('article')[1]
  const button = second?.querySelector('button')
  if (!button) throw new Error('no button')
  await click(button)
  await settle()
  expect(platform.called('tournaments.get').map(({ params }) => params['ids'])).toEqual(['2'])
  expect(second?.textContent).toContain('Вы участвуете: место 3, очков 40')
  expect(second?.textContent).toContain('103')
  expect(page.container.querySelectorAll('article')[0]?.textContent).toContain('Участвовать')
})

test('reports that there is none with this status; a failure can be retried', async () => {
  testPlatform({ 'tournaments.get': () => ({ data: { items: [tournament(1, 'active')], total: 1 } }) })
  const empty = await mount(list(), { query: { status: 'future' } })
  expect(empty.container.textContent).toContain('Новые турниры пока не объявлены')
  await empty.unmount()
  const page = await mount(
    <TournamentList
      {...bare}
      props={{ title: 'Турниры' }}
      data={{ tournaments: { status: 'error', error: 'InternalServerErrorException' } }}
    />,
  )
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.querySelectorAll('article')).toHaveLength(1)
})
