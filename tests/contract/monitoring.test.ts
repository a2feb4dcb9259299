import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMetrics } from '../../server/metrics/index.ts'

const root = join(import.meta.dirname, '../..')
const files = [
  'deploy/monitoring/alerts.yaml',
  'deploy/monitoring/dashboard.json',
  'docs/deployment.md',
  'docs/runbook.md',
]

/** Schemas, roles and cookies. */
const otherNames = new Set(
  ['site', 'studio', 'platform', 'builds', 'sandbox', 'owner', 'session', 'campaign'].map(
    (name) => `marquee_${name}`,
  ),
)

/** A metric that nobody measures would never alert. */
it.each(files)('%s names only metrics that the server has', async (file) => {
  const metrics = createMetrics()
  metrics.includeHealth({ report: async () => ({ isReady: true, parts: [] }) })
  metrics.includePlatform(() => ({ circuits: [], omissions: [] }))
  metrics.includePools(() => [])
  metrics.includeVersions({ build: 'a', content: () => 1 })
  metrics.includeBacklog(async () => ({ lateSchedules: 0, failingWebhooks: 0 }))
  const known = (await metrics.registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [name, `${name}_bucket`, `${name}_count`] : [name],
  )
  const text = readFileSync(join(root, file), 'utf8')
  const named = [...text.matchAll(/\b(?:marquee_\w+|nodejs_\w+_seconds)/g)].map(([name]) => name)
  const unknown = named.filter((name) => !known.includes(name) && !otherNames.has(name))
  expect(unknown).toEqual([])
})
