import type { DocumentKind, StoredDocument } from '../documents/index.ts'
import type { DocumentIssue } from '../issue.ts'
import type { Localized } from '../documents/localized.ts'
import type { Role } from './roles.ts'

/** Moments are ISO 8601 texts in UTC. */
export interface StudioUser {
  id: number
  /** What the user signs in with. */
  login: string
  /** Stands beside what the user did. */
  name: string
  role: Role
  /** false: may not sign in any more. */
  isActive: boolean
}

export interface StudioSession {
  /** null for somebody who has not signed in. */
  user: StudioUser | null
}

/** published: as players see it. changed: with edits that they do not see. draft: never published. */
export type DocumentState = 'published' | 'changed' | 'draft'

export interface DocumentSummary {
  kind: DocumentKind
  key: string
  state: DocumentState
  /** Route of a page. */
  route?: string
  /** Its name for people: title of the draft, or else of what is published. */
  title?: string
  /** Publications so far; 0 for one that never was. */
  version: number
  /** Of the draft; left out where there is none. */
  revision?: number
  /** The last save of the draft, or else the last publication. */
  changedAt: string | null
  changedBy: string | null
}

export interface DocumentReference {
  kind: DocumentKind
  key: string
}

/** A place that points at a document. */
export interface DocumentUse extends DocumentReference {
  /** JSON pointer into the body. */
  path: string
}

export interface DocumentUses {
  /** What can be changed: the address of a page, the name of others; null: the site needs it as it is. */
  changes: 'route' | 'key' | null
  uses: DocumentUse[]
}

/** A picture of the media library. */
export interface MediaItem {
  /** By which documents name it. */
  address: string
  /** Of the file, as it was uploaded. */
  name: string
  /** Pixels. */
  width: number
  height: number
  /** Bytes. */
  size: number
  /** What it shows. */
  alt: Localized<string>
  uploadedAt: string
  uploadedBy: string
}

export interface Renamed {
  key: string
  /** Documents that were changed along, in drafts of their own. */
  changed: DocumentReference[]
}

export interface Draft {
  document: StoredDocument
  /** Counts the saves; the next save names it, so that nobody overwrites what he has not seen. */
  revision: number
  savedAt: string
  savedBy: string
  /** Key of the published document that this one, renamed, takes the place of. */
  replaces: string | null
  /** Drafts that are published with it: they were changed when it was renamed. */
  along: DocumentReference[]
}

export interface Editor {
  name: string
  since: string
}

export interface OpenDocument {
  /** null where it was never published, or is archived. */
  published: (StoredDocument & { version: number }) | null
  draft: Draft | null
  /** Others who have it open right now. */
  editors: Editor[]
}

export interface SavedDraft {
  revision: number
  savedAt: string
}

export type PublishAnswer =
  | { published: true; contentVersion: number; issues: DocumentIssue[] }
  | { published: false; issues: DocumentIssue[] }

/** One publication of a document. */
export interface DocumentVersion {
  version: number
  /** Version of the whole site that it came with. */
  contentVersion: number
  at: string
  by: string
  /** It was archived: from here on the site was without it. */
  isRemoval: boolean
}

/** waiting: its time has not come. done, refused: it came, and the documents were published or not. */
export type ScheduleState = 'waiting' | 'done' | 'refused'

export interface Schedule {
  id: number
  /** publish: the drafts are published. archive: the documents are taken from the site. */
  action: 'publish' | 'archive'
  /** `kind/key` of each. */
  documents: string[]
  at: string
  by: string
  state: ScheduleState
  /** What was found when its time came. */
  issues: DocumentIssue[]
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
  /** Name of the user; of a failed sign-in the login that was tried. */
  by: string
  /** Name of the call, such as documents.publish. */
  action: string
  /** What it was done to, such as `page/home`. */
  subject: string
}
