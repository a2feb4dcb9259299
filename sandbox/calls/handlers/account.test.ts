import { beforeEach, describe, expect, test } from 'vitest'
import { callContracts } from '../../../schemas/api/calls.ts'
import { sandboxOfTest, type Call } from '../../tests/support/test-calls.ts'
import { sessionOf, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { limits } from '../../accounts/login/throttle.ts'

let sandbox: TestSandbox
let session: string
let send: Call
beforeEach(async () => {
  ;({ sandbox, call: send } = await sandboxOfTest())
  session = await sandbox.login()
})

/** Calls as the player. */
const call = (name: string, params: Record<string, string> = {}, as = session) => send(name, params, as)

const phone = '998901234567'
const asGuest = (name: string, params: Record<string, string> = {}) => send(name, params)

async function register(form: Record<string, string>): Promise<string> {
  return sessionOf(await sandbox.post('/api/auth/register', { password: 'marra-01', ...form }))
}

describe('the account', () => {
  test('has a unique public name', async () => {
    expect(await call('account.changefakename', { fakename: 'Burgut77' })).toEqual({ data: 1 })
    const other = await register({ phone: '998935550101' })
    for (const fakename of ['burgut77', 'ＢＵＲＧＵＴ77', 'Player999999'])
      expect(await call('account.changefakename', { fakename }, other)).toMatchObject({
        error: { error_data: { fakename: 'taken' } },
      })
    expect(await call('account.changefakename', { fakename: 'Burgut77' })).toEqual({ data: 1 })
    expect(await call('account.changefakename', { fakename: 'abc' })).toMatchObject({
      error: { error_data: { fakename: 'minLength' } },
    })
  })

  test('changes its currency', async () => {
    await call('account.setCurrency', { currency: 'USD' })
    expect((await call('account.getBalance')).data).toMatchObject({
      balance_main: { amount: '0.00', currency: 'USD' },
    })
    expect(await call('account.setCurrency', { currency: 'JPY' })).toMatchObject({
      error: { error_data: { currency: 'unsupported' } },
    })
  })

  test('returns rates, phone countries and country names in the language of the call', async () => {
    expect((await asGuest('account.getcurrencyrates')).data).toMatchObject({ base: 'USD' })
    expect((await asGuest('account.getContactPhoneSettings')).data).toMatchObject({
      default_country_code: 'UZ',
    })
    const named = (code: string, name: string) => {
      const countries: unknown = expect.arrayContaining([expect.objectContaining({ code, name })])
      return { data: { countries } }
    }
    expect(await asGuest('metadata.get', { locale: 'uz' })).toMatchObject(named('UZ', 'Oʻzbekiston'))
    expect(await asGuest('metadata.get', { locale: 'ru' })).toMatchObject(named('UZ', 'Узбекистан'))
  })

  test('changes its password and ends the other sessions', async () => {
    const elsewhere = await sandbox.login()
    const change = { password: 'marra2026', new_password: 'new-one-7' }
    expect(await call('account.changepassword', { ...change, password: 'wrong' })).toMatchObject({
      error: { type: 'InvalidParameterException', error_data: { password: 'wrong' } },
    })
    session = sessionOf(await sandbox.post('/api/account/changepassword', change, { session }))
    expect((await call('account.getInfo', {}, elsewhere)).data).toMatchObject({ uid: 0 })
    expect((await call('account.getBalance')).error).toBeUndefined()
    expect((await asGuest('auth.login', { login: phone, password: 'new-one-7' })).error).toBeUndefined()
  })

  test('limits password guesses', async () => {
    const guess = { password: 'wrong', new_password: 'new-one-7' }
    for (let attempt = 0; attempt < limits.login.attempts; attempt += 1)
      await call('account.changepassword', guess)
    expect(await call('account.changepassword', { ...guess, password: 'marra2026' })).toMatchObject({
      error: { type: 'TooManyRequestsException' },
    })
  })
})

test.each(
  Object.entries(callContracts)
    .filter(
      ([name, { access }]) =>
        access === 'player' && /^(?:account|storage|responsible|chatEvents)\./.test(name),
    )
    .map(([name]) => name),
)('%s rejects a guest', async (name) => {
  expect(await asGuest(name)).toMatchObject({ error: { type: 'AuthorizationException' } })
})
