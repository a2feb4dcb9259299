// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { admit, answeredSession, reject } from '../../../tests/support/answered-session.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { keepPromoCode, keptPromoCode } from '../../lib/preferences/promo-code.ts'
import { keepMarks } from '../../lib/preferences/tracking-marks.ts'
import { testAppContext } from '../../../tests/support/app-context.ts'
import { registerOperations } from '../../app/operations.ts'
import { runOperation } from '../../renderer/actions.ts'
import { sessionStore } from '../session/index.ts'
import { enterByMessenger } from './index.ts'

const { events, sent, sentData, answerWith } = answeredSession()
registerOperations(testAppContext())

test('removes a leading plus from the login [AUTH-03]', async () => {
  answerWith(admit)
  await runOperation('auth.login', { login: ' +998901234567', password: ' + secret' })
  expect(sent[0]?.path).toBe('/cms/auth/local')
  expect(sentData()).toEqual({ data: { identifier: '998901234567', password: ' + secret' } })
  expect(sessionStore.get().account).toEqual(testAccount)
  expect(events).toEqual([{ type: 'login', account: testAccount }])
})

test('reports a failed login with its code and passes the error to the form [AUTH-06]', async () => {
  answerWith(reject('AuthorizationException', 401))
  await expect(runOperation('auth.login', { login: 'a', password: 'b' })).rejects.toMatchObject({
    type: 'AuthorizationException',
  })
  expect(events).toEqual([{ type: 'loginFailed', code: 'AuthorizationException' }])
  expect(sessionStore.get().isAuthenticated).toBe(false)
})

test('reports a login without connection as such', async () => {
  await expect(runOperation('auth.login', { login: 'a', password: 'b' })).rejects.toMatchObject({
    name: 'NetworkError',
  })
  expect(events).toEqual([{ type: 'loginFailed', code: 'NetworkError' }])
})

test('sends all fields of the registration form and opens the session', async () => {
  answerWith(admit)
  await runOperation('auth.register', {
    phone: '+998901234567',
    password: 'secret1',
    agreement: true,
    nickname: 'x',
  })
  expect(sent[0]?.path).toBe('/cms/auth/local/register')
  expect(sentData()).toEqual({
    data: { phone: '+998901234567', password: 'secret1', agreement: true, nickname: 'x' },
  })
  expect(events).toEqual([{ type: 'register', account: testAccount }])
})

test('sends the campaign parameters of the visit with every kind of registration', async () => {
  keepMarks('?track_id=77&publisher_id=12&utm_source=x')
  answerWith(admit, admit)
  await runOperation('auth.register', { password: 'secret1' })
  await enterByMessenger({ payload: 'signed' })
  const marks = { track_id: '77', publisher_id: '12' }
  expect([sentData(0), sentData(1)]).toEqual([
    { data: { ...marks, password: 'secret1' } },
    { data: { ...marks, payload: 'signed', is_tg: true } },
  ])
  sessionStorage.clear()
})

test('sends the promo code that the player arrived with, unless the form has another [API-AUTH-05, PROMO-07]', async () => {
  keepPromoCode('?promo_code=YANGI')
  answerWith(admit, admit)
  await runOperation('auth.register', { password: 'secret1' })
  await runOperation('auth.register', { password: 'secret1', promo_code: 'MARRA50' })
  expect([sentData(0), sentData(1)]).toMatchObject([
    { data: { promo_code: 'YANGI' } },
    { data: { promo_code: 'MARRA50' } },
  ])
})

test('offers a promo code again only after a failed registration', async () => {
  keepPromoCode('?promo_code=YANGI')
  answerWith(reject('InternalServerErrorException', 500), admit)
  await expect(runOperation('auth.register', { password: 'secret1' })).rejects.toThrow()
  expect(keptPromoCode()).toBe('YANGI')
  await runOperation('auth.register', { password: 'secret1' })
  expect(keptPromoCode()).toBeUndefined()
})
