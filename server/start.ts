import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as entry from '../src/entry-server.tsx'
import { createServer } from './site/create-server.ts'
import { platformNotes } from './site/platform-notes.ts'
import { registerSite } from './site/register-site.ts'
import { readClientBuild, shareFiles } from './builds/index.ts'
import { createContentGateway } from './content/index.ts'
import { openContentService } from './integrations.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { prepareDataDir } from './data-dir.ts'
import { readSettings, type Settings } from './env.ts'
import { misspelledSettings } from './misspelled-settings.ts'
import type { Health } from './health/index.ts'
import {
  createMetrics,
  createMetricsServer,
  measured,
  measureRequests,
  registerVitals,
  sentMetrics,
  type Metrics,
} from './metrics/index.ts'
import { openPlatform } from './open-platform.ts'
import type { Platform } from './platform/index.ts'
import { poolFigures } from './db/pool-figures.ts'
import { checkDatabaseConnection } from './db/check-connection.ts'
import { explainStartupFailure } from './startup-failure.ts'
import { endOnSignal } from './shutdown.ts'
import { createTracing, publicationTracer, traced, traceRequests } from './tracing/index.ts'
import { warmUp } from './warm-up.ts'
import { createStudio, firstLogin, passwordFile, type Studio } from './studio/index.ts'

/** The finished build; in development, Vite as the first handler of every request. */
async function openClient(app: FastifyInstance, { devServer }: Settings, clientDir: string) {
  if (!devServer) return { build: await readClientBuild(clientDir), clientDir, entry }
  const { openViteBuild } = await import('./dev/vite-build.ts')
  const { build, render, middleware } = await openViteBuild()
  app.addHook('onRequest', middleware)
  return { build, entry: { ...entry, render } }
}

function announce(settings: Settings, { demoAccounts = [] }: Platform) {
  const { publicUrl, platformUrl, host, port, dataDir } = settings
  const lines = [
    `Marquee is at ${publicUrl} (listening on ${host}:${port})`,
    `  Platform ${platformUrl ?? 'sandbox, with play money'}`,
    `  Studio ${publicUrl}/studio  login ${firstLogin}  (first password in ${join(dataDir, passwordFile)})`,
    ...demoAccounts.map(
      ({ login, password, note }) => `  demo login ${login}  password ${password}  (${note})`,
    ),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** What the platform lacks, once its calls have been asked for. */
async function logPlatform({ log }: FastifyInstance, studio: Studio) {
  try {
    for (const note of platformNotes(await studio.platformReport())) log.warn(note)
  } catch (error) {
    log.error(error, 'what the platform lacks cannot be described')
  }
}

/** Files of all builds; if sharing is impossible, only this build is served. */
async function shareFilesOf(
  app: FastifyInstance,
  { dataDir, databaseUrl, migrationUrl }: Settings,
  clientDir: string,
) {
  try {
    return await shareFiles({
      dataDir,
      databaseUrl,
      migrationUrl,
      folder: join(clientDir, 'assets'),
      logError: (error) => app.log.error(error, 'a connection to the files of all builds was lost'),
    })
  } catch (error) {
    app.log.error(error, 'the files of this build cannot be shared with other servers')
    return undefined
  }
}

/** Sends traces to the collector, if there is one. */
function startTracing(app: FastifyInstance, { collectorUrl, trustProxy }: Settings) {
  if (collectorUrl === null) return undefined
  const tracing = createTracing(collectorUrl, app.log)
  traceRequests(app, tracing, trustProxy)
  app.addHook('onClose', () => tracing.close())
  return tracing
}

/** Starts the server for Prometheus, which ends with the site's. */
async function publishMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  health: Health,
  address: NonNullable<Settings['metrics']>,
) {
  metrics.includeHealth(health)
  metrics.includePools(poolFigures)
  const server = createMetricsServer(metrics.registry)
  app.addHook('onClose', () => server.close())
  await server.listen(address)
}

async function start(clientDir: string) {
  const settings = readSettings(process.env)
  prepareDataDir(settings.dataDir)
  lockDataDir(settings.dataDir)
  const app = createServer(settings)
  for (const { name, meant } of misspelledSettings(process.env))
    app.log.warn(`There is no setting ${name}. Did you mean ${meant}?`)
  const { dataDir, databaseUrl, migrationUrl } = settings
  const unreachable = databaseUrl === null ? null : await checkDatabaseConnection(databaseUrl)
  if (unreachable && !existsSync(join(dataDir, 'snapshot'))) throw unreachable
  const metrics = settings.metrics && createMetrics()
  if (metrics) measureRequests(app, metrics.observeRequest)
  const tracing = startTracing(app, settings)
  const tracePublication = tracing && publicationTracer(tracing)
  const service = openContentService(settings)
  const client = await openClient(app, settings, clientDir)
  const gateway = await createContentGateway({
    dataDir,
    databaseUrl,
    migrationUrl,
    service,
    awaitsReviews: !settings.allowsUnreviewed,
    publicUrl: settings.publicUrl,
    // In development a build is as old as its server.
    ...(!settings.devServer && { builtAt: client.build.made.timestamp }),
    log: app.log,
    onPublish(publication) {
      metrics?.observePublish(publication)
      tracePublication?.(publication)
    },
  }).catch((error: unknown) => {
    throw unreachable ?? error
  })
  if (unreachable) app.log.error(`${unreachable.message} Meanwhile the last known content is served.`)
  const opened = await openPlatform(settings, app.log)
  const observed = metrics ? measured(opened, metrics.observeCall) : opened
  const platform = tracing ? traced(observed, tracing) : observed
  const studio = await createStudio({
    dataDir,
    databaseUrl,
    migrationUrl,
    gateway,
    service,
    publicUrl: settings.publicUrl,
    sessionCookie: settings.sessionCookie,
    platform,
    condition: platform.condition,
    enterForPreview: platform.enterForPreview,
    allowPrivateWebhooks: settings.allowPrivateWebhooks,
    knowsCountry: settings.countryHeader !== null,
    singleSignOn: settings.singleSignOn,
    logError: (error, message) => app.log.error(error, message),
  })
  if (!settings.allowsUnreviewed) await gateway.requireReviews(studio.requiredReviews)
  const shared = settings.devServer ? undefined : await shareFilesOf(app, settings, clientDir)
  registerVitals(app, { observe: metrics?.observeVitals })
  const health = await registerSite(app, {
    settings,
    gateway,
    service,
    platform,
    studio,
    ...client,
    ...(shared && { shared }),
    ...(metrics && { onPage: metrics.observePage, onSent: sentMetrics(metrics.observeRequest) }),
  })
  if (platform.condition) metrics?.includePlatform(platform.condition)
  metrics?.includeVersions({ build: client.build.made.id, content: () => gateway.contentVersion })
  metrics?.includeBacklog(() => studio.backlog())
  if (metrics && settings.metrics) await publishMetrics(app, metrics, health, settings.metrics)
  if (!settings.devServer) await warmUp(app, settings.publicUrl)
  await app.listen({ port: settings.port, host: settings.host })
  endOnSignal(app, { health, delay: settings.shutdownDelay * 1000 })
  announce(settings, platform)
  if (platform.probe) void platform.probe().then(() => logPlatform(app, studio))
}

/** Starts the server. If that fails, prints one line and ends the process. */
export async function runServer(clientDir: string): Promise<void> {
  try {
    await start(clientDir)
  } catch (error) {
    const line = explainStartupFailure(error)
    process.stderr.write(
      `${line ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
    )
    process.exit(1)
  }
}
