import type { Localized } from '../documents/localized.ts'
import type { DocumentKind } from '../kinds/index.ts'
import type { DocumentReference } from './answers.ts'

/** Days that figures beside documents, blocks and files are about. */
export const figureDays = 28

/** What results are counted of: documents with blocks, and files to download. */
export type ResultKind = DocumentKind | 'file'

/** Visits of a period. */
export interface ResultCounts {
  /** In which it came into view. */
  views: number
  /** In which a link or a button in it was used; of a file: in which it was downloaded. */
  clicks: number
  /** In which a registration followed: of pages and articles, their reading; of anything else, its use. */
  registrations: number
  /** In which a deposit was ordered afterwards, likewise. */
  deposits: number
}

/** A period beside the one of the same length before it. */
export interface ComparedCounts {
  now: ResultCounts
  before: ResultCounts
}

export interface DocumentResult extends DocumentReference, ComparedCounts {
  title?: Localized<string>
}

export interface FileResult extends ComparedCounts {
  address: string
  name: string
}

/** The results of a site in a period. */
export interface SiteResults {
  /** The first day that is counted, such as 2026-03-01; null: nothing has been counted yet. */
  since: string | null
  /** Most views first. */
  documents: DocumentResult[]
  /** Most downloads first. */
  files: FileResult[]
}

/** The results of a document in a period. */
export interface OwnResults extends ComparedCounts, Pick<SiteResults, 'since'> {
  /** Days with counts, in their order. */
  days: ({ day: string } & ResultCounts)[]
  /** By id of the block. */
  blocks: Record<string, ResultCounts>
}
