import { createHash, randomBytes } from 'node:crypto'
import type { DocumentKind } from '../../schemas/kinds/index.ts'
import type { PlatformReport } from '../../schemas/studio/platform-report.ts'
import type { StudioUser } from '../../schemas/studio/answers.ts'
import type { ContentGateway, Registry } from '../content/index.ts'
import type { Drafts } from './drafts/drafts.ts'
import type { RecordedChanges } from './audit/recorded-changes.ts'
import type { FetchExport } from './transfer/fetch-export.ts'
import type { ReviewedDrafts } from './review/reviewed-drafts.ts'
import type { OidcClient } from './single-sign-on/oidc-client.ts'
import type { StudioDatabase } from './tables.ts'
import type { ItemSource } from './preview/example-item.ts'
import type { PublishedTexts } from './texts.ts'
import type { TranslationMemory } from './translations/translation-memory.ts'

/** Dependencies of the Studio's calls. */
export interface StudioContext {
  database: StudioDatabase
  drafts: Drafts & Pick<ReviewedDrafts, 'restore'>
  gateway: Omit<ContentGateway, 'publish' | 'publishUnreviewed'>
  /** Publishes documents, all or none, if the caller may change them. */
  publish: ContentGateway['publish']
  /** Keeps what a call changes in documents; undefined: the log has no entry for it. */
  changes?: RecordedChanges
  /** Throws NotAllowed unless the caller may change documents of these kinds. */
  assertMayChange: (documents: readonly { kind: DocumentKind }[]) => void
  /** Has the items that previews show as examples; undefined: none. */
  platform: ItemSource | undefined
  /** What an operator should know of the platform; null for the sandbox. */
  platformReport: () => Promise<PlatformReport | null>
  texts: PublishedTexts
  /** For which source each translation was made. */
  translations: TranslationMemory
  /** Available blocks. */
  registry: Registry
  /** Milliseconds since 1970. */
  now: () => number
  /** Cost of scrypt. */
  passwordCost: number
  /** Origin of the site, to which passkeys belong. */
  publicUrl: string
  /** Whether the platform is the sandbox, which provides players and faults for previews. */
  isSandbox: boolean
  /** Whether the country of visitors is known, by a header of a proxy. */
  knowsCountry: boolean
  /** Whether webhooks may go to http addresses and private networks, and content may come from there. */
  allowPrivateWebhooks: boolean
  /** Reads the content of another site. */
  fetchExport: FetchExport
  /** The provider of single sign-on; null: local accounts only. */
  singleSignOn: OidcClient | null
}

/** The caller. */
export interface Caller {
  user: StudioUser
  /** Hash of the session's token, or of the access token. */
  session: string
  /** The access token that the call has; undefined for sessions. */
  token?: { id: number; name: string }
  /** Kinds of documents that the access token is for; undefined: all. */
  kinds?: readonly DocumentKind[]
  /** Whether the provider of single sign-on has signed the user in; undefined for access tokens. */
  isSingleSignOn?: boolean
  /** Whether the user may do nothing but set up a second factor. */
  mustSetUpFactor: boolean
}

/** Cost of scrypt for passwords that are hashed now. */
export const currentPasswordCost = 2 ** 15

export const makeToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
export const toIsoTime = (milliseconds: number) => new Date(milliseconds).toISOString()
