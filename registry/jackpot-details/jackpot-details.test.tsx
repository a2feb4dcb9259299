import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Jackpot } from '../../schemas/api/entities/competitions.ts'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { JackpotDetails } from './jackpot-details.tsx'

const money = (amount: string) => ({ amount, currency: 'UZS' })
const jackpot: Jackpot = {
  id: 4,
  sysname: 'silk-grand',
  name: 'Шёлковый путь',
  level: 'grand',
  amount: money('300000000.00'),
  ceiling: null,
  growth_per_second: money('33.33'),
  games: [
    { sysname: 'aviora', name: 'Aviora' },
    { sysname: 'anor', name: 'Anor' },
  ],
  description: { text: 'Выпадает случайно.', image: null },
  last_win: null,
}
const details = (...items: Jackpot[]) => (
  <JackpotDetails
    {...bare}
    data={{
      jackpot: { status: 'success', data: { items } },
      winners: { status: 'success', data: { items: [], total: 0 } },
    }}
    params={{ id: '4' }}
  />
)

test('shows how it is won and links to the games that can win it', async () => {
  const platform = testPlatform({ 'games.get': () => ({ data: { items: [], total: 0 } }) })
  const page = await mount(details(jackpot))
  await settle()
  expect(page.container.querySelector('h1')?.textContent).toBe('Шёлковый путь')
  expect(page.container.textContent).toContain('Выпадает случайно.')
  expect(page.control('Играть: Aviora').getAttribute('href')).toBe('/ru/game/aviora')
  expect(platform.called('games.get')[0]?.params['sysnames']).toBe('aviora,anor')
})

test('a missing jackpot links to the others', async () => {
  testPlatform({})
  const page = await mount(details())
  expect(page.control('Все джекпоты').getAttribute('href')).toBe('/ru/jackpots')
})
