import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { Replicate } from '../publish/publishing-service.ts'
import type { Publisher } from '../publish/worker/publisher.ts'
import type { Registry } from '../read/compile/compile-blocks.ts'
import type { ServingCopy } from '../snapshot/serving-copy.ts'
import type { DocumentName, PublishResult } from './gateway.ts'

/** A store outside the site in which others change documents, too. Implemented by a folder of integrations/. */
export interface ContentService {
  /** For logs and messages, such as Strapi. */
  readonly name: string
  /** Connects the service with the libraries of a site. */
  connect(libraries: { media: MediaLibrary; registry: Registry }): ConnectedService
}

export interface ConnectedService {
  /** Writes what the site publishes to the service, before the site stores it. */
  replicate: Replicate
  /** Wraps a publisher so that pictures of the service are imported before documents are published. */
  bringPictures(publisher: Publisher): Publisher
  importInto(target: ImportTarget): ContentImport
}

/** What an import uses of the site. */
export interface ImportTarget {
  copy: ServingCopy
  /** Publishes documents that are already published in the service. */
  publish: (documents: StoredDocument[], author: string, removed: DocumentName[]) => Promise<PublishResult>
  /** Changes whenever documents that were refused for want of approvals may pass. */
  rules: () => Promise<string>
  /** Called when documents are refused, and when none are refused any more. */
  onRejection: (rejected: readonly DocumentIssue[]) => void
}

/** Publishes on the site what was published or removed in the service, unless it is invalid. */
export interface ContentImport {
  /** Why the last import failed; null if it succeeded. */
  readonly fault: string | null
  /** Whether the service's documents are those of the site. */
  readonly isFilled: boolean
  /** Issues of documents that are published in the service but not on the site. */
  readonly rejected: readonly DocumentIssue[]
  /** Imports now, or once more after an import that is running. Never throws: see `fault`. */
  run(): Promise<void>
  /** Resolves when no import is running. */
  settled(): Promise<void>
}
