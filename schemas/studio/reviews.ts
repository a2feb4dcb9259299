import type { FactKind } from '../facts.ts'
import type { DocumentKind } from '../kinds/index.ts'
import type { Localized } from '../documents/localized.ts'
import type { DocumentReference } from './answers.ts'
import type { Role } from './roles.ts'

/**
 * What an approval rule is for: a kind of document, forms that concern money (`money-form`), or documents of any kind that
 * change a fact of this kind.
 */
export type ApprovalSubject = DocumentKind | 'money-form' | FactKind

/** How many approvals a revision needs before it can be published. */
export interface ApprovalRule {
  subject: ApprovalSubject
  /** 0: none. Approvals of its own authors never count. */
  count: number
  /** Approvals of users with at least this role count. */
  role: Role
  /** Nobody has set it. It holds while somebody beside the author can approve. */
  isDefault?: true
}

/** A user who can be asked for a review. */
export interface Person {
  id: number
  name: string
  role: Role
}

/** What is reviewed: a document, or a release with all its documents. */
export type ReviewSubject = DocumentReference | { release: number }

export interface ReviewRequest {
  by: Person
  at: string
  message: string
  /** Users who were asked. */
  users: Person[]
  /** Roles that were asked: one user of each is enough. */
  roles: Role[]
}

/** approve: it may be published like this. changes: it must not be published like this. */
export const decisions = ['approve', 'changes'] as const
export type Decision = (typeof decisions)[number]

/** The last decision of a user about a document. */
export interface ReviewDecision {
  by: Person
  decision: Decision
  at: string
  /** false: the draft was edited since, which makes the decision void. */
  isCurrent: boolean
  /** Whether it counts for a rule; false for authors, lower roles and disabled users, too. */
  counts: boolean
}

/** How far a draft is approved. */
export interface DocumentApproval extends DocumentReference {
  title?: Localized<string>
  /** Of the draft; null without one. */
  revision: number | null
  /** If several apply: the first that does not hold yet, otherwise the one that needs the most approvals. */
  rule: ApprovalRule
  /** Number of approvals of this revision that count for it. */
  given: number
  /** Whether it can be published as far as approvals are concerned. */
  isApproved: boolean
  decisions: ReviewDecision[]
  /** Whether the caller has edited the draft and therefore cannot approve it. */
  isAuthor: boolean
}

export interface ReviewComment {
  id: number
  by: Person
  at: string
  text: string
}

/** Comments on one place. */
export interface CommentThread {
  /** Of its first comment. */
  id: number
  subject: ReviewSubject
  /** Id of the block, or name of the form's field; null: the document itself. */
  block: string | null
  /** JSON pointer to the field within the block or document; empty: the block or document as a whole. */
  path: string
  comments: ReviewComment[]
  /** Who has resolved it; null: it is open. */
  resolved: { by: Person; at: string } | null
}

export type ReviewAction =
  | 'requested'
  | 'withdrawn'
  | 'approve'
  | 'changes'
  | 'resolved'
  | 'reopened'
  | 'published'
  | 'removal'
  | 'kept'

/** One step of a review. */
export interface ReviewStep {
  id: number
  at: string
  by: string
  action: ReviewAction
  text: string
  /** Of the draft that was reviewed, or the content version that is to be removed; null for other steps. */
  revision: number | null
}

/** A document under a rule that somebody wants to remove from the site. */
export interface RequestedRemoval {
  by: string
  at: string
  /** How many others must still confirm it. */
  missing: number
  /** Whether the caller can confirm it; the document is removed as soon as nobody else must. */
  mayConfirm: boolean
}

export interface Review {
  /** Of documents: the open request to remove it. */
  removal?: RequestedRemoval
  /** null: no review was requested, or it has ended. */
  request: ReviewRequest | null
  /** The document, or those of the release. */
  documents: DocumentApproval[]
  /** Oldest first. */
  threads: CommentThread[]
  /** Newest first. */
  steps: ReviewStep[]
}

/** Something that waits for the caller. */
export interface WaitingReview {
  subject: ReviewSubject
  title?: Localized<string>
  /** Name of a release. */
  name?: string
  /** Who has requested the review. */
  by: string
  at: string
  message: string
  /**
   * review: the caller was asked. removal: the caller can confirm it. changes, approved: how the caller's own request
   * was answered.
   */
  reason: 'review' | 'removal' | 'changes' | 'approved'
  /** Who asks for changes. */
  answeredBy: readonly string[]
}
