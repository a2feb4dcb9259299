import { join } from 'node:path'
import staticFiles from '@fastify/static'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { EntryServer } from '../src/app/server-rendering.ts'
import type { ContentGateway } from './content/gateway.ts'
import { registerContentRoutes } from './content/index.ts'
import type { Settings } from './env.ts'
import { compressAnswers } from './http/compression.ts'
import { answerFailures } from './http/failures.ts'
import { refuseForeignCalls } from './http/origin-check.ts'
import type { Platform } from './platform/platform.ts'
import type { ClientBuild } from './render/client-build.ts'
import { watchGeneralInfo } from './render/general-info.ts'
import { registerPageRoutes } from './render/page-routes.ts'
import { createSitePages } from './render/site-pages.ts'

const year = 365 * 24 * 60 * 60

export interface SiteParts {
  settings: Settings
  gateway: ContentGateway
  platform: Platform
  /** The application's server half. */
  entry: EntryServer
  build: ClientBuild
  /** Folder of the client build; left out while developing. */
  clientDir?: string
  /** Milliseconds since 1970; the clock on the wall by default. */
  now?: () => number
}

/** The bare server: logging, and what every answer has in common. */
export function createServer({ logLevel, trustProxy, publicUrl }: Settings): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  })
  const isSecure = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(isSecure && { 'strict-transport-security': `max-age=${year}` }),
    })
  })
  refuseForeignCalls(app, publicUrl)
  compressAnswers(app)
  answerFailures(app)
  return app
}

async function registerFiles(app: FastifyInstance, clientDir: string) {
  const assets = { root: join(clientDir, 'assets'), prefix: '/assets/', immutable: true, maxAge: `${year}s` }
  const art = { root: join(clientDir, 'art'), prefix: '/art/', maxAge: '1h', decorateReply: false }
  for (const files of [assets, art])
    await app.register(staticFiles, { ...files, index: false, preCompressed: true })
}

/** Puts the whole site on the server. Closing the server closes its parts. */
export async function registerSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { settings, gateway, platform, entry, build, clientDir, now = Date.now } = parts
  const { publicUrl, framesOrigin, sessionCookie } = settings
  const general = watchGeneralInfo(platform, {
    onChange: () => pages.forget(),
    onFailure: (error) => app.log.warn({ err: error }, 'the platform says nothing of the site'),
  })
  const common = { gateway, general, log: app.log, platform }
  const { holds, render } = entry
  const pages = createSitePages({ ...common, holds, render, build, publicUrl, framesOrigin, now })
  gateway.onChange(() => pages.forget())
  await general.refresh()

  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(gateway.health()),
  )
  if (clientDir !== undefined) await registerFiles(app, clientDir)
  await registerContentRoutes(app, gateway, {
    dataDir: settings.dataDir,
    contentToken: settings.contentToken,
  })
  await platform.register(app)
  registerPageRoutes(app, { pages, gateway, general, sessionCookie })

  app.addHook('onClose', async () => {
    general.stop()
    await platform.close()
    await gateway.close()
  })
}
