import type { RedirectStatus } from '../documents/seo/redirects.ts'
import type { TSchema } from 'typebox'
import type { Migration } from '../documents/migration.ts'
import type { Page } from '../documents/page.ts'
import type { SiteLanguage } from '../locale.ts'

/** What the site knows of a document without its body, beside its address and role. */
export interface Listing {
  /** Set for pages that search engines must not list or guests cannot see, and for SEO records that say so. */
  unlisted?: true
  /** Set for popups that open by themselves. */
  opensByItself?: true
  /** SEO of domains only: the hosts that it applies to. */
  hosts?: string[]
  /** Redirects only: targets by path. */
  redirects?: Record<string, string>
  /** Redirects only: statuses by path, of those that name one. */
  redirectStatuses?: Record<string, RedirectStatus>
  /** Pages only: a block lists articles. */
  listsArticles?: true
  /** Articles only: when visitors see it first, in milliseconds since 1970. */
  since?: number
  /** Settings of the site only: its languages, if it has a list of its own. */
  languages?: SiteLanguage[]
}

/** What any part of the system asks about a kind of documents. */
export interface KindDefinition {
  /** In documents, file names and addresses of the Studio; its titles are at `kinds` of the Studio's messages. */
  name: string
  /** Version of the contract; increased together with a new entry of `migrations`. */
  version: number
  /** `migrations[0]` migrates from version 1 to 2, and so on: always `version - 1` entries. */
  migrations: readonly Migration[]
  /** The contract of the body; settings have one per key. */
  body: TSchema | Readonly<Record<string, TSchema>>
  /** Fields of the body that contain lists of blocks. */
  blocks?: readonly string[]
  /**
   * How its texts are kept. Default: a text per language in every localized field. `catalogue`: each document has the
   * texts of one language. `form`: as by default, but fields of its schema may have the names of languages.
   */
  texts?: 'catalogue' | 'form'
  /** Every number and switch in its documents is a fact. Default: those of texts, actions, forms and blocks. */
  areValuesFacts?: true
  /** Field of the body with the address at which the document is found. */
  addressField?: string
  /** Field of the body with the address of the page that the document describes. */
  describedField?: string
  /** What the site lists of a document. Default: its address and role. The body fits the contract. */
  listing?(body: Record<string, unknown>, key: string): Listing
  /**
   * The page at the address of a document; of kinds without addresses, a page with a document, on which publishing
   * tries it out. Default: none. The body fits the contract.
   */
  asPage?(body: Record<string, unknown>, key: string): Page | null
  /** Prefix of the keys of its pages, which then differ from those of all others. Default: none. */
  pageKeyPrefix?: string
  /** Lists of articles show its documents, and nobody sees them before their date. */
  isArticle?: true
  /** Every page has its documents: publishing tries them out on a blank one. */
  isOnEveryPage?: true
  /** Where a preview shows its documents. `alone`: on a page of their own; `site`: as the look of a choice of pages. Default: on the home page. */
  preview?: 'address' | 'described-address' | 'dialog' | 'any-page-with-it' | 'alone' | 'site'
  /** Blocks of its documents may be A/B tests. */
  canBeTested?: true
  /** Its blocks may show sections. */
  showsSections?: true
  /** Prefix of the ids that its blocks have in a page, where they stand beside those of the page. */
  idPrefix?: string
  /** Its colours are computed from those of a brand, and the Studio shows their contrasts. */
  hasPalette?: true
  /** A template can be shown as players will see it, as wide as a page or as a dialog. Default: a sketch. */
  thumbnail?: 'page' | 'dialog'
  /** The key becomes an address or a host that people see, so that none is suggested. Default: the name of its template. */
  isKeyPublic?: true
  /** The site reads its documents by their keys, so that they cannot be renamed. */
  hasFixedKeys?: true
  /** Who may change its documents. Default: editors. */
  editedBy?: 'admin'
  /** Section of the Studio's navigation that lists its documents. */
  section: 'page' | 'article' | 'form' | 'popup' | 'menu' | 'texts' | 'appearance' | 'search' | 'site'
  /** Icon in the Studio: a name of src/studio/shell/studio-icon.tsx. */
  icon: string
  /** Its name in the content service. Default: not exposed there. */
  collection?: string
}

/** Defines a kind of documents. Everything that depends on the kind asks its definition. */
export const defineKind = <const Kind extends KindDefinition>(kind: Kind): Kind => kind
