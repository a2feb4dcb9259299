import type { DocumentReference } from './answers.ts'
import type { StoredDocument } from '../kinds/index.ts'
import type { DocumentIssue } from '../issue.ts'

/**
 * waiting: not due yet. done, refused: it was due, and its documents were published or not. Releases only: draft: has
 * no time yet. takenBack: it was published, and the site is as before again.
 */
export type ScheduleState = 'draft' | 'waiting' | 'done' | 'refused' | 'takenBack'

export interface Schedule {
  id: number
  /** Name of a release; undefined for others. */
  name?: string
  /** publish: publishes the drafts as they were when it was scheduled. archive: removes the documents from the site. */
  action: 'publish' | 'archive'
  /** `kind/key` of each. */
  documents: string[]
  at: string
  /** When the site will be as before again. */
  until?: string
  by: string
  state: ScheduleState
  /** Issues found when it was due. */
  issues: DocumentIssue[]
  /** Current drafts of documents that were edited after scheduling; the publication does not include them. */
  edited: (DocumentReference & { revision: number })[]
}

/** A waiting schedule that could not be carried out as things are now. */
export interface ScheduleCheck {
  id: number
  /** Why. */
  issues: DocumentIssue[]
}

/** Documents that are published together, under a name. */
export interface Release {
  id: number
  name: string
  /** done: published. refused: it was due and could not be published; it can be changed and published again. */
  state: ScheduleState
  documents: DocumentReference[]
  /** When it is or was due; null without a time. */
  at: string | null
  /** When the site will be as before again. */
  until?: string
  /** Last change. */
  changedAt: string
  by: string
  /** The publication that it made; null before, and if the site was like this already. */
  contentVersion: number | null
  /** Why it could not be published when it was due. */
  issues: DocumentIssue[]
  /** Current drafts of documents that were edited after scheduling; the release does not include them. */
  edited: (DocumentReference & { revision: number })[]
}

/** What a release changes in a document. */
export interface ReleaseChange extends DocumentReference {
  /** Content before; null if it is not on the site. */
  before: StoredDocument | null
  /** Content of the release; null if it removes the document, or if `isMissing`. */
  after: StoredDocument | null
  /** Of the draft that is to be published; null without one. */
  revision: number | null
  /** Whether the document has no draft, so that there is nothing to publish. */
  isMissing: boolean
  /** Whether it is part of the release only because another document requires it. */
  isRequired: boolean
}

export interface OpenRelease {
  release: Release
  changes: ReleaseChange[]
}

/** States of a release that can be changed, published and removed. */
export const openStates = ['draft', 'refused'] as const satisfies ScheduleState[]
/** States of a release that was published. */
export const pastStates = ['done', 'takenBack'] as const satisfies ScheduleState[]

const isIn = (states: readonly ScheduleState[], { state }: { state: ScheduleState }) => states.includes(state)

/** Whether a release is neither scheduled nor past. */
export const isOpenRelease = (release: { state: ScheduleState }): boolean => isIn(openStates, release)
/** Whether a release was published. */
export const isPastRelease = (release: { state: ScheduleState }): boolean => isIn(pastStates, release)
