import { describe, expect, it } from 'vitest'
import { builtInLocales } from '../../../schemas/locale.ts'
import { SiteRoles } from '../../content/read/site-roles.ts'
import { billingTarget, loginAddress, returnTarget } from './guards.ts'

it('redirects a guest to the home page with the complete requested address [RULE-12]', () => {
  const url = { locale: 'ru', path: '/cashier/deposit', search: '?a=1&b=2' } as const
  expect(loginAddress(url)).toBe(
    '/ru?redirectUrl=%2Fru%2Fcashier%2Fdeposit%3Fa%3D1%26b%3D2&show_popup_auth=1',
  )
  expect(loginAddress({ locale: 'uz', path: '/profile', search: '' })).toBe(
    '/?redirectUrl=%2Fprofile&show_popup_auth=1',
  )
})

it('says that the session has ended, if it has', () => {
  expect(loginAddress({ locale: 'uz', path: '/profile', search: '' }, true)).toMatch(/&session_expired=1$/)
})

it('opens the registration instead of the login if the address asks for it', () => {
  const search = '?show_popup_reg=1'
  expect(loginAddress({ locale: 'uz', path: '/cashier/deposit', search })).toMatch(/&show_popup_reg=1$/)
})

it('keeps the promo code, popup flags and tracking parameters of a guest [RULE-15, RULE-17, RULE-21]', () => {
  const search = '?promo_code=YANGI&show_popup_auth=1&prevent_close=1&track_id=7&amount=5&backUrl=x'
  const address = new URL(loginAddress({ locale: 'uz', path: '/cashier/deposit', search }), 'http://site')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    redirectUrl: `/cashier/deposit${search}`,
    promo_code: 'YANGI',
    show_popup_auth: '1',
    prevent_close: '1',
    track_id: '7',
  })
})

const site = new SiteRoles([
  { kind: 'page', key: 'billing', route: '/cashier/billing' },
  { kind: 'page', key: 'deposit', route: '/cashier/deposit' },
  { kind: 'page', key: 'method', route: '/cashier/deposit/:sysname' },
  { kind: 'page', key: 'history', route: '/cashier/history' },
])
const content = { roles: site.table, findPage: (path: string) => site.pageAt(path) }

it.each([
  ['/cashier/billing', undefined, '/cashier/deposit'],
  ['/cashier/billing', '/', '/cashier/deposit'],
  ['/cashier/billing', '/cashier/history', '/cashier/deposit'],
  ['/cashier/billing', '/cashier/deposits', '/cashier/deposit'],
  ['/cashier/billing', '/cashier/deposit', null],
  ['/cashier/billing', '/cashier/deposit/uzcard', null],
  ['/cashier/history', undefined, null],
])('%s after %s redirects to %s [RULE-01, RULE-02]', (path, previous, target) => {
  expect(billingTarget({ path, ...(previous !== undefined && { previous }) }, content)).toBe(target)
})

describe('an address of a payment provider', () => {
  const paid = new SiteRoles([
    { kind: 'page', key: 'paid', route: '/cashier/paysuccess/:transaction' },
    { kind: 'page', key: 'history', route: '/cashier/history' },
  ])
  const pages = { findPage: (path: string) => paid.pageAt(path), locales: builtInLocales }
  const asked = { locale: 'uz', path: '/cashier/paysuccess/11', search: '?a=1' }

  it.each([
    ['that of the account', { usedLocale: null }, '/ru/cashier/paysuccess/11?a=1'],
    ['that of the browser, if it is another one', { usedLocale: 'uz' }, null],
    ['the one in the address', { usedLocale: null, locale: 'ru' }, null],
    ['the one to which the player switches', {}, null],
  ])('leads to the language of the player: %s', (_case, differing, target) => {
    expect(returnTarget({ ...asked, ...differing }, { locale: 'ru' }, pages)).toBe(target)
  })

  it('leads a guest, whose session may have ended at the bank, to the language of the browser', () => {
    expect(returnTarget({ ...asked, usedLocale: 'ru' }, null, pages)).toMatch(/^\/ru\/cashier\//)
    expect(returnTarget({ ...asked, usedLocale: null }, null, pages)).toBeNull()
  })

  it('keeps its language for accounts whose language the site lacks, and on other pages', () => {
    const url = { ...asked, usedLocale: null }
    expect(returnTarget(url, { locale: 'kk' }, pages)).toBeNull()
    expect(returnTarget({ ...url, path: '/cashier/history' }, { locale: 'ru' }, pages)).toBeNull()
  })
})
