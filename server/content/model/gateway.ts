import type {
  CompiledForm,
  CompiledPage,
  CompiledPopup,
  RedirectAnswer,
  SiteConfig,
} from '../../../schemas/compiled.ts'
import type { DocumentKind, StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentIssue } from '../../../schemas/issue.ts'
import type { FactChange } from '../../../schemas/facts.ts'
import type { CheckResult } from '../../../schemas/studio/answers.ts'
import type { SystemPage } from '../../../schemas/documents/page.ts'
import type { PageRole } from '../../../schemas/roles/page-roles.ts'
import type { RoleTable } from '../../../schemas/roles/role-table.ts'
import type { Locale, LocaleDefinition } from '../../../schemas/locale.ts'
import type { Library } from './library.ts'
import type { Articles } from '../read/article-reader.ts'
import type { PartsConfig } from '../read/compile/compile-config.ts'
import type { CompiledSeo } from '../read/compile/compile-seo.ts'
import type { CompiledSnippets } from '../read/compile/compile-snippets.ts'
import type { SiteTheme } from '../read/compile/site-config.ts'
import type { FileLibrary } from '../files/file-library.ts'
import type { MediaLibrary } from '../media/media-library.ts'
import type { DocumentLink } from './manifest.ts'
import type { SeoQuestion } from '../read/seo-reader.ts'
import type { DomainSeo } from '../../../schemas/documents/seo/seo.ts'

/** The page found for a path, with its route parameters. */
export interface FoundPage {
  /** Key of the compiled page; see `pageKeyOf`. */
  key: string
  role?: PageRole
  params: Record<string, string>
}

export type DocumentName = Pick<StoredDocument, 'kind' | 'key'>

export interface DocumentEntry extends DocumentName {
  /** Number of publications of this document. */
  version: number
  /** Pages and articles only. */
  route?: string
  /** SEO records only. */
  url?: string
  /** What the document refers to. */
  links: readonly DocumentLink[]
}

export interface PublishedDocument extends StoredDocument {
  /** Number of publications of this document. */
  version: number
}

/** Selects documents; without fields, all of them. */
export interface DocumentFilter {
  kind?: DocumentKind
  key?: string
}

/** `isUnchanged`: the site was like this already, and `contentVersion` is that of an earlier publication. */
export type PublishResult =
  | { published: true; contentVersion: number; issues: DocumentIssue[]; isUnchanged?: true }
  | { published: false; issues: DocumentIssue[] }

/**
 * Throws if the site has changed in a way that the author of a publication has not seen, or if its issues are others.
 * No other publication takes place between its last call, which has the issues, and this one.
 */
export type PublishGuard = (issues?: readonly DocumentIssue[]) => Promise<void>

/** The approvals that the Studio requires. Its methods throw ContentUnavailable while its database is unavailable. */
export interface RequiredReviews {
  /** Changes whenever the rules change. */
  rules(): Promise<string>
  /** An error for each of these documents that may only be published, or removed, after a review in the Studio. */
  missing(documents: readonly StoredDocument[], removed: readonly DocumentName[]): Promise<DocumentIssue[]>
}

/** What one publication did to a document. */
export interface DocumentChange extends DocumentName {
  isRemoval: boolean
  /** The earlier publication whose content it replaced; null if the document was not on the site. */
  before: number | null
  /** Whether the document was neither published nor removed since. */
  isLatest: boolean
}

/** One publication of a document. */
export interface PublicationRecord {
  version: number
  contentVersion: number
  createdAt: string
  author: string
  /** True if the publication removed the document from the site. */
  isRemoval: boolean
}

/** A document that was removed from the site. */
export interface RemovalRecord extends DocumentName {
  createdAt: string
  author: string
}

/** One publication of the site. */
export interface SitePublication {
  contentVersion: number
  createdAt: string
  author: string
  /** What it published or removed. */
  documents: (DocumentName & { isRemoval: boolean })[]
}

/** The site with drafts in place of the published documents. */
export interface DraftContent {
  content: PublishedContent
  /** Errors, because of which a part of a draft is shown as published or not at all, and warnings. */
  issues: DocumentIssue[]
  /** Names of the drafts of which nothing can be shown. */
  hidden: ReadonlySet<string>
}

/** Read access to the site's content, from which pages are made. */
export interface PublishedContent {
  readonly contentVersion: number
  /** The languages that are shown, in the order of the switch. */
  readonly locales: readonly LocaleDefinition[]
  /** `path` has no language prefix and no query. */
  findPage(path: string): FoundPage | null
  hasPage(key: string): boolean
  /**
   * By the redirects of content managers, because the page of a specified address has moved, or because the path names
   * a page in other letters or percent-encoded. The target has the query of the request, except for what names the old
   * page.
   */
  findRedirect(path: string, search?: string): RedirectAnswer | null
  page(key: string, locale: Locale): Promise<CompiledPage>
  /** The documents of roles. */
  readonly roles: RoleTable
  systemPage(role: SystemPage, locale: Locale): Promise<CompiledPage>
  /** The articles that visitors see now. */
  articles(locale: Locale): Promise<Articles>
  popup(key: string, locale: Locale): Promise<CompiledPopup | null>
  form(key: string, locale: Locale): Promise<CompiledForm | null>
  /** Without `general`, which comes from the platform and is added by the renderer. */
  config(locale: Locale): Promise<Omit<SiteConfig, 'general'>>
  /** Configuration that only some parts of the site need. */
  parts(locale: Locale): Promise<PartsConfig>
  /** Metadata of an address for search engines. */
  seo(question: SeoQuestion, locale: Locale): Promise<CompiledSeo>
  /** SEO settings of a host; null if there are none. */
  domain(host: string): Promise<DomainSeo | null>
  /** Whether there are SEO settings for a host. */
  knowsHost(host: string): boolean
  /** Whether a block of a page or layout asks for the advertising campaign with this key. */
  asksForCampaign(key: string): boolean
  /** The site owners' code for every page. */
  snippets(): Promise<CompiledSnippets>
  /** Routes for the sitemap, including those with parameters. */
  listedRoutes(): string[]
  /** The catalogue of a locale, completed by the fallback locale, and its content hash. */
  messages(locale: Locale): Promise<{ hash: string; catalogue: Record<string, unknown> }>
  theme(): Promise<SiteTheme>
  /** Source of a compiled validator module; null if the hash is unknown. */
  validator(hash: string): Promise<string | null>
}

/**
 * Access to everything that content managers publish. Reads use the current snapshot, so that players never
 * notice an unavailable content source; `health` reports it to operators.
 */
export interface ContentGateway extends PublishedContent {
  /** The published documents without their content. */
  entries(): DocumentEntry[]
  /** The documents as last published. */
  documents(filter?: DocumentFilter): Promise<PublishedDocument[]>
  /** `library`: those that are not in the library yet. */
  check(documents: StoredDocument[], removed?: DocumentName[], library?: Library): Promise<CheckResult>
  /** The facts of a document that differ from those on the site. `formerKey`: if it replaces a document of that key. */
  changedFacts(document: StoredDocument, formerKey: string): Promise<FactChange[]>
  /** Publishes all documents or none. `removed`: documents to remove from the site. */
  publish(
    documents: StoredDocument[],
    author: string,
    removed?: DocumentName[],
    guard?: PublishGuard,
  ): Promise<PublishResult>
  /** Publishes documents that the Studio does not know: all or none, and none that has to be reviewed there. */
  publishUnreviewed(documents: StoredDocument[], author: string): Promise<PublishResult>
  /**
   * From now on, documents of a content service and of `publishUnreviewed` that have to be reviewed are rejected.
   * Resolves after the import that waited for this.
   */
  requireReviews(reviews: RequiredReviews): Promise<void>
  /** Publications of a document, newest first. Throws ContentUnavailable while the store is unavailable. */
  history(name: DocumentName): Promise<PublicationRecord[]>
  /**
   * Documents that were removed and not published again, newest removal first. Throws ContentUnavailable while the
   * store is unavailable.
   */
  removedDocuments(): Promise<RemovalRecord[]>
  /** The last publications, newest first. Throws ContentUnavailable while the store is unavailable. */
  recentPublications(count: number): Promise<SitePublication[]>
  /**
   * The first publications after a content version, oldest first, also those that this server does not serve yet.
   * Throws ContentUnavailable while the store is unavailable.
   */
  publicationsAfter(contentVersion: number, count: number): Promise<SitePublication[]>
  /** What a publication changed; empty if there is none. Throws ContentUnavailable while the store is unavailable. */
  changesOf(contentVersion: number): Promise<DocumentChange[]>
  /** A document as of one of its publications; null if that version did not publish it, or removed it. */
  documentAt(name: DocumentName, contentVersion: number): Promise<StoredDocument | null>
  /** The pictures of the site's media library. */
  readonly media: MediaLibrary
  /** Its other files. */
  readonly files: FileLibrary
  /** The site with drafts, now or at another time in milliseconds since 1970. */
  withDrafts(documents: StoredDocument[], at?: number): Promise<DraftContent>
  /** Called after each swap to a new snapshot. */
  onChange(listener: () => void): void
  /** Issues of documents that are published in the external store but not served; see `health`. */
  rejected(): readonly DocumentIssue[]
  /** Imports changes published in the content service. Does nothing if none is connected. Never throws. */
  importChanges(): Promise<void>
  health(): { status: 'ok' | 'degraded'; reason?: string }
  close(): Promise<void>
}
