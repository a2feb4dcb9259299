import type { FastifyInstance } from 'fastify'
import type { EntryServer } from '../../src/app/render/server-rendering.ts'
import type { ClientBuild, SharedFiles } from '../builds/index.ts'
import type { ContentGateway, DocumentName } from '../content/index.ts'
import type { Settings } from '../env.ts'
import type { SentResponse } from '../http/sent-response.ts'
import type { Platform } from '../platform/index.ts'
import type { Studio } from '../studio/index.ts'

/** A content service that calls the site. Implemented by a folder of integrations/. */
export interface RegisteredService {
  register(
    app: FastifyInstance,
    site: {
      gateway: Pick<ContentGateway, 'importChanges'>
      publicUrl: string
      /** Returns the path of a document's draft preview. */
      previewPath: (name: DocumentName) => Promise<string>
    },
  ): void
}

/** Everything the site consists of, opened and ready to be registered. */
export interface SiteParts {
  settings: Settings
  gateway: ContentGateway
  /** The store outside the site that has its documents, too. */
  service?: RegisteredService | undefined
  platform: Platform
  studio: Studio
  /** The server half of the application. */
  entry: EntryServer
  build: ClientBuild
  /** Folder of the client build; undefined in development. */
  clientDir?: string
  /** Client files of all running builds; undefined: only this build is served. */
  shared?: SharedFiles
  /** Called for each page for guests. */
  onPage?: (source: 'cached' | 'made') => void
  /** Called for each response that was sent without Fastify. */
  onSent?: (response: SentResponse) => void
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number
}
