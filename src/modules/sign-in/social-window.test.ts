// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { planLogin, readAnswer, windowFeatures } from './social-window.ts'

beforeEach(() => sessionStorage.clear())

const plan = (search = '') => planLogin({ service: 'google', purpose: 'login', locale: 'ru', search })

test('opens a window of 640 by 480 in the centre of its opener [SOC-04]', () => {
  const features = windowFeatures({ screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 })
  expect(features).toBe('popup=yes,width=640,height=480,left=500,top=260')
})

test('starts the login with service, purpose and return page', () => {
  const { address, state } = plan('?redirectUrl=%2Fru%2Fcashier%2Fdeposit&other=1')
  const { pathname, searchParams } = new URL(address, 'http://site')
  expect(pathname).toBe('/cms/connect/google')
  expect([...searchParams.keys()]).toEqual(['redirect_url', 'type_auth'])
  expect(searchParams.get('type_auth')).toBe('login')
  const back = new URL(searchParams.get('redirect_url') ?? '', 'http://site')
  expect(back.pathname).toBe('/ru/forms/social')
  expect(Object.fromEntries(back.searchParams)).toEqual({ state, redirectUrl: '/ru/cashier/deposit' })
})

test('accepts the answer to a login started here', () => {
  const { state } = plan()
  expect(readAnswer(`?state=${state}&nonce=n&access_token=abc`)).toEqual({
    state,
    service: 'google',
    accessToken: 'abc',
    nonce: 'n',
  })
  expect(readAnswer(`?state=${state}&error=access_denied`)).toMatchObject({ error: 'access_denied' })
})

test.each(['?access_token=abc', '?state=&access_token=abc', '?state=other&access_token=abc'])(
  'ignores the answer %s to a login not started here',
  (search) => {
    expect(readAnswer(search)).toBeUndefined()
    plan()
    expect(readAnswer(search)).toBeUndefined()
  },
)
