import { isPastRelease } from '../../../schemas/studio/releases.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { DocumentName, StudioParams } from '../../../schemas/studio/calls.ts'
import type { Draft } from '../../../schemas/studio/answers.ts'
import type { DocumentApproval, Review, ReviewSubject } from '../../../schemas/studio/reviews.ts'
import { documentName } from '../../content/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { releaseDrafts, releaseRow } from '../releases/release-changes.ts'
import { toIsoTime, type Caller, type StudioContext } from '../studio-context.ts'
import { readRules, rulesFor, strictest } from './approval-rules.ts'
import { readApprovals } from './approvals.ts'
import { listThreads } from './comments.ts'
import { publishedForms } from './published-forms.ts'
import { readUsers } from './people.ts'
import { requestedRemoval } from './removals.ts'
import { addSteps } from './steps.ts'
import { readRequest } from './requests.ts'
import { subjectName } from './review-subjects.ts'

/** Maximum number of steps returned. */
const shownSteps = 200

/** The drafts that are reviewed: of a document, or all of a release that is not published yet. */
async function reviewedDrafts(context: StudioContext, subject: ReviewSubject): Promise<Draft[]> {
  if (!('release' in subject)) {
    const draft = await context.drafts.find(subject)
    return draft ? [draft] : []
  }
  const row = await releaseRow(context, subject.release)
  return isPastRelease(row) ? [] : releaseDrafts(context, row)
}

/** A document without a draft: there is nothing to approve. */
async function unedited(context: StudioContext, name: DocumentName): Promise<DocumentApproval> {
  const { kind, key } = name
  const published = await publishedForms(context, { kind, key }, null)
  const rule = strictest(
    rulesFor(await readRules(context), kind, published).map((each) => ({ rule: each, given: 0 })),
  ).rule
  return { kind, key, revision: null, rule, given: 0, isApproved: true, decisions: [], isAuthor: false }
}

export async function openReview(
  context: StudioContext,
  { user }: Caller,
  { subject }: StudioParams<'reviews.open'>,
): Promise<Review> {
  const { database } = context
  const drafts = await reviewedDrafts(context, subject)
  const documents = await readApprovals(context, drafts, user.id)
  const name = subjectName(subject)
  const users = await readUsers(context)
  const rows = await database
    .selectFrom('review_steps')
    .selectAll()
    .where('subject', '=', name)
    .orderBy('id', 'desc')
    .limit(shownSteps)
    .execute()
  const isDocument = !('release' in subject)
  const removal = isDocument ? await requestedRemoval(context, user, subject) : undefined
  return {
    ...(removal && { removal }),
    request: isDocument && drafts.length === 0 ? null : await readRequest(context, name, users),
    documents: isDocument && documents.length === 0 ? [await unedited(context, subject)] : documents,
    threads: await listThreads(context, [name, ...(isDocument ? [] : documents.map(documentName))], users),
    steps: rows.map(({ id, at, by, action, text, revision }) => ({
      id,
      at: toIsoTime(at),
      by,
      action,
      text,
      revision,
    })),
  }
}

/** Asks for a review, or again after edits. */
export async function requestReview(
  context: StudioContext,
  caller: Caller,
  { subject, users: ids, roles, message }: StudioParams<'reviews.request'>,
): Promise<Review> {
  const { database, now } = context
  const { user } = caller
  if (ids.length === 0 && roles.length === 0)
    throw new StudioError('InvalidParameters', phrase`Choose who should review it`, { path: '/users' })
  const users = await readUsers(context)
  if (ids.some((id) => id === user.id || users.get(id)?.is_active !== 1))
    throw new StudioError('InvalidParameters', phrase`Ask other users who can sign in`, { path: '/users' })
  const drafts = await reviewedDrafts(context, subject)
  if (drafts.length === 0) throw new StudioError('NotFound', phrase`There are no edits to review`)
  const values = {
    user_id: user.id,
    at: now(),
    message: message.trim(),
    users: JSON.stringify(ids),
    roles: JSON.stringify(roles),
  }
  const revision = 'release' in subject ? null : (drafts[0]?.revision ?? null)
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('review_requests')
      .values({ subject: subjectName(subject), ...values })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
      .execute()
    await addSteps({ database: transaction, now }, user, [
      { subject, action: 'requested', text: values.message, revision },
    ])
  })
  return openReview(context, caller, { subject })
}

export async function withdrawReview(
  context: StudioContext,
  caller: Caller,
  { subject }: StudioParams<'reviews.withdraw'>,
): Promise<Review> {
  const { database, now } = context
  await inTransaction(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('review_requests')
      .where('subject', '=', subjectName(subject))
      .executeTakeFirst()
    if (numDeletedRows > 0n)
      await addSteps({ database: transaction, now }, caller.user, [{ subject, action: 'withdrawn' }])
  })
  return openReview(context, caller, { subject })
}

const edited = (documents: readonly DocumentName[]) =>
  new StudioError(
    'Conflict',
    phrase`It was edited while you reviewed it. Look at the edits and decide again`,
    {
      documents,
    },
  )

/** Throws Conflict unless the drafts are exactly those that the reviewer has seen. */
function assertSeen(drafts: readonly Draft[], seen: StudioParams<'reviews.decide'>['documents']): void {
  const revisions = new Map(seen.map((each) => [documentName(each), each.revision]))
  const changed = drafts.filter(
    ({ document, revision }) => revisions.get(documentName(document)) !== revision,
  )
  if (changed.length > 0 || revisions.size !== drafts.length)
    throw edited(changed.map(({ document: { kind, key } }) => ({ kind, key })))
}

/** Records a decision about the drafts that the caller has seen. */
export async function decideReview(
  context: StudioContext,
  caller: Caller,
  { subject, documents: seen, decision, text }: StudioParams<'reviews.decide'>,
): Promise<Review> {
  const { user } = caller
  const comment = text.trim()
  if (decision === 'changes' && comment === '')
    throw new StudioError('InvalidParameters', phrase`Say what should change`, { path: '/text' })
  const drafts = await reviewedDrafts(context, subject)
  assertSeen(drafts, seen)
  const approvals = await readApprovals(context, drafts, user.id)
  // A release may contain edits of the reviewer: the others can be approved all the same.
  const decided = decision === 'approve' ? approvals.filter(({ isAuthor }) => !isAuthor) : approvals
  if (decided.length === 0)
    throw new StudioError(
      'NotAllowed',
      phrase`You have edited this yourself: somebody else has to approve it`,
    )
  const ofDocuments = decided.map(({ kind, key, revision }) => ({
    subject: { kind, key },
    action: decision,
    text: comment,
    revision,
  }))
  const ofRelease = 'release' in subject ? [{ subject, action: decision, text: comment }] : []
  await inTransaction(context.database, (transaction) =>
    addSteps({ database: transaction, now: context.now }, user, [...ofDocuments, ...ofRelease]),
  )
  return openReview(context, caller, { subject })
}
