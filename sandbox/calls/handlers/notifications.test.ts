import { beforeEach, describe, expect, test } from 'vitest'
import type { Notification, Notifications } from '../../../schemas/api/entities/notifications.ts'
import { cashierOf, emptyLogin, payIn } from '../../tests/support/cashier.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { givePoints } from '../../loyalty/members.ts'
import { sandboxOfTest, type Call } from '../../tests/support/test-calls.ts'
import { startTestCompetitions } from '../../tests/support/test-competitions.ts'
import type { TestSandbox } from '../../tests/support/test-sandbox.ts'

const minute = 60_000
const day = 24 * 60 * minute

let sandbox: TestSandbox
let call: Call
let session: string
beforeEach(async () => {
  ;({ sandbox, call } = await sandboxOfTest())
  session = await sandbox.login(emptyLogin)
})

async function list(params: Record<string, string> = {}, as = session): Promise<Notifications> {
  const { items, ...rest } = (
    await sandbox.get(`/api/notifications/getlist?${new URLSearchParams(params).toString()}`, as)
  ).json<{ data: Notifications }>().data
  // The contract is checked by the call.
  await call('notifications.getlist', params, as)
  return { items, ...rest }
}
const titles = (items: readonly Notification[]) => items.map(({ title }) => title)
const pay = (amount = '500000.00') => payIn(sandbox, cashierOf(sandbox, session, amount), amount)
const setLimit = (amount: string) =>
  call('responsible.setlimit', { kind: 'deposit', period: 'day', amount }, session)

describe('money', () => {
  test('a deposit that arrived leads to its receipt, in the language of the player', async () => {
    const payment = await pay()
    const { items } = await list({ kind: 'money' })
    expect(items).toMatchObject([
      {
        kind: 'money',
        title: '500,000\u00a0soʻm hisobingizda',
        text: 'Uzcard orqali toʻldirish, komissiyasiz.',
        created_at: '2026-03-01T07:00:00Z',
        is_read: false,
        actions: [{ label: 'Chekni koʻrish', link: `/cashier/receipt?transaction=${payment.id}` }],
      },
    ])
    const [russian] = (await list({ kind: 'money', locale: 'ru' })).items
    expect(russian?.title).toBe('500,000\u00a0сум на\u00a0счёте')
    expect(russian?.text).toBe('Пополнение через Uzcard, без\u00a0комиссии.')
  })
})

test('a bonus is announced while it can be activated', async () => {
  const { data } = await call('campaigns.activateOffer', { promo_code: 'MARRA50' }, session)
  expect(data).toBeDefined()
  const [bonus] = (await list({ kind: 'bonus' })).items
  expect(bonus).toMatchObject({ actions: [{ link: '/profile/bonuses' }, { link: '/bonus-terms' }] })
  expect(bonus?.text).toMatch(/veyjer [\d,]+\u00a0soʻm\. 08\.03\.2026 12:00 gacha/)
  await call('bonuses.activate', { bonus_id: bonus?.id.split(':')[1] ?? '' }, session)
  expect((await list({ kind: 'bonus' })).items).toEqual([])
})

test('a new level stays in the list, whether its toast was seen or not', async () => {
  const database = sandbox.openDatabase()
  const { id } = await database
    .selectFrom('players')
    .select('id')
    .where('phone', '=', emptyLogin.login)
    .executeTakeFirstOrThrow()
  await inTransaction(database, (trx) => givePoints(trx, id, 1_000, sandbox.now()))
  await database.destroy()
  const [level, ...others] = (await list({ kind: 'bonus' })).items
  expect(level).toMatchObject({
    title: 'Yangi daraja',
    actions: [{ link: '/profile/loyalty' }],
  })
  expect(level?.text).toContain('darajasiga yetdingiz')
  expect(others).toEqual([])
  await call('loyalty.getnotifications', {}, session)
  expect((await list({ kind: 'bonus' })).items).toEqual([level])
})

describe('limits', () => {
  test('a limit is announced when it is set, when it will rise or end, and when it has ended', async () => {
    await setLimit('500000.00')
    expect((await list()).items).toMatchObject([
      { kind: 'account', title: 'Limit oʻrnatildi', text: 'Kunlik toʻldirish: 500,000\u00a0soʻm.' },
    ])
    sandbox.pass(minute)
    await setLimit('900000.00')
    expect((await list()).items).toMatchObject([
      { title: 'Limit oʻzgaradi', text: 'Kunlik toʻldirish: 02.03.2026 12:01 dan 900,000\u00a0soʻm.' },
    ])
    sandbox.pass(day)
    expect((await list()).items).toMatchObject([
      { title: 'Limit oʻrnatildi', text: 'Kunlik toʻldirish: 900,000\u00a0soʻm.' },
    ])
    await call('responsible.removelimit', { kind: 'deposit', period: 'day' }, session)
    expect((await list()).items[0]?.text).toBe('Kunlik toʻldirish: 03.03.2026 12:01 da bekor boʻladi.')
    sandbox.pass(day)
    expect(titles((await list()).items)).toEqual(['Limit bekor qilindi'])
  })
})

describe('devices', () => {
  const enter = (userAgent: string, remoteAddress: string) =>
    sandbox.app.inject({
      method: 'POST',
      url: '/api/auth/login?v=2.34&locale=uz',
      headers: { 'user-agent': userAgent, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(emptyLogin).toString(),
      remoteAddress,
    })

  test('the first login from another device is announced, an updated browser is not', async () => {
    await enter('Firefox/133.0', '10.0.0.7')
    sandbox.pass(minute)
    await enter('Firefox/134.1', '10.0.0.8')
    expect((await list()).items).toMatchObject([
      { kind: 'account', title: 'Yangi qurilmadan kirildi', created_at: '2026-03-01T07:00:00Z' },
    ])
    expect((await list()).items[0]?.text).toContain('10.0.0.7')
  })
})

test('a tournament that has ended is announced with place and prize', async () => {
  const stage = await startTestCompetitions()
  await stage.bet(100_000, 5_000_000)
  const { items } = await stage.page<{ id: number }>('tournaments/get?status=active&count=100')
  for (const { id } of items)
    await stage.post(
      '/api/tournaments/participate',
      { tournament_id: String(id) },
      { session: stage.session },
    )
  for (let bet = 0; bet < 40; bet += 1) await stage.bet(100_000, 5_000_000)
  stage.time += 8 * day
  const found = await stage.page<Notification>('notifications/getlist?kind=game', await stage.login())
  expect(titles(found.items)).toContainEqual(expect.stringMatching(/^Haftalik poyga: \d+-oʻrin$/))
  const race = found.items.find(({ title }) => title.startsWith('Haftalik poyga'))
  expect(race?.text).toMatch(/^Sovrin [\d,]+\u00a0soʻm, veyjersiz/)
  expect(race?.actions[0]?.link).toMatch(/^\/tournaments\/\d+$/)
  await stage.close()
})

describe('reading', () => {
  beforeEach(async () => {
    await pay('500000.00')
    sandbox.pass(minute)
    await pay('40000.00')
    await setLimit('900000.00')
  })
  const unread = async () => (await list()).unread

  test('is the player’s own', async () => {
    const other = await sandbox.login()
    await call('notifications.markread', { ids: 'payment:1' }, other)
    await call('notifications.markread', {}, other)
    expect(await unread()).toMatchObject({ money: 2, account: 1 })
  })
})

test('a player on a break is not told of bonuses', async () => {
  await call('campaigns.activateOffer', { promo_code: 'MARRA50' }, session)
  await pay()
  expect((await list()).unread).toMatchObject({ bonus: 1, money: 1 })
  await call('responsible.settimeout', { hours: '24' }, session)
  const { items, unread } = await list()
  expect(items.map(({ kind }) => kind)).toEqual(['money'])
  expect(unread.bonus).toBe(0)
})
