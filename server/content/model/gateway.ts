import type {
  CompiledForm,
  CompiledPage,
  CompiledPopup,
  RedirectAnswer,
  SiteConfig,
} from '../../../schemas/compiled.ts'
import type { DocumentKind, StoredDocument } from '../../../schemas/documents/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { SystemPage } from '../../../schemas/documents/page.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { PartsConfig } from '../read/compile/compile-config.ts'
import type { CompiledSeo } from '../read/compile/compile-seo.ts'
import type { CompiledSnippets } from '../read/compile/compile-snippets.ts'
import type { SiteTheme } from '../read/compile/site-config.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { DocumentLink } from './manifest.ts'
import type { SeoQuestion } from '../read/seo-reader.ts'
import type { DomainSeo } from '../../../schemas/documents/seo.ts'

/** Which page stands at a path, and with which parameters. */
export interface FoundPage {
  key: string
  params: Record<string, string>
  /** True for pages whose route is a single content slug such as /rules, which guards leave alone. */
  isSlug: boolean
}

export type DocumentName = Pick<StoredDocument, 'kind' | 'key'>

export interface DocumentEntry extends DocumentName {
  /** Counts the publications of this document. */
  version: number
  /** Of a page. */
  route?: string
  /** Of an SEO record. */
  url?: string
  /** What it points at. */
  links: readonly DocumentLink[]
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
  | { published: true; contentVersion: number; issues: DocumentIssue[] }
  | { published: false; issues: DocumentIssue[] }

/** One publication of a document. */
export interface PublicationRecord {
  version: number
  contentVersion: number
  createdAt: string
  author: string
  /** The document was taken from the site. */
  isRemoval: boolean
}

/** Drafts over what is published, as the site would be with them. */
export interface DraftContent {
  content: PublishedContent
  /** Why drafts are shown as they were published, or not at all; and what to mind. */
  issues: DocumentIssue[]
}

/** The site as pages are made from it. */
export interface PublishedContent {
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
  /** What single parts of the site need beyond it. */
  parts(locale: Locale): Promise<PartsConfig>
  /** What search engines are told of an address. */
  seo(question: SeoQuestion, locale: Locale): Promise<CompiledSeo>
  /** What is said of a host; null where nothing is. */
  domain(host: string): Promise<DomainSeo | null>
  /** Whether something is said of a host. */
  knowsHost(host: string): boolean
  /** The owners' code on every page. */
  snippets(): Promise<CompiledSnippets>
  /** Routes for the map of the site, those with parameters too. */
  listedRoutes(): string[]
  /** Catalogue of a locale completed by the fallback, and its content hash. */
  messages(locale: Locale): Promise<{ hash: string; catalogue: Record<string, unknown> }>
  theme(): Promise<SiteTheme>
  /** Source of a compiled validator module. */
  validator(hash: string): Promise<string | null>
}

/**
 * The door to everything that content managers publish. Reads come from the snapshot in force, so
 * that a dead content source is never seen by a player; `health` tells the operator.
 */
export interface ContentGateway extends PublishedContent {
  /** What is published, without its content. */
  entries(): DocumentEntry[]
  /** The documents as last published. */
  documents(filter?: DocumentFilter): Promise<PublishedDocument[]>
  check(documents: StoredDocument[], removed?: DocumentName[]): Promise<DocumentIssue[]>
  /** All of it or nothing. `removed`: documents that are taken from the site. */
  publish(documents: StoredDocument[], author: string, removed?: DocumentName[]): Promise<PublishResult>
  /** Publications of a document, newest first. Throws ContentUnavailable while the store is away. */
  history(name: DocumentName): Promise<PublicationRecord[]>
  /** A document as it was at one of its publications; null where there was none, or it was a removal. */
  documentAt(name: DocumentName, contentVersion: number): Promise<StoredDocument | null>
  /** The pictures of the site. */
  readonly media: MediaLibrary
  withDrafts(documents: StoredDocument[]): Promise<DraftContent>
  /** Called after each swap to a new snapshot. */
  onChange(listener: () => void): void
  /** What was published where documents are kept, and is not shown: see `health`. */
  refused(): readonly DocumentIssue[]
  /** Imports what was published in Strapi; does nothing without one. Never throws. */
  importFromStrapi(): Promise<void>
  health(): { status: 'ok' | 'degraded'; reason?: string }
  close(): Promise<void>
}
