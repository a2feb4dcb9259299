import type { FastifyInstance } from 'fastify'
import { registerContentApi } from './content-api.ts'
import { readOrMakeToken } from './content-token.ts'
import type { ContentGateway } from './gateway.ts'
import { registerDocumentRoutes } from './document-routes.ts'

export interface ContentRoutesOptions {
  dataDir: string
  /** Token of the content API; null or left out: a random one in `dataDir`. */
  contentToken?: string | null
}

/** Adds what browsers read of the content (`/nfx/*`) and the content managers' API (`/content/*`). */
export async function registerContentRoutes(
  app: FastifyInstance,
  gateway: ContentGateway,
  options: ContentRoutesOptions,
): Promise<void> {
  const token = options.contentToken ?? (await readOrMakeToken(options.dataDir))
  registerDocumentRoutes(app, gateway)
  registerContentApi(app, gateway, token)
}
