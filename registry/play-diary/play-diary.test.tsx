import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { PlayDiary } from './play-diary.tsx'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })
const bet = {
  id: 3,
  game: { sysname: 'aviora', name: 'Aviora' },
  provider: '',
  game_type: 'fast',
  bet: uzs('5000.00'),
  win: uzs('12500.00'),
  status: 'won' as const,
  balance_type: 'main' as const,
  created_at: '2026-03-01T07:00:00Z',
  settled_at: null,
  details: null,
}
const lost = {
  ...bet,
  id: 2,
  game: { sysname: 'mines', name: 'Mines' },
  win: uzs('0.00'),
  status: 'lost' as const,
  created_at: '2026-03-01T06:55:00Z',
}

const open = (total = 2, account = testAccount) =>
  mount(<PlayDiary {...bare} data={{ bets: { status: 'success', data: { items: [bet, lost], total } } }} />, {
    account,
  })
const rows = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

it('shows time and result by day and by game, and the best wins', async () => {
  const page = await open()
  expect(rows(page.container)).toEqual(['01.03.2026около 0:06 ч · 2 ставкиЧистый результат: +2,500 сум'])
  await click(page.control('По играм'))
  expect(rows(page.container)).toEqual([
    'Minesоколо 0:05 ч · 1 ставкаЧистый результат: −5,000 сум',
    'Avioraоколо 0:01 ч · 1 ставкаЧистый результат: +7,500 сум',
  ])
  await click(page.control('Выигрыши'))
  expect(rows(page.container)).toEqual(['Aviora01.03.2026 12:00 · ×212,500 сум'])
  expect(page.container.textContent).toContain('Прошлые выигрыши на следующий раунд не влияют')
})

it('says how far back it reaches, and reads earlier bets on request', async () => {
  const platform = testPlatform({
    'games.getHistory': ({ params }) => ({
      data: {
        items: params['offset'] === '100' ? [{ ...lost, id: 1, created_at: '2026-02-27T09:00:00Z' }] : [],
        total: 102,
      },
    }),
  })
  const page = await open(102)
  expect(rows(page.container)[0]).toContain('с 11:55 · около 0:06 ч')
  expect(page.container.textContent).toContain('Показано с 01.03.2026 11:55')
  await click(page.control('Показать раньше'))
  await settle()
  expect(rows(page.container)).toHaveLength(2)
  expect(platform.called('games.getHistory')[0]?.params).toMatchObject({ offset: '100', count: '100' })
  expect(page.container.textContent).toContain('Это всё')
})

it('does not remind a player on a break of wins', async () => {
  const page = await open(2, { ...testAccount, is_on_break: true })
  expect([...page.container.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
    'По дням',
    'По играм',
  ])
})
