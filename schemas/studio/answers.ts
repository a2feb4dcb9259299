import type { DocumentKind, StoredDocument } from '../kinds/index.ts'
import type { FontFacts } from '../files.ts'
import type { FactChange } from '../facts.ts'
import type { FormProof } from '../../forms/index.ts'
import type { DocumentIssue } from '../issue.ts'
import type { FocalPoint } from '../media.ts'
import type { Localized } from '../documents/localized.ts'
import type { Role } from './roles.ts'
import type { ChangedValue } from './changed-values.ts'

/** Timestamps are ISO 8601 texts in UTC. */
export interface StudioUser {
  id: number
  /** What the user signs in with. */
  login: string
  /** Display name, shown next to the user's actions. */
  name: string
  role: Role
  /** false: the user may not sign in. */
  isActive: boolean
  /** Whether the password alone does not suffice to sign in. */
  hasSecondFactor: boolean
  /** Whether an app shows codes, which are one kind of second factor. */
  hasApp: boolean
}

/** A user in the list of all. */
export interface ListedUser extends StudioUser {
  /** When the user last did something, as far as sessions and the audit log know; null: never. */
  seenAt: string | null
}

/** Where a document is previewed. */
export interface PreviewAddress {
  /** Path of a page that shows it, without language prefix; null: no page does. */
  path: string | null
  /** Guests are redirected: only players see it. */
  forPlayers: boolean
  /**
   * Why the draft cannot be seen there. errors: it is shown as last published, if at all. parts: those with errors are
   * shown as last published, or left out. feature: the page belongs
   * to a feature that is off. parameters: `path` needs values for its parameters. unused: no page has this layout.
   */
  reason?: 'errors' | 'parts' | 'feature' | 'parameters' | 'unused'
  /** Of what changes every page: the pages on which most of it can be seen. */
  pages?: readonly PreviewPage[]
}

/** A page for the preview of what changes every page. */
export interface PreviewPage extends Pick<PreviewAddress, 'forPlayers'> {
  name: 'home' | 'deposit' | 'form' | 'dialog'
  path: string
}

/** A draft that was discarded and can still be restored. */
export interface DiscardedDraft {
  id: number
  kind: DocumentKind
  key: string
  /** Display name; undefined if the draft has none. */
  title?: Localized<string>
  savedBy: string
  /** ISO 8601. */
  at: string
  /** Who discarded it. */
  by: string
}

/** A document that was removed from the site and can be restored. */
export interface RemovedDocument {
  kind: DocumentKind
  key: string
  /** Display name; undefined if the document has none. */
  title?: Localized<string>
  /** ISO 8601. */
  at: string
  /** Who removed it. */
  by: string
}

/** published: players see the document again. draft: it has issues and waits as a draft. */
export type RestoreAnswer =
  | { state: 'published'; contentVersion: number; issues: DocumentIssue[] }
  | { state: 'draft'; issues: DocumentIssue[] }

/** A passkey of the caller. */
export interface StudioPasskey {
  /** Of the credential, in base64url. */
  id: string
  name: string
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601; null if it was never used. */
  usedAt: string | null
}

/** `recoveryCodes`: with the first second factor, shown once. */
export interface AddedPasskey extends Partial<RecoveryCodes> {
  passkeys: StudioPasskey[]
}

export interface StudioSession {
  /** null if nobody is signed in. */
  user: StudioUser | null
  /** Whether the user must set up a second factor before anything else. */
  mustSetUpFactor?: boolean
  /** How to sign in, if nobody is signed in and the site has single sign-on. */
  singleSignOn?: {
    /** Name of the provider. */
    label: string
    /** Whether passwords and passkeys are for admins only. */
    isRequired: boolean
  }
  /** Where the provider's own session ends, after signing out of the Studio. */
  endSessionUrl?: string
}

/** Secret of an app that shows codes. */
export interface FactorSecret {
  /** In base 32, to type in. */
  secret: string
  /** `otpauth:` address, for a QR code. */
  address: string
}

/** Codes that replace the app, each valid once. Shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}

export interface StudioSettings {
  /** Whether every user must have a second factor. */
  requireSecondFactor: boolean
}

/** A place where the user is signed in. */
export interface StudioSessionInfo {
  id: string
  startedAt: string
  usedAt: string
  /** IP address at sign-in; empty if unknown. */
  address: string
  /** `User-Agent` at sign-in; empty if unknown. */
  browser: string
  /** Whether the session is that of the caller. */
  isCurrent: boolean
}

/** published: as players see it. changed: with unpublished edits. draft: never published. */
export const documentStates = ['published', 'changed', 'draft'] as const
export type DocumentState = (typeof documentStates)[number]

export interface DocumentSummary {
  kind: DocumentKind
  key: string
  state: DocumentState
  /** Route of a page. */
  route?: string
  /** Display name: title of the draft, otherwise of the published version. */
  title?: Localized<string>
  /** Number of publications; 0 if it was never published. */
  version: number
  /** Of the draft; omitted without one. */
  revision?: number
  /** Last save of the draft, otherwise last publication. */
  changedAt: string | null
  changedBy: string | null
  /** Absent if only the name is known. */
  changedById?: number
  /** Visits of the last days that have seen it (`figureDays`). Absent: none. */
  views?: number
}

/** A text that a search found. */
export interface FoundText {
  kind: DocumentKind
  key: string
  title?: Localized<string>
  /** JSON pointer into the body. */
  path: string
  /** Code of its language, such as uz or en-US. */
  language: string
  /** The text around the first term. */
  excerpt: string
}

export interface DocumentReference {
  kind: DocumentKind
  key: string
}

/** A reference to a document. */
export interface DocumentUse extends DocumentReference {
  /** JSON pointer into the body. */
  path: string
}

export interface DocumentUses {
  /**
   * What can be changed: the address of a page, the key of other documents; null: neither, because the site
   * depends on it.
   */
  changes: 'route' | 'key' | null
  uses: DocumentUse[]
}

/** A picture that has just been added to the library. */
export interface AddedPicture extends MediaItem {
  /** What was removed from a drawing because it runs, loads or embeds something, as it was written; shortened. */
  removed: string[]
}

/** A picture of the media library. */
export interface MediaItem {
  /** Address by which documents refer to it. */
  address: string
  /** Name of the uploaded file. */
  name: string
  /** Pixels. */
  width: number
  height: number
  /** Bytes. */
  size: number
  /** Alternative text. */
  alt: Localized<string>
  /** What crops keep visible; null: the middle, or what suits the block. */
  focus: FocalPoint | null
  /** Path of its folder, such as `Banners/Autumn`; empty at the top. */
  folder: string
  tags: string[]
  uploadedAt: string
  uploadedBy: string
}

interface StoredFile {
  /** Address by which documents refer to it. */
  address: string
  /** Name of the uploaded file. */
  name: string
  /** Bytes. */
  size: number
  /** Who allows the site to use it. */
  licence: string
  uploadedAt: string
  uploadedBy: string
}
export interface FontFile extends StoredFile {
  kind: 'font'
  font: FontFacts
}
export interface SoundFile extends StoredFile {
  kind: 'sound'
}
/** A file that visitors download. */
export interface DocumentFile extends StoredFile {
  kind: 'document'
}
/** A file of the media library that is no picture. */
export type LibraryFile = FontFile | SoundFile | DocumentFile

export interface Renamed {
  key: string
  /** Documents whose references were updated, in drafts of their own. */
  changed: DocumentReference[]
}

export interface Draft {
  document: StoredDocument
  /** Number of saves. The next save includes it, so that nobody overwrites unseen changes. */
  revision: number
  savedAt: string
  savedBy: string
  /** null if only the name is known. */
  savedById: number | null
  /** Key of the published document that this renamed one replaces. */
  replaces: string | null
  /** Drafts published together with it, because the renaming changed them. */
  along: DocumentReference[]
}

export interface Editor {
  /** null if an earlier version of the server has stored it. */
  id: number | null
  name: string
  since: string
}

export interface OpenDocument {
  /** null if it was never published, or is archived. */
  published: (StoredDocument & { version: number }) | null
  draft: Draft | null
  /** Other users who have it open. */
  editors: Editor[]
}

export interface SavedDraft {
  revision: number
  savedAt: string
}

/** What publishing drafts would report. */
export interface CheckResult {
  issues: DocumentIssue[]
  /** How each form was filled in, by `kind/key`. */
  proofs: Record<string, FormProof>
  /** What the documents state that players do not read now, or that their languages state differently. */
  facts: FactChange[]
  /** What the style lists of the site say of texts, unless somebody has dismissed it. */
  hints: DocumentIssue[]
}

/** `isUnchanged`: the site was like this already, and `contentVersion` is that of an earlier publication. */
export type PublishAnswer =
  | { published: true; contentVersion: number; issues: DocumentIssue[]; isUnchanged?: true }
  | { published: false; issues: DocumentIssue[] }

/** One publication of a document. */
export interface DocumentVersion {
  version: number
  /** Version of the whole site after this publication. */
  contentVersion: number
  at: string
  by: string
  /** Whether this publication archived it, that is, removed it from the site. */
  isRemoval: boolean
}

export interface PreviewLink {
  /** Path of a page with the token in its query. */
  path: string
  token: string
  expiresAt: string
}

export interface AuditEntry {
  id: number
  at: string
  /** Name that the user had; empty for the server itself, and for a failed sign-in with an unknown login. */
  by: string
  /** Login of the user, who may have another name by now; null if unknown. */
  login: string | null
  /** Name of the call, such as documents.publish. */
  action: string
  /** Subject of the call, such as `page/home`. */
  subject: string
  /** What it changed in documents: in drafts, or on the site if it published something. */
  changes?: ChangedValue[]
  /** Number of changed values that the log has not kept. */
  leftOut?: number
  /** Of a publication: how many warnings it had, by code. */
  warnings?: Record<string, number>
  /** Why it was made in spite of them. */
  reason?: string
}
