import { expect, test } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { LeaderboardItem } from '../../schemas/api/entities/competitions.ts'
import { click, mount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { WinnersTable } from './winners-table.tsx'

const win = (position: number, is_me: boolean, type: 'slot' | null = 'slot'): LeaderboardItem => ({
  position,
  fakename: `w***${position}`,
  amount: { amount: '840000.00', currency: 'UZS' },
  bet: { amount: '5000.00', currency: 'UZS' },
  game: { sysname: 'aviora', name: 'Aviora', type, image_url: null, emblem: null, palette: null },
  won_at: `2026-11-21T10:3${position}:00Z`,
  is_me,
})
type Data = Parameters<typeof WinnersTable>[0]['data']
type Options = Omit<Parameters<typeof WinnersTable>[0]['props'], 'title' | 'count'>
const table = (winners: Data['winners'], options: Options = {}) => (
  <WinnersTable
    {...bare}
    props={{ title: 'Крупнейшие выигрыши', count: 20, ...options }}
    data={{ winners }}
  />
)

test("lists who won what in which game, and marks the player's own wins [GAME-12]", async () => {
  testPlatform({})
  const items = [win(1, false), win(2, true), win(3, false, null)]
  const page = await mount(table({ status: 'success', data: { items, total: 3 } }))
  const rows = [...page.container.querySelectorAll('tbody tr')]
  expect(rows[0]?.textContent).toContain('w***1')
  expect(rows[0]?.textContent).toContain('840,000\u00a0сумставка 5,000\u00a0сум')
  expect(rows[0]?.querySelector('a')?.getAttribute('href')).toBe('/ru/game/aviora')
  expect(rows[1]?.hasAttribute('data-me')).toBe(true)
  expect(rows[1]?.textContent).toContain('Вы')
  expect(rows[2]?.querySelector('a')).toBeNull()
})

test('has the columns and the order of its document', async () => {
  const platform = testPlatform({ 'leaderboard.get': () => ({ data: { items: [win(1, false)], total: 1 } }) })
  const page = await mount(
    table(
      { status: 'error', error: 'InternalServerErrorException' },
      { columns: ['win', 'bet', 'name'], sort: 'latest' },
    ),
  )
  await click(page.control('Попробовать ещё раз'))
  expect(platform.called('leaderboard.get')[0]?.params).toMatchObject({ sort: 'latest' })
  const cells = (selector: string) =>
    [...page.container.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect(cells('th')).toEqual(['Выигрыш', 'Ставка', 'Игра'])
  expect(cells('td')).toEqual(['840,000\u00a0сум', '5,000\u00a0сум', expect.stringContaining('Aviora')])
})

test('each period has its own address, and determines the call', async () => {
  const platform = testPlatform({ 'leaderboard.get': () => ({ data: { items: [win(1, false)], total: 1 } }) })
  const page = await mount(table({ status: 'error', error: 'InternalServerErrorException' }), {
    query: { period: 'week' },
  })
  const tabs = [...page.container.querySelectorAll('nav a')]
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/ru', '/ru?period=week', '/ru?period=month'])
  expect(tabs[1]?.getAttribute('aria-current')).toBe('true')
  await click(page.control('Попробовать ещё раз'))
  expect(platform.called('leaderboard.get')[0]?.params).toMatchObject({ period: 'week', sort: 'amount' })
  expect(page.container.querySelectorAll('tbody tr')).toHaveLength(1)
})

test('reports that nobody has won in this period', async () => {
  testPlatform({})
  const page = await mount(table({ status: 'success', data: { items: [], total: 0 } }))
  expect(page.container.textContent).toContain('За это время выигрышей нет')
})
