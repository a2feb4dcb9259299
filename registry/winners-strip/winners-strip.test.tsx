import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { LeaderboardItem } from '../../schemas/api/entities/competitions.ts'
import { mount } from '../../tests/support/mount.tsx'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { holdMotion } from '../../src/lib/browser/motion.ts'
import { advance } from './line-up.ts'
import { WinnersStrip } from './winners-strip.tsx'

function win(name: string, more: Partial<LeaderboardItem> = {}): LeaderboardItem {
  return {
    position: 1,
    fakename: 'Ш***а',
    amount: { amount: '840000.00', currency: 'UZS' },
    bet: { amount: '1000.00', currency: 'UZS' },
    game: { sysname: name, name, type: 'slot', image_url: null, emblem: null, palette: null },
    won_at: '2026-11-21T09:05:00Z',
    is_me: false,
    ...more,
  }
}
const wins = ['aviora', 'anor', 'wolf'].map((name) => win(name))
const answer = { status: 'success' as const, data: { items: wins, total: 3 } }
type Winners = Parameters<typeof WinnersStrip>[0]['data']['winners']

const strip = (winners: Winners = answer, timing: { winSeconds?: number } = {}) =>
  mount(<WinnersStrip {...bare} props={{ title: 'Выигрыши', count: 12, ...timing }} data={{ winners }} />)
const games = (container: HTMLElement) =>
  [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href')?.replace('/ru/game/', ''))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = (control: HTMLElement) => act(async () => control.click())

const animate = vi.fn()
let isCalm = false
beforeEach(() => {
  vi.useFakeTimers()
  isCalm = false
  animate.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  Element.prototype.animate = animate
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2000)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('WinnersStrip', () => {
  it('shows game, amount, masked name and time, and links to the game', async () => {
    const { container } = await strip()
    expect(games(container)).toEqual(['aviora', 'anor', 'wolf'])
    const first = container.querySelector('li')?.textContent
    expect(first).toContain('840,000\u00a0сум')
    expect(first).toContain('Ш***а · 14:05')
  })

  it('shows as many wins as fit, and all of them once the strip is reached', async () => {
    const items = Array.from({ length: 12 }, (_, index) => win(`game-${index}`))
    const { container } = await strip({ status: 'success', data: { items, total: 12 } })
    expect(games(container)).toEqual(items.slice(0, 10).map(({ game }) => game.sysname))
    const list = container.querySelector('ul')
    await act(async () => list?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })))
    expect(games(container)).toHaveLength(12)
  })

  it('adds one slide every four seconds', async () => {
    const { container } = await strip()
    await pass(3900)
    expect(games(container)).toEqual(['aviora', 'anor', 'wolf'])
    await pass(200)
    expect(games(container)).toEqual(['wolf', 'aviora', 'anor'])
    expect(animate).toHaveBeenCalledTimes(1)
  })

  it('adds slides at the pace of its document', async () => {
    const { container } = await strip(answer, { winSeconds: 10 })
    await pass(9900)
    expect(games(container)).toEqual(['aviora', 'anor', 'wolf'])
    await pass(200)
    expect(games(container)).toEqual(['wolf', 'aviora', 'anor'])
  })

  it('stops and continues on request', async () => {
    const { container, control } = await strip()
    await press(control('Остановить ленту выигрышей'))
    await pass(20_000)
    expect(games(container)).toEqual(['aviora', 'anor', 'wolf'])
    await press(control('Запустить ленту выигрышей'))
    await pass(4100)
    expect(games(container)).toEqual(['wolf', 'aviora', 'anor'])
  })

  it('stands still while its page is edited', async () => {
    const { container } = await strip()
    holdMotion(true)
    await pass(20_000)
    expect(games(container)).toEqual(['aviora', 'anor', 'wolf'])
    holdMotion(false)
  })

  it('pauses while focused, and with reduced motion', async () => {
    const { container } = await strip()
    container.querySelector<HTMLElement>('li a')?.focus()
    await pass(8100)
    expect(games(container)).toEqual(['aviora', 'anor', 'wolf'])
    container.querySelector<HTMLElement>('li a')?.blur()
    isCalm = true
    await pass(8100)
    expect(games(container)).toEqual(['aviora', 'anor', 'wolf'])
  })

  it('shows only wins that the platform lists', async () => {
    const fresh = win('keno')
    testPlatform({ 'leaderboard.get': () => ({ data: { items: [fresh, ...wins.slice(0, 2)], total: 4 } }) })
    const { container, control } = await strip()
    await press(control('Остановить ленту выигрышей'))
    await pass(61_000)
    await press(control('Запустить ленту выигрышей'))
    await pass(4100)
    expect(games(container)).toEqual(['keno', 'aviora', 'anor'])
  })

  it('has no link for games without a page in the lobby', async () => {
    const sport = win('sportsbook', { game: { ...win('x').game, type: null } })
    const { container } = await strip({ status: 'success', data: { items: [sport], total: 1 } })
    expect(container.querySelectorAll('li')).toHaveLength(1)
    expect(container.querySelector('li a')).toBeNull()
  })

  it('shows an error with a retry, and reports when there are no wins', async () => {
    testPlatform({ 'leaderboard.get': () => ({ data: { items: wins, total: 3 } }) })
    const { container, control, unmount } = await strip({
      status: 'error',
      error: 'InternalServerErrorException',
    })
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Выигрыши не загрузились')
    await press(control('Попробовать ещё раз'))
    await pass(10)
    expect(games(container)).toHaveLength(3)
    await unmount()
    const empty = await strip({ status: 'success', data: { items: [], total: 0 } })
    expect(empty.container.textContent).toContain('Сегодня выигрышей ещё не было')
  })
})

it('a line-up adds new wins one by one, oldest first, and drops removed ones', () => {
  const [first, second, third] = ['one', 'two', 'three'].map((name) => win(name))
  if (!first || !second || !third) throw new Error('three wins')
  const shown = [win('old'), win('older')]
  const once = advance(shown, [first, second])
  expect(once.map(({ game }) => game.name)).toEqual(['two', 'old'])
  const twice = advance(once, [first, second])
  expect(twice.map(({ game }) => game.name)).toEqual(['one', 'two'])
  expect(advance([first, second, third], [first, second, third])).toEqual([third, first, second])
})
