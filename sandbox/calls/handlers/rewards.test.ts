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
})

describe('the reward calls', () => {
  const idOf = async (name: CallName, status: string) =>
    String((await itemsOf(name)).find((item) => item.status === status)?.id)

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
