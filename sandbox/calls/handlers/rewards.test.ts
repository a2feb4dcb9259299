import { Compile } from 'typebox/compile'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callContracts, type CallName } from '../../../schemas/api/calls.ts'
import { methodOf } from '../../../schemas/api/methods.ts'
import { startTestSandbox, testTime, type TestSandbox } from '../../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
let keys = 0
beforeEach(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login()
})
afterEach(() => sandbox.close())

interface Item {
  id: number
  status: string
}
interface Answer {
  data: { items: Item[]; total: number }
  error?: { type: string; error_data: Record<string, unknown> }
}

const pathOf = (name: CallName) => `/api/${name.replace('.', '/')}`

async function send(name: CallName, params: Record<string, string> = {}, as = session) {
  keys += 1
  const response =
    methodOf(name) === 'GET'
      ? await sandbox.get(`${pathOf(name)}?${new URLSearchParams(params).toString()}`, as)
      : await sandbox.post(pathOf(name), params, {
          session: as,
          idempotencyKey: `key-${keys}`,
        })
  return { status: response.statusCode, body: response.json<Answer>() }
}

const itemsOf = async (name: CallName, params?: Record<string, string>) =>
  (await send(name, params)).body.data.items

const lists: [CallName, Record<string, string>, number][] = [
  ['banners.get', { position: 'home_top' }, 3],
  ['bonuses.get', {}, 7],
  ['bettingBonuses.get', {}, 2],
  ['campaigns.getoffers', {}, 8],
  ['cashbacks.get', {}, 6],
  ['loyalty.getproducts', {}, 8],
  ['loyalty.getcharacters', {}, 4],
  ['loyalty.getPrograms', {}, 1],
]

describe('the rich demo account', () => {
  test.each(lists)(
    'returns data for %s that matches the contract, in both languages',
    async (name, params, count) => {
      const contract = Compile(callContracts[name].answer)
      const texts = await Promise.all(
        ['uz', 'ru'].map(async (locale) => {
          const { status, body } = await send(name, { ...params, locale })
          expect(status).toBe(200)
          expect([...contract.Errors(body.data)]).toEqual([])
          expect(body.data.items).toHaveLength(count)
          return JSON.stringify(body.data)
        }),
      )
      expect(texts[0]).not.toBe(texts[1])
    },
  )

  test('has a bonus of each kind and a cashback in each state', async () => {
    const statuses = async (name: CallName) => new Set((await itemsOf(name)).map(({ status }) => status))
    expect(await statuses('bonuses.get')).toEqual(
      new Set(['active', 'available', 'completed', 'expired', 'removed']),
    )
    expect(await statuses('bettingBonuses.get')).toEqual(new Set(['active', 'available']))
    expect(await statuses('cashbacks.get')).toEqual(
      new Set(['pending', 'active', 'paid_out', 'expired', 'removed']),
    )
  })

  test('is at level 3 with points and is notified once', async () => {
    expect((await send('loyalty.getinfo')).body.data).toMatchObject({
      level: 3,
      points: 3850,
      character: { sysname: 'leopard' },
    })
    expect(await itemsOf('loyalty.getnotifications')).toHaveLength(1)
    expect(await itemsOf('loyalty.getnotifications')).toEqual([])
  })

  test('returns pages without gaps, filtered by state and with the requested fields', async () => {
    const ids = (await itemsOf('bonuses.get')).map(({ id }) => id)
    const pages = await Promise.all(
      [0, 2, 4, 6].map((offset) => itemsOf('bonuses.get', { offset: String(offset), count: '2' })),
    )
    expect(pages.flat().map(({ id }) => id)).toEqual(ids)
    expect(await itemsOf('bonuses.get', { status: 'active' })).toHaveLength(1)
    const [offer] = await itemsOf('campaigns.getoffers', { fields: 'sysname', action: 'login' })
    expect(Object.keys(offer ?? {}).sort()).toEqual(['description', 'id', 'promotions', 'sysname', 'trigger'])
  })
})

describe('the reward calls', () => {
  const idOf = async (name: CallName, status: string) =>
    String((await itemsOf(name)).find((item) => item.status === status)?.id)

  test('pause, remove and activate bonuses', async () => {
    const active = await idOf('bonuses.get', 'active')
    const available = await idOf('bonuses.get', 'available')
    expect((await send('bonuses.activate', { bonus_id: available })).body.error?.error_data).toEqual({
      bonus_id: 'anotherActive',
    })
    expect((await send('bonuses.deactivate', { bonus_id: active })).body.data).toBe(1)
    expect((await send('bonuses.activate', { bonus_id: available })).body.data).toBe(1)
    expect((await send('bonuses.remove', { bonus_id: active })).body.data).toBe(1)
    const betting = await idOf('bettingBonuses.get', 'active')
    expect((await send('bettingBonuses.remove', { bonus_id: betting })).body.data).toBe(1)
    const next = await idOf('bettingBonuses.get', 'available')
    expect((await send('bettingBonuses.activate', { bonus_id: next })).body.data).toBe(1)
    expect((await send('account.getBalance')).body.data).toMatchObject({
      balance_bonus: { amount: '100000.00' },
      balance_betting_bonus: { amount: '200000.00' },
    })
  })

  test('pay a cashback once despite concurrent requests', async () => {
    const cashback_id = await idOf('cashbacks.get', 'active')
    const answers = await Promise.all([
      send('cashbacks.payout', { cashback_id }),
      send('cashbacks.remove', { cashback_id }),
      send('cashbacks.payout', { cashback_id }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const key = { session, idempotencyKey: 'again' }
    const rejected = await sandbox.post('/api/cashbacks/payout', { cashback_id }, key)
    expect(rejected.statusCode).toBe(422)
  })

  test('return the stored answer for a payout repeated with its key', async () => {
    const cashback_id = await idOf('cashbacks.get', 'active')
    const key = { session, idempotencyKey: 'once' }
    const answers = [
      await sandbox.post('/api/cashbacks/payout', { cashback_id }, key),
      await sandbox.post('/api/cashbacks/payout', { cashback_id }, key),
    ]
    expect(answers.map((answer) => answer.json<unknown>())).toEqual([{ data: 1 }, { data: 1 }])
    expect((await send('account.getBalance')).body.data).toMatchObject({
      balance_main: { amount: '1316500.00' },
    })
  })

  test('buy a product and return the remaining points', async () => {
    expect((await send('loyalty.buyproduct', { product_id: '4' })).body.data).toMatchObject({
      points: 2050,
      product: { sysname: 'bonus-100' },
    })
    expect((await send('loyalty.buyproduct', { product_id: '5' })).body.error).toMatchObject({
      type: 'InvalidParameterException',
      error_data: { product_id: 'insufficientPoints' },
    })
  })

  test('allow a character to be chosen from its level on', async () => {
    expect((await send('loyalty.setcharacter', { id: '2' })).body.data).toBe(1)
    expect((await send('loyalty.setcharacter', { id: '4' })).body.error?.error_data).toEqual({ id: 'level' })
    expect((await send('loyalty.setcharacter', { id: '9' })).body.error?.error_data).toEqual({
      id: 'unknown',
    })
    expect((await send('loyalty.getinfo')).body.data).toMatchObject({ character: { sysname: 'fox' } })
  })

  test.each([
    ['cashbacks.get', { statuses: 'lost' }, { statuses: 'enum' }],
    ['bonuses.get', { fields: 'secret' }, { fields: 'enum' }],
    ['bonuses.remove', { bonus_id: '9999' }, { bonus_id: 'unknown' }],
    ['cashbacks.remove', { cashback_id: '9999' }, { cashback_id: 'unknown' }],
    ['loyalty.getProgram', { sysname: 'other' }, { sysname: 'unknown' }],
    ['campaigns.takepromotions', { offer_id: '9' }, { offer_id: 'unknown' }],
    ['campaigns.checkPromocode', { promo_code: 'YAGONA' }, { promo_code: ['LIMIT_REACHED'] }],
  ] as const)('%s rejects %j with %j', async (name, params, data) => {
    const { status, body } = await send(name, params)
    expect(status).toBe(422)
    expect(body.error?.error_data).toEqual(data)
  })

  test('show guests the offers as unavailable to them', async () => {
    const guest = await sandbox.get('/api/campaigns/getoffers?action=registration')
    expect(guest.json()).toMatchObject({
      data: { total: 1, items: [{ trigger: { user_satisfies_params: false }, is_taken: false }] },
    })
    const check = await sandbox.post('/api/campaigns/checkPromocode', { promo_code: 'marra50' })
    expect(check.json()).toMatchObject({ data: { offer: { sysname: 'promo-bonus' } } })
    expect((await sandbox.get('/api/popups/get')).json()).toEqual({ data: null })
  })
})

test('keep a promo code unused if other fields of the request are invalid', async () => {
  const { body } = await send('campaigns.activateOffer', { promo_code: 'BALL300', fields: 'secret' })
  expect(body.error?.error_data).toEqual({ fields: 'enum' })
  expect((await send('campaigns.activateOffer', { promo_code: 'BALL300' })).status).toBe(200)
  expect((await send('loyalty.getinfo')).body.data).toMatchObject({ points: 4150 })
})

describe('popups', () => {
  test('are shown to a player once each, one per day', async () => {
    const popup = async () => (await send('popups.get')).body.data
    const first = await popup()
    expect(first).not.toBeNull()
    expect(await popup()).toBeNull()
    sandbox.pass(24 * 60 * 60 * 1000)
    const second = await popup()
    expect(second).not.toBeNull()
    expect(second).not.toEqual(first)
  })

  test.each([
    [{ sysname: 'welcome' }, { sysname: 'welcome', offer_id: 1 }],
    [{ sysname: 'navroz' }, null],
    [{ sysname: 'navroz', is_preview: '1' }, { sysname: 'navroz' }],
    [{ sysname: 'nothing' }, null],
  ])('requested with %j return %j', async (params, expected) => {
    const { data } = (await send('popups.get', params)).body
    if (expected === null) expect(data).toBeNull()
    else expect(data).toMatchObject(expected)
  })
})

test('a player on a break sees no offers, banners, popups or notifications', async () => {
  const database = sandbox.openDatabase()
  await database
    .updateTable('players')
    .set({ time_out_until: testTime + 1000 })
    .execute()
  await database.destroy()
  for (const name of ['campaigns.getoffers', 'banners.get', 'loyalty.getnotifications'] as const)
    expect(await itemsOf(name)).toEqual([])
  expect((await send('popups.get')).body.data).toBeNull()
  expect((await send('account.getInfo')).body.data).toMatchObject({ is_on_break: true })
  sandbox.pass(1000)
  expect((await send('account.getInfo')).body.data).toMatchObject({ is_on_break: false })
  expect(await itemsOf('loyalty.getnotifications')).toHaveLength(1)
})
