// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepPromoCode, keptPromoCode } from './promo-code.ts'

beforeEach(() => localStorage.clear())

test('the promo code of an address is kept and takes the place of an older one', () => {
  expect(keptPromoCode()).toBeUndefined()
  keepPromoCode('?promo_code=MARRA50')
  keepPromoCode('?a=1')
  expect(keptPromoCode()).toBe('MARRA50')
  keepPromoCode('?promo_code=%20YANGI%20')
  expect(localStorage.getItem('promo_code')).toBe('YANGI')
})

test('what cannot be a code is not kept', () => {
  keepPromoCode('?promo_code=')
  keepPromoCode(`?promo_code=${'x'.repeat(10_000)}`)
  keepPromoCode('?promo_code[a]=1')
  expect(keptPromoCode()).toBeUndefined()
})
