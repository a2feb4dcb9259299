import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LeaderboardItem } from '../../../schemas/api/entities/competitions.ts'
import { startTestCompetitions, type TestCompetitions } from '../../tests/support/test-competitions.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

let stage: TestCompetitions
beforeEach(async () => {
  stage = await startTestCompetitions()
})
afterEach(() => stage.close())

describe('the leaderboard', () => {
  const list = (query = '', as?: string) => stage.page<LeaderboardItem>(`leaderboard/get?${query}`, as)

  test('includes wins of real players and marks those of the caller', async () => {
    await stage.bet(1000, 900)
    await stage.bet(2000, 900_000_000)
    const { items } = await list('count=1', stage.session)
    expect(items).toMatchObject([
      { position: 1, amount: { amount: '900000000.00' }, bet: { amount: '2000.00' }, is_me: true },
    ])
    expect((await list('count=1')).items[0]?.is_me).toBe(false)
    const latest = await list('sort=latest&count=1')
    expect(latest.items[0]?.amount.amount).toBe('900000000.00')
    stage.time += day + hour
    expect((await list('count=1')).items[0]?.amount.amount).not.toBe('900000000.00')
  })

  test('returns the cover data of its games and masks names', async () => {
    await stage.bet(1000, 900_000_000, 'sportsbook')
    const { items } = await list('count=60')
    expect(items[0]?.game).toMatchObject({ sysname: 'sportsbook', type: null, emblem: 'ball' })
    for (const { game, fakename } of items.slice(1)) {
      expect(game.type).toMatch(/^(slot|live|casino|fast)$/)
      expect(game.name).not.toBe(game.sysname)
      expect(fakename).toMatch(/^.\*{3}.$/u)
    }
  })

  test('lists and counts the wins in one game', async () => {
    await stage.bet(1000, 900_000_000, 'aviora')
    const { items, total } = await list('sysname=aviora&period=month&count=100')
    expect(new Set(items.map(({ game }) => game.sysname))).toEqual(new Set(['aviora']))
    expect(items[0]?.amount.amount).toBe('900000000.00')
    expect(items).toHaveLength(total)
    expect(total).toBeGreaterThan(10)
    expect(await list('sysname=no-such-game')).toEqual({ items: [], total: 0 })
  })

  test('lists only wins that the rules of the game allow', async () => {
    const multipliers = async (sysname: string) => {
      const { items } = await list(`sysname=${sysname}&period=month&count=100`)
      return [...new Set(items.map(({ amount, bet }) => Number(amount.amount) / Number(bet.amount)))]
    }
    const penalty = await multipliers('penalty-shot')
    expect(penalty).not.toEqual([])
    // The stakes of five goals: more cannot be won.
    for (const multiplier of penalty)
      expect([1.2933, 1.7244, 2.2992, 3.0656, 4.0875]).toContainEqual(expect.closeTo(multiplier, 3))
    for (const multiplier of await multipliers('blackjack-21')) expect([2, 2.5]).toContain(multiplier)
  })
})
