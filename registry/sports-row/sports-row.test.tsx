import { afterEach, expect, test, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { act } from 'react'
import type { SportEvent } from '../../schemas/api/entities/sports.ts'
import type { LoadResult } from '../../schemas/component.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { load } from './sports-row.load.ts'
import { SportsRow } from './sports-row.tsx'
import { oddsMoves } from './use-odds-moves.ts'

const match = (odds: (string | null)[], more: Partial<SportEvent> = {}): SportEvent => ({
  id: '7',
  sport: 'football',
  league: 'Суперлига',
  home: 'Анхор',
  away: 'Регистан',
  starts_at: '2026-11-21T16:45:00Z',
  is_live: true,
  score: '2:1',
  minute: 64,
  period: null,
  outcomes: odds.map((value, index) => ({
    name: ['1', 'X', '2'][index] ?? '',
    odds: value,
    path: `/event/7/${['1', 'x', '2'][index]}`,
  })),
  path: '/event/7',
  ...more,
})
const props = { title: 'Live-ставки', count: 6, moreLink: '/betting' }
type Events = LoadResult<{ items: SportEvent[]; total: number }>
const answer = (...items: SportEvent[]): Events => ({ status: 'success', data: { items, total: 38 } })
const row = (events: Events | undefined) => <SportsRow {...bare} props={props} data={{ events }} />

afterEach(() => {
  vi.useRealTimers()
})

test('a match shows its teams, score and minute; each odd links to the sportsbook', async () => {
  testPlatform({})
  const page = await mount(row(answer(match(['2.35', '2.90', '3.10']))))
  const card = page.container.querySelector('li')
  expect(card?.textContent).toMatch(/Суперлига.*64′.*Анхор2.*Регистан1/)
  const odds = [...(card?.querySelectorAll('[role=group] a') ?? [])]
  expect(odds.map((odd) => [odd.textContent, odd.getAttribute('href')])).toEqual([
    ['12.35', '/ru/betting?path=%2Fevent%2F7%2F1'],
    ['X2.90', '/ru/betting?path=%2Fevent%2F7%2Fx'],
    ['23.10', '/ru/betting?path=%2Fevent%2F7%2F2'],
  ])
  expect(page.container.querySelector('header')?.textContent).toContain('Матчей: 38')
})

test('a match links to its other markets, if it has any', async () => {
  testPlatform({})
  const page = await mount(
    row(
      answer(
        match(['2.35', '2.90', '3.10'], { more_markets: 41 }),
        match(['2.35', '2.90', '3.10'], { id: '8', more_markets: 0 }),
        match(['2.35', '2.90', '3.10'], { id: '9' }),
      ),
    ),
  )
  const links = [...page.container.querySelectorAll('a')].filter(({ textContent }) =>
    textContent.includes('рын'),
  )
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['+41 рынок: Анхор – Регистан', '/ru/betting?path=%2Fevent%2F7'],
  ])
})

test('an outcome closed for bets is a dash that cannot be clicked', async () => {
  testPlatform({})
  const page = await mount(row(answer(match(['1.48', null]))))
  const closed = page.container.querySelector('button')
  expect(closed?.disabled).toBe(true)
  expect(closed?.textContent).toBe('X—')
  expect(closed?.getAttribute('aria-label')).toBe('X: ставки не принимаются')
})

test('an upcoming match shows its start, with a word for today', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00Z'), toFake: ['Date'] })
  testPlatform({})
  const upcoming = { is_live: false, score: null, minute: null }
  const page = await mount(
    row(
      answer(
        match(['2.80'], upcoming),
        match(['2.80'], { ...upcoming, id: '8', starts_at: '2026-11-22T16:45:00Z' }),
      ),
    ),
  )
  const texts = [...page.container.querySelectorAll('li p')].map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^СуперлигаСегодня \d+:45$/)
  expect(texts[1]).toMatch(/^Суперлига2[23]\.11\.2026 \d+:45$/)
})

test('odds are refreshed while visible, and changes are announced by a word', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const platform = testPlatform({
    'sports.getEvents': () => ({ data: { items: [match(['2.40', '2.90', '3.00'])], total: 38 } }),
  })
  const page = await mount(row(answer(match(['2.35', '2.90', '3.10']))))
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  expect(platform.called('sports.getEvents')).toHaveLength(1)
  const odds = [...page.container.querySelectorAll('[role=group] a')].map(({ textContent }) => textContent)
  expect(odds).toEqual(['1▲коэффициент вырос: 2.40', 'X2.90', '2▼коэффициент упал: 3.00'])
})

test('shows as many matches as fit, and loads the others once the row is reached', async () => {
  const all = Array.from({ length: 6 }, (_, index) => match(['2.35'], { id: String(index) }))
  const platform = testPlatform({ 'sports.getEvents': () => ({ data: { items: all, total: 38 } }) })
  const first = all.slice(0, load.events.first)
  const page = await mount(row({ status: 'success', data: { items: first, total: 38 } }))
  const cards = () => page.container.querySelectorAll('li').length
  expect([cards(), platform.calls.length]).toEqual([3, 0])
  const section = page.container.querySelector('section')
  for (let time = 0; time < 2; time += 1) {
    await act(async () => section?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))
    await settle()
  }
  expect(cards()).toBe(6)
  expect(platform.called('sports.getEvents')).toHaveLength(1)
})

test('new, closed or unchanged odds have not moved', () => {
  const moves = oddsMoves([match(['2.00', null, '3.00'])], [match([null, '2.90', '3.00'])])
  expect([...moves]).toEqual([])
  expect([...oddsMoves(undefined, [match(['2.00'])])]).toEqual([])
})

test('shows nothing if the platform has no sports', async () => {
  testPlatform({})
  const page = await mount(row({ status: 'error', error: 'MethodNotFoundException' }))
  expect(page.container.innerHTML).toBe('')
})

test('shows a failure with a retry, and reports when there are no matches', async () => {
  testPlatform({ 'sports.getEvents': () => ({ data: { items: [], total: 0 } }) })
  const page = await mount(row({ status: 'error', error: 'InternalServerErrorException' }))
  expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Матчи не загрузились')
  await click(page.control('Попробовать ещё раз'))
  await settle()
  expect(page.container.textContent).toContain('Сейчас матчей нет')
})
