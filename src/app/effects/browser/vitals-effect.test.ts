// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vitalsEffect } from './vitals-effect.ts'

/** Entries that the browser has when the effect starts, by type. */
let entries: Record<string, object[]>
let sent: { url: string; body: Blob }[]
let visibility: 'visible' | 'hidden'
let stop = () => {}

beforeEach(() => {
  entries = {}
  sent = []
  visibility = 'visible'
  class Observer {
    static readonly supportedEntryTypes = [
      'navigation',
      'paint',
      'largest-contentful-paint',
      'event',
      'layout-shift',
    ]
    constructor(readonly take: (list: { getEntries: () => object[] }) => void) {}
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      if (buffered) this.take({ getEntries: () => entries[type] ?? [] })
    }
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push({ url, body }) > 0,
  })
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

function leave() {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

/** What was sent, as the server reads it. */
function reports(): Promise<unknown[]> {
  return Promise.all(
    sent.map(
      ({ body }) =>
        new Promise((resolve) => {
          const reader = new FileReader()
          reader.onload = () => resolve(typeof reader.result === 'string' && JSON.parse(reader.result))
          reader.readAsText(body)
        }),
    ),
  )
}

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
})

test('sends the figures of a visit once, when the player leaves', async () => {
  entries = {
    navigation: [{ responseStart: 80.4 }],
    paint: [
      { name: 'first-paint', startTime: 1 },
      { name: 'first-contentful-paint', startTime: 300.2 },
    ],
    'largest-contentful-paint': [{ startTime: 400 }, { startTime: 1200.6 }],
    event: [
      { interactionId: 7, duration: 56 },
      { interactionId: 8, duration: 120 },
      { interactionId: 0, duration: 900 },
    ],
    'layout-shift': [shift(100, 0.01), shift(900, 0.02), shift(5000, 0.025), shift(5100, 0.5, true)],
  }
  stop = vitalsEffect()
  expect(sent).toEqual([])
  leave()
  leave()
  const body = { ttfb: 80, fcp: 300, lcp: 1201, inp: 120, cls: 0.03, errors: 0 }
  expect(sent.map(({ url }) => url)).toEqual(['/nfx/vitals'])
  expect(await reports()).toEqual([body])
})

test('counts errors without their texts, and reports later ones alone', async () => {
  entries = { navigation: [{ responseStart: 80 }] }
  stop = vitalsEffect()
  for (let count = 0; count < 150; count += 1)
    dispatchEvent(new ErrorEvent('error', { message: 'card 8600' }))
  leave()
  dispatchEvent(new Event('unhandledrejection'))
  leave()
  expect(await reports()).toEqual([{ ttfb: 80, errors: 100 }, { errors: 1 }])
})

test('does nothing in a browser without the API', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  stop = vitalsEffect()
  dispatchEvent(new ErrorEvent('error'))
  leave()
  expect(sent).toEqual([])
})
