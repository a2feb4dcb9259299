import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { click, mount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { JackpotWinners } from './jackpot-winners.tsx'

const item = {
  id: 1,
  jackpot_id: 4,
  jackpot: 'Главный',
  fakename: 'N***s',
  amount: { amount: '412000000.00', currency: 'UZS' },
  game: { sysname: 'aviora', name: 'Aviora' },
  won_at: '2026-11-19T08:30:00Z',
}
type Data = Parameters<typeof JackpotWinners>[0]['data']
const block = (winners: Data['winners']) => (
  <JackpotWinners {...bare} props={{ title: 'Кто выиграл', count: 10 }} data={{ winners }} />
)

test('lists who won which jackpot, in which game and when', async () => {
  testPlatform({})
  const page = await mount(block({ status: 'success', data: { items: [item], total: 1 } }))
  const text = page.container.querySelector('tbody tr')?.textContent
  for (const part of ['Главный', 'N***s', '412,000,000\u00a0сум', 'Aviora', '19.11.2026'])
    expect(text).toContain(part)
})

test('reports that there are none yet, and retries after a failure', async () => {
  testPlatform({ 'jackpots.getWinners': () => ({ data: { items: [], total: 0 } }) })
  const page = await mount(block({ status: 'error', error: 'InternalServerErrorException' }))
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.textContent).toContain('Джекпот пока никто не выиграл')
})
