import type { Localized } from '../documents/localized.ts'
import type { Locale } from '../locale.ts'
import type { DocumentReference } from './answers.ts'
import type { PlatformReport } from './platform-report.ts'

/** One publication of the site. */
export interface RecentPublication {
  contentVersion: number
  /** ISO 8601. */
  at: string
  by: string
  /** Number of documents that it published or removed. */
  count: number
  /** Whether none of them was published or removed since, so that it can be taken back. */
  isLatest: boolean
  /** The first of them. */
  documents: (DocumentReference & { title?: Localized<string>; isRemoval: boolean })[]
}

/** Texts of the site in one language. */
export interface TranslationCounts {
  locale: Locale
  total: number
  missing: number
  /** Texts whose source has changed since they were translated. */
  outdated: number
  /** Texts that a user has marked. */
  needsWork: number
  /** Documents in which texts are missing. */
  documents: (DocumentReference & { title?: Localized<string>; missing: number })[]
}

/** The state of the site, for the start page. */
export interface SiteOverview {
  /** Newest first. */
  recent: RecentPublication[]
  translations: TranslationCounts[]
  /** null: the sandbox, which has everything. */
  platform: PlatformReport | null
}
