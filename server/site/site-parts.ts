import type { EntryServer } from '../../src/app/render/server-rendering.ts'
import type { ClientBuild, SharedFiles } from '../builds/index.ts'
import type { ContentGateway } from '../content/index.ts'
import type { Settings } from '../env.ts'
import type { SentResponse } from '../http/sent-response.ts'
import type { Platform } from '../platform/index.ts'
import type { Studio } from '../studio/index.ts'

/** Everything the site consists of, opened and ready to be registered. */
export interface SiteParts {
  settings: Settings
  gateway: ContentGateway
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
