import type { AnalyticsServices, FromAnalytics, ToAnalytics } from '../../lib/frames/analytics-messages.ts'
import type { PageAround } from '../page-around.ts'
import { loadFingerprint } from './fingerprint.ts'
import { loadMetrics } from './metrics.ts'
import type { Service } from './service.ts'
import { loadTagManager } from './tag-manager.ts'

/** The page has our own origin, so its messages match the types. */
function isToAnalytics(data: unknown): data is ToAnalytics {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return data.type === 'analytics.start' || data.type === 'analytics.event'
}

/** Loads the configured services; a failing one is reported and does not affect the others. */
function load(services: AnalyticsServices, page: PageAround<FromAnalytics>): Service[] {
  const { tagManager, metrics, fingerprint } = services
  const events = (service: keyof AnalyticsServices) => ({
    failed: (reason: string) => page.tell({ type: 'analytics.failed', service, reason }),
  })
  if (fingerprint !== undefined) loadFingerprint(fingerprint, events('fingerprint'))
  return [
    ...(tagManager === undefined ? [] : [loadTagManager(tagManager, events('tagManager'))]),
    ...(metrics === undefined ? [] : [loadMetrics(metrics, events('metrics'))]),
  ]
}

/** Passes the page's events to the configured services, in an iframe document of their own. */
export function runAnalytics(page: PageAround<FromAnalytics>): void {
  let services: Service[] | undefined
  page.onMessage((data) => {
    if (!isToAnalytics(data)) return
    if (data.type === 'analytics.start') services ??= load(data.services, page)
    else for (const service of services ?? []) service.event(data.name, data.params)
  })
  page.tell({ type: 'frame.ready' })
}
