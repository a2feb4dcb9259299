import type { TSchema } from 'typebox'
import type { KindDefinition, Listing } from './define-kind.ts'
import { article } from './article.ts'
import { dictionary } from './dictionary.ts'
import { domainSeo } from './domain-seo.ts'
import { form } from './form.ts'
import { layout } from './layout.ts'
import { menu } from './menu.ts'
import { messages } from './messages.ts'
import { page } from './page.ts'
import { popup } from './popup.ts'
import { redirects } from './redirects.ts'
import { section } from './section.ts'
import { seo } from './seo.ts'
import { settings } from './settings.ts'
import { snippet } from './snippet.ts'
import { theme } from './theme.ts'

export type { KindDefinition, Listing }

/** Every kind of document, in the order in which lists show them. */
export const documentKinds = {
  page,
  article,
  section,
  form,
  popup,
  menu,
  messages,
  dictionary,
  theme,
  layout,
  seo,
  'domain-seo': domainSeo,
  redirects,
  settings,
  snippet,
} as const

export type DocumentKind = keyof typeof documentKinds

/** The definition of a kind, without the type of its body. */
export const kindOf = (kind: DocumentKind): KindDefinition => documentKinds[kind]

export const isKind = (name: unknown): name is DocumentKind =>
  typeof name === 'string' && Object.hasOwn(documentKinds, name)

export const kindNames: readonly DocumentKind[] = Object.keys(documentKinds).filter(isKind)

/** Names of the fields of a document's body that contain lists of blocks. */
export const blockFieldsOf = (kind: DocumentKind): readonly string[] => kindOf(kind).blocks ?? []

/** The contract of a document's body; null for an unknown settings key. */
export function bodyContract(kind: DocumentKind, key: string): TSchema | null {
  if (kind !== settings.name) return documentKinds[kind].body
  const contracts: Readonly<Record<string, TSchema>> = settings.body
  return Object.hasOwn(contracts, key) ? (contracts[key] ?? null) : null
}

/** Whether each document of the kind has the texts of one language. */
export const isCatalogue = (kind: DocumentKind) => kindOf(kind).texts === 'catalogue'

/** Whether the kind has a schema whose fields may have the names of languages. */
export const isForm = (kind: DocumentKind) => kindOf(kind).texts === 'form'

function textIn(body: StoredDocument['body'], field: string | undefined): string | undefined {
  const text = field === undefined ? undefined : body[field]
  return typeof text === 'string' ? text : undefined
}

/** Whether documents of the kind are found at an address of their own. */
export const hasAddress = (kind: DocumentKind) => kindOf(kind).addressField !== undefined

/** Whether previews show documents of the kind on a page of their own, although they have no address. */
export const hasOwnPage = (kind: DocumentKind) => kindOf(kind).preview === 'alone'

/** The address at which a document is found; undefined if it has none. */
export const addressOf = ({ kind, body }: Pick<StoredDocument, 'kind' | 'body'>) =>
  textIn(body, kindOf(kind).addressField)

/** The key of the page at the address of a document. */
export const pageKeyOf = ({ kind, key }: Pick<StoredDocument, 'kind' | 'key'>) =>
  `${kindOf(kind).pageKeyPrefix ?? ''}${key}`

/** The address of the page that a document describes; undefined if it describes none. */
export const describedAddressOf = ({ kind, body }: Pick<StoredDocument, 'kind' | 'body'>) =>
  textIn(body, kindOf(kind).describedField)

/** A document as stored, exchanged with the content API and written to files. */
export interface StoredDocument {
  kind: DocumentKind
  /** Lower-case name, unique within its kind, such as `home`. */
  key: string
  /** Contract version of `body`. */
  schemaVersion: number
  body: Record<string, unknown>
}
