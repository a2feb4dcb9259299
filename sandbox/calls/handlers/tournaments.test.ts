import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { startTestCompetitions, type TestCompetitions } from '../../tests/support/test-competitions.ts'
import { resetPointsOnCashout } from '../../competitions/tournament-points.ts'
import { playerOwner } from '../../ledger/ledger.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

let stage: TestCompetitions
beforeEach(async () => {
  stage = await startTestCompetitions()
})
afterEach(() => stage.close())

const newcomer = { login: '998901234568', password: 'marra2026' }

describe('tournaments', () => {
  const list = (query = '', as?: string) => stage.page<Tournament>(`tournaments/get?count=100&${query}`, as)
  const named = async (name: string, status = 'active', as = stage.session): Promise<Tournament> => {
    const found = (await list(`status=${status}`, as)).items.find((each) => each.description.name === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const enter = (id: EntityId, as = stage.session) =>
    stage.post('/api/tournaments/participate', { tournament_id: String(id) }, { session: as })

  test.each([0, 1, 5, 13.5, 29, 100, 400])(
    'are upcoming, running and finished after %d days',
    async (days) => {
      stage.time += days * day
      const { items, total } = await list()
      expect(total).toBe(items.length)
      for (const status of ['future', 'active', 'finished'])
        expect(items.filter((each) => each.status === status).length).toBeGreaterThan(0)
      for (const { status, started_at, finished_at } of items) {
        const [start, end] = [Date.parse(started_at), Date.parse(finished_at)]
        expect(status).toBe(stage.time < start ? 'future' : stage.time < end ? 'active' : 'finished')
        // They start and end at midnight in the players' time zone.
        expect([(start + 5 * hour) % day, (end + 5 * hour) % day]).toEqual([0, 0])
      }
    },
  )

  test('have rivals whose points only grow', async () => {
    let before = 0
    for (let passed = 0; passed < 6; passed += 1) {
      const { total_points, winners = [] } = await named('Haftalik poyga')
      expect(total_points).toBeGreaterThanOrEqual(before)
      const points = winners.map((winner) => winner.points)
      expect(points).toEqual(points.toSorted((one, other) => other - one))
      expect(winners.map(({ position }) => position)).toEqual(winners.map((_each, index) => index + 1))
      before = total_points
      // Sunday noon: the race ends in twelve hours.
      stage.time += 2 * hour
    }
    expect(before).toBeGreaterThan(0)
  })

  test("count the participants' bets from the time of entry [API-TOUR-02]", async () => {
    await stage.bet(5000, 0)
    const { id } = await named('Haftalik poyga')
    expect((await enter(id)).json()).toEqual({ data: 1 })
    expect((await enter(id)).json()).toEqual({ data: 1 })
    expect((await named('Haftalik poyga')).user_info).toMatchObject({
      is_participating: true,
      points: 0,
      position: null,
    })
    await stage.bet(7500, 0)
    await stage.bet(999, 0)
    await stage.bet(3000, 0)
    const { user_info, winners = [] } = await named('Haftalik poyga')
    expect(user_info?.points).toBe(10)
    const better = winners.filter((winner) => winner.points > 10).length
    expect(user_info?.position).toBeGreaterThan(better)
  })

  test('by multiplier grant points for wins, in their own games only', async () => {
    await enter((await named('Kun sprinti')).id)
    await stage.bet(2000, 5000)
    await stage.bet(2000, 0)
    await stage.bet(1000, 90_000)
    await stage.bet(2000, 90_000, 'wolf-moon')
    expect((await named('Kun sprinti')).user_info?.points).toBe(25)
  })

  test('pay each prize once, into the main balance, when they end', async () => {
    const { id } = await named('Kun sprinti')
    await enter(id)
    await stage.bet(2000, 20_000_000)
    expect((await named('Kun sprinti')).user_info).toMatchObject({
      position: 1,
      prize: { amount: '1500000.00', currency: 'UZS' },
    })
    const before = await stage.balance(playerOwner(1))
    stage.time += day
    await Promise.all([list(), list(), stage.page('games/get'), list()])
    expect((await stage.balance(playerOwner(1))) - before).toBe(150_000_000n)
    stage.time += 3 * day
    await list()
    expect((await stage.balance(playerOwner(1))) - before).toBe(150_000_000n)
    const [finished] = (await list(`ids=${id}`, stage.session)).items
    expect(finished).toMatchObject({ status: 'finished', user_info: { position: 1 } })
    expect(finished?.winners?.[0]).toMatchObject({ is_me: true, position: 1 })
    expect(await stage.ledgerSum()).toBe('0')
  })

  test('reject ineligible players, late entries and unknown ids', async () => {
    const typeOf = async (id: EntityId, as: string) =>
      (await enter(id, as)).json<{ error: { type: string } }>().error.type
    const poor = await stage.login(newcomer)
    stage.time = Date.UTC(2026, 2, 5)
    expect(await typeOf((await named('Kobalt Play kubogi')).id, poor)).toBe('UserNeedDepositException')
    expect(await typeOf((await named('Tasdiqlanganlar ligasi', 'future')).id, poor)).toBe(
      'KycUserProfileException',
    )
    expect(await typeOf((await named('Haftalik poyga', 'finished')).id, poor)).toBe('InvalidRequestException')
    expect(await typeOf(999_999, poor)).toBe('InvalidParameterException')
    const guest = await stage.post('/api/tournaments/participate', { tournament_id: '1' })
    expect(guest.statusCode).toBe(401)
  })

  test('that forbid withdrawals reset the points after one; others keep them', async () => {
    stage.time = Date.UTC(2026, 2, 5)
    const names = ['Yangi oʻyinlar haftasi', 'Haftalik poyga']
    const [game] = (await stage.page<{ sysname: string }>('games/get?tags=new')).items
    while (!(await list('status=active')).items.some(({ reset_on_cashout }) => reset_on_cashout))
      stage.time += day
    for (const name of names) await enter((await named(name)).id)
    await stage.bet(5000, 0, game?.sysname)
    await stage.inTransaction((trx) => resetPointsOnCashout(trx, 1, stage.time))
    const points = await Promise.all(names.map(async (name) => (await named(name)).user_info?.points))
    expect(points).toEqual([0, 5])
  })
})
