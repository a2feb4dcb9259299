import { expect, test } from 'vitest'
import { returnKeys, returnTarget } from './return-target.ts'

const site = { externalHosts: ['shop.example'] }
const search = (query: Record<string, string>) => `?${new URLSearchParams(query).toString()}`

test.each([
  [{ backUrl: 'https://shop.example/cart?x=1' }, { external: 'https://shop.example/cart?x=1' }],
  [{ backUrl: 'https://shop.example/', redirectUrl: '/rules' }, { external: 'https://shop.example/' }],
  [{ backUrl: 'https://evil.example/', redirectUrl: '/ru/rules?a=1' }, { internal: '/ru/rules?a=1' }],
  [
    { redirectUrl: '/cashier/deposit?promo_code=X&amount=5&show_popup_auth=1&prevent_close=1#top' },
    { internal: '/cashier/deposit?amount=5#top' },
  ],
  [{ redirectUrl: '/cashier/deposit' }, { internal: '/cashier/deposit' }],
  // Other addresses keep their exact form.
  [{ redirectUrl: '/rules?a=%20b&c' }, { internal: '/rules?a=%20b&c' }],
  [{ redirectUrl: '/rules?promo_code=X' }, { internal: '/rules' }],
  [{ redirectUrl: '/rules?show_popup_reg=1&a=1' }, { internal: '/rules?a=1' }],
])('%j leads to %j', (query, target) => {
  expect(returnTarget(search(query), site)).toEqual(target)
})

test.each([
  { backUrl: 'https://evil.example/' },
  { backUrl: 'https://shop.example.evil.example/' },
  { backUrl: 'https://shop.example@evil.example/' },
  { backUrl: 'javascript:alert(1)' },
  { backUrl: '//shop.example/' },
  { redirectUrl: 'https://shop.example/' },
  { redirectUrl: '//evil.example' },
  { redirectUrl: '/\\evil.example' },
  { redirectUrl: '/api/auth/logout?v=2.2' },
  { redirectUrl: '/%61pi/auth/logout' },
  { redirectUrl: '/ru/../api/auth/logout' },
  { redirectUrl: '/%2e%2e/oauth/google' },
  { redirectUrl: '/cms/auth/google/callback?access_token=x' },
  { redirectUrl: '/\t/api/auth/logout' },
  {},
])('%j is not followed', (query) => {
  expect(returnTarget(search(query), site)).toBeUndefined()
})

test('both keys are removed from the address after a login', () => {
  expect(returnKeys).toEqual(['backUrl', 'redirectUrl'])
})
