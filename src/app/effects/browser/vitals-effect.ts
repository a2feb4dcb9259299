import { vitalsPath } from '../../../../schemas/tracking.ts'
import type { Vitals } from '../../../../schemas/vitals.ts'

/** Milliseconds: shifts closer together than `gap` are one burst, of `length` at most, as CLS defines it. */
const burst = { gap: 1000, length: 5000 } as const
const maxTimeMs = 120_000
const maxErrors = 100
/** Milliseconds; quicker reactions to taps are not reported. */
const slowReaction = 40

/** A field that browsers have and TypeScript's library does not know. */
function read(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name)
  return typeof value === 'number' ? value : 0
}

function measure(report: Partial<Vitals>): () => void {
  const observers: PerformanceObserver[] = []
  function observe(type: string, take: (entry: PerformanceEntry) => void) {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    // Also what happened before this code was loaded.
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: slowReaction }) })
    observers.push(observer)
  }
  observe('navigation', (entry) => (report.ttfb = read(entry, 'responseStart')))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') report.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (report.lcp = startTime))
  observe('event', (entry) => {
    if (read(entry, 'interactionId') > 0) report.inp = Math.max(report.inp ?? 0, entry.duration)
  })
  let [sum, first, last] = [0, 0, 0]
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === true) return
    const at = entry.startTime
    if (at - last > burst.gap || at - first > burst.length) [sum, first] = [0, at]
    sum += read(entry, 'value')
    last = at
    report.cls = Math.max(report.cls ?? 0, sum)
  })
  return () => observers.forEach((observer) => observer.disconnect())
}

const rounded = (report: Partial<Vitals>) =>
  Object.entries(report).map(([name, value]) => [
    name,
    name === 'cls' ? Math.round(value * 1000) / 1000 : Math.min(Math.round(value), maxTimeMs),
  ])

/** Measures the visit, and sends the figures when the player leaves the page for the first time. */
export function vitalsEffect(): () => void {
  if (!('sendBeacon' in navigator) || typeof PerformanceObserver === 'undefined') return () => undefined
  let report: Partial<Vitals> = {}
  let errors = 0
  const stop = measure(report)
  const events = new AbortController()
  const count = () => (errors = Math.min(errors + 1, maxErrors))
  const { signal } = events
  addEventListener('error', count, { signal })
  addEventListener('unhandledrejection', count, { signal })
  function send() {
    if (document.visibilityState !== 'hidden') return
    const body: unknown = Object.fromEntries([...rounded(report), ['errors', errors]])
    // Later, only new errors are worth a request.
    if (Object.keys(report).length === 0 && errors === 0) return
    navigator.sendBeacon(vitalsPath, new Blob([JSON.stringify(body)], { type: 'application/json' }))
    stop()
    report = {}
    errors = 0
  }
  document.addEventListener('visibilitychange', send, { signal })
  return () => {
    stop()
    events.abort()
  }
}
