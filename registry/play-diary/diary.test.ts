import { expect, it } from 'vitest'
import { bestWins, diaryByDay, diaryByGame, type DiaryBet } from './diary.ts'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })
let id = 0
const bet = (at: string, changes: Partial<DiaryBet> = {}): DiaryBet => ({
  id: (id += 1),
  game: { sysname: 'aviora', name: 'Aviora' },
  bet: uzs('1000.00'),
  win: uzs('0.00'),
  status: 'lost',
  balance_type: 'main',
  created_at: `2026-03-${at}:00Z`,
  ...changes,
})
const won = (amount: string) => ({ win: uzs(amount), status: 'won' as const })

it('adds up the time between bets without long pauses, and the results, by day of the site', () => {
  const bets = [
    bet('02T19:05', won('3500.00')),
    bet('02T18:58'),
    bet('02T18:50'),
    bet('02T09:00', won('1000.01')),
  ]
  const days = diaryByDay(bets, 'Asia/Tashkent')
  expect(days.map(({ key, minutes, count, net }) => [key, minutes, count, net])).toEqual([
    ['2026-03-03', 1, 1, '2500.00'],
    ['2026-03-02', 16, 3, '-1999.99'],
  ])
})

it('gives each game its own time, and lists the longest first', () => {
  const mines = { game: { sysname: 'mines', name: 'Mines' } }
  const bets = [bet('02T10:10', mines), bet('02T10:08'), bet('02T10:00'), bet('02T09:55', mines)]
  expect(diaryByGame(bets).map(({ key, minutes }) => [key, minutes])).toEqual([
    ['aviora', 10],
    ['mines', 6],
  ])
})

it('counts only settled bets with own money in the newest currency as a result', () => {
  const bets = [
    bet('02T10:00', { status: 'open' }),
    bet('02T09:59', { ...won('9000.00'), balance_type: 'bonus' }),
    bet('02T09:58', { bet: { amount: '5.00', currency: 'USD' } }),
    bet('02T09:57', { status: 'refunded', win: uzs('1000.00') }),
  ]
  expect(diaryByGame(bets).map(({ count, net }) => [count, net])).toEqual([[4, null]])
  expect(bestWins(bets, 3)).toEqual([])
})

it('finds the largest wins; less than the stake is none', () => {
  const bets = [
    bet('02T10:00', won('900.00')),
    bet('02T09:00', won('20000.00')),
    bet('02T08:00', won('100000.00')),
  ]
  expect(bestWins(bets, 2).map(({ win }) => win.amount)).toEqual(['100000.00', '20000.00'])
  expect(bestWins(bets, 3)).toHaveLength(2)
})
