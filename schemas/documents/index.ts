import type { TSchema } from 'typebox'
import { Dictionary, Form } from './form.ts'
import { responsibleBandAsBlock } from './layout-migrations.ts'
import { Menu } from './menu.ts'
import { badgesOfEntries } from './menu-migrations.ts'
import { Messages } from './messages.ts'
import type { Migration } from './migration.ts'
import { Layout, Page } from './page.ts'
import { Popup } from './popup.ts'
import { Redirects, renameAddresses } from './seo/redirects.ts'
import { metaPerLanguage } from './seo/seo-migrations.ts'
import { DomainSeo, SeoRecord } from './seo/seo.ts'
import { settingsContracts } from './settings/settings.ts'
import { Snippet } from './snippet.ts'
import { themeMigrations } from './theme/theme-migrations.ts'
import { Theme } from './theme/theme.ts'

export interface DocumentContract {
  /** Version of the contract; increased together with a new entry of `migrations`. */
  version: number
  /** `migrations[0]` migrates from version 1 to 2, and so on: always `version - 1` entries. */
  migrations: readonly Migration[]
  /** The contract of the body; settings have one per key. */
  body: TSchema | Readonly<Record<string, TSchema>>
  /** Fields of the body that contain lists of blocks. */
  blocks?: readonly string[]
}

/** Every kind of document. */
export const documentContracts = {
  page: { version: 1, migrations: [], body: Page, blocks: ['blocks'] },
  layout: { version: 2, migrations: [responsibleBandAsBlock], body: Layout, blocks: ['header', 'footer'] },
  form: { version: 1, migrations: [], body: Form },
  popup: { version: 1, migrations: [], body: Popup, blocks: ['blocks'] },
  dictionary: { version: 1, migrations: [], body: Dictionary },
  menu: { version: 2, migrations: [badgesOfEntries], body: Menu },
  messages: { version: 1, migrations: [], body: Messages },
  theme: { version: 2, migrations: themeMigrations, body: Theme },
  redirects: { version: 2, migrations: [renameAddresses], body: Redirects },
  seo: { version: 2, migrations: [metaPerLanguage], body: SeoRecord },
  'domain-seo': { version: 2, migrations: [metaPerLanguage], body: DomainSeo },
  snippet: { version: 1, migrations: [], body: Snippet },
  settings: { version: 1, migrations: [], body: settingsContracts },
} as const satisfies Record<string, DocumentContract>

export type DocumentKind = keyof typeof documentContracts

/** Names of the fields of a document's body that contain lists of blocks. */
export function blockFieldsOf(kind: DocumentKind): readonly string[] {
  const contract: DocumentContract = documentContracts[kind]
  return contract.blocks ?? []
}

/** The contract of a document's body; null for an unknown settings key. */
export function bodyContract(kind: DocumentKind, key: string): TSchema | null {
  if (kind !== 'settings') return documentContracts[kind].body
  const contracts: Readonly<Record<string, TSchema>> = settingsContracts
  return Object.hasOwn(contracts, key) ? (contracts[key] ?? null) : null
}

/** A document as stored, exchanged with the content API and written to files. */
export interface StoredDocument {
  kind: DocumentKind
  /** Lower-case name, unique within its kind, such as `home`. */
  key: string
  /** Contract version of `body`. */
  schemaVersion: number
  body: Record<string, unknown>
}
