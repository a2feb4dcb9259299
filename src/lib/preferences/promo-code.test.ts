// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepPromoCode, keptPromoCode } from './promo-code.ts'

beforeEach(() => localStorage.clear())

test('the promo code of an address is stored and replaces an older one [ENT-43, PROMO-06, RULE-21]', () => {
  expect(keptPromoCode()).toBeUndefined()
  keepPromoCode('?promo_code=MARRA50')
  keepPromoCode('?a=1')
  expect(keptPromoCode()).toBe('MARRA50')
  keepPromoCode('?promo_code=%20YANGI%20')
  expect(localStorage.getItem('promo_code')).toBe('YANGI')
})

test('an invalid promo code is not stored', () => {
  keepPromoCode('?promo_code=')
  keepPromoCode(`?promo_code=${'x'.repeat(10_000)}`)
  keepPromoCode('?promo_code[a]=1')
  expect(keptPromoCode()).toBeUndefined()
})
