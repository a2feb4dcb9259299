import { expect, it } from 'vitest'
import { commonStart, movedAddress } from './moved-addresses.ts'

it.each([
  [['/bonus/one', '/bonus/two/three'], '/bonus'],
  [['/bonus', '/bonus/one'], '/bonus'],
  [['/bonus-one', '/bonus-two'], ''],
  [['/game/:sysname'], '/game/:sysname'],
  [['/', '/bonus'], ''],
])('finds the common beginning of %j', (addresses, start) => {
  expect(commonStart(addresses)).toBe(start)
})

it.each([
  ['/bonus/one', '/bonus', '/promo/bonus', '/promo/bonus/one'],
  ['/bonus', '/bonus', '/promo/', '/promo'],
  ['/bonus', '/bonus', '/', '/'],
  ['/one', '', '/promo', '/promo/one'],
  ['/', '', '/promo', '/promo'],
])('%s with the beginning %s replaced by %s is %s', (address, from, to, moved) => {
  expect(movedAddress(address, from, to)).toBe(moved)
})
