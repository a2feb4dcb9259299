import type { ExperimentGoal, VariantName } from '../documents/blocks/variants.ts'
import type { Localized } from '../documents/localized.ts'
import type { DocumentReference } from './answers.ts'

/**
 * How a variant compares with the first one. tooFew: not enough visitors or goals to tell. chance: a difference as
 * large is expected without any effect.
 */
export type Comparison = 'tooFew' | 'chance' | 'better' | 'worse'

export interface VariantResult {
  variant: VariantName
  /** Percent of the visitors. */
  share: number
  /** Visitors who have seen it. */
  views: number
  /** Of these, who have used a link or button in it. */
  clicks: number
  /** Of these, who have reached the goal. */
  conversions: number
  /** undefined: it is the first variant. */
  comparison?: Comparison
  /**
   * Probability of a difference at least as large if the variants were equally good, corrected for the number of
   * variants; undefined unless there is enough data.
   */
  chance?: number
}

/** One run of an A/B test. */
export interface ExperimentResult {
  run: string
  document: DocumentReference
  /** Title of the document. */
  title?: Localized<string>
  /** Id of the block. */
  block: string
  name: string
  goal: ExperimentGoal
  /** ISO 8601, as are the other times. */
  startedAt: string
  /** null: it is running. */
  endedAt: string | null
  /** The variant that took the place of the test; null: none, such as after new shares, or it is running. */
  winner: VariantName | null
  variants: VariantResult[]
}

/** What became of the choice of a winner. waiting: its document has to be approved first. */
export interface ExperimentEnd {
  state: 'published' | 'waiting'
  /** Of the publication; undefined: it waits. */
  contentVersion?: number
  experiments: ExperimentResult[]
}
