import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FreespinPack, GameHistoryItem, HistoryExport } from '../../../schemas/api/entities/games.ts'
import { startTestSandbox, testTime, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { grantFreespins, takeFreespin } from '../../bets/freespins.ts'
import { exportTtlMs, exportCooldown, exportDuration } from '../../bets/history/history-exports.ts'
import type { BetStatus } from '../../tables/bets.ts'

let sandbox: TestSandbox
let database: ReturnType<TestSandbox['openDatabase']>
let session: string
beforeEach(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login(newcomer)
  database = sandbox.openDatabase()
})
afterEach(async () => {
  await database.destroy()
  await sandbox.close()
})

const day = 24 * 60 * 60 * 1000
/** The demo account that has not played yet. */
const playerId = 2
const newcomer = { login: '998901234568', password: 'marra2026' }

async function addBet(
  reference: string,
  {
    status = 'won',
    at = testTime,
    sysname = 'aviora',
    detail = null,
    player_id = playerId,
    win = status === 'won' ? 1_234_500n : 0n,
  }: Partial<{
    status: BetStatus
    at: number
    sysname: string
    detail: string | null
    player_id: number
    win: bigint
  }> = {},
) {
  await database
    .insertInto('bets')
    .values({
      player_id,
      sysname,
      game_type: sysname === 'sportsbook' ? 'sportsbook' : 'fast',
      reference,
      stake: 500_000n,
      win,
      currency: 'UZS',
      wallet: 'main',
      status,
      placed_at: at,
      settled_at: status === 'open' ? null : at + 1000,
      detail,
    })
    .execute()
}

const history = async (query = '', locale = 'uz') =>
  (await sandbox.get(`/api/games/getHistory?locale=${locale}&${query}`, session)).json<{
    data: { items: GameHistoryItem[]; total: number }
  }>().data

describe('the history of bets', () => {
  test("returns the player's own bets, newest first", async () => {
    await addBet('a')
    await addBet('b', {
      status: 'open',
      sysname: 'sportsbook',
      detail: '{"uz":"Paxtakor: 1","ru":"Пахтакор: 1"}',
    })
    await addBet('c', { player_id: 1 })
    const { items, total } = await history('', 'ru')
    expect(total).toBe(2)
    expect(items).toMatchObject([
      {
        game: { sysname: 'sportsbook', name: 'Marra Sport' },
        status: 'open',
        settled_at: null,
        details: 'Пахтакор: 1',
        win: { amount: '0.00' },
      },
      {
        game: { sysname: 'aviora', name: 'Aviora' },
        provider: 'Ember Works',
        game_type: 'fast',
        bet: { amount: '5000.00', currency: 'UZS' },
        win: { amount: '12345.00', currency: 'UZS' },
        balance_type: 'main',
        created_at: '2026-03-01T07:00:00Z',
        settled_at: '2026-03-01T07:00:01Z',
        details: null,
      },
    ])
  })

  test('is paginated without gaps or duplicates', async () => {
    for (let number = 0; number < 11; number += 1) await addBet(`bet${number}`)
    const pages = await Promise.all([0, 4, 8].map((offset) => history(`count=4&offset=${offset}`)))
    expect(pages.flatMap(({ items }) => items)).toEqual((await history('count=100')).items)
    expect(pages.map(({ total }) => total)).toEqual([11, 11, 11])
  })

  test("can be filtered by status, game and days in the players' time zone [API-GAME-08]", async () => {
    await addBet('won')
    await addBet('lost', { status: 'lost', sysname: 'wolf-moon' })
    // 23:30 local time on the previous day, and 00:30.
    await addBet('late', { at: Date.UTC(2026, 1, 28, 18, 30) })
    await addBet('early', { at: Date.UTC(2026, 1, 28, 19, 30) })
    expect((await history('status=lost')).items.map(({ game }) => game.sysname)).toEqual(['wolf-moon'])
    expect((await history('sysname=aviora')).total).toBe(3)
    expect((await history('from=2026-03-01')).total).toBe(3)
    expect((await history('to=2026-02-28')).total).toBe(1)
    expect((await history('from=2026-03-01&to=2026-03-01')).total).toBe(3)
  })
})

describe('the history as a file', () => {
  const state = async (as = session) =>
    (await sandbox.get('/api/games/gethistoryexportrequest', as)).json<{ data: HistoryExport }>().data
  const days = { from: '2026-01-01', to: '2026-03-01' }
  const ask = (form: Record<string, string> = days) =>
    sandbox.post('/api/games/createhistoryexportrequest', form, { session })

  test('is ready within seconds and deleted after a day [API-GAME-09]', async () => {
    const none = { id: null, status: 'none', url: null, can_request_at: null }
    expect(await state()).toMatchObject(none)
    expect((await ask()).json()).toMatchObject({ data: { status: 'processing', url: null } })
    sandbox.pass(exportDuration)
    const { url, ...ready } = await state()
    expect(ready).toMatchObject({ status: 'ready', ready_at: '2026-03-01T07:00:05Z' })
    expect((await sandbox.get(url ?? '', session)).statusCode).toBe(200)
    sandbox.pass(exportTtlMs)
    expect(await state()).toMatchObject(none)
    expect((await sandbox.get(url ?? '', session)).statusCode).toBe(404)
  })

  test('contains every bet of the period, in the requested language [API-GAME-10]', async () => {
    for (let number = 0; number < 501; number += 1) await addBet(`bet${number}`)
    await addBet('evil', { sysname: 'sportsbook', detail: '{"uz":"=1+1","ru":"=HYPERLINK(\\"x\\"), да"}' })
    await addBet('before', { at: Date.UTC(2025, 11, 31) })
    await sandbox.post('/api/games/createhistoryexportrequest?locale=ru', days, { session })
    sandbox.pass(exportDuration)
    const response = await sandbox.get((await state()).url ?? '', session)
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    const lines = response.body.split('\r\n')
    expect(lines).toHaveLength(1 + 502 + 1)
    expect(lines[0]).toBe(
      '\uFEFFНомер,Время ставки (UTC),Время расчёта (UTC),Игра,Провайдер,Подробности,Ставка,Выплачено,Чистый результат,Валюта,Баланс,Итог',
    )
    expect(lines[1]).toContain(`,"'=HYPERLINK(""x""), да",`)
    expect(lines[2]).toMatch(/,Aviora,Ember Works,,5000\.00,12345\.00,7345\.00,UZS,Основной,Выигрыш$/)
  })

  test.each([
    ['a refunded bet', { status: 'refunded' }, '5000.00,5000.00,0.00', 'Возврат'],
    ['a lost bet', { status: 'lost' }, '5000.00,0.00,-5000.00', 'Проигрыш'],
    [
      'a bet that returned a part of its stake',
      { win: 200_000n },
      '5000.00,2000.00,-3000.00',
      'Вернулась часть',
    ],
    ['a bet that won its stake', { win: 500_000n }, '5000.00,5000.00,0.00', 'Возврат'],
    ['an open bet', { status: 'open' }, '5000.00,,', 'Не\u00a0рассчитана'],
  ] as const)('shows what %s brought back', async (_case, bet, amounts, outcome) => {
    await addBet('bet', bet)
    await sandbox.post('/api/games/createhistoryexportrequest?locale=ru', days, { session })
    sandbox.pass(exportDuration)
    const { body } = await sandbox.get((await state()).url ?? '', session)
    expect(body).toContain(`,${amounts},UZS,Основной,${outcome}\r\n`)
  })

  test('is available only to the player', async () => {
    await ask()
    sandbox.pass(exportDuration)
    const url = (await state()).url ?? ''
    expect((await sandbox.get(url)).statusCode).toBe(404)
    const stranger = await sandbox.login()
    expect((await sandbox.get(url, stranger)).statusCode).toBe(404)
    expect(await state(stranger)).toMatchObject({ status: 'none' })
  })

  test('can be requested again after the cooldown', async () => {
    await ask()
    const again = await ask()
    expect(again.statusCode).toBe(429)
    expect(again.json()).toMatchObject({ error: { error_data: { can_request_at: '2026-03-01T07:10:00Z' } } })
    expect((await state()).can_request_at).toBe('2026-03-01T07:10:00Z')
    sandbox.pass(exportCooldown)
    expect((await state()).can_request_at).toBeNull()
    expect((await ask()).statusCode).toBe(200)
  })
})

describe('free spins', () => {
  const packs = async (query = '') =>
    (await sandbox.get(`/api/freespins/get?${query}`, session)).json<{
      data: { items: FreespinPack[]; total: number }
    }>().data
  const grant = (count: number, sysname = 'anor-deluxe', at = testTime) =>
    database
      .transaction()
      .execute((trx) =>
        grantFreespins(trx, { playerId, sysname, count, stake: 200_000n, currency: 'UZS', at }),
      )
  const take = (at = testTime) =>
    database.transaction().execute((trx) => takeFreespin(trx, { playerId, sysname: 'anor-deluxe', at }))

  test('of a game are used one by one, starting with the pack that expires first', async () => {
    await grant(1, 'anor-deluxe', testTime + 1000)
    await grant(2)
    expect(await take()).toMatchObject({ remaining: 3, stake: 200_000n, currency: 'UZS' })
    expect((await packs()).items.map((pack) => pack.remaining_count)).toEqual([1, 1])
    await take()
    await take()
    expect(await take()).toBeUndefined()
    expect((await packs()).total).toBe(0)
    expect((await packs('status=used')).total).toBe(2)
  })

  test('cannot be used after they expire', async () => {
    await grant(2)
    const until = testTime + 7 * day
    expect((await packs()).items).toMatchObject([
      { game: { sysname: 'anor-deluxe', name: 'Anor Deluxe' }, status: 'active', total_count: 2 },
    ])
    expect(await take(until)).toBeUndefined()
    // In steps, since a session that is not used for a week ends.
    sandbox.pass(4 * day)
    await packs()
    sandbox.pass(3 * day)
    expect((await packs()).items).toEqual([])
    expect((await packs('status=expired')).items).toMatchObject([{ status: 'expired', remaining_count: 2 }])
  })
})
