import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Tournament } from '../../schemas/api/entities/competitions.ts'
import { pointsToPrize } from './views/own-place.tsx'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { TournamentDetails } from './tournament-details.tsx'

const money = (amount: string) => ({ amount, currency: 'UZS' })
const winners = [8400, 7900, 7200, 6100].map((points, index) => ({
  position: index + 1,
  fakename: `p***${index}`,
  points,
  prize: index < 3 ? money(`${100 - 20 * index}000.00`) : null,
  is_me: index === 3,
}))
const tournament: Tournament = {
  id: 12,
  status: 'active',
  started_at: '2026-11-01T00:00:00Z',
  finished_at: '2099-11-30T18:00:00Z',
  description: {
    name: 'Осенний рубеж',
    text: 'Играйте в слоты.',
    rules: 'Первое.\n\nВторое.',
    scene: 'trophy',
  },
  total_prize: money('500000000.00'),
  image_url: null,
  provider: null,
  tags: [],
  games_count: 214,
  total_participants: 12480,
  total_points: 0,
  reset_on_cashout: true,
  user_info: { is_participating: true, position: 4, points: 6100, prize: null },
  restrictions: {
    min_bet: money('2000.00'),
    currencies: ['UZS', 'USD'],
    is_verified_only: true,
    is_deposit_required: true,
  },
  prizes: [
    { from: 1, to: 1, prize: money('100000.00') },
    { from: 2, to: 3, prize: money('80000.00') },
  ],
  winners,
  extra: { points_rule: '10 очков за каждый икс.' },
}
const details = (...items: Tournament[]) => (
  <TournamentDetails
    {...bare}
    data={{ tournament: { status: 'success', data: { items, total: items.length } } }}
    params={{ id: '12' }}
  />
)

test("shows the prizes, the leaders, the rules and the player's rank [TOUR-06]", async () => {
  testPlatform({})
  const page = await mount(details(tournament), { account: testAccount })
  const { container } = page
  expect(container.querySelector('h1')?.textContent).toBe('Осенний рубеж')
  for (const text of [
    '500,000,000\u00a0сум',
    '12,480',
    'p***0',
    '8,400 очков',
    '1-е место',
    '2–3-е места',
    'Минимальная ставка — 2,000\u00a0сум',
    'Нужно хотя бы одно пополнение',
    'Только для игроков с подтверждённой личностью',
    'UZS, USD',
    'При выводе денег очки сгорают',
    '10 очков за каждый икс.',
    'Второе.',
  ])
    expect(container.textContent).toContain(text)
  expect(container.querySelector('tr[data-me]')?.textContent).toContain('Вы')
  const own = container.querySelector('[aria-label="Ваше место"]')
  expect(own?.textContent).toContain('4')
  expect(own?.textContent).toContain('До призового 3-го места 1,101 очко')
  expect(page.control('Играть в турнирные игры').getAttribute('href')).toBe('/ru/tournaments/12/gamehall')
})

test('a participant gets a link to the games instead of the button', async () => {
  const platform = testPlatform({
    'tournaments.participate': () => ({ data: 1 }),
    'tournaments.get': () => ({ data: { items: [tournament], total: 1 } }),
  })
  const outside = { is_participating: false, position: null, points: 0, prize: null }
  const page = await mount(details({ ...tournament, user_info: outside, id: 12 }), {
    account: { ...testAccount, uid: 99 },
  })
  expect(page.container.querySelector('[aria-label="Ваше место"]')).toBeNull()
  await click(page.control('Участвовать'))
  await settle()
  expect(platform.called('tournaments.get')[0]?.params['ids']).toBe('12')
  expect(page.control('Играть в турнирные игры')).toBeDefined()
  expect(page.container.querySelector('[aria-label="Ваше место"]')).not.toBeNull()
})

test('shows the points missing to a prize only if they are known', () => {
  expect(pointsToPrize(tournament)).toBe(1101)
  expect(pointsToPrize({ ...tournament, prizes: [{ from: 1, to: 50, prize: money('1.00') }] })).toBeNull()
  expect(pointsToPrize({ ...tournament, user_info: null })).toBeNull()
})

test('a missing tournament links to the others', async () => {
  testPlatform({})
  const page = await mount(details())
  expect(page.control('Все турниры').getAttribute('href')).toBe('/ru/tournaments')
})
