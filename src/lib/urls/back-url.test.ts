// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBackUrl, readBackUrl, takeBackUrl } from './back-url.ts'
import * as storageKeys from '../browser/storage-keys.ts'

const hosts = { externalHosts: ['partner.example'] }
const partner = 'https://partner.example/back?a=1'
const queryOf = (address: string) => `?backUrl=${encodeURIComponent(address)}`

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test.each([
  'https://evil.example/',
  'https://partner.example.evil.example/',
  'https://partner.example@evil.example/',
  '//partner.example/',
  '/rules',
  'partner.example',
  'javascript:alert(1)//partner.example',
  'data:text/html,x',
  'ftp://partner.example/',
  '',
])('%j is neither followed nor stored [RULE-28, RULE-45]', (address) => {
  expect(readBackUrl(queryOf(address), hosts)).toBeUndefined()
  keepBackUrl('social', queryOf(address), hosts)
  keepBackUrl('payment', queryOf(address), hosts)
  expect(localStorage).toHaveLength(0)
})

test('an allowed address is stored under the key of its flow and followed once [RULE-29, RULE-30, RULE-32]', () => {
  keepBackUrl('social', queryOf(partner), hosts)
  expect(localStorage.getItem(storageKeys.socialReturn)).toContain(partner)
  expect(localStorage.getItem(storageKeys.paymentReturn)).toBeNull()
  expect(takeBackUrl('payment', hosts)).toBeUndefined()
  expect(takeBackUrl('social', hosts)).toBe(partner)
  expect(takeBackUrl('social', hosts)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('a flow that starts without an address drops that of an earlier one', () => {
  vi.useFakeTimers({ now: 0 })
  keepBackUrl('social', queryOf(partner), hosts)
  keepBackUrl('social', '', hosts)
  expect(takeBackUrl('social', hosts)).toBeUndefined()
  keepBackUrl('payment', queryOf(partner), hosts)
  vi.setSystemTime(60 * 60 * 1000)
  keepBackUrl('payment', '?amount=5', hosts)
  expect(takeBackUrl('payment', hosts)).toBeUndefined()
})

test('a payment that starts again within an hour keeps its address [RULE-29, RULE-30, RULE-32]', () => {
  vi.useFakeTimers({ now: 0 })
  keepBackUrl('payment', queryOf(partner), hosts)
  vi.setSystemTime(59 * 60 * 1000)
  keepBackUrl('payment', '?amount=5', hosts)
  expect(takeBackUrl('payment', hosts)).toBe(partner)
})

test('a stored address is validated again, and expires after a day', () => {
  keepBackUrl('social', queryOf(partner), hosts)
  expect(takeBackUrl('social', { externalHosts: [] })).toBeUndefined()
  localStorage.setItem(storageKeys.socialReturn, '{"address":"javascript:alert(1)","at":9e15}')
  expect(takeBackUrl('social', hosts)).toBeUndefined()
  localStorage.setItem(storageKeys.socialReturn, 'no json')
  expect(takeBackUrl('social', hosts)).toBeUndefined()
  vi.useFakeTimers({ now: 0 })
  keepBackUrl('social', queryOf(partner), hosts)
  vi.setSystemTime(25 * 60 * 60 * 1000)
  expect(takeBackUrl('social', hosts)).toBeUndefined()
})
