import { Counter, Histogram, type Registry } from 'prom-client'
import type { Vitals } from '../../schemas/vitals.ts'

export interface BrowserMetrics {
  observeVitals: (vitals: Vitals) => void
}

const times = ['ttfb', 'fcp', 'lcp', 'inp'] as const

/** What players' browsers report. Anyone can send it, so it is a hint and never a reason to wake somebody. */
export function createBrowserMetrics(registry: Registry): BrowserMetrics {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'marquee_browser_vital_seconds',
    help: 'Web vitals of visits: ttfb, fcp, lcp and inp',
    labelNames: ['vital'],
    // The limits of good and poor figures are among them.
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
    registers,
  })
  const shifts = new Histogram({
    name: 'marquee_browser_layout_shift',
    help: 'Cumulative layout shift of visits',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers,
  })
  const errors = new Counter({
    name: 'marquee_browser_errors_total',
    help: 'Uncaught errors in browsers',
    registers,
  })
  return {
    observeVitals(vitals) {
      for (const vital of times) {
        const time = vitals[vital]
        if (time !== undefined) seconds.observe({ vital }, time / 1000)
      }
      if (vitals.cls !== undefined) shifts.observe(vitals.cls)
      errors.inc(vitals.errors)
    },
  }
}
