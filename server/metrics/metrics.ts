import { Histogram, Gauge, Registry, collectDefaultMetrics } from 'prom-client'
import type { CallName } from '../../schemas/api/calls.ts'
import type { Platform, PlatformCondition } from '../contracts/platform.ts'
import type { Health } from '../health/index.ts'
import { resultOfFailure } from '../lib/call-result.ts'
import { createBrowserMetrics, type BrowserMetrics } from './browser-metrics.ts'
import { createSiteMetrics, type SiteMetrics } from './site-metrics.ts'

/** Seconds. From a cached page to the longest call of a platform. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]

/** What waits in the Studio for longer than it should. */
interface StudioBacklog {
  lateSchedules: number
  failingWebhooks: number
}

/** The measurements of one server, for Prometheus. */
export interface Metrics extends Omit<SiteMetrics, 'observeMoney'>, BrowserMetrics {
  registry: Registry
  observeRequest: (request: {
    method: string
    route: string
    /** Key of the page; undefined: the answer is none. */
    page: string | undefined
    /** Call of the contract. */
    call: CallName | undefined
    status: number
    seconds: number
  }) => void
  observeCall: (call: { name: string; result: string; seconds: number }) => void
  /** Adds the state of each part of the site. */
  includeHealth: (health: Pick<Health, 'report'>) => void
  /** Adds what this server runs and shows. */
  includeVersions: (versions: { build: string; content: () => number }) => void
  /** Adds what waits in the Studio for longer than it should. */
  includeBacklog: (read: () => Promise<StudioBacklog>) => void
  /** Adds which calls get no requests, and what is left out of the platform's answers. */
  includePlatform: (condition: () => Pick<PlatformCondition, 'circuits' | 'omissions'>) => void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Duration of requests by route, page (its key), method and status',
    labelNames: ['route', 'page', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  const calls = new Histogram({
    name: 'marquee_platform_call_duration_seconds',
    help: 'Duration of calls that the server itself makes to the platform, by call and result: ok or the type of the error',
    labelNames: ['call', 'result'],
    buckets,
    registers: [registry],
  })
  const { observeMoney, ...site } = createSiteMetrics(registry)
  return {
    registry,
    ...site,
    ...createBrowserMetrics(registry),
    observeRequest({ method, route, page = '', call, status, seconds }) {
      requests.observe({ route, page: groupOf(page), method, status: String(status) }, seconds)
      if (call !== undefined) observeMoney(call, status)
    },
    observeCall: ({ name, result, seconds }) => calls.observe({ call: name, result }, seconds),
    includeHealth: (health) => addHealth(registry, health),
    includeVersions: (versions) => addVersions(registry, versions),
    includeBacklog: (read) => addBacklog(registry, read),
    includePlatform(condition) {
      addCircuits(registry, condition)
      addOmissions(registry, condition)
    },
  }
}

/** Each value of a label is a metric of its own, and a site may have thousands of articles: they count as one page. */
const groupOf = (page: string) => page.split('/', 1).join()

const valueOf = { ok: 1, degraded: 0.5, down: 0 } as const

function addHealth(registry: Registry, health: Pick<Health, 'report'>): void {
  const parts = new Gauge({
    name: 'marquee_part_up',
    help: 'Whether a part of the site works: 1 ok, 0.5 degraded, 0 down',
    labelNames: ['part'],
    registers: [registry],
    async collect() {
      for (const { name, state } of (await health.report()).parts) parts.set({ part: name }, valueOf[state])
    },
  })
}

function addVersions(registry: Registry, { build, content }: { build: string; content: () => number }): void {
  const registers = [registry]
  const labelNames = ['build']
  new Gauge({
    name: 'marquee_build_info',
    help: 'Build of this server; always 1',
    labelNames,
    registers,
  }).set({ build }, 1)
  const version: Gauge = new Gauge({
    name: 'marquee_content_version',
    help: 'Number of the publication that this server shows',
    registers,
    collect: () => version.set(content()),
  })
}

/** If it cannot be read, the figures are missing: the health of the database says why. */
function addBacklog(registry: Registry, read: () => Promise<StudioBacklog>): void {
  const gauge: Gauge = new Gauge({
    name: 'marquee_studio_backlog',
    help: 'Late schedules (a minute after their time) and failing webhooks; the same on all servers of a site',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const backlog = await read().catch(() => null)
      gauge.reset()
      if (backlog === null) return
      gauge.set({ kind: 'late-schedule' }, backlog.lateSchedules)
      gauge.set({ kind: 'failing-webhook' }, backlog.failingWebhooks)
    },
  })
}

const openness = { 'half-open': 0.5, open: 1 } as const

function addCircuits(
  registry: Registry,
  condition: () => Pick<PlatformCondition, 'circuits' | 'omissions'>,
): void {
  const gauge = new Gauge({
    name: 'marquee_platform_circuit_open',
    help: 'Calls that fail at once because the platform did not answer them lately: 0.5 half-open, 1 open',
    labelNames: ['call'],
    registers: [registry],
    collect() {
      gauge.reset()
      for (const { call, state } of condition().circuits) gauge.set({ call }, openness[state])
    },
  })
}

function addOmissions(
  registry: Registry,
  condition: () => Pick<PlatformCondition, 'circuits' | 'omissions'>,
): void {
  const gauge = new Gauge({
    name: 'marquee_platform_omissions',
    help: 'Values of the platform that the site did not understand and left out, by call and path',
    labelNames: ['call', 'path'],
    registers: [registry],
    collect() {
      gauge.reset()
      for (const { call, path, count } of condition().omissions) gauge.inc({ call, path }, count)
    },
  })
}

/** Times what `work` takes and whether it succeeds. */
async function timed<Result>(
  observe: (result: string, seconds: number) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now()
  const end = (result: string) => observe(result, (performance.now() - start) / 1000)
  try {
    const result = await work()
    end('ok')
    return result
  } catch (error) {
    end(resultOfFailure(error))
    throw error
  }
}

/** Measures the calls that the server itself makes. */
export function measured(platform: Platform, observeCall: Metrics['observeCall']): Platform {
  return {
    ...platform,
    call: (name, params, context) =>
      timed(
        (result, seconds) => observeCall({ name, result, seconds }),
        () => platform.call(name, params, context),
      ),
  }
}
