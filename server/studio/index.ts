import { setInterval } from 'node:timers'
import type { FastifyInstance } from 'fastify'
import type { StoredDocument } from '../../schemas/documents/index.ts'
import type { DocumentName } from '../../schemas/studio/calls.ts'
import { registry as fullRegistry } from '../../registry/index.ts'
import type { Registry } from '../content/read/compile/compile-blocks.ts'
import type { ContentGateway } from '../content/model/gateway.ts'
import type { StrapiService } from '../content/strapi/strapi-service.ts'
import { migrateDatabase, openDatabase } from '../db/database.ts'
import { databaseLocation, type DatabaseSettings } from '../db/database-location.ts'
import type { Platform } from '../platform/index.ts'
import { registerCallRoutes } from './call-routes.ts'
import { DatabaseDrafts } from './drafts/database-drafts.ts'
import { StrapiDrafts } from './drafts/strapi-drafts.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { registerMediaUploads } from './media-routes.ts'
import {
  draftsOfPreview,
  pathOfPreview,
  readPreviewClaims,
  seedPreviewSecret,
} from './preview/preview-links.ts'
import { registerVisits } from './preview/visit-routes.ts'
import { Visits, type Visit } from './preview/visits.ts'
import { runDueSchedules } from './schedules.ts'
import type { StudioContext } from './studio-context.ts'
import { studioMigrations, type StudioTables } from './tables.ts'
import { PublishedTitles } from './titles.ts'

export { firstLogin, passwordFile } from './first-admin.ts'
export { withInjectedFault } from './preview/fault-injection.ts'
export { visitElement } from './preview/visit-routes.ts'
export { registerStudioPage } from './studio-page.ts'

export interface StudioOptions extends DatabaseSettings {
  gateway: ContentGateway
  /** Where documents are kept that others change too; left out: drafts are kept here. */
  service?: StrapiService | undefined
  /** The blocks that there are; those of the site by default. */
  registry?: Registry
  publicUrl: string
  /** Makes the players that drafts are looked at as; left out: there are guests only. */
  enterForPreview?: Platform['enterForPreview'] | undefined
  /** Name of the cookie that holds a player's session. */
  sessionCookie: string
  logError: (error: unknown, message: string) => void
  /** Milliseconds since 1970; the clock on the wall by default. */
  now?: () => number
  /** Units of scrypt. */
  passwordCost?: number
  /** Calls `look` again and again and returns how to stop; every second by default. */
  startLooking?: (look: () => Promise<void>) => () => void
}

/** What a preview link shows, and as whom. */
export interface ShownDrafts {
  drafts: StoredDocument[]
  /** null: the browser's own session is that of the preview. */
  visit: Visit | null
}

/** The content managers' side of the server. */
export interface Studio {
  /** Comes before the routes that a preview asks: they are to know its visits. */
  register(app: FastifyInstance): void
  /**
   * What a preview link shows; null for one that is forged or has expired. `visit`: id of the one that goes on;
   * without one another visit begins.
   */
  readPreview(token: string, visit?: string): Promise<ShownDrafts | null>
  /** The drafts that a preview link shows. */
  draftsOfPreview(token: string): Promise<StoredDocument[] | null>
  /** Path of a page that shows a drafted document for an hour to anybody who has the link. */
  previewPath(name: DocumentName): Promise<string>
  close(): Promise<void>
}

function everySecond(look: () => Promise<void>): () => void {
  const timer = setInterval(() => void look(), 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/** Opens the Studio: its tables, its first admin, and what waits for its time. */
export async function createStudio(options: StudioOptions): Promise<Studio> {
  const { gateway, service, publicUrl, logError, now = Date.now, passwordCost = 2 ** 15 } = options
  const { registry = fullRegistry, enterForPreview, sessionCookie } = options
  const database = openDatabase<StudioTables>(databaseLocation(options, 'studio'), {
    logError: (error) => logError(error, 'studio: a connection was lost'),
  })
  await migrateDatabase(database, studioMigrations)
  const titles = new PublishedTitles(gateway)
  const isSandbox = enterForPreview !== undefined
  const drafts = service ? new StrapiDrafts(service, gateway) : new DatabaseDrafts(database, now)
  const context: StudioContext = { database, drafts, gateway, titles, registry, now, passwordCost, isSandbox }
  const visits = new Visits({ enterForPreview, sessionCookie })
  const readClaims = (token: string) => readPreviewClaims(context, token)
  await seedPreviewSecret(context)
  await makeFirstAdmin(context, options.dataDir)

  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= runDueSchedules(context)
      .catch((error: unknown) => logError(error, 'studio: a schedule could not be carried out'))
      .finally(() => (looking = null))
    return looking
  }
  const stopLooking = (options.startLooking ?? everySecond)(look)

  return {
    register(app) {
      registerVisits(app, { visits, readClaims })
      registerCallRoutes(app, context, { publicUrl })
      registerMediaUploads(app, context, { publicUrl })
    },
    async readPreview(token, visit) {
      const claims = await readClaims(token)
      if (!claims) return null
      const { visitor } = claims
      return {
        drafts: await draftsOfPreview(context, claims),
        visit:
          visitor && (visit === undefined ? await visits.begin(visitor) : await visits.find(visit, visitor)),
      }
    },
    async draftsOfPreview(token) {
      const claims = await readClaims(token)
      return claims && draftsOfPreview(context, claims)
    },
    previewPath: (name) => pathOfPreview(context, name),
    async close() {
      stopLooking()
      await looking
      await database.destroy()
    },
  }
}
