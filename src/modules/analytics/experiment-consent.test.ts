// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testConfig } from '../../../tests/support/site-config.ts'
import { experimentsPath, splitCookie } from '../../../schemas/tracking.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { consent } from '../../lib/preferences/consent.ts'
import { track } from '../tracking/index.ts'
import { startAnalytics } from './index.ts'

const cookie = `${splitCookie}=${'1'.padStart(32, '0')}`
const beacon = vi.fn<(url: string) => boolean>(() => true)
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: 1 })))
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon })
  document.cookie = `${cookie}; Path=/`
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  consent.set(undefined)
  beacon.mockClear()
  vi.useRealTimers()
})

function start(asksConsent: boolean) {
  const analytics = { platformEvents: [], tagManager: 'GTM-TEST', asksConsent }
  const config = { ...testConfig, analytics, framesOrigin: 'http://frames.example' }
  stops.push(startAnalytics({ config: () => config, path: () => '/', onAddress: () => () => undefined }))
}

/** Whether the goal of a registration has been reported. */
function countsGoal(): boolean {
  beacon.mockClear()
  track('sign_up')
  return beacon.mock.calls.some(([url]) => url === experimentsPath)
}

test('A/B tests end for a visitor who withdraws consent', () => {
  consent.set('accepted')
  start(true)
  expect([document.cookie, countsGoal()]).toEqual([cookie, true])
  consent.set('declined')
  expect([document.cookie, countsGoal()]).toEqual(['', false])
  // The answer to an earlier report may bring the cookie back.
  document.cookie = `${cookie}; Path=/`
  expect(countsGoal()).toBe(false)
})

test('A/B tests end in every tab when the consent is withdrawn in one', () => {
  consent.set('accepted')
  start(true)
  localStorage.setItem(storageKeys.consent, 'declined')
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent }))
  expect([document.cookie, countsGoal()]).toEqual(['', false])
})

test('the cookie of A/B tests goes when the site begins to ask for consent', () => {
  start(true)
  expect([document.cookie, countsGoal()]).toEqual(['', false])
})

test('A/B tests need no consent on a site that asks for none', () => {
  start(false)
  expect([document.cookie, countsGoal()]).toEqual([cookie, true])
})
