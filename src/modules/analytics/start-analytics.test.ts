// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testConfig } from '../../../tests/support/site-config.ts'
import type { AnalyticsSettings } from '../../../schemas/documents/settings/analytics-settings.ts'
import { callApi } from '../../lib/api/client.ts'
import { consent } from '../../lib/preferences/consent.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { keepMarks } from '../../lib/preferences/tracking-marks.ts'
import { track } from '../tracking/index.ts'
import { startAnalytics } from './index.ts'

const origin = 'http://frames.example'
const hits: URLSearchParams[] = []
const sent = vi.fn<(name: string | null, params: string | null) => void>()
const warn = vi.fn()
const stops: (() => void)[] = []
let answer: () => Promise<Response>
let address: { path: string; change: () => void }

class TestImage extends EventTarget {
  set src(url: string) {
    const { pathname, searchParams } = new URL(url, 'http://site')
    expect(pathname).toBe('/hit')
    hits.push(searchParams)
  }
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('Image', TestImage)
  vi.spyOn(console, 'warn').mockImplementation(warn)
  answer = () => Promise.resolve(Response.json({ data: 1 }))
  vi.stubGlobal('fetch', (url: string) => {
    const { searchParams } = new URL(url, 'http://site')
    sent(searchParams.get('event_name'), searchParams.get('event_params'))
    return answer()
  })
})

afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  hits.length = 0
  sent.mockReset()
  warn.mockReset()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Site {
  analytics?: Partial<AnalyticsSettings>
  framesOrigin?: string | undefined
}

function start({ analytics = {}, ...rest }: Site = {}) {
  const framesOrigin = 'framesOrigin' in rest ? rest.framesOrigin : origin
  const config = {
    ...testConfig,
    analytics: { platformEvents: [], ...analytics },
    ...(framesOrigin !== undefined && { framesOrigin }),
  }
  address = { path: '/', change: () => undefined }
  stops.push(
    startAnalytics({
      config: () => config,
      path: () => address.path,
      onAddress: (listener) => {
        address.change = listener
        return () => undefined
      },
    }),
  )
}

const frame = () => document.querySelector('iframe')
const ofType = (type: string) => hits.filter((hit) => hit.get('type') === type)

/** Lets the iframe report that it listens, and returns the messages it receives from then on. */
function listening(): unknown[] {
  const told: unknown[] = []
  const source = frame()?.contentWindow
  if (!source) throw new Error('there is no frame')
  vi.spyOn(source, 'postMessage').mockImplementation((message: unknown, to: unknown) => {
    expect(to).toBe(origin)
    told.push(message)
  })
  window.dispatchEvent(new MessageEvent('message', { data: { type: 'frame.ready' }, origin, source }))
  return told
}

describe('the tracking image', () => {
  test('is requested once per visit, and again if a link brings other campaign parameters', () => {
    start()
    address.change()
    expect(ofType('visit')).toHaveLength(1)
    keepMarks('?link_id=5')
    address.change()
    expect(ofType('visit').map((hit) => hit.get('td_link_id'))).toEqual([null, '5'])
    expect(new Set(hits.map((hit) => hit.get('fraud_session'))).size).toBe(1)
  })
})

describe('the platform', () => {
  test('receives the events named in the settings, with the campaign parameters of the visit', () => {
    keepMarks('?track_id=77')
    start({ analytics: { platformEvents: ['make_deposit'] } })
    track('login')
    track('make_deposit', { transaction: 5, amount: '100.00', currency: 'UZS' })
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      'make_deposit',
      '{"track_id":"77","transaction":5,"amount":"100.00","currency":"UZS"}',
    )
  })

  test('only logs failed events', async () => {
    start({ analytics: { platformEvents: ['login'] } })
    answer = () => Promise.reject(new TypeError('offline'))
    track('login')
    await vi.waitFor(() => expect(warn.mock.calls.flat().join()).toContain('did not take the event login'))
  })
})

describe('third-party services', () => {
  const services = { tagManager: 'GTM-AB12CD', metrics: '123456' }

  test('receive pages and events in a hidden iframe of the other origin', () => {
    start({ analytics: { ...services, fingerprint: { script: '/agent.js' } } })
    expect(frame()?.src).toBe(`${origin}/frames/analytics`)
    expect(frame()?.hidden).toBe(true)
    track('login_error', { code: 'AuthorizationException' })
    const told = listening()
    address.path = '/cashier/deposit'
    address.change()
    address.change()
    expect(told).toEqual([
      {
        type: 'analytics.start',
        services: {
          ...services,
          fingerprint: { script: '/agent.js', host: 'seondnsresolve.com' },
        },
      },
      { type: 'analytics.event', name: 'page_view', params: { path: '/' } },
      { type: 'analytics.event', name: 'login_error', params: { code: 'AuthorizationException' } },
      { type: 'analytics.event', name: 'page_view', params: { path: '/cashier/deposit' } },
    ])
  })

  test('describe the device for a login and a payment only, which wait no longer than they must', async () => {
    const posted: (string | null)[] = []
    vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
      posted.push(body instanceof URLSearchParams ? body.get('device_session') : null)
      return Promise.resolve(Response.json({ data: {} }))
    })
    start({ analytics: { fingerprint: { script: '/agent.js' } } })
    const told = listening()
    const source = frame()?.contentWindow ?? null
    const login = () => callApi('auth.login', { login: 'a', password: 'b' })
    const answered = login()
    expect(told.at(-1)).toEqual({ type: 'analytics.describeDevice' })
    const data = { type: 'analytics.device', session: 'encrypted' }
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    await answered
    await callApi('account.changelocale', { locale: 'ru' })
    const late = login()
    await vi.advanceTimersByTimeAsync(2500)
    await late
    expect(posted).toEqual(['encrypted', null, null])
  })

  test('receive only parameters allowed by the catalogue', () => {
    start({ analytics: services })
    const told = listening()
    const gift = { product: 'cap', price: 100, login: '998901234567' }
    track('loyalty_purchase', gift)
    expect(told.at(-1)).toMatchObject({ params: { product: 'cap', price: 100 } })
    expect(JSON.stringify(told)).not.toContain('998901234567')
  })

  test('have no iframe if the settings name no service or there is no origin for it', () => {
    start()
    start({ analytics: services, framesOrigin: undefined })
    expect(frame()).toBeNull()
  })

  test('are loaded only with consent if the settings require it, and do not receive earlier events', () => {
    start({ analytics: { ...services, asksConsent: true } })
    track('login')
    expect(frame()).toBeNull()
    consent.set('accepted')
    expect(listening()).toEqual([
      { type: 'analytics.start', services },
      { type: 'analytics.event', name: 'page_view', params: { path: '/' } },
    ])
    consent.set('declined')
    expect(frame()).toBeNull()
  })

  test('stop in every tab when the consent is withdrawn in one', () => {
    consent.set('accepted')
    start({ analytics: { ...services, asksConsent: true } })
    expect(frame()).not.toBeNull()
    localStorage.setItem(storageKeys.consent, 'declined')
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent }))
    expect(frame()).toBeNull()
  })

  test('log failures, and ignore messages from other sources', () => {
    start({ analytics: services })
    const failed = { type: 'analytics.failed', service: 'metrics', reason: 'tag.js did not load' }
    const source = frame()?.contentWindow ?? null
    window.dispatchEvent(new MessageEvent('message', { data: failed, origin: 'http://evil.example', source }))
    window.dispatchEvent(new MessageEvent('message', { data: failed, origin, source: window }))
    expect(warn).not.toHaveBeenCalled()
    window.dispatchEvent(new MessageEvent('message', { data: failed, origin, source }))
    expect(warn.mock.calls.flat().join()).toContain('analytics: metrics,tag.js did not load')
  })
})
