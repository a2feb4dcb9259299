import type { AnalyticsServices, FromAnalytics, ToAnalytics } from '../../lib/frames/analytics-messages.ts'
import type { PageAround } from '../page-around.ts'
import { loadFingerprint, type DescribeDevice } from './fingerprint.ts'
import { loadGoogleAnalytics } from './google-analytics.ts'
import { loadMetrics } from './metrics.ts'
import type { Service } from './service.ts'
import { loadTagManager } from './tag-manager.ts'

/** The page has our own origin, so its messages match the types. */
function isToAnalytics(data: unknown): data is ToAnalytics {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return (
    data.type === 'analytics.start' ||
    data.type === 'analytics.event' ||
    data.type === 'analytics.describeDevice'
  )
}

interface Loaded {
  services: readonly Service[]
  describeDevice: DescribeDevice
}

/** Loads the configured services; a failing one is reported and does not affect the others. */
function load(chosen: AnalyticsServices, page: PageAround<FromAnalytics>): Loaded {
  const { tagManager, googleAnalytics, metrics, fingerprint } = chosen
  const events = (service: keyof AnalyticsServices) => ({
    failed: (reason: string) => page.tell({ type: 'analytics.failed', service, reason }),
  })
  return {
    services: [
      ...(tagManager === undefined ? [] : [loadTagManager(tagManager, events('tagManager'))]),
      ...(googleAnalytics === undefined
        ? []
        : [loadGoogleAnalytics(googleAnalytics, events('googleAnalytics'))]),
      ...(metrics === undefined ? [] : [loadMetrics(metrics, events('metrics'))]),
    ],
    describeDevice:
      fingerprint === undefined
        ? () => Promise.reject(new Error('there is no service'))
        : loadFingerprint(fingerprint, events('fingerprint')),
  }
}

/** Passes the page's events to the configured services, in an iframe document of their own. */
export function runAnalytics(page: PageAround<FromAnalytics>): void {
  let loaded: Loaded | undefined

  async function answerDevice() {
    const session = await loaded?.describeDevice().catch(() => null)
    page.tell({ type: 'analytics.device', session: session ?? null })
  }

  page.onMessage((data) => {
    if (!isToAnalytics(data)) return
    if (data.type === 'analytics.start') loaded ??= load(data.services, page)
    else if (data.type === 'analytics.describeDevice') void answerDevice()
    else for (const service of loaded?.services ?? []) service.event(data.name, data.params)
  })
  page.tell({ type: 'frame.ready' })
}
