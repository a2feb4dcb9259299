import type { FastifyInstance } from 'fastify'
import { defaultLocale } from '../../schemas/locale.ts'
import { defaultPasswordLength } from '../../schemas/password-length.ts'
import { registerApiDocs } from '../api-docs/index.ts'
import { registerFiles } from '../builds/index.ts'
import { registerCmsAccounts, registerInvitations } from '../cms-accounts/index.ts'
import { registerContentRoutes } from '../content/index.ts'
import { registerFrames } from '../frames/index.ts'
import { registerHealth, type Health } from '../health/index.ts'
import { sentLog } from '../http/access-log.ts'
import { countryReader } from '../http/visitor-country.ts'
import { readOrCreateSecret } from '../lib/secret-file.ts'
import { limitPasswords, registerHits } from '../platform/index.ts'
import {
  ListedGames,
  campaignCookie,
  registerAppRoutes,
  registerBuildRoutes,
  registerConfigRoutes,
  registerCoverRoutes,
  registerOneClickUnsubscribe,
  registerPageRoutes,
  registerPopupHtml,
  registerFeeds,
  registerSeoRoutes,
  registerVisitScript,
  siteConfig,
} from '../render/index.ts'
import { registerStudioPage } from '../studio/index.ts'
import { answerCachedPages } from './answer-cached-pages.ts'
import { closeSite, createSiteContext, type SiteContext } from './site-context.ts'
import type { SiteParts } from './site-parts.ts'
import { registerThumbnails } from './thumbnails.ts'

/** Puts the whole site on the server. Closing the server closes its parts. Returns the health of the parts. */
export async function registerSite(app: FastifyInstance, parts: SiteParts): Promise<Health> {
  const site = await createSiteContext(parts, app.log)
  app.errorPages.locales = () => site.gateway.locales
  registerHealthRoutes(app, site)
  registerStudio(app, site)
  await registerContent(app, site)
  await registerPlatform(app, site)
  await registerClient(app, site)
  registerThirdParties(app, site)
  registerSeo(app, site)
  registerPages(app, site)
  app.addHook('onClose', () => closeSite(site))
  return site.health
}

/** `/health` tells only about the content, as monitors of earlier versions expect. */
function registerHealthRoutes(app: FastifyInstance, { gateway, health }: SiteContext): void {
  registerHealth(app, { health, contentVersion: () => gateway.contentVersion })
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(gateway.health()),
  )
}

/** The editor. Its hooks come before those of the platform, which see the cookies of a preview's own visit. */
function registerStudio(app: FastifyInstance, site: SiteContext): void {
  const { studio, gateway, build } = site
  studio.register(app)
  registerStudioPage(app, { gateway, build })
  registerThumbnails(app, site)
}

/** Published documents, the media library, the content API and the routes of a content service. */
async function registerContent(app: FastifyInstance, site: SiteContext): Promise<void> {
  const { settings, gateway, service, studio, previews, completeForm } = site
  const { dataDir, contentToken, contentTokenFallback, publicUrl } = settings
  await registerContentRoutes(app, gateway, {
    dataDir,
    contentToken,
    contentTokenFallback,
    previewOf: previews.previewOf,
    completeForm,
  })
  service?.register(app, { gateway, publicUrl, previewPath: (name) => studio.previewPath(name) })
}

/** Accounts and the calls of the platform, with their documentation. */
async function registerPlatform(app: FastifyInstance, site: SiteContext): Promise<void> {
  const { settings, gateway, platform, now } = site
  const { publicUrl, sessionCookie, dataDir, jwtSecretFallback } = settings
  const jwtSecret = settings.jwtSecret ?? (await readOrCreateSecret(dataDir, 'jwt-secret'))
  const passwordLength = async () =>
    (await gateway.parts(defaultLocale)).forms.passwordLength ?? defaultPasswordLength
  await registerCmsAccounts(app, {
    gateway,
    platform,
    passwordLength,
    publicUrl,
    sessionCookie,
    jwtSecret,
    jwtSecretFallback,
    now,
  })
  registerInvitations(app, { gateway, platform, publicUrl, now })
  registerApiDocs(app, { publicUrl, sessionCookie })
  limitPasswords(app, passwordLength)
  await platform.register(app)
  registerHits(app, { platform })
}

/** Files of the client build, and what makes the site installable. */
async function registerClient(app: FastifyInstance, site: SiteContext): Promise<void> {
  const { gateway, build, clientDir, shared } = site
  if (clientDir !== undefined) await registerFiles(app, clientDir, shared)
  registerBuildRoutes(app, build)
  registerAppRoutes(app, { gateway, clientDir })
  registerCoverRoutes(app)
  registerVisitScript(app)
}

/** Iframes for the chat, analytics and identity checks, on an origin without players. */
function registerThirdParties(app: FastifyInstance, site: SiteContext): void {
  const { settings, build, frames } = site
  if (!frames) return
  registerFrames(app, {
    build,
    framesOrigin: frames.origin,
    publicUrl: settings.publicUrl,
    chat: frames.chat,
    analytics: async () => (await siteConfig(site, defaultLocale)).analytics,
    identity: async () => (await siteConfig(site, defaultLocale)).functional.identityProvider,
  })
}

/** robots.txt, sitemap.xml and the feeds. */
function registerSeo(app: FastifyInstance, site: SiteContext): void {
  const { settings, gateway, general, platform, now } = site
  const games = new ListedGames({
    platform,
    now,
    onFailure: (error) => app.log.warn({ err: error }, 'the sitemap is made without newer games'),
  })
  registerSeoRoutes(app, { gateway, general, games, publicUrl: settings.publicUrl })
  registerFeeds(app, { gateway, publicUrl: settings.publicUrl })
}

/** The application's configuration, popups and the pages themselves, which match every other path. */
function registerPages(app: FastifyInstance, site: SiteContext): void {
  const { settings, gateway, general, frames, menuFilter, pages, previews, build, entry, completeForm } = site
  const ofConfig = { gateway, general, frames, menuFilter }
  registerConfigRoutes(app, { ...ofConfig, previewOf: previews.previewOf })
  registerPopupHtml(app, { ...ofConfig, build, renderPopup: entry.renderPopup, completeForm })
  registerOneClickUnsubscribe(app, {
    gateway,
    unsubscribe: (token, locale) => site.platform.call('account.unsubscribe', { token }, { locale }),
  })
  registerPageRoutes(app, {
    pages,
    general,
    pagesOfPreview: previews.pagesOfPreview,
    gateway,
    sessionCookie: settings.sessionCookie,
    countryOf: countryReader(settings.countryHeader, settings.trustProxy),
    campaigns: campaignCookie(settings.publicUrl),
  })
  // Traces and the development server need Fastify's hooks.
  if (settings.collectorUrl !== null || settings.devServer) return
  const log = settings.hasAccessLog ? [sentLog(app.log, settings.trustProxy)] : []
  answerCachedPages(app, { ...site, observers: [...log, ...(site.onSent ? [site.onSent] : [])] })
}
