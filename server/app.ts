import fastify, { LogController, type FastifyInstance } from 'fastify'
import { defaultLocale } from '../schemas/locale.ts'
import type { EntryServer } from '../src/app/render/server-rendering.ts'
import { registerApiDocs } from './api-docs/index.ts'
import { registerFiles } from './builds/file-routes.ts'
import type { SharedFiles } from './builds/shared-files.ts'
import type { ContentGateway } from './content/model/gateway.ts'
import { registerCmsAccounts } from './cms-accounts/index.ts'
import { watchChatChoice } from './frames/chat-choice.ts'
import { keepPlayersOff } from './frames/frames-host.ts'
import { registerFrames } from './frames/index.ts'
import { registerContentRoutes } from './content/index.ts'
import { previewContent, type PreviewOf } from './content/read/preview-content.ts'
import { registerStrapiRoutes } from './content/strapi/strapi-routes.ts'
import type { Settings } from './env.ts'
import { compressAnswers } from './http/compression.ts'
import { answerFailures } from './http/failures.ts'
import { partitionFramedCookies } from './http/framed-cookies.ts'
import { refuseForeignCalls } from './http/origin-check.ts'
import { readableUrl } from './http/readable-url.ts'
import { registerHits } from './platform/hit-route.ts'
import { readOrMakeSecret } from './own-secret.ts'
import type { Platform } from './platform/platform.ts'
import type { ClientBuild } from './builds/client-build.ts'
import { watchGeneralInfo } from './render/loads/general-info.ts'
import { registerAppRoutes } from './render/site/app-routes.ts'
import { registerBuildRoutes } from './render/site/build-routes.ts'
import { registerConfigRoutes } from './render/site/config-routes.ts'
import { registerPageRoutes, type Preview } from './render/page/page-routes.ts'
import { ListedGames } from './render/loads/listed-games.ts'
import { registerSeoRoutes } from './render/site/seo-routes.ts'
import { withPictures } from './render/loads/with-pictures.ts'
import { SharedAnswers } from './render/cache/shared-answers.ts'
import { createSitePages } from './render/page/site-pages.ts'
import type { Studio } from './studio/index.ts'
import { troubledPlatform } from './studio/preview/trouble.ts'
import { visitElement } from './studio/preview/visit-routes.ts'
import { registerStudioPage } from './studio/studio-page.ts'

const year = 365 * 24 * 60 * 60

export interface SiteParts {
  settings: Settings
  gateway: ContentGateway
  platform: Platform
  studio: Studio
  /** The application's server half. */
  entry: EntryServer
  build: ClientBuild
  /** Folder of the client build; left out while developing. */
  clientDir?: string
  /** Files of other builds; left out: there is this build alone. */
  shared?: SharedFiles
  /** Milliseconds since 1970; the clock on the wall by default. */
  now?: () => number
}

/** The bare server: logging, and what every answer has in common. */
export function createServer({ logLevel, trustProxy, publicUrl, framesOrigin }: Settings): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
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
  if (framesOrigin !== null) keepPlayersOff(app, framesOrigin, publicUrl)
  refuseForeignCalls(app, publicUrl)
  partitionFramedCookies(app, publicUrl)
  compressAnswers(app)
  answerFailures(app)
  return app
}

/** Puts the whole site on the server. Closing the server closes its parts. */
export async function registerSite(app: FastifyInstance, parts: SiteParts): Promise<void> {
  const { settings, gateway, platform, studio, entry, build, clientDir, shared, now = Date.now } = parts
  const { publicUrl, framesOrigin, sessionCookie } = settings
  const general = watchGeneralInfo(platform, {
    onChange: () => pages.forget(),
    onFailure: (error) => app.log.warn({ err: error }, 'the platform says nothing of the site'),
  })
  const frames =
    framesOrigin === null
      ? undefined
      : {
          origin: framesOrigin,
          chat: watchChatChoice(platform, {
            onChange: () => pages.forget(),
            onFailure: (error) => app.log.warn({ err: error }, 'the platform says nothing of its support'),
          }),
        }
  const pictured = withPictures(platform, gateway)
  const answers = new SharedAnswers({ platform: pictured, now })
  const common = { gateway, general, frames, log: app.log, platform, answers }
  const { holds, render } = entry
  const pagesParts = { ...common, holds, render, build, publicUrl, now }
  const pages = createSitePages(pagesParts)
  const previewOf: PreviewOf = async (token) => {
    const drafts = await studio.draftsOfPreview(token)
    return drafts && previewContent((await gateway.withDrafts(drafts)).content, token)
  }
  const framedBy = settings.contentService ? [settings.contentService.adminUrl] : []
  const pagesOfPreview = async (token: string, visitId: string | undefined): Promise<Preview | null> => {
    const shown = await studio.readPreview(token, visitId)
    if (!shown) return null
    const { drafts, visit } = shown
    const content = previewContent((await gateway.withDrafts(drafts)).content, token)
    const preview = { ...pagesParts, gateway: content, keepsAnswers: false, framedBy }
    if (!visit) return { pages: createSitePages(preview) }
    const met = troubledPlatform(platform, visit.trouble)
    const pages = createSitePages({
      ...preview,
      platform: met,
      // What others get is neither taken from a platform in trouble nor hides the trouble.
      ...(visit.trouble && { answers: new SharedAnswers({ platform: withPictures(met, content), now }) }),
      headEnd: visitElement(visit, token),
    })
    return { pages, cookies: () => visit.cookies.header }
  }
  gateway.onChange(() => pages.forget())
  await Promise.all([general.refresh(), frames?.chat.refresh()])

  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(gateway.health()),
  )
  studio.register(app)
  if (clientDir !== undefined) await registerFiles(app, clientDir, shared)
  await registerContentRoutes(app, gateway, {
    dataDir: settings.dataDir,
    contentToken: settings.contentToken,
    previewOf,
  })
  if (settings.contentService)
    registerStrapiRoutes(app, {
      gateway,
      token: settings.contentService.token,
      publicUrl,
      previewPath: (name) => studio.previewPath(name),
    })
  registerStudioPage(app, { gateway, build })
  const jwtSecret = settings.jwtSecret ?? (await readOrMakeSecret(settings.dataDir, 'jwt-secret'))
  await registerCmsAccounts(app, { gateway, platform, publicUrl, sessionCookie, jwtSecret, now })
  registerApiDocs(app, { publicUrl, sessionCookie })
  await platform.register(app)
  registerHits(app, { platform, publicUrl })
  registerBuildRoutes(app, build)
  registerAppRoutes(app, { gateway, clientDir })
  const games = new ListedGames({
    platform,
    now,
    onFailure: (error) => app.log.warn({ err: error }, 'the map of the site is made without newer games'),
  })
  registerSeoRoutes(app, { gateway, games, publicUrl })
  if (frames)
    registerFrames(app, {
      build,
      framesOrigin: frames.origin,
      publicUrl,
      chat: frames.chat,
      analytics: async () => (await gateway.config(defaultLocale)).analytics,
    })
  registerConfigRoutes(app, { gateway, general, frames, previewOf })
  registerPageRoutes(app, { pages, pagesOfPreview, gateway, sessionCookie })

  app.addHook('onClose', async () => {
    general.stop()
    frames?.chat.stop()
    await platform.close()
    await studio.close()
    await gateway.close()
    await shared?.close()
  })
}
