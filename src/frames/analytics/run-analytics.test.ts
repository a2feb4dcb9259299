// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnalyticsServices, FromAnalytics, ToAnalytics } from '../../lib/frames/analytics-messages.ts'
import { runAnalytics } from './run-analytics.ts'

let said: FromAnalytics[]
let hear: (message: unknown) => void

beforeEach(() => {
  said = []
  document.head.replaceChildren()
  document.body.dataset['host'] = 'https://site.example'
  for (const name of ['dataLayer', 'ym', 'seon']) Reflect.deleteProperty(window, name)
  runAnalytics({
    tell: (message) => said.push(message),
    onMessage: (listener) => (hear = listener),
  })
})

const begin = (services: AnalyticsServices) =>
  hear({ type: 'analytics.start', services } satisfies ToAnalytics)
const tell = (name: string, params: Record<string, string | number> = {}) =>
  hear({ type: 'analytics.event', name, params } satisfies ToAnalytics)
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
const finish = (event: 'load' | 'error') =>
  document.head.querySelector('script')?.dispatchEvent(new Event(event))

const tagManager = 'GTM-AB12CD'
const metrics = '123456'

/** Entries for the tag manager and calls to the metrics service after both have started. */
const pushed = () => window.dataLayer?.slice(1)
const counted = () => window.ym?.a?.slice(1)

describe('events', () => {
  beforeEach(() => begin({ tagManager, metrics }))

  test.each<[string, Record<string, string | number>]>([
    ['login', {}],
    ['sign_up', { track_id: '77' }],
    ['make_deposit', { transaction: 5, amount: '100.00', currency: 'UZS' }],
    ['play_game', { sysname: 'aviora', mode: 'play' }],
    ['login_error', { code: 'AuthorizationException' }],
    ['logout_error', { code: 'NetworkError' }],
    ['promo-not-found', { code: 'INVALID' }],
  ])(
    '%s reaches tag manager and metrics [TRACK-06, TRACK-07, TRACK-08, TRACK-09, TRACK-10]',
    (name, params) => {
      tell(name, params)
      expect(pushed()).toEqual([{ event: name, ...params }])
      expect(counted()).toEqual([[123456, 'reachGoal', name, params]])
    },
  )

  test('a view reports the page, not the document of the iframe', () => {
    tell('page_view', { path: '/gamehall' })
    expect(pushed()).toEqual([
      { event: 'page_view', path: '/gamehall', page_location: 'https://site.example/gamehall' },
    ])
    expect(counted()).toEqual([[123456, 'hit', 'https://site.example/gamehall']])
    expect(window.ym?.a?.[0]).toMatchObject([123456, 'init', { defer: true }])
  })
})

test('Google Analytics gets events with the address of the page, and no view of its own document', () => {
  begin({ googleAnalytics: 'G-AB12CD34' })
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34'])
  tell('page_view', { path: '/gamehall' })
  tell('login')
  const commands = (window.dataLayer ?? []).map((entry): unknown[] => Object.values(entry))
  expect(commands.slice(1)).toEqual([
    ['config', 'G-AB12CD34', { send_page_view: false }],
    ['set', { page_location: 'https://site.example/gamehall' }],
    ['event', 'page_view', { path: '/gamehall', send_to: 'G-AB12CD34' }],
    ['event', 'login', { send_to: 'G-AB12CD34' }],
  ])
  // The script ignores commands that are no `arguments`.
  expect(Object.prototype.toString.call(window.dataLayer?.[1])).toBe('[object Arguments]')
})

test('loads nothing before the page names services, and then only those', () => {
  tell('login')
  expect(scripts()).toEqual([])
  expect(said).toEqual([{ type: 'frame.ready' }])
  begin({ tagManager })
  begin({ metrics })
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD'])
})

test('ignores messages that are not from the page', () => {
  for (const data of [null, 'analytics.start', {}, { type: 'chat.start' }]) hear(data)
  expect(scripts()).toEqual([])
})

describe('the fingerprint of the device', () => {
  const script = 'https://cdn.fraud.example/agent.js'
  const fingerprint = { script, host: 'fraud.example' }
  const ask = () => hear({ type: 'analytics.describeDevice' } satisfies ToAnalytics)

  test('is created by the configured script whenever the page asks for it [TRACK-05]', async () => {
    const asked: unknown[] = []
    begin({ fingerprint })
    expect(scripts()).toEqual([script])
    ask()
    window.seon = {
      init: () => undefined,
      getSession: (options) => {
        asked.push(options)
        return Promise.resolve(`session ${asked.length}`)
      },
    }
    finish('load')
    const device = (session: string | null) => ({ type: 'analytics.device', session })
    await vi.waitFor(() => expect(said.at(-1)).toEqual(device('session 1')))
    ask()
    await vi.waitFor(() => expect(said.at(-1)).toEqual(device('session 2')))
    expect(asked).toEqual(Array.from({ length: 2 }, () => ({ dnsResolverDomain: 'fraud.example' })))
  })

  test.each([
    ['does not load', 'error' as const, 'the script did not load'],
    ['offers nothing', 'load' as const, 'the script offers nothing'],
  ])('whose script %s is reported as failed, and keeps nobody waiting', async (_what, event, reason) => {
    begin({ fingerprint })
    finish(event)
    expect(said.at(-1)).toEqual({ type: 'analytics.failed', service: 'fingerprint', reason })
    ask()
    await vi.waitFor(() => expect(said.at(-1)).toEqual({ type: 'analytics.device', session: null }))
  })
})

test.each([
  ['tagManager', { tagManager }, 'gtm.js did not load'],
  ['metrics', { metrics }, 'tag.js did not load'],
])('reports a blocked %s to the page', (service, services, reason) => {
  begin(services)
  finish('error')
  expect(said.at(-1)).toEqual({ type: 'analytics.failed', service, reason })
})
