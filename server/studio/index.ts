import { setInterval } from 'node:timers'
import type { FastifyInstance } from 'fastify'
import type { StoredDocument } from '../../schemas/kinds/index.ts'
import type { DocumentName } from '../../schemas/studio/calls.ts'
import type { PlatformReport } from '../../schemas/studio/platform-report.ts'
import { StudioError } from '../../schemas/studio/errors.ts'
import { phrase } from '../../schemas/phrase.ts'
import { registry as fullRegistry } from '../../registry/index.ts'
import type { ContentGateway, Registry, RequiredReviews } from '../content/index.ts'
import { migrateDatabase } from '../db/database.ts'
import { databaseLocation, type DatabaseSettings } from '../db/database-location.ts'
import { openEvenDamaged, Preparation } from '../db/preparation.ts'
import type { Platform } from '../platform/index.ts'
import { readBacklog, type Backlog } from './backlog.ts'
import { registerCallRoutes } from './call-routes.ts'
import { registerTokenApi } from './content-api/routes.ts'
import { DatabaseDrafts } from './drafts/database-drafts.ts'
import type { Drafts } from './drafts/drafts.ts'
import { distinguishNames } from './accounts/names.ts'
import { makeFirstAdmin } from './accounts/first-admin.ts'
import { ExperimentRunner } from './experiments/run-experiments.ts'
import { registerExperimentReports } from './experiments/report-route.ts'
import { CountedResults } from './results/counted-results.ts'
import { registerResults } from './results/results-route.ts'
import { fetchExportOver, type FetchExport } from './transfer/fetch-export.ts'
import { registerTransfer } from './transfer/transfer-routes.ts'
import { registerMediaUploads } from './media/media-routes.ts'
import { once } from './once.ts'
import { describePlatform } from './platform-report.ts'
import type { ItemSource } from './preview/example-item.ts'
import {
  draftsOfPreview,
  pathOfPreview,
  type PreviewClaims,
  readPreviewClaims,
  seedPreviewSecret,
} from './preview/preview-links.ts'
import { registerVisits } from './preview/visit-routes.ts'
import { Visits, type Visit } from './preview/visits.ts'
import { OidcClient } from './single-sign-on/oidc-client.ts'
import type { SingleSignOnSettings } from './single-sign-on/settings.ts'
import { registerSingleSignOn } from './single-sign-on/sso-routes.ts'
import { endDueSchedules } from './schedules/end-schedules.ts'
import { runDueSchedules } from './schedules/run-schedules.ts'
import { PublishedDocuments } from './documents/published-documents.ts'
import { pinOlderSchedules } from './schedules/schedules.ts'
import { requiredReviews } from './review/required-reviews.ts'
import { ReviewedDrafts } from './review/reviewed-drafts.ts'
import { currentPasswordCost, type StudioContext } from './studio-context.ts'
import { studioMigrations, type StudioTables } from './tables.ts'
import { textsOf } from './texts.ts'
import { SiteTexts } from './translations/site-texts.ts'
import { TranslationMemory } from './translations/translation-memory.ts'
import { postOver, type PostWebhook } from './webhooks/post.ts'
import { WebhookRunner } from './webhooks/run-deliveries.ts'

export type { Actor } from './actor.ts'
export {
  conflictWith,
  namesAlong,
  namesIn,
  type DraftChanges,
  type DraftRevision,
  type Drafts,
  type Recording,
  type RenamedDrafts,
  type Renaming,
} from './drafts/drafts.ts'
export { toIsoTime } from './studio-context.ts'
export type { SingleSignOnSettings } from './single-sign-on/settings.ts'
export { firstLogin, passwordFile } from './accounts/first-admin.ts'
export { resetPasswordOnServer } from './accounts/reset-on-server.ts'
export { withInjectedFault } from './preview/fault-injection.ts'
export { visitElement } from './preview/visit-routes.ts'
export { registerStudioPage } from './studio-page.ts'

/** A store outside the site that has the drafts of its documents, too. Implemented by a folder of integrations/. */
export interface DraftsService {
  drafts(gateway: Pick<ContentGateway, 'documents' | 'rejected'>): Drafts
}

export interface StudioOptions extends DatabaseSettings {
  gateway: ContentGateway
  /** Where drafts are stored; by default here. */
  service?: DraftsService | undefined
  /** Available blocks; those of the site by default. */
  registry?: Registry
  publicUrl: string
  /** Has the items that previews show as examples. If omitted, there are none. */
  platform?: ItemSource | undefined
  /** The state of a remote platform. If omitted, nothing is known of it. */
  condition?: Platform['condition'] | undefined
  /** Creates players for previews. If omitted, previews only have guests. */
  enterForPreview?: Platform['enterForPreview'] | undefined
  /** Name of the players' session cookie. */
  sessionCookie: string
  logError: (error: unknown, message: string) => void
  /**
   * Whether webhooks may go to, and content may come from, http addresses and private networks; false by default.
   */
  allowPrivateWebhooks?: boolean
  /** Whether the country of visitors is known; false by default. */
  knowsCountry?: boolean
  /** Sends the messages of webhooks; over the network by default. */
  postWebhook?: PostWebhook
  /** Reads the content of another site; over the network by default. */
  fetchExport?: FetchExport
  /** Single sign-on with OpenID Connect. If omitted, there are local accounts only. */
  singleSignOn?: SingleSignOnSettings | null
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number
  /** Cost of scrypt. */
  passwordCost?: number
  /** Calls `poll` at an interval, one second by default, and returns a function that stops it. */
  startPolling?: (poll: () => Promise<void>) => () => void
}

/** Content and visitor of a preview link. */
export interface ShownDrafts {
  drafts: StoredDocument[]
  /** The time that is shown, in milliseconds since 1970; undefined: now. */
  at: number | undefined
  /** null: the preview uses the browser's own session. */
  visit: Visit | null
}

/** The server side of the Studio. */
export interface Studio {
  /** Register these hooks before the routes that a preview calls, so that those know its visit. */
  register(app: FastifyInstance): void
  /**
   * Resolves a preview link; null if it is forged or has expired. `visit`: id of a visit to continue; if
   * omitted, a new one starts.
   */
  readPreview(token: string, visit?: string): Promise<ShownDrafts | null>
  /** Drafts that a preview link shows, and their time. */
  draftsOfPreview(token: string): Promise<Omit<ShownDrafts, 'visit'> | null>
  /** What an operator should know of the platform; null for the sandbox. */
  platformReport(): Promise<PlatformReport | null>
  /** The approvals that documents published elsewhere would need. */
  readonly requiredReviews: RequiredReviews
  /** What waits for longer than it should. */
  backlog(): Promise<Backlog>
  /** Path of the page that shows a document's draft, for an hour, to anyone with the link. */
  previewPath(name: DocumentName): Promise<string>
  close(): Promise<void>
}

function everySecond(poll: () => Promise<void>): () => void {
  const timer = setInterval(() => void poll(), 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/** Opens the Studio: creates its tables and first admin, and starts the schedules. */
export async function createStudio(options: StudioOptions): Promise<Studio> {
  const {
    gateway,
    service,
    publicUrl,
    logError,
    now = Date.now,
    passwordCost = currentPasswordCost,
  } = options
  const { registry = fullRegistry, platform, enterForPreview, sessionCookie } = options
  const { allowPrivateWebhooks = false, knowsCountry = false, singleSignOn } = options
  const { postWebhook = postOver({ allowPrivate: allowPrivateWebhooks }) } = options
  const { fetchExport = fetchExportOver({ allowPrivate: allowPrivateWebhooks }) } = options
  const { database, damage } = openEvenDamaged<StudioTables>(databaseLocation(options, 'studio'), {
    logError: (error) => logError(error, 'studio: a connection was lost'),
  })
  const texts = new PublishedDocuments(gateway, textsOf)
  const isSandbox = enterForPreview !== undefined
  const store = service?.drafts(gateway) ?? new DatabaseDrafts(database, now)
  const drafts = new ReviewedDrafts(store, database)
  const translations = new TranslationMemory({
    texts: new SiteTexts({
      gateway,
      drafts,
      registry,
      onFailure: (error) => logError(error, 'studio: a document is left out of the translations'),
    }),
    database,
    now,
    onFailure: (error) => logError(error, 'studio: translations of a draft could not be compared'),
  })
  const context: StudioContext = {
    database,
    drafts,
    gateway,
    publish: (...publication) => gateway.publish(...publication),
    // The server itself carries out what callers were allowed to ask for.
    assertMayChange: () => undefined,
    platform,
    platformReport: () => describePlatform({ gateway, registry, condition: options.condition }),
    texts,
    translations,
    registry,
    now,
    passwordCost,
    publicUrl,
    isSandbox,
    knowsCountry,
    allowPrivateWebhooks,
    fetchExport,
    singleSignOn: singleSignOn ? new OidcClient(singleSignOn, publicUrl, now) : null,
  }
  const visits = new Visits({ enterForPreview, sessionCookie })
  const readClaims = (token: string) => {
    if (!preparation.isDone)
      throw new StudioError('Unavailable', phrase`The database of the Studio cannot be used`)
    return readPreviewClaims(context, token)
  }
  const shownBy = async (claims: PreviewClaims) => ({
    drafts: await draftsOfPreview(context, claims),
    at: claims.at ?? undefined,
  })
  const preparation = await Preparation.start({
    damage,
    async prepare() {
      await migrateDatabase(database, studioMigrations)
      await seedPreviewSecret(context)
      await makeFirstAdmin(context, options.dataDir)
      await distinguishNames(context)
      await pinOlderSchedules(context).catch((error: unknown) =>
        logError(error, 'studio: scheduled drafts could not be pinned'),
      )
    },
    onFailure: (error) =>
      logError(error, 'studio: unavailable, since its database does not answer or is damaged'),
  })

  const schedules = once(
    async () => {
      await runDueSchedules(context)
      await endDueSchedules(context)
    },
    (error) => logError(error, 'studio: a schedule could not be carried out'),
  )
  const webhooks = new WebhookRunner({
    context,
    post: postWebhook,
    onFailure: (error) => logError(error, 'studio: webhooks could not be sent'),
  })
  const experiments = new ExperimentRunner({
    context,
    onFailure: (error) => logError(error, 'studio: the results of A/B tests could not be stored'),
  })
  const counted = new CountedResults(context)
  const results = once(
    () => counted.run(),
    (error) => logError(error, 'studio: what visitors have seen could not be stored'),
  )
  const comparison = once(
    () => translations.observePublication(gateway.contentVersion),
    (error) => logError(error, 'studio: translations could not be compared'),
  )
  const poll = async () => {
    if (preparation.isDone)
      await Promise.all([schedules.run(), webhooks.run(), comparison.run(), experiments.run(), results.run()])
  }
  const stopPolling = (options.startPolling ?? everySecond)(poll)

  return {
    platformReport: context.platformReport,
    register(app) {
      registerVisits(app, { visits, readClaims })
      registerCallRoutes(app, context, { publicUrl, isReady: () => preparation.isDone })
      registerMediaUploads(app, context, { publicUrl })
      registerTransfer(app, context, { publicUrl, isReady: () => preparation.isDone })
      if (context.singleSignOn)
        registerSingleSignOn(app, context, context.singleSignOn, {
          publicUrl,
          isReady: () => preparation.isDone,
        })
      registerTokenApi(app, context, { isReady: () => preparation.isDone })
      registerExperimentReports(app, { reports: experiments.reports, publicUrl, now })
      registerResults(app, { results: counted, now })
    },
    async readPreview(token, visit) {
      const claims = await readClaims(token)
      if (!claims) return null
      const { visitor } = claims
      return {
        ...(await shownBy(claims)),
        visit:
          visitor && (visit === undefined ? await visits.begin(visitor) : await visits.find(visit, visitor)),
      }
    },
    async draftsOfPreview(token) {
      const claims = await readClaims(token)
      return claims && shownBy(claims)
    },
    requiredReviews: requiredReviews(context, () => preparation.isDone),
    backlog: () => readBacklog(database, now),
    previewPath: (name) => pathOfPreview(context, name),
    async close() {
      stopPolling()
      await preparation.stop()
      await Promise.all([
        schedules.end(),
        webhooks.end(),
        comparison.end(),
        translations.end(),
        experiments.end(),
        results.end(),
      ])
      // What was counted last.
      await counted.store().catch((error: unknown) => logError(error, 'studio: results were lost'))
      await database.destroy()
    },
  }
}
