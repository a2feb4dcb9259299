import { Type } from 'typebox'
import { factKinds } from '../../facts.ts'
import { kindNames } from '../../kinds/index.ts'
import type { PublishAnswer } from '../answers.ts'
import type { ApprovalRule, CommentThread, Person, Review, WaitingReview } from '../reviews.ts'
import { decisions } from '../reviews.ts'
import { roles } from '../roles.ts'
import { call, DocumentName, params, type StudioCallContracts } from './fields.ts'

const ReviewedRelease = Type.Object(
  { release: Type.Integer({ description: 'Id of a release' }) },
  { additionalProperties: false },
)
const Subject = Type.Union([DocumentName, ReviewedRelease])
const Message = Type.String({ maxLength: 1000, description: 'What the reviewers should know' })
const Text = Type.String({ pattern: '\\S', maxLength: 2000, description: 'A comment' })
const Roles = Type.Array(Type.Enum([...roles]), { maxItems: roles.length, uniqueItems: true })

/** A draft as the reviewer has seen it. */
const ReviewedDocument = Type.Object(
  { ...DocumentName.properties, revision: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
)

/** Reviews of drafts and releases: requests, comments, decisions and the rules for publishing. */
export const reviewCalls = {
  /** Returns the state of a review with its comments and history. */
  'reviews.open': { role: 'viewer', params: params({ subject: Subject }), changes: 'nothing' },
  /** Users who can be asked for a review. */
  'reviews.people': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Reviews that the caller was asked for, and answered requests of the caller. */
  'reviews.waiting': { role: 'viewer', params: params({}), changes: 'nothing' },
  /** Asks users and roles for a review, or again after edits. Replaces an earlier request. */
  'reviews.request': call({
    role: 'editor',
    params: params({
      subject: Subject,
      users: Type.Array(Type.Integer(), { maxItems: 50, uniqueItems: true }),
      roles: Roles,
      message: Message,
    }),
    changes: ({ subject }) => [subject],
  }),
  'reviews.withdraw': call({
    role: 'editor',
    params: params({ subject: Subject }),
    changes: ({ subject }) => [subject],
  }),
  /**
   * Approves drafts or asks for changes. Fails with Conflict if one is no longer as the caller has seen it; the decision
   * is valid for exactly these revisions.
   */
  'reviews.decide': {
    role: 'viewer',
    params: params({
      subject: Subject,
      documents: Type.Array(ReviewedDocument, { minItems: 1, maxItems: 500 }),
      decision: Type.Enum([...decisions]),
      text: Type.String({ maxLength: 2000, description: 'Required when asking for changes' }),
    }),
    changes: 'own',
  },
  /** Decides to keep a document that others want to remove from the site: their requests are void. */
  'reviews.keep': call({
    role: 'editor',
    params: params({ ...DocumentName.properties }),
    changes: (name) => [name],
  }),
  /**
   * Confirms the removal of a document that somebody else has requested, which all may whose approval counts for its kind;
   * the last one that is needed removes it from the site.
   */
  'reviews.confirmRemoval': call({
    role: 'editor',
    params: params({ ...DocumentName.properties }),
    changes: (name) => [name],
  }),
  /** Starts a thread on a document, a block or a field, or on a release. */
  'comments.add': {
    role: 'viewer',
    params: params({
      subject: Subject,
      block: Type.Union([Type.String({ minLength: 1, maxLength: 120 }), Type.Null()]),
      path: Type.String({ pattern: '^(/.*)?$', maxLength: 400, description: 'JSON pointer' }),
      text: Text,
    }),
    changes: 'own',
  },
  'comments.reply': {
    role: 'viewer',
    params: params({ thread: Type.Integer(), text: Text }),
    changes: 'own',
  },
  /** Resolves a thread or opens it again; viewers only those that they have started. */
  'comments.resolve': call({
    role: 'viewer',
    params: params({ thread: Type.Integer(), isResolved: Type.Boolean() }),
    changes: ({ thread }) => [{ thread }],
  }),
  /** How many approvals each kind of document needs. */
  'approvals.rules': { role: 'viewer', params: params({}), changes: 'nothing' },
  'approvals.setRule': {
    role: 'admin',
    params: params({
      subject: Type.Enum([...kindNames, 'money-form', ...factKinds] as const, {
        description: 'A kind of document, forms that concern money, or changes of a kind of fact',
      }),
      count: Type.Integer({ minimum: 0, maximum: 5, description: 'Required approvals' }),
      role: Type.Enum([...roles], { description: 'Lowest role whose approvals count' }),
    }),
    changes: 'site',
  },
} as const satisfies StudioCallContracts

export interface ReviewAnswers {
  'reviews.open': Review
  /** Sorted by name. */
  'reviews.people': Person[]
  /** Newest first. */
  'reviews.waiting': WaitingReview[]
  'reviews.request': Review
  'reviews.withdraw': Review
  'reviews.decide': Review
  'reviews.keep': Review
  'reviews.confirmRemoval': PublishAnswer
  'comments.add': CommentThread
  'comments.reply': CommentThread
  'comments.resolve': CommentThread
  'approvals.rules': ApprovalRule[]
  'approvals.setRule': ApprovalRule[]
}
