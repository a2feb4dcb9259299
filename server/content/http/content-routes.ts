import type { FastifyInstance } from 'fastify'
import { registerContentService } from './content-service/index.ts'
import { registerContentApi } from './content-api.ts'
import { readOrCreateSecret } from '../../lib/secret-file.ts'
import type { ContentGateway } from '../model/gateway.ts'
import { registerMediaRoutes } from '../media/media-routes.ts'
import { registerArtRoutes } from './art-routes.ts'
import { registerDocumentRoutes, type CompleteForm } from './document-routes.ts'
import type { PreviewOf } from '../read/preview-content.ts'

export interface ContentRoutesOptions {
  dataDir: string
  /** Token of the content API. If null or omitted, a random one is generated and kept in `dataDir`. */
  contentToken?: string | null
  /** Another token that the content API accepts. */
  contentTokenFallback?: string | null
  /** Resolves preview tokens. If omitted, no drafts are shown. */
  previewOf?: PreviewOf
  /** Completes forms with data of the platform. If omitted, forms are served as published. */
  completeForm?: CompleteForm
}

/** Registers the content routes for browsers (`/nfx/*`, `/media/*`) and the content API (`/content/*`). */
export async function registerContentRoutes(
  app: FastifyInstance,
  gateway: ContentGateway,
  options: ContentRoutesOptions,
): Promise<void> {
  const token = options.contentToken ?? (await readOrCreateSecret(options.dataDir, 'content-token'))
  registerArtRoutes(app, gateway)
  registerDocumentRoutes(app, gateway, {
    previewOf: options.previewOf ?? (() => Promise.resolve(null)),
    completeForm: options.completeForm ?? ((form) => Promise.resolve(form)),
  })
  registerMediaRoutes(app, gateway)
  registerContentService(app, gateway)
  const { contentTokenFallback: fallback } = options
  registerContentApi(app, gateway, fallback ? [token, fallback] : [token])
}
