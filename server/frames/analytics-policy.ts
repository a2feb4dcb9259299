import { usualCheckDomain } from '../../schemas/device-session.ts'
import type { AnalyticsSettings } from '../../schemas/documents/settings/analytics-settings.ts'
import { isOrigin } from '../lib/origin.ts'

/** Hosts of a service's scripts, and hosts that it sends data to. */
interface ServiceHosts {
  scripts: readonly string[]
  reports: readonly string[]
}

const google: ServiceHosts = {
  scripts: ['https://*.googletagmanager.com'],
  reports: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
  ],
}

const yandex: ServiceHosts = {
  scripts: ['https://mc.yandex.ru', 'https://yastatic.net'],
  reports: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'wss://mc.yandex.ru'],
}

function fingerprintHosts({ script, host }: NonNullable<AnalyticsSettings['fingerprint']>): ServiceHosts {
  // The sandbox's simulator has the same origin.
  if (script.startsWith('/')) return { scripts: [], reports: ["'self'"] }
  const name = host ?? usualCheckDomain
  const { origin } = new URL(script)
  return { scripts: [origin], reports: [origin, `https://${name}`, `https://*.${name}`] }
}

/** The Content-Security-Policy of the analytics document: allows the configured services only. */
export function analyticsPolicy(settings: AnalyticsSettings, publicUrl: string): string {
  const { tagManager, googleAnalytics, tagHosts = [], metrics, fingerprint } = settings
  const tags = tagHosts.filter(isOrigin)
  const services = [
    ...(tagManager === undefined ? [] : [google, { scripts: tags, reports: tags }]),
    ...(tagManager === undefined && googleAnalytics !== undefined ? [google] : []),
    ...(metrics === undefined ? [] : [yandex]),
    ...(fingerprint === undefined ? [] : [fingerprintHosts(fingerprint)]),
  ]
  const scripts = services.flatMap((service) => service.scripts)
  const reports = services.flatMap((service) => service.reports)
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['connect-src', ...(reports.length === 0 ? ["'none'"] : reports)],
    ['img-src', 'data:', ...reports.filter((source) => !source.startsWith('wss:'))],
    // The fraud-detection script compares what a worker sees.
    ['worker-src', ...(fingerprint === undefined ? ["'none'"] : ['blob:'])],
    ['frame-src', ...(metrics === undefined ? ["'none'"] : ['blob:', 'https://mc.yandex.ru'])],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', publicUrl],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
