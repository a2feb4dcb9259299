import type { FastifyInstance } from 'fastify'
import { registerContentService } from './content-service/index.ts'
import { registerContentApi } from './content-api.ts'
import { readOrCreateSecret } from '../../lib/secret-file.ts'
import type { ContentGateway } from '../model/gateway.ts'
import { registerMediaRoutes } from '../media/media-routes.ts'
import { registerDocumentRoutes } from './document-routes.ts'
import type { PreviewOf } from '../read/preview-content.ts'

export interface ContentRoutesOptions {
  dataDir: string
  /** Token of the content API; null or left out: a random one in `dataDir`. */
  contentToken?: string | null
  /** Left out: nobody sees drafts. */
  previewOf?: PreviewOf
}

/** Adds what browsers read of the content (`/nfx/*`, `/media/*`) and the content managers' API (`/content/*`). */
export async function registerContentRoutes(
  app: FastifyInstance,
  gateway: ContentGateway,
  options: ContentRoutesOptions,
): Promise<void> {
  const token = options.contentToken ?? (await readOrCreateSecret(options.dataDir, 'content-token'))
  registerDocumentRoutes(app, gateway, options.previewOf ?? (() => Promise.resolve(null)))
  registerMediaRoutes(app, gateway.media)
  registerContentService(app, gateway)
  registerContentApi(app, gateway, token)
}
