import type {
  CompiledForm,
  CompiledPage,
  CompiledPopup,
  RedirectAnswer,
  SiteConfig,
} from '../../schemas/compiled.ts'
import type { DocumentKind, StoredDocument, Verdict } from '../../schemas/documents/index.ts'
import type { SystemPage } from '../../schemas/documents/page.ts'
import type { Locale } from '../../schemas/locale.ts'

/** Which page stands at a path, and with which parameters. */
export interface FoundPage {
  key: string
  params: Record<string, string>
  /** True for pages whose route is a single content slug such as /rules, which guards leave alone. */
  isSlug: boolean
}

export interface PublishedDocument extends StoredDocument {
  /** Counts the publications of this document. */
  version: number
}

/** Which documents; left out: all. */
export interface DocumentFilter {
  kind?: DocumentKind
  key?: string
}

export type PublishResult =
  { published: true; contentVersion: number; verdicts: Verdict[] } | { published: false; verdicts: Verdict[] }

/**
 * The door to everything that content managers publish. Reads come from the snapshot in force, so
 * that a dead content source is never seen by a player; `health` tells the operator.
 */
export interface ContentGateway {
  readonly contentVersion: number
  /** `path` is without language prefix and query. */
  findPage(path: string): FoundPage | null
  findRedirect(path: string): RedirectAnswer | null
  page(key: string, locale: Locale): Promise<CompiledPage>
  systemPage(name: SystemPage, locale: Locale): Promise<CompiledPage>
  popup(key: string, locale: Locale): Promise<CompiledPopup | null>
  form(key: string, locale: Locale): Promise<CompiledForm | null>
  /** `general` is the platform's and added by the renderer. */
  config(locale: Locale): Promise<Omit<SiteConfig, 'general'>>
  /** Catalogue of a locale completed by the fallback, and its content hash. */
  messages(locale: Locale): Promise<{ hash: string; catalogue: Record<string, unknown> }>
  theme(): Promise<{ hash: string; css: string }>
  /** Source of a compiled validator module. */
  validator(hash: string): Promise<string | null>
  /** The documents as last published, for the content API. */
  documents(filter?: DocumentFilter): Promise<PublishedDocument[]>
  check(documents: StoredDocument[]): Promise<Verdict[]>
  /** All or none of the documents. */
  publish(documents: StoredDocument[], author: string): Promise<PublishResult>
  /** Called after each takeover of a new snapshot. */
  onChange(listener: () => void): void
  health(): { status: 'ok' | 'degraded'; reason?: string }
  close(): Promise<void>
}
